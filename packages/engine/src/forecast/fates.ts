/** Damage Checks followed through all their dice, Leaders first, each check upon what the earlier ones left (5.0, 5.1). */
import { type Check, checkTally, inCheckOrder, resultOf } from '../rules/fire-combat/damage.ts';
import { checkLeader } from '../rules/fire-combat/leadership.ts';
import type { CheckResult } from '../state/events.ts';
import { isMmc, unitOf } from '../state/query.ts';
import type { UnitId } from '../state/state.ts';
import type { Moment } from './moment.ts';

const FACES = 6;

/** What becomes of a unit, summed up over all throws. */
export class Fate {
  check = 0;
  lost = 0;
  hero = 0;
  readonly results: Record<CheckResult, number> = {
    'no-effect': 0,
    shaken: 0,
    casualties: 0,
    wounded: 0,
    eliminated: 0,
    abandoned: 0,
    damaged: 0,
    destroyed: 0,
  };
}

export type Fates = ReadonlyMap<UnitId, Fate>;

export const fateOf = (fates: Fates, unit: UnitId): Fate => fates.get(unit) as Fate;

/** One way in which the checks can go: how likely, and where it leads. */
export interface Course {
  readonly chance: number;
  readonly moment: Moment;
}

/** Adds one check to a course. `weight` is the chance of the throw that brought the checks about. */
function takeCheck(
  course: Course,
  check: Check,
  pending: ReadonlySet<UnitId>,
  weight: number,
  fate: Fate,
  next: Course[],
): void {
  const { chance, moment } = course;
  const { unit, type, morale, fatal } = moment.standingOf(check.unit);
  const leader = checkLeader(moment, unit, pending);
  const { total } = checkTally(moment, check.check, leader);
  if (isMmc(type)) next.push({ chance, moment: moment.after(unit, 'no-effect', leader) });
  // Results only get worse with the die, so faces with the same result lie together.
  for (let face = 1; face <= FACES; ) {
    const result = resultOf(face + total, morale, type, unit.shaken);
    let end = face + 1;
    while (end <= FACES && resultOf(end + total, morale, type, unit.shaken) === result) end++;
    const share = (chance * (end - face)) / FACES;
    fate.results[result] += weight * share;
    if (fatal.has(result)) fate.lost += weight * share;
    if (!isMmc(type)) next.push({ chance: share, moment: moment.after(unit, result, leader) });
    face = end;
  }
}

/** Adds to the fates what these checks bring, and returns every course that they can take; chances sum up to 1. */
export function followChecks(start: Moment, checks: readonly Check[], weight: number, fates: Fates): Course[] {
  const order = inCheckOrder(start, checks);
  const pending = new Set(order.map((check) => check.unit));
  let courses: Course[] = [{ chance: 1, moment: start }];
  for (const check of order) {
    const fate = fateOf(fates, check.unit);
    fate.check += weight;
    const next: Course[] = [];
    for (const course of courses) takeCheck(course, check, pending, weight, fate, next);
    courses = next;
    pending.delete(check.unit);
  }
  return courses;
}

/** Who steadies each of these units if all of them must check and all come through. */
export function steadiers(start: Moment, units: readonly UnitId[]): Map<UnitId, UnitId> {
  const order = inCheckOrder(
    start,
    units.map((unit) => ({ unit, check: 1 })),
  );
  const pending = new Set(order.map((check) => check.unit));
  const found = new Map<UnitId, UnitId>();
  let moment = start;
  for (const check of order) {
    const unit = unitOf(moment, check.unit);
    const leader = checkLeader(moment, unit, pending);
    if (leader) found.set(unit.id, leader.id);
    moment = moment.after(unit, 'no-effect', leader);
    pending.delete(unit.id);
  }
  return found;
}
