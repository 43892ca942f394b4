/** What becomes of passengers when their vehicle is struck by ordnance: out of it, off it, or nothing (16.1.1, 16.2, 16.3). */
import { beginPlay } from '../core/machine.ts';
import { tell } from '../core/play.ts';
import { checkLeader, noteLed } from '../rules/fire-combat/leadership.ts';
import { getOff, leadersFirst } from '../rules/passengers/getting-off.ts';
import { forecastMoraleCheck } from '../rules/rally/morale.ts';
import { crewAbandons } from '../rules/vehicles/crews.ts';
import { isHero, isVehicle, type Position, ridersOf, ridesOutside, typeOf, unitOf } from '../state/query.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { Fate, type Fates, fateOf } from './fates.ts';
import type { Results, RiderForecast } from './types.ts';
import { bailOut } from './vehicles.ts';

interface Course {
  readonly p: Position;
  readonly chance: number;
}

/** Stepped off in their order, without the dice; whoever finds no room is lost. */
function steppedOff(p: Position, vehicle: Unit, riders: readonly Unit[], abandoned: boolean): Position {
  const play = beginPlay(p.world, p.state);
  if (abandoned && p.world.rules.vehicles.abandonedCrew === 'shaken') crewAbandons(play, vehicle.id);
  for (const { id } of riders) getOff(play, id, '16.2');
  return play;
}

/** The course in which a unit passes its check of nerve, and the one in which it is Shaken by it. */
function takeNerve({ p, chance }: Course, id: UnitId, pending: ReadonlySet<UnitId>): [Course, Course] {
  const unit = unitOf(p, id);
  const leader = checkLeader(p, unit, pending);
  const [passing, of] = forecastMoraleCheck(p, unit, { leader, tm: true }).chance;
  const calm = beginPlay(p.world, p.state);
  if (leader) noteLed(calm, leader, '11.1.1');
  const shaken = beginPlay(calm.world, calm.state);
  tell(shaken, { t: 'shaken', unit: id, rule: '16.2' });
  return [
    { p: calm, chance: (chance * passing) / of },
    { p: shaken, chance: chance * (1 - passing / of) },
  ];
}

/** Those who get off one after the other, Leaders first, each with a check of nerve (16.2). */
function throwOff(
  p: Position,
  vehicle: Unit,
  riders: readonly Unit[],
  weight: number,
  abandoned: boolean,
  fates: Fates,
) {
  if (weight <= 0) return;
  const off = steppedOff(p, vehicle, riders, abandoned);
  const out = riders.filter(({ id }) => unitOf(off, id).fate === 'in-play');
  for (const { id } of riders.filter((rider) => !out.includes(rider))) {
    fateOf(fates, id).results.eliminated += weight;
    fateOf(fates, id).lost += weight;
  }
  const pending = new Set(out.map(({ id }) => id));
  let courses: Course[] = [{ p: off, chance: weight }];
  for (const { id, shaken } of leadersFirst(off, out)) {
    pending.delete(id);
    const { results } = fateOf(fates, id);
    if (shaken || isHero(typeOf(p, unitOf(p, id)))) {
      results['no-effect'] += weight;
      continue;
    }
    const next: Course[] = [];
    for (const course of courses) {
      const [calm, afraid] = takeNerve(course, id, pending);
      results['no-effect'] += calm.chance;
      results.shaken += afraid.chance;
      next.push(...[calm, afraid].filter(({ chance }) => chance > 0));
    }
    courses = next;
  }
}

/** `struck`: what the blow does to the vehicle, with the chance that it is hit and none of this comes of it as no effect. */
export function forecastRiders(p: Position, vehicle: Unit, struck: Results): RiderForecast[] {
  const riders = isVehicle(typeOf(p, vehicle)) ? ridersOf(p, vehicle.id) : [];
  const fates: Fates = new Map(riders.map(({ id }) => [id, new Fate()]));
  for (const rider of riders) bailOut(p, vehicle, rider, struck.destroyed, fateOf(fates, rider.id));
  throwOff(p, vehicle, riders, struck.abandoned, true, fates);
  const outside = riders.filter((rider) => ridesOutside(p, rider));
  throwOff(p, vehicle, outside, struck.shaken + struck['no-effect'], false, fates);
  return riders.map(({ id }) => {
    const { results, lost } = fateOf(fates, id);
    const rest = 1 - Object.values(results).reduce((sum, chance) => sum + chance, 0);
    return { unit: id, results: { ...results, 'no-effect': results['no-effect'] + rest }, lost };
  });
}
