/** How well a player plays, in what temper, and how long he may think. */

export const LEVELS = ['random', 'recruit', 'regular', 'veteran'] as const;
export type Level = (typeof LEVELS)[number];

export const STYLES = ['cautious', 'balanced', 'aggressive'] as const;
export type Style = (typeof STYLES)[number];

/**
 * How much thinking a decision may take. Counted in nodes (orders tried out), the same seed gives the same play on every
 * machine; counted in milliseconds it does not.
 */
export type Budget = { readonly milliseconds: number } | { readonly nodes: number };

/** Only the veteran uses all of it; the others answer in a few milliseconds. */
export const DEFAULT_BUDGET: Budget = { milliseconds: 1500 };

export interface PlayerOptions {
  readonly level: Level;
  readonly style?: Style;
  /** Of his own choices and imagined dice; the game's dice are never known to him. */
  readonly seed?: number;
  readonly budget?: Budget;
}
