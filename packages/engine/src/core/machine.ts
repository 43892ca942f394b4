/** Runs the stack of frames: asks the top frame, lets it answer, and lets frames that need nobody run on. */
import { copyState } from '../state/apply.ts';
import type { GameEvent } from '../state/events.ts';
import type { Frame, FrameKind, FrameOf } from '../state/frames.ts';
import type { Order } from '../state/orders.ts';
import type { Game, State, World } from '../state/state.ts';
import type { Decision } from './decision.ts';
import { type Play, tell } from './play.ts';
import { type Refusal, refusal } from './rule.ts';

/** How one kind of frame behaves. */
export interface FrameRules<F extends Frame> {
  /**
   * Called whenever the frame is on top. 'ran': it did something by itself (changed the stack or the state) and
   * the machine looks again. 'ask': it awaits its decision; where finding that out took listing what is legal,
   * the decision itself is returned.
   */
  advance(play: Play, frame: F): 'ran' | 'ask' | Decision;
  decide(game: Game, frame: F): Decision;
  /** Why an order is not legal now; undefined when it is. */
  check(game: Game, frame: F, order: Order): Refusal | undefined;
  answer(play: Play, frame: F, order: Order): void;
}

export type FrameTable = { readonly [K in FrameKind]: FrameRules<FrameOf<K>> } & {
  /** What follows from any order at once, whatever it was. */
  readonly afterwards: (play: Play) => void;
  /** What follows when a frame has run by itself. */
  readonly ranOn: (play: Play) => void;
};

/** A rule that never comes to rest would hang the game: it becomes an error that names the frames. */
export class EndlessRule extends Error {
  override readonly name = 'EndlessRule';
}

const STEP_LIMIT = 2000;
const GAME_OVER = refusal('22.0', 'the-battle-is-over');

const rulesOf = (table: FrameTable, frame: Frame): FrameRules<Frame> => table[frame.f] as unknown as FrameRules<Frame>;

export const topFrame = (state: State): Frame | undefined => state.stack[state.stack.length - 1];

/** The stack being changed is the state's own: what rules ask of it while an order is carried out is always current. */
export function beginPlay(world: World, state: State): Play {
  const stack = state.stack.slice();
  const own = copyState(state);
  own.stack = stack;
  return { world, state: own, events: [], stack };
}

/** The decision last worked out: it is asked for again as a rule, by whoever has given the order. */
let found: {
  readonly world: World | undefined;
  readonly state: State | undefined;
  readonly decision: Decision | undefined;
} = {
  ...{ world: undefined, state: undefined, decision: undefined },
};

/** Lets frames run until one asks, then tells where the stack stands. Returns those that ended by themselves. */
export function settle(table: FrameTable, play: Play): Frame[] | undefined {
  let ended: Frame[] | undefined;
  for (let step = 0; ; step++) {
    const depth = play.stack.length;
    const frame = play.stack[depth - 1];
    if (!frame) break;
    const next = rulesOf(table, frame).advance(play, frame);
    if (next !== 'ran') {
      if (next !== 'ask') found = { world: play.world, state: play.state, decision: next };
      break;
    }
    if (play.stack.length < depth) ended = ended ? [...ended, frame] : [frame];
    table.ranOn(play);
    if (step > STEP_LIMIT)
      throw new EndlessRule(`no decision after ${step} steps in ${play.stack.map((f) => f.f).join(' > ')}`);
  }
  tell(play, { t: 'flow', stack: play.stack });
  return ended;
}

export function decisionOf(table: FrameTable, game: Game): Decision | undefined {
  const { world, state } = game;
  if (found.state !== state || found.world !== world) {
    const frame = topFrame(state);
    found = { world, state, decision: frame && rulesOf(table, frame).decide(game, frame) };
  }
  return found.decision;
}

export function checkOrder(table: FrameTable, game: Game, order: Order): Refusal | undefined {
  const frame = topFrame(game.state);
  return frame ? rulesOf(table, frame).check(game, frame, order) : GAME_OVER;
}

/** The same of a frame that is no more on the stack. */
export const checkIn = (table: FrameTable, game: Game, frame: Frame, order: Order): Refusal | undefined =>
  rulesOf(table, frame).check(game, frame, order);

export interface CarriedOut {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** Frames that ended by themselves on the way to the next decision; none when left out. */
  readonly ended?: readonly Frame[] | undefined;
}

/** Carries out an order that has been checked. The game given is left as it was. */
export function carryOut(table: FrameTable, game: Game, order: Order): CarriedOut {
  const play = beginPlay(game.world, game.state);
  const frame = topFrame(game.state) as Frame;
  rulesOf(table, frame).answer(play, frame, order);
  table.afterwards(play);
  const ended = settle(table, play);
  return { game: { world: play.world, state: play.state }, events: play.events, ended };
}
