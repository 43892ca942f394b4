/** A move in progress: steps, picking up weapons, firing on the run, stopping, leaving the map (6.0–6.8, 1.6, 22.0). */

import type { Decision, Part } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, succeed } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame } from '../../state/frames.ts';
import type { Order, Verb } from '../../state/orders.ts';
import { has, unitOf } from '../../state/query.ts';
import type { Game, UnitId } from '../../state/state.ts';
import { carryOutFire, checkFire } from '../fire-combat/fire.ts';
import { listFire } from '../fire-combat/fire-listing.ts';
import { shootAct } from '../ordnance/shoot-on-the-run.ts';
import { alightAct } from '../passengers/alighting.ts';
import { boardAct } from '../passengers/boarding.ts';
import { FROM_THE_TOP, isFromTheTop, ridersOnTop } from '../passengers/firing.ts';
import { updateControl } from '../scenarios/control.ts';
import { exitCheck, exitMap } from '../scenarios/exit.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { closeAssaultAct } from '../vehicles/assault-action.ts';
import { makeWay } from '../vehicles/make-way.ts';
import { overrunAct } from '../vehicles/overrun.ts';
import { pivotAct } from '../vehicles/pivoting.ts';
import { finishDismount, withDismounting } from './dismount.ts';
import { markFar, markMoved } from './halt.ts';
import { part, partingOrders, whyNotPart } from './hero-on-the-move.ts';
import type { MoveAct } from './move-act.ts';
import { isAssaultFire, mustStep, whyNotStop } from './obligations.ts';
import { onTheRun } from './on-the-run.ts';
import { pickUpAct } from './pick-up.ts';
import { spotOrigin } from './spot-origin.ts';
import { legalSteps, whyNotStep } from './step.ts';
import { takeStep } from './take-step.ts';

type AnyAct = MoveAct<Verb>;
const act = <V extends Verb>(one: MoveAct<V>): AnyAct => one as unknown as AnyAct;

/** What movers may do on the way besides going. */
const ACTS: readonly AnyAct[] = [
  act(pickUpAct),
  act(shootAct),
  act(pivotAct),
  act(overrunAct),
  act(closeAssaultAct),
  act(boardAct),
  act(withDismounting(alightAct)),
];
const actFor = (verb: Verb): AnyAct | undefined => ACTS.find((one) => one.verb === verb);

const NOT_NOW = refusal('6.0', 'not-offered-during-a-move');
const ALREADY_FIRED = refusal('6.7', 'hit-and-run-fires-once');
const SMOKE_LAYER = refusal('7.0', 'smoke-layers-may-move-on-but-not-fire');

/** Movers get their markers; assault fire leaves its origin spotted (6.0, 6.1.1, 6.4). */
function finishMove(play: Play, frame: MoveFrame): void {
  pop(play);
  frame.units.forEach((id, at) => {
    markMoved(play, id, frame);
    markFar(play, id, frame, frame.spent[at] as number);
  });
  if (isAssaultFire(frame)) spotOrigin(play, frame);
  clearSpottedMarkers(play);
  makeWay(play, frame);
}

/** Hit and run fires once, at any point of the move (6.7). */
const mayFire = (frame: MoveFrame): boolean => frame.mode === 'hit-and-run' && !frame.fired;

/** Those who have laid smoke run with the others but do not fire (7.0, ruling D-180). */
const runningFirers = (game: Game, frame: MoveFrame): UnitId[] =>
  frame.units.filter((id) => !has(unitOf(game, id), 'laid-smoke'));

function listShots(game: Game, frame: MoveFrame, parts: Part[]): void {
  if (mayFire(frame)) listFire(game, onTheRun(game), runningFirers(game, frame), parts);
  if (game.world.machines) listFire(game, FROM_THE_TOP, ridersOnTop(game, frame.units), parts);
}

function decide(game: Game, frame: MoveFrame): Decision {
  const orders: Order[] = legalSteps(game, frame).map((to) => ({ do: 'step', to }));
  const parts: Part[] = [];
  for (const one of ACTS) one.list(game, frame, orders);
  orders.push(...partingOrders(game, frame));
  if (!exitCheck(game, frame)) orders.push({ do: 'exit' });
  listShots(game, frame, parts);
  if (!mustStep(frame)) orders.push({ do: 'stop' });
  return { side: frame.side, kind: 'move', rule: '6.0', orders, parts };
}

export const moveRules: FrameRules<MoveFrame> = {
  advance(play, frame) {
    if (play.world.mounts && finishDismount(play, frame)) return 'ran';
    if (frame.units.length > 0) updateControl(play, frame.at);
    if (frame.units.length > 0) {
      const decision = decide(play, frame);
      if (decision.parts.length > 0 || decision.orders.some((order) => order.do !== 'stop')) return decision;
    }
    finishMove(play, frame);
    return 'ran';
  },

  decide,

  check(game, frame, order) {
    switch (order.do) {
      case 'step':
        return whyNotStep(game, frame, order.to);
      case 'move':
        return whyNotPart(game, frame, order);
      case 'exit':
        return exitCheck(game, frame);
      case 'fire':
        if (isFromTheTop(game, order.units))
          return checkFire(game, order, FROM_THE_TOP, ridersOnTop(game, frame.units));
        if (frame.mode !== 'hit-and-run') return NOT_NOW;
        if (order.units.some((id) => has(unitOf(game, id), 'laid-smoke'))) return SMOKE_LAYER;
        return frame.fired ? ALREADY_FIRED : checkFire(game, order, onTheRun(game), frame.units);
      case 'stop':
        return whyNotStop(frame);
      default: {
        const found = actFor(order.do);
        return found ? found.check(game, frame, order) : NOT_NOW;
      }
    }
  },

  answer(play, frame, order) {
    switch (order.do) {
      case 'step':
        return takeStep(play, frame, order.to);
      case 'move':
        return part(play, frame, order);
      case 'exit':
        return exitMap(play, frame);
      case 'fire':
        if (isFromTheTop(play, order.units)) return carryOutFire(play, order, FROM_THE_TOP);
        succeed(play, moveWith(frame, { fired: true }));
        return carryOutFire(play, order, onTheRun(play));
      case 'stop':
        return finishMove(play, frame);
      default:
        return actFor(order.do)?.carryOut(play, frame, order);
    }
  },
};
