/** What may come of an order: played on by both sides with imagined dice to the end of the turn, then looked at. */
import { type Game, type Order, type Side, seededDice } from '@opfire/engine';
import { seedFor } from '../chance.ts';
import { type Manner, type Moment, Moments } from './moment.ts';

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

/**
 * Plays an order and then on to the end of the turn: half-way through one whoever acts first seems to gain, and whoever waits
 * for the enemy to spend his fire seems to lose.
 */
export function playOnFrom(
  from: Moment,
  order: Order,
  side: Side,
  seed: number,
  isTimeUp: () => boolean = () => false,
): Continuation {
  const { turn } = from.game.state;
  let now = { moment: from, dice: seededDice(seedFor(seed, 1)) };
  let next: Order | undefined = order;
  let nodes = 0;
  let begun = false;
  while (next && nodes < MOST_ORDERS) {
    const step = now.moment.after(next, now.dice);
    if (!step) break;
    nodes++;
    now = step;
    const { owed, game } = now.moment;
    if (!owed || game.state.turn > turn) break;
    if (isTimeUp()) return { value: 0, nodes, finished: false };
    begun ||= owed.kind === 'impulse';
    next = now.moment.choice(mannerOf(owed.side === side, !begun && owed.kind === 'activation'));
  }
  return { value: now.moment.value(side), nodes, finished: true };
}

/** With care where it is the plan that is being tried out. */
const mannerOf = (own: boolean, planned: boolean): Manner =>
  own ? (planned ? 'carefully' : 'hastily') : 'as-the-enemy';

/** The same from a position that nobody has thought about yet. */
export const playOn = (game: Game, order: Order, side: Side, seed: number, isTimeUp?: () => boolean): Continuation =>
  playOnFrom(new Moments().of(game), order, side, seed, isTimeUp);
