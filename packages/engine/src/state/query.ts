/** Read-only questions about a state, asked by every chapter. */
import type { Hex, HexId, LocationId } from '../board/board.ts';
import type { SmcKind, UnitType, WeaponType } from './counters.ts';
import { ACTIVATED, MARK, type Mark } from './marks.ts';
import { isOccupied, placesOf, stackAt } from './occupancy.ts';
import {
  enemyOf,
  type Side,
  type State,
  type Unit,
  type UnitId,
  type Weapon,
  type WeaponId,
  type World,
} from './state.ts';
import { STATUS, type Status } from './status.ts';

/** What a question needs: a Game or a Play. */
export interface Position {
  readonly world: World;
  readonly state: State;
}

export const unitOf = (p: Position, id: UnitId): Unit => p.state.units[id] as Unit;
export const weaponOf = (p: Position, id: WeaponId): Weapon => p.state.weapons[id] as Weapon;
export const typeOf = (p: Position, unit: Unit): UnitType => p.world.setup.unitTypes[unit.type] as UnitType;
export const weaponTypeOf = (p: Position, weapon: Weapon): WeaponType =>
  p.world.setup.weaponTypes[weapon.type] as WeaponType;

export const isRubbled = ({ state }: Position, hex: HexId): boolean =>
  state.ground.some((marker) => marker.kind === 'rubble' && marker.hex === hex);

/** Rubble is all that is left of a structure: it is no building any more (ruling R-320). */
export const isRuin = (p: Position, { terrain, index }: Hex): boolean =>
  terrain.structure !== undefined && isRubbled(p, index);

export const has = (unit: Unit, mark: Mark): boolean => (unit.marks & MARK[mark]) !== 0;
export const isActivated = (unit: Unit): boolean => (unit.marks & ACTIVATED) !== 0;

export const isMmc = (type: UnitType): boolean =>
  type.kind === 'squad' || type.kind === 'half-squad' || type.kind === 'crew' || type.kind === 'weapon-team';
/** Vehicles and aircraft: never targets, fighters or passengers as those on foot are (15.0, 19.0). */
export const isMachine = (type: UnitType): boolean =>
  type.kind === 'vehicle' || type.kind === 'helicopter' || type.kind === 'plane';
export const isVehicle = (type: UnitType): boolean => type.kind === 'vehicle';
export const isHelicopter = (type: UnitType): boolean => type.kind === 'helicopter';
/** In the air above a hex, not in it (19.0). */
export const isAircraft = (type: Pick<UnitType, 'kind'>): boolean =>
  type.kind === 'helicopter' || type.kind === 'plane';
export const isSmc = (type: UnitType): boolean => !isMmc(type) && !isMachine(type);
export const isWeaponTeam = (type: UnitType): boolean => type.kind === 'weapon-team';
/** A Commissar or Political Officer functions as a Leader (11.7). */
export const isLeader = (type: UnitType): boolean => type.kind === 'leader' || type.kind === 'commissar';
export const isHero = (type: UnitType): boolean => type.kind === 'hero';
export const isOneOf = (type: UnitType, kinds: readonly SmcKind[]): boolean =>
  (kinds as readonly string[]).includes(type.kind);

/** A Scout who serves no weapon has his talents: stealth, sharp eyes, steady fire (11.6). */
export const isScouting = (p: Position, unit: Unit): boolean =>
  typeOf(p, unit).kind === 'scout' && weaponsOf(p.state, unit.id).length === 0;

export const hasStatus = (unit: Unit, status: Status): boolean => (unit.status & STATUS[status]) !== 0;

/** Where it is, aboard or not; OFF_MAP when out of the battle (16.0). */
export const placeOf = (p: Position, unit: Unit): LocationId => (unit.aboard < 0 ? unit.at : unitOf(p, unit.aboard).at);

/** In one location, or aboard one vehicle: who can hand each other something (16.1). */
export const areTogether = (a: Unit, b: Unit): boolean => a.at === b.at && a.aboard === b.aboard;

/** Everybody in or on a vehicle, in order: passengers, and the Armor Leader who commands it. */
export const passengersOf = (state: State, vehicle: UnitId): Unit[] =>
  state.units.filter((unit) => unit.aboard === vehicle);

export const isArmorLeader = (type: UnitType): boolean => type.kind === 'armor-leader';

/** Those who only ride along, in order (16.0). */
export const ridersOf = (p: Position, vehicle: UnitId): Unit[] =>
  passengersOf(p.state, vehicle).filter((unit) => !isArmorLeader(typeOf(p, unit)));

/** Who commands a vehicle: he shares its fate and its state of mind (11.5). */
export const armorLeaderOf = (p: Position, vehicle: UnitId): Unit | undefined =>
  p.state.units.find((unit) => unit.aboard === vehicle && isArmorLeader(typeOf(p, unit)));

/** Riding on top, where fire reaches (16.2). */
export function ridesOutside(p: Position, unit: Unit): boolean {
  if (unit.aboard < 0) return false;
  const type = typeOf(p, unitOf(p, unit.aboard));
  return (type.vehicle ?? type.helicopter)?.carries?.where === 'outside' && !isArmorLeader(typeOf(p, unit));
}

export const onMap = (unit: Unit): boolean => unit.at >= 0;

/** On the map and somebody's still: what its crew has abandoned sees, threatens and sets off nothing (14.1.1). */
export const isPresent = (unit: Unit): boolean => unit.at >= 0 && !hasStatus(unit, 'abandoned');

/** Units of a side in a location, in order; of both sides when none is named. */
export function unitsAt(state: State, at: LocationId, side?: Side): readonly Unit[] {
  return side === undefined ? state.units.filter((unit) => unit.at === at) : stackAt(state.units, at, side);
}

/** Units of a side in a location, and those who ride on top of its vehicles there (16.2). */
export function visibleAt(p: Position, at: LocationId, side: Side): readonly Unit[] {
  const there = unitsAt(p.state, at, side);
  if (!p.world.machines || !there.some((unit) => isVehicle(typeOf(p, unit)))) return there;
  return [...there, ...p.state.units.filter((unit) => placeOf(p, unit) === at && ridesOutside(p, unit))];
}

export const anyUnitAt = (state: State, at: LocationId, side: Side): boolean => isOccupied(state.units, at, side);

/** Locations that hold units of a side, each once, in the order of the units. */
export const locationsOf = ({ state }: Position, side: Side): readonly LocationId[] => placesOf(state.units, side);

/** Locations that hold enemies of a side, each once. */
export const enemyLocations = ({ state }: Position, side: Side): readonly LocationId[] =>
  placesOf(state.units, enemyOf(side));

/** Somebody of a side on foot in a location: neither vehicles nor aircraft (15.0). */
export function anyOnFootAt(p: Position, at: LocationId, side: Side): boolean {
  if (!p.world.machines) return isOccupied(p.state.units, at, side);
  for (const unit of stackAt(p.state.units, at, side)) if (!isMachine(typeOf(p, unit))) return true;
  return false;
}

/** Vehicles of a side in a location that their crews have not left. */
export const vehiclesAt = (p: Position, at: LocationId, side: Side): Unit[] =>
  stackAt(p.state.units, at, side).filter((unit) => isVehicle(typeOf(p, unit)));

/** Vehicles and aircraft of a side in a location. */
export const machinesAt = (p: Position, at: LocationId, side: Side): Unit[] =>
  stackAt(p.state.units, at, side).filter((unit) => isMachine(typeOf(p, unit)));

export const isMelee = (state: State, at: LocationId): boolean => {
  for (const marker of state.melees) if (marker.at === at) return true;
  return false;
};

/** The sum that a unit's skills add to a number (12.0). */
export function skillSum(
  p: Position,
  unit: Unit,
  value: 'firepower' | 'meleeFirepower' | 'morale' | 'attackRoll' | 'spotting' | 'extraWounds' | 'rallyRange',
): number {
  let sum = 0;
  for (const id of unit.skills) sum += p.world.setup.skills[id]?.[value] ?? 0;
  return sum;
}

export function hasSkill(p: Position, unit: Unit, flag: 'unitsAssault' | 'assaultFireIntoMelee' | 'ambush'): boolean {
  for (const id of unit.skills) if (p.world.setup.skills[id]?.[flag]) return true;
  return false;
}

/** Leadership modifier as it stands: a wound takes one away (5.1). */
export const leadershipOf = (p: Position, unit: Unit): number => {
  const { leadership } = typeOf(p, unit);
  return unit.wounds > 0 ? Math.max(0, leadership - 1) : leadership;
};

/** A vehicle has the Morale of its Armor Leader for all purposes (11.5). */
function commandedMorale(p: Position, vehicle: Unit): number {
  const leader = armorLeaderOf(p, vehicle.id);
  const { morale, shakenMorale } = typeOf(p, leader ?? vehicle);
  return vehicle.shaken ? shakenMorale : morale;
}

/** Morale of the face that is up, less one when wounded (not Heroes), with an Advisor's one more (5.1, 11.9). */
export function moraleOf(p: Position, unit: Unit): number {
  const type = typeOf(p, unit);
  if (isMachine(type)) return commandedMorale(p, unit);
  const face = unit.shaken ? type.shakenMorale : type.morale;
  const wound = unit.wounds > 0 && !isHero(type) ? 1 : 0;
  const skills = unit.skills.length > 0 ? skillSum(p, unit, 'morale') : 0;
  const advised = p.world.setup.nations[type.nation]?.advised && isAdvised(p, unit) ? 1 : 0;
  return face - wound + skills + advised;
}

function isAdvised(p: Position, unit: Unit): boolean {
  return p.state.units.some(
    (other) =>
      areTogether(other, unit) && other.side === unit.side && !other.shaken && typeOf(p, other).kind === 'advisor',
  );
}

/** Same background colour and badge: may lead, rally and join one another (1.1, 3.0). */
export const sameBadge = (p: Position, a: Unit, b: Unit): boolean => typeOf(p, a).badge === typeOf(p, b).badge;

/** Weapons in a unit's hands, in order. */
export function weaponsOf(state: State, unit: UnitId): Weapon[] {
  const found: Weapon[] = [];
  for (const weapon of state.weapons) if (weapon.holder === unit) found.push(weapon);
  return found;
}

/** Weapons lying in a location. */
export const looseWeapons = (state: State, at: LocationId): Weapon[] =>
  state.weapons.filter((weapon) => weapon.at === at && weapon.condition !== 'gone');

export const isCaptured = (p: Position, weapon: Weapon): boolean =>
  weapon.holder >= 0 && unitOf(p, weapon.holder).side !== weapon.side;
