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
import {
  armorLeaderOf,
  isAircraft,
  isHero,
  moraleOf,
  type Position,
  ridersOf,
  typeOf,
  unitOf,
} from '../state/query.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { Fate, type Fates, fateOf, followChecks, steadiers } from './fates.ts';
import { strikeHelicopter } from './helicopters.ts';
import { bearHeroes, NO_HEROES_YET } from './heroes.ts';
import { departure } from './leaving.ts';
import { Moment } from './moment.ts';
import { throwsOf } from './throws.ts';
import type { AttackForecast, TargetForecast } from './types.ts';

const FACES = 6;

/** How likely a vehicle's own check ends its part in the battle. */
interface Doom {
  readonly destroyed: number;
  readonly abandoned: number;
}

const UNHARMED: Doom = { destroyed: 0, abandoned: 0 };

/** The vehicle's own check. */
function checkVehicle(p: Position, { vehicle, unarmoured }: Exposure, check: number, weight: number, fate: Fate): Doom {
  const { total } = vehicleCheckTally(p, vehicle, check);
  const morale = moraleOf(p, vehicle);
  const doom = { destroyed: 0, abandoned: 0 };
  fate.check += weight;
  for (let face = 1; face <= FACES; face++) {
    const result = vehicleResult(face + total, morale, unarmoured, vehicle.shaken);
    fate.results[result] += weight / FACES;
    if (result === 'destroyed' || result === 'abandoned') doom[result] += 1 / FACES;
  }
  fate.lost += weight * doom.destroyed;
  return doom;
}

/** Out on an even number and Shaken by it, but for Heroes; without room in the hex nobody gets out (1.3, 16.1.1). */
export function bailOut(p: Position, vehicle: Unit, rider: Unit, weight: number, fate: Fate): void {
  const room = !overstacked(p, vehicle.at, [rider.id], rider.side);
  const out = room ? weight / 2 : 0;
  fate.results.eliminated += weight - out;
  fate.lost += weight - out;
  fate.results[rider.shaken || isHero(typeOf(p, rider)) ? 'no-effect' : 'shaken'] += out;
}

/** Passengers whom the same throw strikes. */
interface Struck {
  readonly riders: readonly Unit[];
  readonly check: number;
  /** Whether their checks may bring forth Heroes. */
  readonly heroes: boolean;
}

/** Their Damage Checks, from this moment on. */
function strikeRiders(start: Moment, { riders, check, heroes }: Struck, weight: number, fates: Fates): void {
  const units = riders.map(({ id }) => id).filter((id) => unitOf(start, id).fate === 'in-play');
  if (units.length === 0 || weight <= 0) return;
  const checks = units.map((unit) => ({ unit, check }));
  const courses = followChecks(start, checks, weight, fates);
  bearHeroes(start, courses, { units, heroes }, NO_HEROES_YET, weight, fates);
}

/** Adds what came of one course: who was Shaken on the way out and unharmed by the attack is Shaken all the same. */
function addCourse(from: Fates, afraid: ReadonlySet<UnitId>, fates: Fates): void {
  for (const [id, { check, lost, hero, results }] of from) {
    const fate = fateOf(fates, id);
    fate.check += check;
    fate.lost += lost;
    fate.hero += hero;
    for (const result of Object.keys(results) as (keyof typeof results)[])
      fate.results[result === 'no-effect' && afraid.has(id) ? 'shaken' : result] += results[result];
  }
}

/** Everybody gets out of an abandoned vehicle, with a check of nerve, and is struck where he then stands (16.3). */
function abandon(start: Moment, vehicle: Unit, struck: Struck, weight: number, fates: Fates): void {
  const known = (ids: readonly UnitId[]): UnitId[] => ids.filter((id) => fates.has(id));
  const { lost, out, courses } = departure(start, vehicle, ridersOf(start, vehicle.id), true);
  for (const id of known(lost)) {
    fateOf(fates, id).results.eliminated += weight;
    fateOf(fates, id).lost += weight;
  }
  const exposed = new Set(struck.riders.map(({ id }) => id));
  for (const { p, chance, afraid } of courses) {
    const own: Fates = new Map(known(out).map((id) => [id, new Fate()]));
    for (const [id, { results }] of own) if (!exposed.has(id)) results['no-effect'] += weight * chance;
    strikeRiders(new Moment(p), struck, weight * chance, own);
    addCourse(own, afraid, fates);
  }
}

/** One throw that beats the vehicle's defence. Those whose fate nobody asked for are left out. */
export function strikeExposed(
  start: Moment,
  exposure: Exposure,
  check: number,
  weight: number,
  fates: Fates,
  heroes = true,
): void {
  const { vehicle } = exposure;
  const own = exposure.checks ? fates.get(vehicle.id) : undefined;
  const { destroyed, abandoned } = own ? checkVehicle(start, exposure, check, weight, own) : UNHARMED;
  const riders = exposure.riders.filter(({ id }) => fates.has(id));
  for (const rider of riders)
    if (destroyed > 0) bailOut(start, vehicle, rider, weight * destroyed, fateOf(fates, rider.id));
  const struck = { riders, check, heroes };
  strikeRiders(start, struck, weight * (1 - destroyed - abandoned), fates);
  if (abandoned > 0) abandon(start, vehicle, struck, weight * abandoned, fates);
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
