/** What small arms and shells do to a vehicle and those it carries, followed through the dice (17.2–17.4). */
import type { Tally } from '../core/tally.ts';
import {
  attackDice,
  attackTally,
  defenceTally,
  jamProne,
  targetsOf,
  withoutWeapon,
} from '../rules/fire-combat/attack.ts';
import { firepowerTally } from '../rules/fire-combat/firepower.ts';
import type { Shot } from '../rules/fire-combat/shot.ts';
import { overstacked } from '../rules/movement/stacking.ts';
import { vehicleCheckTally, vehicleResult } from '../rules/vehicles/checks.ts';
import { type Exposure, exposureTo } from '../rules/vehicles/exposure.ts';
import { armorLeaderOf, isAircraft, isHero, moraleOf, type Position, typeOf } from '../state/query.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { type Fate, type Fates, fateOf, followChecks, steadiers } from './fates.ts';
import { strikeHelicopter } from './helicopters.ts';
import { bearHeroes, NO_HEROES_YET } from './heroes.ts';
import { Moment } from './moment.ts';
import { throwsOf } from './throws.ts';
import type { AttackForecast, TargetForecast } from './types.ts';

const FACES = 6;

/** The vehicle's own check; says how likely it is to be destroyed by it. */
function checkVehicle(
  p: Position,
  { vehicle, unarmoured }: Exposure,
  check: number,
  weight: number,
  fate: Fate,
): number {
  const { total } = vehicleCheckTally(p, vehicle, check);
  const morale = moraleOf(p, vehicle);
  let destroyed = 0;
  fate.check += weight;
  for (let face = 1; face <= FACES; face++) {
    const result = vehicleResult(face + total, morale, unarmoured, vehicle.shaken);
    fate.results[result] += weight / FACES;
    if (result === 'destroyed') destroyed += 1 / FACES;
  }
  fate.lost += weight * destroyed;
  return destroyed;
}

/** Out on an even number and Shaken by it, but for Heroes; without room in the hex nobody gets out (1.3, 16.1.1). */
export function bailOut(p: Position, vehicle: Unit, rider: Unit, weight: number, fate: Fate): void {
  const room = !overstacked(p, vehicle.at, [rider.id], rider.side);
  const out = room ? weight / 2 : 0;
  fate.results.eliminated += weight - out;
  fate.lost += weight - out;
  fate.results[rider.shaken || isHero(typeOf(p, rider)) ? 'no-effect' : 'shaken'] += out;
}

/**
 * One throw that beats the vehicle's defence. What passengers suffer by getting off an abandoned vehicle is not counted,
 * and those whose fate nobody asked for are left out.
 */
export function strikeExposed(
  start: Moment,
  exposure: Exposure,
  check: number,
  weight: number,
  fates: Fates,
  heroes = true,
): void {
  const own = exposure.checks ? fates.get(exposure.vehicle.id) : undefined;
  const destroyed = own ? checkVehicle(start, exposure, check, weight, own) : 0;
  const riders = exposure.riders.filter(({ id }) => fates.has(id));
  for (const rider of riders)
    if (destroyed > 0) bailOut(start, exposure.vehicle, rider, weight * destroyed, fateOf(fates, rider.id));
  if (riders.length === 0 || destroyed === 1) return;
  const checks = riders.map(({ id }) => ({ unit: id, check }));
  const left = weight * (1 - destroyed);
  const courses = followChecks(start, checks, left, fates);
  bearHeroes(start, courses, { units: riders.map(({ id }) => id), heroes }, NO_HEROES_YET, left, fates);
}

/** Sums against the vehicle, which hold for all who are attacked with it. */
const edgeOf = (p: Position, shot: Shot, firepower: Tally, target: Unit): number =>
  attackTally(p, shot, firepower, target).total - defenceTally(p, shot, target).total;

function targetOf(
  p: Position,
  shot: Shot,
  firepower: Tally,
  unit: Unit,
  fate: Fate,
  leader: UnitId | undefined,
): TargetForecast {
  return {
    unit: unit.id,
    attack: attackTally(p, shot, firepower, unit),
    defence: defenceTally(p, shot, unit),
    checkChance: fate.check,
    ...(leader !== undefined && { leader }),
    results: { ...fate.results },
    lost: fate.lost,
    heroChance: fate.hero,
  };
}

/** Direct fire at one vehicle with everybody on it whom fire reaches. */
export function forecastAtVehicle(
  p: Position,
  shot: Shot & { readonly target: Unit },
  firepower: Tally,
  fates: Fates,
  how: AttackForecast['how'],
): AttackForecast {
  const start = new Moment(p);
  const exposure = exposureTo(p, shot.target, shot.from);
  const follow = isAircraft(typeOf(p, shot.target)) ? strikeHelicopter : strikeExposed;
  const prone = jamProne(p, shot).map((weapon) => withoutWeapon(shot, weapon));
  const dice = attackDice(p, shot);
  const edge = edgeOf(p, shot, firepower, shot.target);
  const jammed = prone.map((without) => edgeOf(p, without, firepowerTally(p, without), shot.target));
  let jam = 0;
  for (const { difference, chance } of throwsOf(dice, 'sum')) {
    const jams = difference === 0 && jammed.length > 0;
    if (jams) jam += chance;
    const edges = jams ? jammed : [edge];
    for (const one of edges) {
      const weight = chance / edges.length;
      const check = difference + one;
      if (check > 0) follow(start, exposure, check, weight, fates);
      else for (const fate of fates.values()) fate.results['no-effect'] += weight;
    }
  }
  const leaders = steadiers(
    start,
    exposure.riders.map(({ id }) => id),
  );
  const commander = shot.target.shaken ? undefined : armorLeaderOf(p, shot.target.id)?.id;
  const targets = targetsOf(p, shot).map((unit) =>
    targetOf(
      p,
      shot,
      firepower,
      unit,
      fateOf(fates, unit.id),
      unit.id === shot.target.id ? commander : leaders.get(unit.id),
    ),
  );
  return { kind: 'attack', how, firepower, dice, counted: 'sum', targets, ...(jam > 0 && { jam }) };
}

export const isAtVehicle = (shot: Shot): shot is Shot & { readonly target: Unit } => shot.target !== undefined;
