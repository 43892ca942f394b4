/** Damage Checks followed through all their dice, Leaders first, each check upon what the earlier ones left (5.0, 5.1). */
import { type Check, checkTally, inCheckOrder, isFatal, resultOf } from '../rules/fire-combat/damage.ts';
import { checkLeader } from '../rules/fire-combat/leadership.ts';
import type { CheckResult } from '../state/events.ts';
import { isMmc, moraleOf, typeOf, unitOf } from '../state/query.ts';
import type { Unit, UnitId } from '../state/state.ts';
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
  };
}

export type Fates = ReadonlyMap<UnitId, Fate>;

export const fateOf = (fates: Fates, unit: UnitId): Fate => fates.get(unit) as Fate;

/** One way in which the checks can go: how likely, and where it leads. */
export interface Course {
  readonly chance: number;
  readonly moment: Moment;
}

/** Runs of faces with the same result: [result, how many faces]. Results only get worse with the die. */
function resultsOf(moment: Moment, unit: Unit, modifier: number): [CheckResult, number][] {
  const morale = moraleOf(moment, unit);
  const type = typeOf(moment, unit);
  const runs: [CheckResult, number][] = [];
  for (let face = 1; face <= FACES; face++) {
    const result = resultOf(face + modifier, morale, type, unit.shaken);
    const last = runs[runs.length - 1];
    if (last?.[0] === result) last[1]++;
    else runs.push([result, 1]);
  }
  return runs;
}

/** All courses that one check adds to. `weight` is the chance of the throw that brought the checks about. */
function takeCheck(
  { chance, moment }: Course,
  check: Check,
  pending: ReadonlySet<UnitId>,
  weight: number,
  fate: Fate,
): Course[] {
  const unit = unitOf(moment, check.unit);
  const leader = checkLeader(moment, unit, pending);
  const courses: Course[] = [];
  for (const [result, faces] of resultsOf(moment, unit, checkTally(moment, check.check, leader).total)) {
    const share = (chance * faces) / FACES;
    fate.results[result] += weight * share;
    if (isFatal(moment, unit, result)) fate.lost += weight * share;
    courses.push({ chance: share, moment: moment.after(unit, result, leader) });
  }
  return isMmc(typeOf(moment, unit)) ? [{ chance, moment: (courses[0] as Course).moment }] : courses;
}

/** Adds to the fates what these checks bring, and returns every course that they can take; chances sum up to 1. */
export function followChecks(start: Moment, checks: readonly Check[], weight: number, fates: Fates): Course[] {
  const order = inCheckOrder(start, checks);
  const pending = new Set(order.map((check) => check.unit));
  let courses: Course[] = [{ chance: 1, moment: start }];
  for (const check of order) {
    const fate = fateOf(fates, check.unit);
    fate.check += weight;
    courses = courses.flatMap((course) => takeCheck(course, check, pending, weight, fate));
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
