/** The order to fire: checked, listed and carried out, on every occasion (5.0, 5.2, 5.3, 6.1.1, 6.7). */
import type { LocationId } from '../../board/board.ts';
import type { FirePart, Part } from '../../core/decision.ts';
import { beneath, type Play } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { MoveMode } from '../../state/frames.ts';
import { ACTIVATED } from '../../state/marks.ts';
import type { FireOrder } from '../../state/orders.ts';
import {
  enemyLocations,
  isLeader,
  isMmc,
  isSmc,
  type Position,
  typeOf,
  unitOf,
  weaponOf,
  weaponsOf,
  weaponTypeOf,
} from '../../state/query.ts';
import type { Unit, UnitId, WeaponId } from '../../state/state.ts';
import { checkMortarFire, fireMortar, mortarTargets } from '../indirect-fire/mortar.ts';
import { abandonWeapons, beginMove, type MoveStart, moveFrame } from '../movement/begin.ts';
import { doubleTimeLeader, whyNotMode, whyNotWithWeapons } from '../movement/modes.ts';
import { hasLegalStep } from '../movement/step.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { resolveShot } from './attack.ts';
import {
  firesAlone,
  firesBetweenLevels,
  whyNoTarget,
  whyNotFirer,
  whyNotTarget,
  whyNotWeapon,
  whyOutOfSight,
} from './fire-eligibility.ts';
import { firesInherent, inherentRange, weaponsUsedBy } from './firepower.ts';
import { mayLeadFire } from './leadership.ts';
import { rangeOf, type Shot, type ShotContext, shotFrom, spotterOf } from './shot.ts';

export type Fire = FireOrder<UnitId, WeaponId, LocationId>;

const NOBODY_FIRES = refusal('5.0', 'name-at-least-one-unit-to-fire');
const NAMED_TWICE = refusal('5.0', 'a-unit-or-weapon-is-named-twice');
const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const ONE_HEX = refusal('5.2', 'only-units-of-one-location-fire-together');
const FIRES_ALONE = refusal('5.2', 'this-unit-fires-separately');
const ADDS_NOTHING = refusal('5.0', 'has-nothing-in-range-to-fire');
const BETWEEN_LEVELS = refusal('1.7', 'no-fire-at-another-level-of-the-own-hex');
const TOO_MANY_WEAPONS = refusal('1.6', 'cannot-use-that-many-support-weapons');
const BAD_LEADER = refusal('5.0.1', 'that-leader-cannot-aid-this-fire');
const BAD_HELPER = refusal('1.6', 'that-unit-cannot-help-to-serve-the-weapon');
const NOT_ASSAULT_FIRE_NOW = refusal('6.1.1', 'assault-fire-is-declared-when-the-unit-is-first-activated');
const NOWHERE_TO_GO = refusal('6.1.1', 'assault-fire-must-be-followed-by-a-move');
const NO_ASSAULT_IN_OPPORTUNITY = refusal('5.3', 'assault-fire-is-no-opportunity-fire');

/** An order for a mortar: a team, or a mortar in a unit's hands (18.1). */
export const isMortarOrder = (p: Position, order: Fire): boolean =>
  order.units.some((id) => unitOf(p, id) && typeOf(p, unitOf(p, id)).weapon === 'mortar') ||
  (order.weapons ?? []).some((id) => weaponTypeOf(p, weaponOf(p, id)).class === 'mortar');

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
  if (firers.some((unit) => unit.at !== first.at)) return ONE_HEX;
  if (firers.length > 1 && firers.some((unit) => firesAlone(p, unit))) return FIRES_ALONE;
  for (const unit of firers) {
    const barred = whyNotFirer(p, unit, context, order.at);
    if (barred) return barred;
  }
  const twice = whyNotRest(p, order, context);
  if (twice) return twice;
  if (isMortarOrder(p, order)) return checkMortarFire(p, order, context);
  return whyNotTarget(p, first.at, order.at, first.side, context) ?? whyNotWith(p, order, context, firers);
}

/** A squad that has fired in part fires only the rest: its mortar, or its own firepower without more weapons (1.6). */
function whyNotRest(p: Position, order: Fire, context: ShotContext): Refusal | undefined {
  for (const { unit, by } of context.partly ?? []) {
    if (!order.units.includes(unit)) continue;
    const armed = (order.weapons ?? []).some((id) => weaponOf(p, id).holder === unit);
    if (isMortarOrder(p, order) === (by === 'weapon') || (by === 'weapon' && armed)) return TOO_MANY_WEAPONS;
  }
  return undefined;
}

function whyNotWith(p: Position, order: Fire, context: ShotContext, firers: readonly Unit[]): Refusal | undefined {
  const range = rangeOf(p, (firers[0] as Unit).at, order.at);
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
    const used = weaponsUsedBy(shot, unit).length;
    if (used > (type.kind === 'squad' ? 2 : 1)) return TOO_MANY_WEAPONS;
    const helps = (order.helpers ?? []).some((helper) => helper.unit === unit.id);
    if (used === 0 && !helps && !firesInherent(p, shot, unit)) return ADDS_NOTHING;
    if (type.weapon === 'machine-gun' && firesBetweenLevels(p, unit.at, order.at)) return BETWEEN_LEVELS;
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

const assaultModeOf = (p: Position, unit: Unit): MoveMode =>
  typeOf(p, unit).stealth && !typeOf(p, unit).assault ? 'stealth-assault-fire' : 'assault-fire';

/** Assault firers are fresh, can assault, and have somewhere to go afterwards (6.1.1, 6.4.2). */
function whyNotAssaultFire(p: Position, order: Fire, context: ShotContext): Refusal | undefined {
  const ids = order.assaultFire ?? [];
  if (ids.length === 0) return undefined;
  if (context.occasion !== 'impulse') return NO_ASSAULT_IN_OPPORTUNITY;
  const group = ids.map((id) => unitOf(p, id));
  const [first] = group as [Unit];
  const mode = assaultModeOf(p, first);
  for (const unit of group) {
    if (!order.units.includes(unit.id) && unit.id !== order.leader && !isLeader(typeOf(p, unit)))
      return NOT_ASSAULT_FIRE_NOW;
    if (unit.at !== first.at || (unit.marks & ACTIVATED) !== 0) return NOT_ASSAULT_FIRE_NOW;
    const barred = whyNotMode(p, unit, group, mode);
    if (barred) return barred;
  }
  const tied = whyNotWithWeapons(p, group, order.abandon ?? []);
  if (tied) return tied;
  return hasLegalStep(p, moveFrame(p, runOf(p, group))) ? undefined : NOWHERE_TO_GO;
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

/** Weapons of a unit that could join direct fire at the range. */
function usableWeapons(p: Position, unit: Unit, at: LocationId, range: number): WeaponId[] {
  return weaponsOf(p.state, unit.id)
    .filter((weapon) => !whyNotWeapon(p, weapon, [unit.id], at, range))
    .map((weapon) => weapon.id);
}

function canReach(p: Position, unit: Unit, at: LocationId, range: number): boolean {
  const type = typeOf(p, unit);
  if (type.weapon === 'ordnance') return false;
  if (type.weapon === 'machine-gun' && firesBetweenLevels(p, unit.at, at)) return false;
  const armed =
    isMmc(type) || type.kind === 'hero' || type.kind === 'sniper' || type.kind === 'marksman' || type.kind === 'scout';
  if (armed && inherentRange(p, { range }, unit) !== 'out') return true;
  return !firesAlone(p, unit) && usableWeapons(p, unit, at, range).length > 0;
}

/** Adds a part for each group and each lone firer among the candidates that has a target. */
export function listFire(p: Position, context: ShotContext, candidates: readonly UnitId[], parts: Part[]): void {
  const [first] = candidates;
  if (first === undefined) return;
  const { side } = unitOf(p, first);
  const targets = (context.window === undefined ? enemyLocations(p, side) : [context.window]).filter(
    (at) => whyNoTarget(p, at, side, context) === undefined,
  );
  const mortars = context.occasion !== 'opportunity';
  if (targets.length === 0 && !mortars) return;
  const places: LocationId[] = [];
  for (const id of candidates) {
    const { at } = unitOf(p, id);
    if (at < 0 || places.includes(at)) continue;
    places.push(at);
    const open = targets.filter((target) => target !== at && !whyOutOfSight(p, at, target));
    const stack = candidates.map((one) => unitOf(p, one)).filter((unit) => unit.at === at);
    listStack(p, context, stack, open, parts);
  }
}

function listStack(
  p: Position,
  context: ShotContext,
  stack: readonly Unit[],
  targets: readonly LocationId[],
  parts: Part[],
): void {
  const group: Unit[] = [];
  for (const unit of stack) {
    if (context.occasion !== 'opportunity') listMortars(p, context, unit, parts);
    if (typeOf(p, unit).weapon === 'mortar') continue;
    if (firesAlone(p, unit)) addPart(p, context, [unit], targets, parts);
    else group.push(unit);
  }
  if (group.length > 0) addPart(p, context, group, targets, parts);
}

function addPart(
  p: Position,
  context: ShotContext,
  units: readonly Unit[],
  targets: readonly LocationId[],
  parts: Part[],
): void {
  const { at: from } = units[0] as Unit;
  const reaches = (unit: Unit, at: LocationId): boolean =>
    !whyNotFirer(p, unit, context, at) && canReach(p, unit, at, rangeOf(p, from, at));
  const able: LocationId[] = [];
  const firing = new Set<Unit>();
  for (const at of targets) {
    const before = able.length;
    for (const unit of units) {
      if ((able.length > before && firing.has(unit)) || !reaches(unit, at)) continue;
      firing.add(unit);
      if (able.length === before) able.push(at);
    }
  }
  if (able.length === 0) return;
  const firers = units.filter((unit) => firing.has(unit));
  const ready = (unit: Unit): WeaponId[] =>
    weaponsOf(p.state, unit.id)
      .filter((weapon) => weapon.condition === 'ready')
      .map((weapon) => weapon.id);
  parts.push({
    do: 'fire',
    from,
    units: firers.map((unit) => unit.id),
    weapons: firers.flatMap(ready),
    targets: able,
    assaultFire: mayAssaultFire(p, context, firers),
  });
}

const mayAssaultFire = (p: Position, context: ShotContext, units: readonly Unit[]): boolean =>
  context.occasion === 'impulse' &&
  units.some(
    (unit) => (unit.marks & ACTIVATED) === 0 && whyNotMode(p, unit, units, assaultModeOf(p, unit)) === undefined,
  );

function listMortars(p: Position, context: ShotContext, unit: Unit, parts: Part[]): void {
  const team = typeOf(p, unit).weapon === 'mortar';
  const carried = isSmc(typeOf(p, unit))
    ? []
    : weaponsOf(p.state, unit.id).filter((weapon) => weaponTypeOf(p, weapon).class === 'mortar');
  if (!team && carried.length === 0) return;
  for (const weapon of team ? [undefined] : carried.map((one) => one.id)) {
    const targets = mortarTargets(p, unit, weapon).filter((at) => whyNotFirer(p, unit, context, at) === undefined);
    if (targets.length === 0) continue;
    const part: FirePart = {
      do: 'fire',
      from: unit.at,
      units: [unit.id],
      weapons: weapon === undefined ? [] : [weapon],
      targets,
      assaultFire: false,
    };
    parts.push(part);
  }
}
