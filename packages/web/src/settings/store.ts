/** What a person likes, kept in the browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long the computer lets a person look at what it did, in milliseconds. */
export const PACES = { instant: 0, quick: 350, calm: 900 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  readonly theme: Theme;
  /** Undefined: the browser's. */
  readonly language: string | undefined;
  readonly pace: Pace;
  set(change: Partial<Pick<Settings, 'theme' | 'language' | 'pace'>>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      theme: 'system',
      language: undefined,
      pace: 'quick',
      set: (change) => set(change),
    }),
    { name: 'opfire.settings', version: 1 },
  ),
);
