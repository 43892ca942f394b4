/** Who may close assault a vehicle, with what, and what keeps them from it (17.1). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { WeaponType } from '../../state/counters.ts';
import {
  hasStatus,
  isHero,
  isLeader,
  isMmc,
  isVehicle,
  isWeaponTeam,
  type Position,
  ridersOf,
  ridesOutside,
  typeOf,
  unitOf,
  unitsAt,
  weaponOf,
  weaponTypeOf,
} from '../../state/query.ts';
import { enemyOf, type Side, type Unit, type UnitId, type WeaponId } from '../../state/state.ts';
import { isMeleeEligible } from '../melee/eligibility.ts';

const NOBODY = refusal('17.1', 'name-at-least-one-unit-to-assault');
const NAMED_TWICE = refusal('17.1', 'a-unit-or-weapon-is-named-twice');
const NO_TEAMS = refusal('1.7', 'weapon-teams-never-close-assault');
const NOT_ABLE = refusal('17.1', 'only-multi-man-counters-heroes-and-leaders-assault-vehicles');
const SHAKEN = refusal('17.1', 'only-units-in-good-order-assault-vehicles');
const LEADERS_ALONE = refusal('17.1', 'leaders-assault-alone-only-with-an-anti-tank-weapon');
const NOT_ITS_WEAPON = refusal('17.1', 'that-weapon-is-in-other-hands');
const NO_TANK_KILLER = refusal('17.1', 'that-weapon-does-nothing-against-a-vehicle-at-close-quarters');
const ONE_EACH = refusal('17.1', 'each-unit-uses-one-weapon');
const NO_VEHICLE = refusal('17.1', 'no-enemy-vehicle-to-assault-is-there');
const ESCORTED = refusal('17.1', 'enemies-who-can-fight-protect-the-vehicle');
const RIDDEN = refusal('17.1', 'passengers-in-good-order-on-top-protect-the-vehicle');

/** What a weapon adds to an assault: its HE-equivalent or firepower; null where it is of no use. */
export function assaultValue({ class: kind, ordnance, firepower }: WeaponType): number | null {
  if (kind === 'flamethrower' || kind === 'satchel-charge' || kind === 'molotov') return firepower;
  return ordnance ? ordnance.he : null;
}

/** Assaults the vehicle itself; a Leader only with a weapon named for it. */
export function assaultsItself(p: Position, unit: Unit, weapons: readonly WeaponId[]): boolean {
  const type = typeOf(p, unit);
  if (isLeader(type)) return weapons.some((id) => weaponOf(p, id).holder === unit.id);
  return (isMmc(type) && !isWeaponTeam(type)) || isHero(type);
}

/** Why a unit may not take part in any assault. */
export function whyNotAssaulter(p: Position, unit: Unit): Refusal | undefined {
  const type = typeOf(p, unit);
  if (isWeaponTeam(type)) return NO_TEAMS;
  if (!isMmc(type) && !isHero(type) && !isLeader(type)) return NOT_ABLE;
  return unit.shaken ? SHAKEN : undefined;
}

/** Why a weapon is of no use in an assault. */
export function whyNotAssaultWeapon(p: Position, id: WeaponId, units: readonly UnitId[]): Refusal | undefined {
  const weapon = p.state.weapons[id];
  if (!weapon || !units.includes(weapon.holder)) return NOT_ITS_WEAPON;
  return weapon.condition === 'ready' && assaultValue(weaponTypeOf(p, weapon)) !== null ? undefined : NO_TANK_KILLER;
}

const hasTwice = (list: readonly number[]): boolean => new Set(list).size !== list.length;

/** Why these units and weapons cannot assault together. */
export function whyNotParty(p: Position, units: readonly UnitId[], weapons: readonly WeaponId[]): Refusal | undefined {
  if (units.length === 0) return NOBODY;
  if (hasTwice(units) || hasTwice(weapons)) return NAMED_TWICE;
  for (const id of units) {
    const barred = whyNotAssaulter(p, unitOf(p, id));
    if (barred) return barred;
  }
  for (const id of weapons) {
    const barred = whyNotAssaultWeapon(p, id, units);
    if (barred) return barred;
  }
  if (hasTwice(weapons.map((id) => weaponOf(p, id).holder))) return ONE_EACH;
  return units.some((id) => assaultsItself(p, unitOf(p, id), weapons)) ? undefined : LEADERS_ALONE;
}

/** Why nobody of a side may close assault a vehicle (17.1): fighters beside it or on top of it. */
export function whyNotAssailable(p: Position, side: Side, target: UnitId): Refusal | undefined {
  const vehicle = p.state.units[target];
  if (!vehicle || vehicle.side === side || vehicle.at < 0 || !isVehicle(typeOf(p, vehicle))) return NO_VEHICLE;
  if (hasStatus(vehicle, 'abandoned')) return NO_VEHICLE;
  return whyProtected(p, vehicle.at, enemyOf(side));
}

function whyProtected(p: Position, at: LocationId, side: Side): Refusal | undefined {
  for (const unit of unitsAt(p.state, at, side)) {
    if (isMeleeEligible(p, unit)) return ESCORTED;
    if (!isVehicle(typeOf(p, unit))) continue;
    if (ridersOf(p, unit.id).some((rider) => !rider.shaken && ridesOutside(p, rider))) return RIDDEN;
  }
  return undefined;
}
