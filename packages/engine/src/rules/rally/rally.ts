/** One side's part of the Rally Phase (3.0): attempts, treatment, joining and weapons, in the owner's order. */

import type { Decision } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { pop } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import type { RallyFrame } from '../../state/frames.ts';
import type { Order, Verb } from '../../state/orders.ts';
import type { Position } from '../../state/query.ts';
import { upkeepActions } from '../support-weapons/upkeep.ts';
import type { RallyAction } from './action.ts';
import { driveAction, rallyAction } from './attempt.ts';
import { joinAction } from './joining.ts';
import { treatAction } from './treatment.ts';

const NOT_OFFERED = refusal('3.0', 'not-offered-now');

type AnyAction = RallyAction<Verb>;

const ACTIONS = {
  rally: rallyAction,
  treat: treatAction,
  drive: driveAction,
  join: joinAction,
  ...upkeepActions,
} as unknown as Readonly<Partial<Record<Verb, AnyAction>>>;

const ORDERED = Object.values(ACTIONS);

function decide(game: Position, frame: RallyFrame): Decision {
  const orders: Order[] = [];
  for (const action of ORDERED) action.list(game, frame, orders);
  orders.push({ do: 'done' });
  return { side: frame.side, kind: 'rally', rule: '3.0', orders, parts: [] };
}

export const rallyRules: FrameRules<RallyFrame> = {
  advance(play, frame) {
    const decision = decide(play, frame);
    if (decision.orders.length > 1) return decision;
    pop(play);
    return 'ran';
  },
  decide,
  check(game, frame, order) {
    if (order.do === 'done') return undefined;
    const action = ACTIONS[order.do];
    return action ? action.check(game, frame, order) : NOT_OFFERED;
  },
  answer(play, frame, order) {
    if (order.do === 'done') pop(play);
    else ACTIONS[order.do]?.carryOut(play, frame, order);
  },
};

/** The frame with which a side begins its part of the phase. */
export const rallyFrame = (side: RallyFrame['side']): RallyFrame => ({
  f: 'rally',
  side,
  tried: [],
  rallied: [],
  acted: [],
  forced: [],
  handled: [],
  taken: [],
});
