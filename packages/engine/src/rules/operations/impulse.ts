/** An impulse: a spotting attempt, the declared locations, what their units do, and its end (4.0, 4.1). */

import type { LocationId } from '../../board/board.ts';
import type { Decision, Part } from '../../core/decision.ts';
import { scriptedDice } from '../../core/dice.ts';
import { beginPlay, type FrameRules } from '../../core/machine.ts';
import { type Play, pop, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import type { Order, Verb } from '../../state/orders.ts';
import { has, isLeader, isMachine, type Position, placeOf, typeOf, unitOf } from '../../state/query.ts';
import type { Game, Side, Unit, UnitId } from '../../state/state.ts';
import { withFlights } from '../aircraft/flight-action.ts';
import { fireAction } from '../fire-combat/fire-action.ts';
import { noteLed } from '../fire-combat/leadership.ts';
import { artilleryAction } from '../indirect-fire/artillery.ts';
import { callMortarAction } from '../indirect-fire/called-mortar.ts';
import { meleeAction } from '../melee/melee-action.ts';
import { withdrawAction } from '../melee/withdrawal.ts';
import { moveAction } from '../movement/move-action.ts';
import { starshellAction } from '../night/starshell.ts';
import { markReleased, whyNotBeforeRun, whyNotDone } from '../ordnance/owed-run.ts';
import { shootAction } from '../ordnance/shoot-action.ts';
import { turnGunAction } from '../ordnance/team-facing.ts';
import { alightAction } from '../passengers/alighting.ts';
import { boardAction } from '../passengers/boarding.ts';
import { enterAction } from '../scenarios/entry.ts';
import { spotAction } from '../sight/spotting-attempt.ts';
import { placeSniperAction } from '../single-man-counters/sniper.ts';
import { smokeAction } from '../smoke/smoke.ts';
import { closeAssaultAction } from '../vehicles/assault-action.ts';
import { buttonAction, openAction } from '../vehicles/hatches.ts';
import { fireMgAction } from '../vehicles/mg-action.ts';
import type { ImpulseAction } from './action.ts';
import { ableLocations, activatedUnits, type Chain, calledThrough, chainOf, whyNotActivate } from './activation.ts';
import { whyNotPass } from './obligations.ts';

type AnyAction = ImpulseAction<Verb>;
const action = <V extends Verb>(one: ImpulseAction<V>): AnyAction => one as unknown as AnyAction;

/** What may be done before anything is declared; a stack that enters is what the impulse activates. */
const BEFORE: readonly AnyAction[] = [action(spotAction), action(placeSniperAction), action(enterAction)];
/** What units of the declared locations may do. */
const DURING: readonly AnyAction[] = [
  action(fireAction),
  action(shootAction),
  action(fireMgAction),
  action(turnGunAction),
  action(withFlights(moveAction)),
  action(closeAssaultAction),
  action(boardAction),
  action(alightAction),
  action(buttonAction),
  action(openAction),
  action(smokeAction),
  action(meleeAction),
  action(withdrawAction),
  action(callMortarAction),
  action(artilleryAction),
  action(starshellAction),
  action(spotAction),
  action(placeSniperAction),
];

const ON_THE_MOVE: readonly Verb[] = ['step', 'stop', 'exit', 'overrun'];

const NOT_NOW = refusal('4.0', 'not-offered-in-this-impulse');
const NOBODY_MOVES = refusal('6.0', 'nobody-is-on-the-move');
const DECLARE_FIRST = refusal('4.0', 'declare-the-locations-first');

export const impulseFrame = (side: Side): ImpulseFrame => ({
  f: 'impulse',
  side,
  spotter: -1,
  spotted: -1,
  declared: [],
  units: [],
  origins: [],
  activators: [],
  acted: false,
  fired: [],
  partly: [],
  engaged: [],
  moved: [],
  hatches: [],
  smoked: [],
  screened: [],
});

const isDeclared = (frame: ImpulseFrame): boolean => frame.declared.length > 0;

function options(game: Game, frame: ImpulseFrame): { orders: Order[]; parts: Part[] } {
  const orders: Order[] = [];
  const parts: Part[] = [];
  for (const one of isDeclared(frame) ? DURING : BEFORE) one.list(game, frame, orders, parts);
  const open = frame.engaged.length === 0 ? orders : orders.filter((order) => !whyNotBeforeRun(frame, order));
  return { orders: open, parts };
}

/** The impulse once these locations are declared. */
function declaredFrame(p: Position, frame: ImpulseFrame, at: readonly LocationId[]): ImpulseFrame {
  const chain = chainOf(p, frame.side, at, frame) as Chain;
  const declared = [chain.base, ...at.filter((other) => other !== chain.base)];
  const units = activatedUnits(p, frame, declared, chain);
  return impulseWith(frame, {
    declared,
    activators: chain.activators,
    units: units.map((unit) => unit.id),
    origins: units.map((unit) => placeOf(p, unit)),
  });
}

function declare(play: Play, frame: ImpulseFrame, order: Order & { do: 'activate' }): void {
  const next = declaredFrame(play, frame, order.at);
  const { declared, activators } = next;
  tell(play, { t: 'activated', at: declared, through: activators, rule: '4.0' });
  if (play.world.rules.leader.oneActivatorPerHex)
    for (const leader of activators)
      if (!isMachine(typeOf(play, unitOf(play, leader)))) noteLed(play, unitOf(play, leader), '11.1');
  succeed(play, next);
}

/** What does not keep an impulse from being a pass (4.0, 10.1.1, 15.0; rulings D-20, R-302). */
const IDLE: readonly Verb[] = ['spot', 'place-sniper', 'button', 'open'];

function canOnlyIdle(game: Game, frame: ImpulseFrame): boolean {
  const { orders, parts } = options(game, frame);
  return parts.length === 0 && orders.every((order) => IDLE.includes(order.do));
}

/** Whoever may not pass does not declare those either who could only do nothing (ruling R-323). */
function whyNotIdle(game: Game, frame: ImpulseFrame, at: readonly LocationId[]): Refusal | undefined {
  const owed = whyNotPass(game, frame.side);
  return owed && canOnlyIdle(game, declaredFrame(game, frame, at)) ? owed : undefined;
}

/** The worst that a spotting attempt can throw. */
const WORST = 6;

/** Whether something idle would leave nothing else to do, at worst: the impulse would end by itself, a pass. */
function idlesAway(game: Game, frame: ImpulseFrame, order: Order): boolean {
  const trial = beginPlay(game.world, { ...game.state, dice: scriptedDice([WORST]) });
  actionFor(frame, order.do)?.carryOut(trial, frame, order);
  return canOnlyIdle(trial, trial.stack.at(-1) as ImpulseFrame);
}

/** Nor does he idle away an impulse that he has declared (ruling R-323). */
function whyNotIdleAway(game: Game, frame: ImpulseFrame, order: Order): Refusal | undefined {
  if (frame.acted || !isDeclared(frame) || !IDLE.includes(order.do)) return undefined;
  const owed = whyNotPass(game, frame.side);
  return owed && idlesAway(game, frame, order) ? owed : undefined;
}

/** An impulse in which nothing was done is a pass, by whatever name. */
const whyNotEnd = (game: Game, frame: ImpulseFrame): Refusal | undefined =>
  whyNotDone(game, frame) ?? (frame.acted ? undefined : whyNotPass(game, frame.side));

/** Leaders who could as well have brought along whom another of their location did (ruling R-12). */
function othersOfHisPlace(p: Position, { units, origins }: ImpulseFrame, leader: UnitId): Unit[] {
  if (p.world.rules.leader.oneActivatorPerHex) return [];
  const place = origins[units.indexOf(leader)];
  return units
    .filter((id, at) => id !== leader && origins[at] === place)
    .map((id) => unitOf(p, id))
    .filter((unit) => isLeader(typeOf(p, unit)) && !unit.shaken && unit.wounds === 0 && !has(unit, 'assault-move'));
}

/** A Leader who only brought others along, and a smoke layer who did not move on, are Ops Complete (4.0, 7.0). */
function markIdle(play: Play, frame: ImpulseFrame): void {
  const acted = (id: UnitId): boolean => (unitOf(play, id).marks & ACTIVATED) !== 0 || unitOf(play, id).at < 0;
  for (const leader of frame.activators) {
    if (acted(leader) || othersOfHisPlace(play, frame, leader).some((other) => acted(other.id))) continue;
    const called = calledThrough(play, frame, leader);
    const armored = isMachine(typeOf(play, unitOf(play, leader)));
    const isCalled = (id: UnitId, at: number): boolean =>
      called.has(frame.origins[at] as LocationId) && isMachine(typeOf(play, unitOf(play, id))) === armored;
    if (frame.units.some((id, at) => isCalled(id, at) && acted(id)))
      tell(play, { t: 'marked', unit: leader, marks: MARK['ops-complete'], rule: '4.0' });
  }
  for (const id of frame.smoked)
    if (!acted(id)) tell(play, { t: 'marked', unit: id, marks: MARK['ops-complete'], rule: '7.0' });
}

/** An impulse in which nothing was done, or nothing but a spotting attempt, is a pass (4.0, 10.1.1). */
function endImpulse(play: Play, frame: ImpulseFrame): void {
  markReleased(play, frame);
  markIdle(play, frame);
  pop(play);
  const pass = !frame.acted;
  const passes = pass ? play.state.passes + 1 : 0;
  tell(play, { t: 'impulse-ended', side: frame.side, pass, passes, rule: '4.0' });
}

function actionFor(frame: ImpulseFrame, verb: Verb): AnyAction | undefined {
  return (isDeclared(frame) ? DURING : BEFORE).find((one) => one.verb === verb);
}

function whyNotAction(game: Game, frame: ImpulseFrame, order: Order): Refusal | undefined {
  const found = actionFor(frame, order.do);
  if (found)
    return whyNotBeforeRun(frame, order) ?? found.check(game, frame, order) ?? whyNotIdleAway(game, frame, order);
  if (ON_THE_MOVE.includes(order.do)) return NOBODY_MOVES;
  return !isDeclared(frame) && DURING.some((one) => one.verb === order.do) ? DECLARE_FIRST : NOT_NOW;
}

function decide(game: Game, frame: ImpulseFrame): Decision {
  const { orders: possible, parts } = options(game, frame);
  const orders = possible.filter((order) => !whyNotIdleAway(game, frame, order));
  if (isDeclared(frame)) {
    if (!whyNotEnd(game, frame)) orders.push({ do: 'done' });
  } else {
    if (!whyNotPass(game, frame.side)) orders.push({ do: 'pass' });
    const at = ableLocations(game, frame.side, frame);
    if (at.length > 0) parts.push({ do: 'activate', at });
  }
  return { side: frame.side, kind: isDeclared(frame) ? 'activation' : 'impulse', rule: '4.0', orders, parts };
}

export const impulseRules: FrameRules<ImpulseFrame> = {
  advance(play, frame) {
    if (!isDeclared(frame)) return 'ask';
    const decision = decide(play, frame);
    if (
      decision.parts.length > 0 ||
      decision.orders.some((order) => order.do !== 'place-sniper' && order.do !== 'done')
    )
      return decision;
    endImpulse(play, frame);
    return 'ran';
  },

  decide,

  check(game, frame, order) {
    switch (order.do) {
      case 'pass':
        return isDeclared(frame) ? NOT_NOW : whyNotPass(game, frame.side);
      case 'done':
        return isDeclared(frame) ? whyNotEnd(game, frame) : DECLARE_FIRST;
      case 'activate':
        return whyNotActivate(game, frame, order.at) ?? whyNotIdle(game, frame, order.at);
      default:
        return whyNotAction(game, frame, order);
    }
  },

  answer(play, frame, order) {
    switch (order.do) {
      case 'pass':
      case 'done':
        return endImpulse(play, frame);
      case 'activate':
        return declare(play, frame, order);
      default:
        return actionFor(frame, order.do)?.carryOut(play, frame, order);
    }
  },
};
