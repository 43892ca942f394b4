/** Why a file or a link cannot be opened; each kind has its words in saves.json. */
export const TROUBLES = ['torn', 'not-a-game', 'newer', 'older', 'damaged', 'other-content', 'no-such-battle'] as const;

export interface Trouble {
  readonly trouble: (typeof TROUBLES)[number];
  /** What exactly was found, for whoever wants to know. */
  readonly details?: string;
}
