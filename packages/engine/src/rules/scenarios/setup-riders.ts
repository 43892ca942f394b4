/** Who rides when the battle begins (11.5, 16.1; ruling R-600): owners seat a force's passengers in its own vehicles. */
import { OFF_MAP } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import {
  armorLeaderOf,
  isArmorLeader,
  isMachine,
  isVehicle,
  type Position,
  ridersOf,
  typeOf,
  unitOf,
  weaponsOf,
} from '../../state/query.ts';
import type { Deployment } from '../../state/scenario.ts';
import type { Side, Unit, UnitId, Weapon } from '../../state/state.ts';
import { overstacked } from '../movement/stacking.ts';
import { capacityOf, whyNoRoom } from '../passengers/capacity.ts';
import { foldWeapons } from '../support-weapons/possession.ts';

const ONE_BY_ONE = refusal('22.0', 'passengers-are-seated-one-by-one');
const NOT_ONE_FORCE = refusal('22.0', 'only-units-of-one-force-ride-in-its-vehicles');
const NOT_A_CARRIER = refusal('16.1', 'carries-no-passengers');
const ALREADY_ABOARD = refusal('22.0', 'the-unit-rides-there-already');
const IMMOBILE = refusal('1.7', 'this-weapon-team-cannot-leave-its-hex');
const COMMANDED = refusal('11.5', 'that-vehicle-has-an-armor-leader');
const COMMANDS = refusal('11.5', 'armor-leaders-stay-with-a-vehicle');
const NOT_ABOARD = refusal('16.4', 'only-passengers-of-one-vehicle-get-off-together');
const PLACE_THEM = refusal('22.0', 'passengers-who-are-set-up-get-off-where-they-are-put');
const NO_ROOM = refusal('16.1', 'no-room-for-them-aboard');

const forceOf = (groups: readonly Deployment[], id: UnitId): Deployment | undefined =>
  groups.find(({ units }) => units.includes(id));

/** Armor Leaders command vehicles, one each; they take nobody's seat (11.5). */
const whyNotCommand = (p: Position, vehicle: Unit): Refusal | undefined => {
  if (!isVehicle(typeOf(p, vehicle))) return NOT_A_CARRIER;
  return armorLeaderOf(p, vehicle.id) ? COMMANDED : undefined;
};

function whyNotSeat(p: Position, unit: Unit, vehicle: Unit): Refusal | undefined {
  const type = typeOf(p, unit);
  if (!isMachine(typeOf(p, vehicle))) return NOT_A_CARRIER;
  if (unit.aboard === vehicle.id) return ALREADY_ABOARD;
  if (isArmorLeader(type)) return whyNotCommand(p, vehicle);
  if (isMachine(type)) return NO_ROOM;
  if (type.immobile || type.movement < 1) return IMMOBILE;
  const full = whyNoRoom(p, vehicle, [unit.id]);
  if (full || vehicle.at < 0) return full;
  const counts = p.world.rules.stacking.ridersCountWithVehicle === 'inside';
  const onTop = capacityOf(p, vehicle)?.where === 'outside';
  return counts && onTop ? overstacked(p, vehicle.at, [unit.id], unit.side) : undefined;
}

/** One at a time, so that everybody is seated before the next looks for room. */
export function whyNotEmbark(
  p: Position,
  groups: readonly Deployment[],
  { units, vehicle }: OrderTo<'board'>,
): Refusal | undefined {
  const [id, ...others] = units;
  if (id === undefined || others.length > 0) return ONE_BY_ONE;
  const force = forceOf(groups, id);
  if (!force?.units.includes(vehicle)) return NOT_ONE_FORCE;
  return whyNotSeat(p, unitOf(p, id), unitOf(p, vehicle));
}

/** Those who come on later wait beside their vehicle; everybody else gets off where he is put. */
export function whyNotDisembark(
  p: Position,
  groups: readonly Deployment[],
  { units }: OrderTo<'alight'>,
): Refusal | undefined {
  const [id, ...others] = units;
  if (id === undefined || others.length > 0) return ONE_BY_ONE;
  const force = forceOf(groups, id);
  if (!force || unitOf(p, id).aboard < 0) return NOT_ABOARD;
  if (isArmorLeader(typeOf(p, unitOf(p, id)))) return COMMANDS;
  return force.hexes ? PLACE_THEM : undefined;
}

/** Why an Armor Leader is not put anywhere but into a vehicle. */
export const whyNotOnFoot = (p: Position, unit: Unit): Refusal | undefined =>
  isArmorLeader(typeOf(p, unit)) ? COMMANDS : undefined;

/** Why a passenger cannot be given a weapon that comes from outside his vehicle. */
export function whyNoRoomForWeapon(p: Position, taker: Unit, weapon: Weapon): Refusal | undefined {
  const room = taker.aboard < 0 ? undefined : capacityOf(p, unitOf(p, taker.aboard));
  if (!room || isArmorLeader(typeOf(p, taker))) return undefined;
  const riders = ridersOf(p, taker.aboard);
  if (riders.some((rider) => rider.id === weapon.holder)) return undefined;
  const carried = riders.reduce((sum, rider) => sum + weaponsOf(p.state, rider.id).length, 0);
  return carried < room.weapons ? undefined : NO_ROOM;
}

export function seatingOrders(p: Position, groups: readonly Deployment[]): Order[] {
  const orders: Order[] = [];
  if (!p.world.machines) return orders;
  for (const { units } of groups) {
    const vehicles = units.filter((id) => isMachine(typeOf(p, unitOf(p, id))));
    for (const unit of units) {
      const off = { do: 'alight', units: [unit] } as const;
      if (!whyNotDisembark(p, groups, off)) orders.push(off);
      for (const vehicle of vehicles) {
        const on = { do: 'board', units: [unit], vehicle } as const;
        if (!whyNotEmbark(p, groups, on)) orders.push(on);
      }
    }
  }
  return orders;
}

export const embark = (play: Play, { units, vehicle }: OrderTo<'board'>): void => {
  for (const unit of units) tell(play, { t: 'boarded', unit, vehicle, rule: '22.0' });
};

/** Once everybody is where he begins: nothing stands on its tripod aboard a vehicle (1.6.1). */
export function foldAboard(play: Play, side: Side): void {
  for (const unit of play.state.units) if (unit.side === side && unit.aboard >= 0) foldWeapons(play, unit.id);
}

/** Onto the map, or back among those who wait to come on. */
export function disembark(play: Play, unit: UnitId, at = OFF_MAP): void {
  tell(play, { t: 'alighted', unit, vehicle: unitOf(play, unit).aboard, at, rule: '22.0' });
}
