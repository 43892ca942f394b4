/** Who can fight in melee, and who may go into one (8.0, 8.1, 8.2, 11.1.4; rulings D-154, D-156, D-173). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { UnitType } from '../../state/counters.ts';
import type { MoveMode } from '../../state/frames.ts';
import {
  anyUnitAt,
  hasSkill,
  isHero,
  isLeader,
  isMachine,
  isMelee,
  isOneOf,
  isVehicle,
  isWeaponTeam,
  type Position,
  typeOf,
  unitOf,
  unitsAt,
} from '../../state/query.ts';
import { enemyOf, type Side, type Unit, type UnitId, type Weapon } from '../../state/state.ts';
import { isMeleeWeapon } from '../support-weapons/possession.ts';

const TEAMS_STAY_OUT = refusal('1.7', 'weapon-teams-cannot-enter-melee');
const NOT_ELIGIBLE = refusal('8.0', 'units-that-are-not-melee-eligible-cannot-enter-melee');
const NOT_UNDER_MARKER = refusal('8.1', 'only-melee-eligible-units-enter-a-location-under-a-melee-marker');
const CLOSE_ASSAULT_ONLY = refusal('17.1', 'where-an-enemy-vehicle-stands-only-close-assault-leads');
const LEADER_ALONE = refusal('11.1.4', 'a-leader-without-a-melee-weapon-cannot-enter-melee-alone');
const BARRED: Readonly<Partial<Record<MoveMode, Refusal>>> = {
  'assault-move': refusal('8.0', 'assault-movement-cannot-enter-melee'),
  'assault-fire': refusal('8.0', 'assault-fire-cannot-enter-melee'),
  'stealth-assault-fire': refusal('8.0', 'stealth-assault-fire-cannot-enter-melee'),
  'hit-and-run': refusal('8.0', 'hit-and-run-cannot-enter-melee'),
};
const BARRED_MODE = refusal('8.0', 'this-way-of-moving-cannot-enter-melee');

/** Melee weapons in a unit's hands. */
export function meleeWeaponsOf(p: Position, unit: UnitId): Weapon[] {
  const found: Weapon[] = [];
  if (typeOf(p, unitOf(p, unit)).mount?.on === 'horse') return found;
  for (const weapon of p.state.weapons) if (weapon.holder === unit && isMeleeWeapon(p, weapon)) found.push(weapon);
  return found;
}

function hasMeleeWeapon(p: Position, unit: UnitId): boolean {
  for (const weapon of p.state.weapons) if (weapon.holder === unit && isMeleeWeapon(p, weapon)) return true;
  return false;
}

/** Leaders and Advisors have nothing but a support weapon to fight with. */
export const reliesOnWeapon = (p: Position, type: UnitType): boolean =>
  (isLeader(type) || type.kind === 'advisor') && isOneOf(type, p.world.rules.melee.notEligible);

export function isMeleeEligible(p: Position, unit: Unit): boolean {
  if (unit.shaken) return false;
  const type = typeOf(p, unit);
  if (isMachine(type)) return false;
  if (!isOneOf(type, p.world.rules.melee.notEligible)) return true;
  return reliesOnWeapon(p, type) && hasMeleeWeapon(p, unit.id);
}

/** A Versatile Leader lifts the bar on assault fire for all who go in with him, a Versatile Hero for himself (6.1.1). */
function areVersatile(p: Position, units: readonly Unit[]): boolean {
  const versatile = units.filter((unit) => hasSkill(p, unit, 'assaultFireIntoMelee'));
  if (versatile.some((unit) => isLeader(typeOf(p, unit)))) return true;
  return versatile.length === units.length && versatile.every((unit) => isHero(typeOf(p, unit)));
}

function barredMode(p: Position, units: readonly Unit[], mode: MoveMode): Refusal | undefined {
  if (!p.world.rules.melee.barredModes.includes(mode)) return undefined;
  const byAssaultFire = mode === 'assault-fire' || mode === 'stealth-assault-fire';
  if (byAssaultFire && areVersatile(p, units)) return undefined;
  return BARRED[mode] ?? BARRED_MODE;
}

/**
 * Why units may not enter a location together because that would be entering melee. Says nothing about locations
 * without enemies and without a Melee marker, nor about stacking.
 */
export function mayEnterMelee(
  p: Position,
  units: readonly Unit[],
  at: LocationId,
  mode: MoveMode,
): Refusal | undefined {
  const [first] = units;
  if (!first) return undefined;
  const enemies = anyUnitAt(p.state, at, enemyOf(first.side));
  if (!enemies && !isMelee(p.state, at)) return undefined;
  if (p.world.machines && enemies && holdsVehicle(p, at, enemyOf(first.side))) return CLOSE_ASSAULT_ONLY;
  return barredMode(p, units, mode) ?? barredUnit(p, units, enemies);
}

/** Melee is for places where enemies are on foot and nothing else (8.0, 17.1). */
const holdsVehicle = (p: Position, at: LocationId, side: Side): boolean =>
  unitsAt(p.state, at, side).some((unit) => isVehicle(typeOf(p, unit)));

function barredUnit(p: Position, units: readonly Unit[], enemies: boolean): Refusal | undefined {
  const anyone = !enemies && p.world.rules.melee.loneMarkerEntry === 'any';
  const escorted = units.some((unit) => isMeleeEligible(p, unit));
  for (const unit of units) {
    const type = typeOf(p, unit);
    if (isWeaponTeam(type)) return TEAMS_STAY_OUT;
    if (anyone || isMeleeEligible(p, unit)) continue;
    if (!isLeader(type) || unit.shaken) return enemies ? NOT_ELIGIBLE : NOT_UNDER_MARKER;
    if (!escorted) return LEADER_ALONE;
  }
  return undefined;
}
