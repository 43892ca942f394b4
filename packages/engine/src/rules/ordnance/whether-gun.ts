/** Whether a gun can be fired at all, by whom and from where (1.6, 1.6.4, 1.7.1, 14.4, 15.0). */
import { hexOf, type LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Engagement } from '../../state/frames.ts';
import {
  hasStatus,
  isHelicopter,
  isMmc,
  isSmc,
  type Position,
  typeOf,
  unitOf,
  weaponTypeOf,
} from '../../state/query.ts';
import type { Weapon } from '../../state/state.ts';
import { whyNotFromSaddle } from '../movement/mounted.ts';
import { faceOf, mayCarry } from '../support-weapons/possession.ts';
import { type Aim, isFlying, type Shoot } from './aim.ts';
import { isSameHex, otherHex } from './engagement.ts';
import type { Gun } from './gun.ts';
import { isIndoors } from './roofs.ts';

const JAMMED = refusal('1.6.2', 'that-weapon-cannot-be-fired-now');
const UNDER_ROOF = refusal('1.6.4', 'not-fired-from-buildings-and-bunkers');
const MISSILE_UNDER_ROOF = refusal('14.4', 'missile-teams-do-not-fire-from-buildings-and-bunkers');
const NO_MISSILES = refusal('14.4', 'these-rules-have-no-guided-missiles');
const DEPLETED = refusal('14.4', 'it-has-fired-its-last-missile');
const FIRED_ALREADY = refusal('15.0', 'that-gun-has-fired');
const TOO_FAR_APART = refusal('15.0', 'its-targets-lie-in-one-hex-or-in-neighbouring-ones');
const TOO_MANY_WEAPONS = refusal('1.6', 'cannot-use-that-many-support-weapons');
const BAD_HELPER = refusal('1.6', 'that-unit-cannot-help-to-serve-the-weapon');

const isUnderRoof = (p: Position, at: LocationId): boolean =>
  p.world.board.locations[at]?.stratum === 'bunker' || isIndoors(p, at);

function whyNotHands(p: Position, gun: Gun, weapon: Weapon): Refusal | undefined {
  const barred = mayCarry(p, gun.unit) ?? whyNotFromSaddle(p, gun.unit, weaponTypeOf(p, weapon));
  if (barred) return barred;
  if (!faceOf(p, weapon)) return JAMMED;
  const rifle = weaponTypeOf(p, weapon).class === 'anti-tank-rifle';
  const confined = p.world.rules.ordnance.fromBuildings === 'anti-tank-rifles' && !rifle;
  return confined && isUnderRoof(p, gun.unit.at) ? UNDER_ROOF : undefined;
}

function whyNotMissile(p: Position, { unit, weapon }: Gun): Refusal | undefined {
  if (!p.world.rules.modules.guidedMissiles) return NO_MISSILES;
  if (!weapon && hasStatus(unit, 'depleted')) return DEPLETED;
  return !weapon && isMmc(typeOf(p, unit)) && isUnderRoof(p, unit.at) ? MISSILE_UNDER_ROOF : undefined;
}

/** Why a gun cannot be fired by those who have it, whatever the target. */
export function whyNotGun(p: Position, gun: Gun): Refusal | undefined {
  const hands = gun.weapon ? whyNotHands(p, gun, gun.weapon) : undefined;
  return hands ?? (gun.table.guided ? whyNotMissile(p, gun) : undefined);
}

const isNextTo = (p: Position, a: LocationId, b: LocationId): boolean => {
  const { board } = p.world;
  const { distances, hexes } = board;
  return (distances[hexOf(board, a) * hexes.length + hexOf(board, b)] as number) <= 1;
};

/** A squad fires two support weapons at most, everybody else one (1.6). */
function whyNotMoreWeapons(p: Position, { unit }: Gun, weapon: Weapon, before: Engagement): Refusal | undefined {
  if (before.weapons.includes(weapon.id)) return FIRED_ALREADY;
  return before.weapons.length >= (typeOf(p, unit).kind === 'squad' ? 2 : 1) ? TOO_MANY_WEAPONS : undefined;
}

/** Why what has been fired on this occasion forbids this shot (1.7, 15.0, 19.2.8; ruling D-118). */
export function whyNotMore(p: Position, aim: Aim, before: Engagement | undefined): Refusal | undefined {
  const { gun, at } = aim;
  if (!before) return undefined;
  if (gun.weapon) return whyNotMoreWeapons(p, gun, gun.weapon, before);
  const shots = before.guns.filter((index) => index === gun.index).length;
  if (shots >= (gun.table.shots ?? 1)) return FIRED_ALREADY;
  if (isHelicopter(typeOf(p, gun.unit)) && isFlying(p, gun.unit)) return undefined;
  if (shots > 0) return isNextTo(p, before.at, at) ? undefined : TOO_FAR_APART;
  return isSameHex(p, before, at) ? undefined : otherHex(p, gun.unit);
}

/** Two single-man counters in Good Order serve a weapon without penalty; the second does nothing else (1.6). */
export function whyNotHelper(p: Position, order: Shoot, gun: Gun): Refusal | undefined {
  if (order.helper === undefined) return undefined;
  const helper = unitOf(p, order.helper);
  const fit = gun.weapon && isSmc(typeOf(p, gun.unit)) && isSmc(typeOf(p, helper)) && helper.id !== gun.unit.id;
  return fit && helper.at === gun.unit.at && !mayCarry(p, helper) ? undefined : BAD_HELPER;
}
