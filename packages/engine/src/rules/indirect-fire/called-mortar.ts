/** Mortar fire called by a Leader, Scout or Advisor who sees the target (18.1, rulings D-161, D-170). */

import type { LocationId } from '../../board/board.ts';
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { enemyLocations, isActivated, type Position, typeOf, unitOf } from '../../state/query.ts';
import { NOBODY, type Side, type Unit } from '../../state/state.ts';
import { nightFirepower, whyTooDark } from '../night/darkness.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { notACaller } from './caller.ts';
import { bombard, type Mortar, markFired, mortarOf, mortarSum, noTarget, unableToFire } from './mortar-weapon.ts';

type Call = OrderTo<'call-mortar'>;

const NOT_ACTIVATED = refusal('4.0', 'not-activated-in-this-impulse');
const NOT_GOOD_ORDER = refusal('18.1', 'shaken-units-call-no-mortars');
const ALREADY_USED = refusal('18.1', 'the-caller-has-already-been-used');
const NOT_A_MORTAR = refusal('18.1', 'not-a-mortar-of-yours-that-can-fire');
const OWN_MORTAR = refusal('18.1', 'the-caller-does-not-serve-the-mortar');
const NO_SIGHT = refusal('18.1', 'the-caller-has-no-line-of-sight');

const hasJustSpotted = (frame: ImpulseFrame, unit: Unit, at: LocationId): boolean =>
  frame.spotter === unit.id && frame.spotted === at && frame.declared.includes(unit.at);

/** The caller's location is activated; he has done nothing yet but to spot this very target. */
function unableToCall(p: Position, frame: ImpulseFrame, unit: Unit | undefined, at: LocationId): Refusal | undefined {
  const wrong = notACaller(p, frame.side, unit, '18.1');
  if (wrong || !unit) return wrong;
  if (unit.shaken) return NOT_GOOD_ORDER;
  if (hasJustSpotted(frame, unit, at)) return undefined;
  if (!frame.units.includes(unit.id)) return NOT_ACTIVATED;
  return isActivated(unit) ? ALREADY_USED : undefined;
}

const cannotSee = (p: Position, unit: Unit, at: LocationId): Refusal | undefined =>
  isBlocked(lineBetween(p, unit.at, at)) ? NO_SIGHT : whyTooDark(p, unit.at, at);

export function mortarNamed(p: Position, side: Side, order: Pick<Call, 'mortar' | 'weapon'>): Mortar | undefined {
  const unit = p.state.units[order.mortar];
  if (!unit || unit.side !== side || unit.at < 0) return undefined;
  const weapon = order.weapon === undefined ? undefined : p.state.weapons[order.weapon];
  return order.weapon !== undefined && !weapon ? undefined : mortarOf(p, unit, weapon);
}

/** The call activates the mortar wherever it is: it needs the range, not the sight. */
function callMortarCheck(p: Position, frame: ImpulseFrame, order: Call): Refusal | undefined {
  const caller = p.state.units[order.unit];
  const unable = unableToCall(p, frame, caller, order.at);
  if (unable) return unable;
  const mortar = mortarNamed(p, frame.side, order);
  if (!mortar) return NOT_A_MORTAR;
  if (order.mortar === order.unit) return OWN_MORTAR;
  return unableToFire(p, mortar) ?? noTarget(p, mortar, order.at) ?? cannotSee(p, caller as Unit, order.at);
}

/** Every mortar of a side that could fire if it were told where. */
export function mortarsOf(p: Position, side: Side): Mortar[] {
  const found: Mortar[] = [];
  const consider = (mortar: Mortar | undefined): void => {
    if (mortar && !unableToFire(p, mortar)) found.push(mortar);
  };
  for (const unit of p.state.units) {
    if (unit.side === side && unit.at >= 0 && typeOf(p, unit).weapon === 'mortar') consider(mortarOf(p, unit));
  }
  for (const weapon of p.state.weapons) {
    const holder = p.state.units[weapon.holder];
    if (holder && holder.side === side && holder.at >= 0) consider(mortarOf(p, holder, weapon));
  }
  return found;
}

/** Callers by trade among those who are activated or have just spotted. */
function callersIn(p: Position, frame: ImpulseFrame): Unit[] {
  const { spotter, units } = frame;
  const ids = spotter === NOBODY || units.includes(spotter) ? units : [...units, spotter];
  return ids.map((id) => unitOf(p, id)).filter((unit) => !notACaller(p, frame.side, unit, '18.1'));
}

function listCalls(p: Position, frame: ImpulseFrame, orders: Order[]): void {
  if (frame.declared.length === 0) return;
  const callers = callersIn(p, frame);
  if (callers.length === 0) return;
  const mortars = mortarsOf(p, frame.side);
  if (mortars.length === 0) return;
  const targets = enemyLocations(p, frame.side);
  for (const caller of callers) {
    for (const at of targets) if (!unableToCall(p, frame, caller, at)) listCallsAt(p, caller, mortars, at, orders);
  }
}

function listCallsAt(p: Position, caller: Unit, mortars: readonly Mortar[], at: LocationId, orders: Order[]): void {
  if (cannotSee(p, caller, at)) return;
  for (const mortar of mortars) {
    if (mortar.unit.id !== caller.id && !noTarget(p, mortar, at)) orders.push(orderTo(caller, mortar, at));
  }
}

const orderTo = (caller: Unit, { unit, weapon }: Mortar, at: LocationId): Call => {
  const order = { do: 'call-mortar', unit: caller.id, mortar: unit.id, at } as const;
  return weapon ? { ...order, weapon: weapon.id } : order;
};

/** What a mortar that fires blind adds to its die: no leadership, no degrading terrain; the caller's night counts. */
export const calledMortarTally = (p: Position, caller: Unit, mortar: Mortar, at: LocationId): Tally =>
  mortarSum(p, mortar, at)
    .add('night', nightFirepower(p, caller.at, at), '20.1')
    .done();

/** The call comes before the shells: a caller under his own fire lends no leadership any more. */
export function noteMortarCall(play: Play, order: Call): void {
  const marks = MARK['ops-complete'] | MARK['called-fire'];
  tell(play, { t: 'marked', unit: order.unit, marks, rule: '18.1' });
}

function call(play: Play, frame: ImpulseFrame, order: Call): void {
  const mortar = mortarNamed(play, frame.side, order) as Mortar;
  succeed(play, impulseWith(frame, { acted: true }));
  noteMortarCall(play, order);
  bombard(play, mortar, order.at, calledMortarTally(play, unitOf(play, order.unit), mortar, order.at));
  markFired(play, unitOf(play, order.mortar));
}

export const callMortarAction: ImpulseAction<'call-mortar'> = {
  verb: 'call-mortar',
  list: listCalls,
  check: callMortarCheck,
  carryOut: call,
};
