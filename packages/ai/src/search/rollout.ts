/** What may come of an order: played on by both sides with imagined dice to the end of the turn, then looked at. */
import { type Decision, decision, type Game, give, type Order, type Side, seededDice } from '@opfire/engine';
import { seedFor } from '../chance.ts';
import { hastily, holdingOn, mindOf } from '../plan/mind.ts';
import { weigh } from '../plan/weigh.ts';
import { evaluate } from '../values/evaluate.ts';
import { TEMPERS } from '../values/style.ts';

export interface Continuation {
  /** Points for the side that asks, at the end of the turn or of the battle. */
  readonly value: number;
  /** Orders tried out on the way. */
  readonly nodes: number;
  /** Not broken off for lack of time. */
  readonly finished: boolean;
}

/** A turn never takes so many orders: whatever does is looked at as it is. */
const MOST_ORDERS = 250;

/** What a side will probably do; with care where it is the plan that is being tried out. */
function likeliest(game: Game, owed: Decision, side: Side, carefully: boolean): Order | undefined {
  const mind = mindOf(game, owed.side, TEMPERS.balanced);
  const own = owed.side === side ? holdingOn(mind) : mind;
  return weigh(carefully ? own : hastily(own), owed)[0]?.order;
}

/**
 * Plays an order and then on to the end of the turn: half-way through one whoever acts first seems to gain, and whoever waits
 * for the enemy to spend his fire seems to lose.
 */
export function playOn(
  game: Game,
  order: Order,
  side: Side,
  seed: number,
  isTimeUp: () => boolean = () => false,
): Continuation {
  const { turn } = game.state;
  let now: Game = { world: game.world, state: { ...game.state, dice: seededDice(seedFor(seed, 1)) } };
  let next: Order | undefined = order;
  let nodes = 0;
  let begun = false;
  while (next && nodes < MOST_ORDERS) {
    const outcome = give(now, next);
    if ('refused' in outcome) break;
    nodes++;
    now = outcome.game;
    const owed = decision(now);
    if (!owed || now.state.turn > turn) break;
    if (isTimeUp()) return { value: 0, nodes, finished: false };
    begun ||= owed.kind === 'impulse';
    next = likeliest(now, owed, side, !begun && owed.side === side && owed.kind === 'activation');
  }
  return { value: evaluate(now, side), nodes, finished: true };
}
