/** The order to fire: checked, listed and carried out, on every occasion (5.0, 5.2, 5.3, 6.1.1, 6.7). */
import type { LocationId } from '../../board/board.ts';
import { beneath, type Play } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { MoveMode } from '../../state/frames.ts';
import { ACTIVATED } from '../../state/marks.ts';
import type { FireOrder } from '../../state/orders.ts';
import {
  isLeader,
  isMachine,
  isMmc,
  type Position,
  placeOf,
  ridesOutside,
  typeOf,
  unitOf,
  weaponOf,
  weaponTypeOf,
} from '../../state/query.ts';
import type { Unit, UnitId, WeaponId } from '../../state/state.ts';
import { smallArmsRange } from '../aircraft/small-arms.ts';
import { whyNotIntoBunker } from '../fortifications/bunkers.ts';
import { checkMortarFire, fireMortar } from '../indirect-fire/mortar.ts';
import { abandonWeapons, beginMove, type MoveStart, moveFrame } from '../movement/begin.ts';
import { doubleTimeLeader, whyNotMode, whyNotWithWeapons } from '../movement/modes.ts';
import { canSetOut } from '../movement/set-out.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { whyNotAim } from '../vehicles/aiming.ts';
import { resolveShot } from './attack.ts';
import { firesAlone, firesBetweenLevels, whyNotFirer, whyNotTarget, whyNotWeapon } from './fire-eligibility.ts';
import { firesInherent, weaponsUsedBy } from './firepower.ts';
import { mayLeadFire } from './leadership.ts';
import { isSharpshooter, rangeOf, type Shot, type ShotContext, shotFrom, spotterOf } from './shot.ts';

export type Fire = FireOrder<UnitId, WeaponId, LocationId>;

const NOBODY_FIRES = refusal('5.0', 'name-at-least-one-unit-to-fire');
const NAMED_TWICE = refusal('5.0', 'a-unit-or-weapon-is-named-twice');
const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const ONE_HEX = refusal('5.2', 'only-units-of-one-location-fire-together');
const FIRES_ALONE = refusal('5.2', 'this-unit-fires-separately');
const BY_ITSELF = refusal('15.0', 'a-vehicle-fires-each-of-its-weapons-by-itself');
const ADDS_NOTHING = refusal('5.0', 'has-nothing-in-range-to-fire');
const BETWEEN_LEVELS = refusal('1.7', 'no-fire-at-another-level-of-the-own-hex');
const TOO_MANY_WEAPONS = refusal('1.6', 'cannot-use-that-many-support-weapons');
const BAD_LEADER = refusal('5.0.1', 'that-leader-cannot-aid-this-fire');
const BAD_HELPER = refusal('1.6', 'that-unit-cannot-help-to-serve-the-weapon');
const NOT_FROM_INSIDE = refusal('16.2', 'only-passengers-on-top-fire');
const OWN_FIREPOWER_ONLY = refusal('16.2', 'passengers-fire-their-own-firepower-and-nothing-else');
const NO_SNIPING = refusal('11.4', 'snipers-pick-off-men-not-vehicles');
const NOT_ASSAULT_FIRE_NOW = refusal('6.1.1', 'assault-fire-is-declared-when-the-unit-is-first-activated');
const NOWHERE_TO_GO = refusal('6.1.1', 'assault-fire-must-be-followed-by-a-move');
const NO_ASSAULT_IN_OPPORTUNITY = refusal('5.3', 'assault-fire-is-no-opportunity-fire');

/** An order for a mortar: a team, or a mortar in a unit's hands (18.1). */
export const isMortarOrder = (p: Position, order: Fire): boolean =>
  order.units.some((id) => unitOf(p, id) && typeOf(p, unitOf(p, id)).weapon === 'mortar') ||
  (order.weapons ?? []).some((id) => weaponTypeOf(p, weaponOf(p, id)).class === 'mortar');

/** Passengers fire only from the top, with nothing but their own firepower, and stay there (16.2). */
function whyNotFromTop(p: Position, order: Fire): Refusal | undefined {
  const riders = order.units.map((id) => unitOf(p, id)).filter((unit) => unit.aboard >= 0);
  if (riders.length === 0) return undefined;
  if (!riders.every((unit) => ridesOutside(p, unit))) return NOT_FROM_INSIDE;
  const bare = (order.weapons ?? []).length === 0 && (order.assaultFire ?? []).length === 0;
  return bare && !isMortarOrder(p, order) ? undefined : OWN_FIREPOWER_ONLY;
}

const hasTwice = (list: readonly number[]): boolean => new Set(list).size !== list.length;

/** Why an order to fire is not legal; undefined when it is. */
export function checkFire(
  p: Position,
  order: Fire,
  context: ShotContext,
  eligible: readonly UnitId[],
): Refusal | undefined {
  const { units } = order;
  if (units.length === 0) return NOBODY_FIRES;
  if (hasTwice(units) || hasTwice(order.weapons ?? []) || hasTwice(order.assaultFire ?? [])) return NAMED_TWICE;
  if (!units.every((id) => eligible.includes(id))) return NOT_ACTIVATED;
  const firers = units.map((id) => unitOf(p, id));
  const [first] = firers as [Unit];
  if (firers.some((unit) => unit.at !== first.at || unit.aboard !== first.aboard)) return ONE_HEX;
  const riding = whyNotFromTop(p, order);
  if (riding) return riding;
  if (firers.length > 1 && firers.some((unit) => firesAlone(p, unit))) return FIRES_ALONE;
  for (const unit of firers) {
    const barred = whyNotFirer(p, unit, context, order.at);
    if (barred) return barred;
  }
  const twice = whyNotRest(p, order, context);
  if (twice) return twice;
  if (isMortarOrder(p, order)) return checkMortarFire(p, order, context);
  const from = placeOf(p, first);
  return (
    whyNotTarget(p, from, order.at, first.side, context) ??
    whyNotAim(p, from, order.at, first.side, context, order.target) ??
    whyNotWith(p, order, context, firers)
  );
}

/** A squad that has fired in part fires the rest: its mortar, its own firepower or another weapon (1.6, 1.6.4). */
function whyNotRest(p: Position, order: Fire, context: ShotContext): Refusal | undefined {
  const mortar = isMortarOrder(p, order);
  for (const { unit, by } of context.partly ?? []) {
    if (!order.units.includes(unit)) continue;
    const armed = (order.weapons ?? []).filter((id) => weaponOf(p, id).holder === unit).length;
    if (mortar ? by === 'weapon' : by === 'group' || armed > 1) return TOO_MANY_WEAPONS;
  }
  return undefined;
}

function whyNotWith(p: Position, order: Fire, context: ShotContext, firers: readonly Unit[]): Refusal | undefined {
  const range = smallArmsRange(p, order.at, rangeOf(p, placeOf(p, firers[0] as Unit), order.at));
  for (const id of order.weapons ?? []) {
    const barred = whyNotWeapon(p, weaponOf(p, id), order.units, order.at, range);
    if (barred) return barred;
  }
  const shot = shotFrom(p, order, context);
  return (
    whyNotHelp(p, order, firers) ??
    whyNotEach(p, shot, order) ??
    whyNotLeader(p, shot, order, context) ??
    whyNotAssaultFire(p, order, context)
  );
}

/** Everyone named fires something within range, and no more weapons than he can (1.6). */
function whyNotEach(p: Position, shot: Shot, order: Fire): Refusal | undefined {
  for (const unit of shot.units) {
    const type = typeOf(p, unit);
    if (isMachine(type)) return BY_ITSELF;
    const used = weaponsUsedBy(shot, unit).length;
    if (used > (type.kind === 'squad' ? 2 : 1)) return TOO_MANY_WEAPONS;
    if (!mayAim(p, unit, order.target)) return NO_SNIPING;
    const helps = (order.helpers ?? []).some((helper) => helper.unit === unit.id);
    if (used === 0 && !helps && !firesInherent(p, shot, unit))
      return whyNotIntoBunker(p, placeOf(p, unit), order.at) ?? ADDS_NOTHING;
    if (type.weapon === 'machine-gun' && firesBetweenLevels(p, placeOf(p, unit), order.at)) return BETWEEN_LEVELS;
    if (type.weapon === 'ordnance') return refusal('14.1', 'ordnance-fire-belongs-to-the-ordnance-rules');
  }
  return undefined;
}

/** Two eligible single-man counters in Good Order serve one weapon at full strength, giving up all else (1.6). */
function whyNotHelp(p: Position, order: Fire, firers: readonly Unit[]): Refusal | undefined {
  for (const { weapon, unit } of order.helpers ?? []) {
    const helper = firers.find((firer) => firer.id === unit);
    const holder = unitOf(p, weaponOf(p, weapon).holder);
    if (!helper || holder.id === unit || !(order.weapons ?? []).includes(weapon)) return BAD_HELPER;
    const barred = (one: Unit): boolean =>
      isMmc(typeOf(p, one)) || p.world.rules.supportWeapons.barredSmc.includes(typeOf(p, one).kind as never);
    if (barred(helper) || barred(holder)) return BAD_HELPER;
    if ((order.weapons ?? []).some((id) => weaponOf(p, id).holder === unit)) return BAD_HELPER;
  }
  return undefined;
}

function whyNotLeader(p: Position, shot: Shot, order: Fire, context: ShotContext): Refusal | undefined {
  if (order.leader === undefined || order.leader === null) return undefined;
  const leader = p.state.units[order.leader];
  if (!leader || !isLeader(typeOf(p, leader)) || order.units.includes(order.leader)) return BAD_LEADER;
  return mayLeadFire(p, leader, shot.units, leader.id === spotterOf(context, order.at)) ? undefined : BAD_LEADER;
}

export const assaultModeOf = (p: Position, unit: Unit): MoveMode =>
  typeOf(p, unit).stealth && !typeOf(p, unit).assault ? 'stealth-assault-fire' : 'assault-fire';

/** Assault firers are fresh, can assault, and have somewhere to go afterwards (6.1.1, 6.4.2). */
function whyNotAssaultFire(p: Position, order: Fire, context: ShotContext): Refusal | undefined {
  const ids = order.assaultFire ?? [];
  if (ids.length === 0) return undefined;
  if (context.occasion !== 'impulse') return NO_ASSAULT_IN_OPPORTUNITY;
  const group = ids.map((id) => unitOf(p, id));
  const [first] = group as [Unit];
  const firer = unitOf(p, order.units[0] as UnitId);
  const mode = assaultModeOf(p, first);
  for (const unit of group) {
    if (!order.units.includes(unit.id) && unit.id !== order.leader && !isLeader(typeOf(p, unit)))
      return NOT_ASSAULT_FIRE_NOW;
    if (unit.at !== firer.at || (unit.marks & ACTIVATED) !== 0) return NOT_ASSAULT_FIRE_NOW;
    const barred = whyNotMode(p, unit, group, mode);
    if (barred) return barred;
  }
  const tied = whyNotWithWeapons(p, group, order.abandon ?? []);
  if (tied) return tied;
  return canSetOut(p, moveFrame(p, runOf(p, group))) ? undefined : NOWHERE_TO_GO;
}

/** How assault firers set out after the shot. */
function runOf(p: Position, group: readonly Unit[]): MoveStart {
  const [first] = group as [Unit];
  const mode = assaultModeOf(p, first);
  const leader = doubleTimeLeader(p, group, mode);
  return { side: first.side, units: group.map((unit) => unit.id), mode, leader, from: first.at, reason: 'impulse' };
}

/** Fires, and lets those who fired by assault fire move on. */
export function carryOutFire(play: Play, order: Fire, context: ShotContext): void {
  if (isMortarOrder(play, order)) return fireMortar(play, order, context);
  const depth = play.stack.length;
  resolveShot(play, shotFrom(play, order, context));
  clearSpottedMarkers(play);
  const runners = (order.assaultFire ?? []).map((id) => unitOf(play, id));
  if (runners.length === 0) return;
  abandonWeapons(play, order.abandon ?? []);
  beneath(play, depth, () => beginMove(play, runOf(play, runners)));
}

/** Snipers and Marksmen pick off men, not vehicles (11.4). */
export const mayAim = (p: Position, unit: Unit, target: UnitId | undefined): boolean =>
  target === undefined || !isSharpshooter(p, unit);
