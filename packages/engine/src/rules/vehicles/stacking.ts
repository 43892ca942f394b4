/** How many vehicles a location holds, and which of their passengers need room of their own (1.3; ruling D-03). */
import { type Hex, hexOf, type LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import {
  hasStatus,
  isRuin,
  isVehicle,
  type Position,
  ridersOf,
  ridesOutside,
  typeOf,
  unitOf,
  vehiclesAt,
} from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';

const TOO_MANY = refusal('1.3', 'no-more-than-two-vehicles-and-wrecks');
const LIMIT = 2;

/** Wrecks and abandoned vehicles: they stand in everybody's way (ruling R-304). */
function hulksAt(p: Position, at: LocationId): number {
  const hex = hexOf(p.world.board, at);
  let hulks = 0;
  for (const marker of p.state.ground) if (marker.kind === 'wreck' && marker.hex === hex) hulks++;
  for (const unit of p.state.units) if (unit.at === at && hasStatus(unit, 'abandoned')) hulks++;
  return hulks;
}

/** Why a location has no room for the vehicles among the arrivals; nobody on foot minds how many stand there. */
export function tooManyVehicles(
  p: Position,
  at: LocationId,
  arriving: readonly UnitId[],
  side: Side,
): Refusal | undefined {
  const driven = arriving.filter((id) => isVehicle(typeOf(p, unitOf(p, id))));
  if (driven.length === 0) return undefined;
  const others = vehiclesAt(p, at, side).filter((unit) => !driven.includes(unit.id));
  return driven.length + others.length + hulksAt(p, at) > LIMIT ? TOO_MANY : undefined;
}

/** Those on top of a vehicle, where the edition counts them with units on foot. */
export function countedRiders(p: Position, vehicle: Unit): Unit[] {
  if (p.world.rules.stacking.ridersCountWithVehicle === 'inside-and-on') return [];
  return ridersOf(p, vehicle.id).filter((rider) => ridesOutside(p, rider));
}

/** Why a vehicle cannot stand in a location before the battle, whatever else is there (1.3). */
export function whyNotParked(p: Position, at: LocationId): Refusal | undefined {
  const hex = p.world.board.hexes[hexOf(p.world.board, at)] as Hex;
  return hex.terrain.structure && !isRuin(p, hex) ? NOT_IN_BUILDINGS : undefined;
}

const NOT_IN_BUILDINGS = refusal('1.3', 'vehicles-are-not-set-up-in-buildings');
