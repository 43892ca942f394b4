/** The Melee Table (8.0, rulings D-87 and D-88): odds, Kill Numbers and chances. Pure arithmetic. */

/** Columns of the table, from the worst odds to the best, each as attack to defence. */
const RATIOS = [
  [1, 3],
  [1, 2],
  [2, 3],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
] as const;

export const MELEE_COLUMNS = ['1:3', '1:2', '2:3', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1'] as const;
export const KILL_NUMBER: readonly number[] = [11, 10, 9, 8, 7, 6, 5, 4, 3];
const BEST = MELEE_COLUMNS.length - 1;

/** The lowest column that is not below the true ratio: fractions round up, and nothing beats 5:1. */
export function oddsColumn(attack: number, defence: number): number {
  const column = RATIOS.findIndex(([a, d]) => attack * d <= a * defence);
  return column < 0 ? BEST : column;
}

/** Heroes among the attackers shift the odds once, after the table's own bounds (ruling D-88). */
export const shiftedByHero = (column: number): number => Math.min(BEST, column + 1);

/** Below 1:3 an attack may still be made at 1:3, but only against a single unit. */
export const isBelowTable = (attack: number, defence: number): boolean => attack * 3 < defence;

/** So many of all the equally likely rolls. */
export interface Chance {
  readonly ways: number;
  readonly of: number;
}

/** Chance that a six-sided die and one of `dieSides` reach the Kill Number with the modifier added. */
export function chanceAtLeast(killNumber: number, modifier: number, dieSides: number): Chance {
  let ways = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= dieSides; second++) if (first + second + modifier >= killNumber) ways++;
  }
  return { ways, of: 6 * dieSides };
}
