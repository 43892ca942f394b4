/** Where vehicles can drive, and what it costs them (15.1, 15.1.1). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import { anyOnFootAt, isMelee, isVehicle, type Position, typeOf, vehiclesAt } from '../../state/query.ts';
import { enemyOf, type Side, type Unit } from '../../state/state.ts';
import { stepCost } from '../movement/costs.ts';
import { whyNotBreakIn } from './breaking-in.ts';
import { headingTo } from './facing.ts';

const NOT_AHEAD = refusal('15.1', 'a-vehicle-enters-the-hexes-ahead-of-it-or-behind-it');
const ENEMY_VEHICLE = refusal('15.1', 'an-enemy-vehicle-is-there');
const MUST_OVERRUN = refusal('15.3', 'a-vehicle-comes-among-enemies-only-by-an-overrun');
const MELEE_THERE = refusal('8.1', 'vehicles-keep-out-of-melee');

/** Of the enemies of a side; a vehicle that its crew has left stands in nobody's way. */
export const enemyVehicleAt = (p: Position, at: LocationId, side: Side): boolean =>
  p.world.machines && vehiclesAt(p, at, enemyOf(side)).length > 0;

/** The cost of a step for a unit of a moving group; vehicles that back pay twice (15.1.1). */
export function wayCost(p: Position, unit: Unit, from: LocationId, to: LocationId, scouted: boolean): Tally | null {
  const cost = stepCost(p, unit, from, to, scouted);
  if (cost === null || !p.world.machines || !isVehicle(typeOf(p, unit))) return cost;
  return headingTo(p.world.board, unit.facing, from, to) === 'back' ? doubled(cost) : cost;
}

const doubled = ({ total, parts }: Tally): Tally => ({
  total: 2 * total,
  parts: [...parts, { what: 'reverse', amount: total, rule: '15.1.1' }],
});

/** Why a vehicle cannot take its place in a location, apart from whom it would meet there on foot. */
export function whyNotDrive(p: Position, vehicle: Unit, from: LocationId, to: LocationId): Refusal | undefined {
  if (headingTo(p.world.board, vehicle.facing, from, to) === 'aside') return NOT_AHEAD;
  if (enemyVehicleAt(p, to, vehicle.side)) return ENEMY_VEHICLE;
  if (isMelee(p.state, to)) return MELEE_THERE;
  return whyNotBreakIn(p, vehicle, from, to);
}

/** Why a vehicle cannot simply drive to a location. */
export function whyNotDriveIn(p: Position, vehicle: Unit, from: LocationId, to: LocationId): Refusal | undefined {
  const barred = whyNotDrive(p, vehicle, from, to);
  if (barred) return barred;
  return anyOnFootAt(p, to, enemyOf(vehicle.side)) ? MUST_OVERRUN : undefined;
}
