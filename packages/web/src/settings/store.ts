/** What a person likes, kept in the browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'full', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Loudness of the effects, from nothing to everything. */
export const SOUNDS = { off: 0, soft: 0.35, full: 1 } as const;
export type Sound = keyof typeof SOUNDS;

/** Colours of the house, or others that colour-blind eyes tell apart more easily. */
export const COLOURS = ['house', 'safe'] as const;
export type Colours = (typeof COLOURS)[number];

/** Size of the counters on the map, as a share of the usual one. */
export const COUNTER_SIZES = { small: 0.86, usual: 1, large: 1.18 } as const;
export type CounterSize = keyof typeof COUNTER_SIZES;

/** How far each counter of a stack lies beside the one below, as a share of the usual distance. */
export const STACK_STYLES = { tight: 0.45, stepped: 1, open: 2.1 } as const;
export type StackStyle = keyof typeof STACK_STYLES;

/** How long the computer lets a person look at what it did, in milliseconds. */
export const PACES = { instant: 0, quick: 350, calm: 900 } as const;
export type Pace = keyof typeof PACES;

export interface Likes {
  readonly theme: Theme;
  /** Undefined: the browser's. */
  readonly language: string | undefined;
  readonly motion: Motion;
  readonly sound: Sound;
  readonly colours: Colours;
  readonly counterSize: CounterSize;
  readonly stackStyle: StackStyle;
  readonly pace: Pace;
}

export interface Settings extends Likes {
  set(change: Partial<Likes>): void;
}

export const USUAL: Likes = {
  theme: 'system',
  language: undefined,
  motion: 'system',
  sound: 'off',
  colours: 'house',
  counterSize: 'usual',
  stackStyle: 'stepped',
  pace: 'quick',
};

export const useSettings = create<Settings>()(
  persist((set) => ({ ...USUAL, set: (change) => set(change) }), { name: 'opfire.settings', version: 1 }),
);
