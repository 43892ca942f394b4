/** Who of a vehicle and those it carries suffers by small arms and shells, and how well it is protected (17.2–17.4). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Modifier, type Tally, TallyBuilder } from '../../core/tally.ts';
import { EXPOSED } from '../../state/marks.ts';
import { hasStatus, isAircraft, type Position, ridersOf, ridesOutside, typeOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { aircraftDefence, whyNotAtAircraft } from '../aircraft/small-arms.ts';
import { targetModifier } from '../fire-combat/target-modifier.ts';
import { hasUnarmouredFacing, isUnarmouredFrom, lowestArmour, vehicleValues } from './armour.ts';

const CLOSED_UP = refusal('17.2', 'small-arms-do-nothing-to-a-buttoned-armoured-vehicle');
const ABANDONED = refusal('14.1.1', 'nobody-fires-at-an-abandoned-vehicle');

export interface Exposure {
  readonly vehicle: Unit;
  /** The unarmoured procedure and column of results (17.3). */
  readonly unarmoured: boolean;
  /** Whether the vehicle itself takes a Damage Check. */
  readonly checks: boolean;
  /** Passengers who take one too. */
  readonly riders: readonly Unit[];
}

/** Hatches open, or no roof at all (17.2). */
const isOpen = (p: Position, vehicle: Unit): boolean =>
  vehicleValues(p, vehicle).openTopped === true || !hasStatus(vehicle, 'buttoned');

/** Unarmoured: vehicle and all passengers. Open: the same. Buttoned: those on top (17.2, 17.3, ruling R-402). */
export function exposureTo(p: Position, vehicle: Unit, from: LocationId): Exposure {
  if (isAircraft(typeOf(p, vehicle)))
    return { vehicle, unarmoured: false, checks: true, riders: ridersOf(p, vehicle.id) };
  const unarmoured = isUnarmouredFrom(p, vehicle, from);
  const riders = ridersOf(p, vehicle.id);
  if (unarmoured || isOpen(p, vehicle)) return { vehicle, unarmoured, checks: true, riders };
  return { vehicle, unarmoured, checks: false, riders: riders.filter((unit) => ridesOutside(p, unit)) };
}

/** Shells strike open and buttoned vehicles alike; those inside are safe behind closed armour (17.4). */
export function exposureToShells(p: Position, vehicle: Unit): Exposure {
  const unarmoured = hasUnarmouredFacing(vehicleValues(p, vehicle));
  const riders = ridersOf(p, vehicle.id);
  const everybody = unarmoured || isOpen(p, vehicle);
  return { vehicle, unarmoured, checks: true, riders: riders.filter((unit) => everybody || ridesOutside(p, unit)) };
}

/** Why small arms from a place cannot attack a vehicle (17.2). */
export function whyNotExposed(p: Position, vehicle: Unit, from: LocationId): Refusal | undefined {
  if (isAircraft(typeOf(p, vehicle))) return whyNotAtAircraft(p, vehicle);
  if (hasStatus(vehicle, 'abandoned')) return ABANDONED;
  const { checks, riders } = exposureTo(p, vehicle, from);
  return checks || riders.length > 0 ? undefined : CLOSED_UP;
}

/** A vehicle on the move is harder to hit, and so are those it carries (Direct Fire Table). */
export function movingVehicle(vehicle: Unit, movers: readonly UnitId[]): Modifier | undefined {
  const moving = movers.includes(vehicle.id) || (vehicle.marks & EXPOSED) !== 0;
  return moving ? { what: 'moving-vehicle', amount: -1, rule: '5.0' } : undefined;
}

/** Terrain, and the lowest armour factor unless the fire meets none (17.2, 17.3). */
export function vehicleDefence(p: Position, exposure: Exposure, from: LocationId | undefined): Tally {
  const { vehicle, unarmoured } = exposure;
  if (isAircraft(typeOf(p, vehicle))) return aircraftDefence(p, vehicle);
  const sum = new TallyBuilder();
  const terrain = targetModifier(p, vehicle.at, {
    nation: typeOf(p, vehicle).nation,
    unit: vehicle,
    ...(from === undefined ? { indirect: true } : { from }),
  });
  for (const { what, amount, rule } of terrain.parts) sum.add(what, amount, rule);
  if (!unarmoured) sum.add('lowest-armour', lowestArmour(vehicleValues(p, vehicle)), '17.2');
  return sum.done();
}
