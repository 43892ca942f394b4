/** Guns, rockets and missiles as the field of fire sees them: how likely they hit, and what a hit does (14.1). */
import type { Ordnance, UnitType } from '@opfire/engine';

export interface Gun {
  /** What two dice may not exceed, by range; 0 beyond reach. */
  readonly toHit: readonly number[];
  readonly penetration: readonly number[];
  /** Firepower against those on foot; undefined where it has none. */
  readonly he: number | undefined;
}

const FARTHEST = 40;

function gunOf({ ranges, toHit, penetration, he }: Ordnance): Gun {
  const columns = Array.from({ length: FARTHEST + 1 }, (_, range) => ranges.findIndex((reach) => range <= reach));
  return {
    toHit: columns.map((column) => toHit[column] ?? 0),
    penetration: columns.map((column) => penetration[column] ?? 0),
    he: he ?? undefined,
  };
}

const made = new WeakMap<Ordnance, Gun>();

/** The gun of a printed table, worked out once. */
export function gunFrom(printed: Ordnance): Gun {
  const gun = made.get(printed) ?? gunOf(printed);
  made.set(printed, gun);
  return gun;
}

/** The main gun of a vehicle, a helicopter or a team. */
export const mainGunOf = ({ vehicle, helicopter, ordnance }: UnitType): Ordnance | undefined =>
  (vehicle?.guns ?? helicopter?.guns ?? ordnance ?? []).find(({ antiAircraft }) => antiAircraft !== 'only');

/** Ways of two dice to stay at or below a number; twelve always misses, two always hits. */
const WAYS = [1, 1, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 35];
export const hitChance = (needed: number): number =>
  (WAYS[Math.max(0, Math.min(WAYS.length - 1, Math.floor(needed)))] as number) / 36;

/** What equal totals, and a hit that does not go through, do to a crew on average. */
const EQUAL = 0.5;
const GLANCED = 0.08;
/** Any hit is the end of what has no armour (14.1.2). */
export const UNARMOURED = -1;

function pierced(advantage: number): number {
  let share = 0;
  for (let die = 1; die <= 6; die++)
    for (let other = 1; other <= 6; other++) {
      const margin = die + advantage - other;
      share += margin > 0 ? 1 : margin === 0 ? EQUAL : GLANCED;
    }
  return share / 36;
}

const PIERCED = Array.from({ length: 31 }, (_, at) => pierced(at - 15));

/** The share of its worth that a hit costs a vehicle on average: penetration against plate, a die each. */
export const pierces = (penetration: number, plate: number): number =>
  plate === UNARMOURED ? 1 : (PIERCED[Math.max(0, Math.min(30, Math.round(penetration - plate) + 15))] as number);
