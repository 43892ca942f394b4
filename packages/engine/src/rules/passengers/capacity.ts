/** How many a vehicle or helicopter takes aboard (16.1, 16.2, 19.2.4). */
import { type Refusal, refusal } from '../../core/rule.ts';
import {
  isMachine,
  isMmc,
  isWeaponTeam,
  type Position,
  ridersOf,
  typeOf,
  unitOf,
  weaponsOf,
} from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import type { Capacity } from '../../state/vehicles.ts';

const NO_SEATS = refusal('16.1', 'carries-no-passengers');
const NO_MACHINES = refusal('16.1', 'vehicles-are-no-passengers');
const NO_MOUNTS = refusal('6.6', 'mounted-units-do-not-ride-in-vehicles');
const NO_TEAM = refusal('16.1', 'this-weapon-team-cannot-ride');
const FULL = refusal('16.1', 'no-room-for-them-aboard');

const LIGHT_CALIBRE = 20;

/** Some editions take machine guns only, others all light guns (16.1). */
function mayRide(p: Position, unit: Unit): boolean {
  const type = typeOf(p, unit);
  if (!isWeaponTeam(type) || type.weapon === 'machine-gun') return true;
  return p.world.rules.vehicles.teamsAboard === 'up-to-20mm' && (type.calibre ?? 0) <= LIGHT_CALIBRE;
}

/** Squads and teams take the room of two halves. */
const halvesOf = (p: Position, unit: Unit): number => {
  const { kind } = typeOf(p, unit);
  if (!isMmc(typeOf(p, unit))) return 0;
  return kind === 'squad' || kind === 'weapon-team' ? 2 : 1;
};

export const capacityOf = (p: Position, vehicle: Unit): Capacity | undefined => {
  const type = typeOf(p, vehicle);
  return (type.vehicle ?? type.helicopter)?.carries;
};

/** Why these units cannot ride along with those who do already. */
export function whyNoRoom(p: Position, vehicle: Unit, units: readonly UnitId[]): Refusal | undefined {
  const room = capacityOf(p, vehicle);
  if (!room) return NO_SEATS;
  const riders = [...ridersOf(p, vehicle.id), ...units.map((id) => unitOf(p, id))];
  if (riders.some((unit) => isMachine(typeOf(p, unit)))) return NO_MACHINES;
  if (riders.some((unit) => typeOf(p, unit).mount)) return NO_MOUNTS;
  if (!riders.every((unit) => mayRide(p, unit))) return NO_TEAM;
  const sum = (count: (unit: Unit) => number): number => riders.reduce((total, unit) => total + count(unit), 0);
  const halves = sum((unit) => halvesOf(p, unit));
  const weapons = sum((unit) => weaponsOf(p.state, unit.id).length);
  const smcs = sum((unit) => (isMmc(typeOf(p, unit)) ? 0 : 1));
  return halves <= room.halves && weapons <= room.weapons && smcs <= room.smcs ? undefined : FULL;
}
