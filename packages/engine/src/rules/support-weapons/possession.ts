/** Who may carry, use and lose support weapons (1.6, 1.6.1). */
import { type Play, tell } from '../../core/play.ts';
import { type Refusal, type RuleRef, refusal } from '../../core/rule.ts';
import type { UnitType, WeaponType } from '../../state/counters.ts';
import {
  isMachine,
  isOneOf,
  isSmc,
  isWeaponTeam,
  type Position,
  placeOf,
  typeOf,
  unitOf,
  weaponsOf,
  weaponTypeOf,
} from '../../state/query.ts';
import type { Unit, UnitId, Weapon } from '../../state/state.ts';

const TEAMS_CARRY_NOTHING = refusal('1.7', 'weapon-teams-carry-no-support-weapons');
const MACHINES_CARRY_NOTHING = refusal('15.0', 'vehicles-carry-support-weapons-only-with-their-passengers');
const NOT_ELIGIBLE = refusal('1.6', 'this-single-man-counter-carries-no-support-weapons');

/** A Squad carries two, everybody else who may carry at all one. */
export const carryLimit = (type: UnitType): number =>
  type.kind === 'squad' ? 2 : isWeaponTeam(type) || isMachine(type) ? 0 : 1;

/** Why a unit may not carry or use support weapons at all. */
export function mayCarry(p: Position, unit: Unit): Refusal | undefined {
  const type = typeOf(p, unit);
  if (isWeaponTeam(type)) return TEAMS_CARRY_NOTHING;
  if (isMachine(type)) return MACHINES_CARRY_NOTHING;
  if (isSmc(type) && isOneOf(type, p.world.rules.supportWeapons.barredSmc)) return NOT_ELIGIBLE;
  return undefined;
}

/** Tripods are assembled or not, and so are mortars in some editions (1.6.1, 3.0; ruling D-146). */
export function hasTwoSides(p: Position, weapon: Weapon): boolean {
  const type = weaponTypeOf(p, weapon);
  return type.class === 'mortar' ? p.world.rules.supportWeapons.mortarsFlip : type.tripod === true;
}

/** Tripod side up, or a mortar set up: it cannot be moved (1.6.1). */
export const isFixed = (p: Position, weapon: Weapon): boolean => weapon.assembled && hasTwoSides(p, weapon);

/** Whoever comes on or rides has nothing set up (1.6.1). */
export function foldWeapons(play: Play, unit: UnitId): void {
  for (const weapon of weaponsOf(play.state, unit))
    if (isFixed(play, weapon))
      tell(play, { t: 'weapon-changed', weapon: weapon.id, to: { assembled: false }, rule: '1.6.1' });
}

/** What the weapon's upper face can fire with: nothing when dismantled or jammed (1.6.1, 1.6.2). */
export function faceOf(p: Position, weapon: Weapon): Pick<WeaponType, 'firepower' | 'range'> | undefined {
  const type = weaponTypeOf(p, weapon);
  if (weapon.condition !== 'ready') return undefined;
  return !weapon.assembled && hasTwoSides(p, weapon) ? type.dismantled : type;
}

/** Machine guns, flamethrowers, satchel charges and Molotov cocktails fight in melee (8.0). */
export function isMeleeWeapon(p: Position, weapon: Weapon): boolean {
  const type = weaponTypeOf(p, weapon);
  const fights =
    type.class === 'machine-gun' ||
    type.class === 'flamethrower' ||
    type.class === 'satchel-charge' ||
    type.class === 'molotov';
  if (!fights || weapon.condition !== 'ready') return false;
  return p.world.rules.melee.dismantledWeaponsFight || faceOf(p, weapon) !== undefined;
}

export const isSingleUse = (type: WeaponType): boolean => type.class === 'satchel-charge' || type.class === 'molotov';

/** An eliminated unit's weapons stay in its location (1.6). */
export function dropAll(play: Play, unit: UnitId, rule: RuleRef): void {
  const at = placeOf(play, unitOf(play, unit));
  for (const weapon of weaponsOf(play.state, unit)) {
    if (at < 0) tell(play, { t: 'weapon-lost', weapon: weapon.id, rule });
    else tell(play, { t: 'weapon-left', weapon: weapon.id, at, rule });
  }
}
