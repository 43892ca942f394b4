/** Plays battles to their end by chance, watched or not. */
import { type Decision, decision, type Game, type GameEvent, give, type Order } from '@opfire/engine';
import { type Battle, startOf } from './battles.ts';
import { chooseOrder, chooserFrom, type Player } from './player.ts';

/** Told of everything as it happens; throws Broken when something is not as it must be. */
export interface Watcher {
  asked?(game: Game, owed: Decision): void;
  answered?(before: Game, order: Order, events: readonly GameEvent[], after: Game): void;
  ended?(start: Game, orders: readonly Order[], last: Game): void;
}

/** Something that must hold does not. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly invariant: string;
  constructor(invariant: string, found: string) {
    super(`${invariant}: ${found}`);
    this.invariant = invariant;
  }
}

export interface Played {
  readonly start: Game;
  readonly orders: readonly Order[];
  readonly last: Game;
}

/** A game that broke something, as far as it came. The last order may be the one that could not be carried out. */
export interface Failed extends Played {
  readonly error: Error;
}

/** No battle of ours takes a tenth of it. */
const MOST_ORDERS = 20_000;

class Progress {
  readonly orders: Order[] = [];
  readonly start: Game;
  last: Game;

  constructor(start: Game) {
    this.start = start;
    this.last = start;
  }

  take(order: Order, watcher: Watcher): void {
    this.orders.push(order);
    if (this.orders.length > MOST_ORDERS) throw new Broken('every game ends', `no end after ${MOST_ORDERS} orders`);
    const before = this.last;
    const outcome = give(before, order);
    if ('refused' in outcome) {
      throw new Broken('what is drawn is accepted', `refused by ${outcome.refused.rule}: ${outcome.refused.why}`);
    }
    this.last = outcome.game;
    watcher.answered?.(before, order, outcome.events, outcome.game);
  }
}

function run(progress: Progress, seed: number, watcher: Watcher, player: Player): void {
  const choose = chooserFrom(seed);
  for (let owed = decision(progress.last); owed; owed = decision(progress.last)) {
    watcher.asked?.(progress.last, owed);
    progress.take(player(progress.last, owed, choose), watcher);
  }
  watcher.ended?.(progress.start, progress.orders, progress.last);
}

const NOBODY: Watcher = {};

/** Plays a battle; the seed decides dice and choices alike. */
export function playOut(
  battle: Battle,
  seed: number,
  watcher: Watcher = NOBODY,
  player: Player = chooseOrder,
): Played | Failed {
  const progress = new Progress(startOf(battle, seed));
  const { start, orders } = progress;
  try {
    run(progress, seed, watcher, player);
    return { start, orders, last: progress.last };
  } catch (error) {
    return { start, orders, last: progress.last, error: error as Error };
  }
}
