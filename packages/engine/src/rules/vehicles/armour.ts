/** Armour as printed, and where there is none (14.1.2, 15.0, 17.2, 17.3). */
import type { LocationId } from '../../board/board.ts';
import { type Position, typeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { ARMOUR_SIDES, type VehicleValues } from '../../state/vehicles.ts';
import { impactSides } from '../ordnance/arcs.ts';

export const vehicleValues = (p: Position, vehicle: Unit): VehicleValues => typeOf(p, vehicle).vehicle as VehicleValues;

/** The lowest factor on the counter, hull or turret; an asterisk is none at all (17.2). */
export function lowestArmour({ hull, turret }: VehicleValues): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const side of ARMOUR_SIDES) {
    lowest = Math.min(lowest, hull[side] ?? 0);
    if (turret) lowest = Math.min(lowest, turret[side] ?? 0);
  }
  return lowest;
}

/** Whether any side of hull or turret is unarmoured (17.4). */
export const hasUnarmouredFacing = ({ hull, turret }: VehicleValues): boolean =>
  ARMOUR_SIDES.some((side) => hull[side] === null || turret?.[side] === null);

/** Whether fire from a place comes in through an unarmoured side; on the line the better for the firer (17.3). */
export function isUnarmouredFrom(p: Position, vehicle: Unit, from: LocationId): boolean {
  const { hull, turret } = vehicleValues(p, vehicle);
  if (!hasUnarmouredFacing(vehicleValues(p, vehicle))) return false;
  const { board } = p.world;
  if (impactSides(board, vehicle.at, vehicle.facing, from).some((side) => hull[side] === null)) return true;
  return (
    turret !== undefined && impactSides(board, vehicle.at, vehicle.turret, from).some((side) => turret[side] === null)
  );
}
