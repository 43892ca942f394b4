/**
 * What direct fire does on average, looked up: both sides roll a die, the difference is checked against Morale (5.0, 5.1).
 * Forecasts are exact but dear; these tables serve where thousands of shots are only imagined.
 */

/** How a target reads its results: by its kind, and whether it is Shaken already. */
export type Reader =
  | 'squad'
  | 'shaken-squad'
  | 'half'
  | 'shaken-half'
  | 'man'
  | 'shaken-man'
  | 'hero'
  | 'armoured'
  | 'unarmoured';

/** Shares of a unit's worth that results cost it. */
const SHAKEN = 0.45;
const HALVED = 0.62;
const WOUNDED = 0.55;

interface Losses {
  readonly first: number;
  readonly second: number;
}

/** What a total above Morale costs, and one of twice Morale. Three times is the end of everybody. */
const LOSSES: Readonly<Record<Reader, Losses>> = {
  squad: { first: SHAKEN, second: HALVED },
  'shaken-squad': { first: HALVED, second: HALVED },
  half: { first: SHAKEN, second: 1 },
  'shaken-half': { first: 1, second: 1 },
  man: { first: SHAKEN, second: WOUNDED },
  'shaken-man': { first: WOUNDED, second: WOUNDED },
  hero: { first: WOUNDED, second: WOUNDED },
  armoured: { first: SHAKEN, second: SHAKEN },
  unarmoured: { first: SHAKEN, second: 1 },
};

const READERS = Object.keys(LOSSES) as readonly Reader[];
const MORALES = 12;
const LEADS = 4;
const LEAST = -16;
const MOST = 24;
const SPAN = MOST - LEAST + 1;

const FACES = [1, 2, 3, 4, 5, 6];

function lossAt({ first, second }: Losses, total: number, morale: number): number {
  if (total <= morale) return 0;
  if (total >= 3 * morale) return 1;
  return total >= 2 * morale ? second : first;
}

/** Means over both opposed dice and the die of the check. */
function means(costs: Losses, morale: number, lead: number, difference: number): { loss: number; hit: number } {
  let loss = 0;
  let hit = 0;
  for (const attack of FACES) {
    for (const defence of FACES) {
      const check = attack - defence + difference;
      if (check <= 0) continue;
      for (const die of FACES) {
        const share = lossAt(costs, check - lead + die, morale);
        loss += share / 216;
        if (share > 0) hit += 1 / 216;
      }
    }
  }
  return { loss, hit };
}

const losses = new Float64Array(READERS.length * MORALES * LEADS * SPAN);
const hits = new Float64Array(losses.length);

const PLACE = Object.fromEntries(READERS.map((reader, at) => [reader, at])) as Readonly<Record<Reader, number>>;

/** Where the chances of such a target stand in the tables. */
export const rowOf = (reader: Reader, morale: number, lead: number): number =>
  ((PLACE[reader] * MORALES + Math.max(0, Math.min(MORALES - 1, morale))) * LEADS +
    Math.max(0, Math.min(LEADS - 1, lead))) *
  SPAN;

const columnOf = (difference: number): number =>
  (difference < LEAST ? LEAST : difference > MOST ? MOST : Math.round(difference)) - LEAST;

for (const reader of READERS) {
  for (let morale = 1; morale < MORALES; morale++) {
    for (let lead = 0; lead < LEADS; lead++) {
      for (let difference = LEAST; difference <= MOST; difference++) {
        const { loss, hit } = means(LOSSES[reader], morale, lead, difference);
        const at = rowOf(reader, morale, lead) + columnOf(difference);
        losses[at] = loss;
        hits[at] = hit;
      }
    }
  }
}

/** The share of its worth that a target loses on average; `difference` is what both sides add to their dice. */
export const lossIn = (row: number, difference: number): number => losses[row + columnOf(difference)] as number;

/** How likely it is to be hurt at all. */
export const hitIn = (row: number, difference: number): number => hits[row + columnOf(difference)] as number;

/** Chance that two dice and a modifier reach a number (8.0). */
export function chanceOfTwo(needed: number, modifier: number): number {
  let ways = 0;
  for (const first of FACES) for (const second of FACES) if (first + second + modifier >= needed) ways++;
  return ways / 36;
}
