/** How vehicles may move, alone and with units on foot (6.5, 15.1, 15.2, 15.2.1). */
import { type Refusal, refusal } from '../../core/rule.ts';
import type { MoveMode } from '../../state/frames.ts';
import { hasStatus, isVehicle, type Position, typeOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';

const ABANDONED = refusal('14.1.1', 'nobody-drives-an-abandoned-vehicle');
const NO_CREEPING = refusal('15.1', 'vehicles-neither-crawl-nor-creep');
const SHAKEN_ASSAULT = refusal('5.1', 'shaken-units-cannot-fire-and-so-cannot-assault');
const NO_ASSAULT_FIRE = refusal('15.2.1', 'this-edition-has-no-assault-fire-by-vehicles');
const ONE_BY_ONE = refusal('15.1', 'vehicles-move-one-by-one');
const NO_DOUBLE_TIME = refusal('6.5', 'no-double-time-together-with-vehicles');

/** Why a vehicle cannot move in a mode. */
export function whyNotVehicleMode(p: Position, vehicle: Unit, mode: MoveMode): Refusal | undefined {
  if (hasStatus(vehicle, 'abandoned')) return ABANDONED;
  switch (mode) {
    case 'move':
      return undefined;
    case 'assault-move':
      return vehicle.shaken ? SHAKEN_ASSAULT : undefined;
    case 'assault-fire':
      if (!p.world.rules.vehicles.assaultFire) return NO_ASSAULT_FIRE;
      return vehicle.shaken ? SHAKEN_ASSAULT : undefined;
    default:
      return NO_CREEPING;
  }
}

/** Several vehicles move together only in company of units on foot, and nobody runs beside them (6.5, 15.1). */
export function whyNotCoordinated(
  p: Position,
  group: readonly Unit[],
  leader: UnitId | undefined,
): Refusal | undefined {
  if (!p.world.machines) return undefined;
  let vehicles = 0;
  for (const unit of group) if (isVehicle(typeOf(p, unit))) vehicles++;
  if (vehicles > 1 && vehicles === group.length) return ONE_BY_ONE;
  return vehicles > 0 && leader !== undefined ? NO_DOUBLE_TIME : undefined;
}
