/** What may come of an order: played on by both sides with imagined dice to the end of a turn, then looked at. */
import { type Game, type Order, type Side, seededDice } from '@opfire/engine';
import { seedFor } from '../chance.ts';
import { type Manner, type Moment, Moments } from './moment.ts';

export interface Continuation {
  /** Points for the side that asks, at the end of a turn or of the battle. */
  readonly value: number;
  /** Orders tried out on the way. */
  readonly nodes: number;
  /** Not broken off for lack of time. */
  readonly finished: boolean;
}

/** A turn never takes so many orders: whatever does is looked at as it is. */
const MOST_ORDERS = 250;

/** How far continuations go. */
export interface Horizon {
  /** Turns after the present one; none when left out. */
  readonly turns?: number;
  /** Breaks one off in the middle; never when left out. */
  readonly isTimeUp?: () => boolean;
}

/**
 * Plays an order and then on to the end of a turn: half-way through one whoever acts first seems to gain, and whoever waits
 * for the enemy to spend his fire seems to lose.
 */
export function playOnFrom(
  from: Moment,
  order: Order,
  side: Side,
  seed: number,
  { turns = 0, isTimeUp = () => false }: Horizon = {},
): Continuation {
  const last = from.game.state.turn + turns;
  const most = MOST_ORDERS * (turns + 1);
  let now = { moment: from, dice: seededDice(seedFor(seed, 1)) };
  let next: Order | undefined = order;
  let nodes = 0;
  let begun = false;
  while (next && nodes < most) {
    const step = now.moment.after(next, now.dice);
    if (!step) break;
    nodes++;
    now = step;
    const { owed, game } = now.moment;
    if (!owed || game.state.turn > last) break;
    if (isTimeUp()) return { value: 0, nodes, finished: false };
    begun ||= owed.kind === 'impulse';
    next = now.moment.choice(mannerOf(owed.side === side, !begun && owed.kind === 'activation'));
  }
  return { value: now.moment.value(side), nodes, finished: true };
}

const mannerOf = (own: boolean, planned: boolean): Manner => {
  if (!own) return 'as-the-enemy';
  return planned ? 'as-planned' : 'as-usual';
};

/** The same from a position that nobody has thought about yet. */
export const playOn = (game: Game, order: Order, side: Side, seed: number, horizon?: Horizon): Continuation =>
  playOnFrom(new Moments().of(game), order, side, seed, horizon);
