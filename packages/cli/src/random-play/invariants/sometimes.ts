/** What is too dear to check after every order: checked at decisions drawn by chance, and at the end of some games. */
import {
  type Chooser,
  decision,
  type Game,
  give,
  hashState,
  loadGame,
  type Order,
  type Outcome,
  orders,
  replay,
  type Side,
  saveGame,
  sightBetween,
  viewFor,
  whyNot,
} from '@opfire/engine';
import { Broken, type Watcher } from '../play.ts';
import { chooserFrom } from '../player.ts';
import { checkFireParts } from './fire-parts.ts';
import { checkForecasts } from './forecasts.ts';
import { meaningOf, mutate } from './mutation.ts';
import { freeze, isSame } from './same.ts';

/** How much is checked. */
export interface Thoroughness {
  /** One decision in so many is looked at closely. */
  readonly oneIn: number;
  /** So many of the orders listed there are looked at, and so many wrong ones tried. */
  readonly mostOrders: number;
  readonly mutations: number;
  /** Whether the whole game is replayed at its end. */
  readonly replays: boolean;
}

/** The first orders of the listing; `all` says whether that is the whole of it. */
function listed(game: Game, most: number): { list: Order[]; all: boolean } {
  const list: Order[] = [];
  for (const order of orders(game)) {
    if (list.length >= most) return { list, all: false };
    list.push(order);
  }
  return { list, all: true };
}

function checkListed(game: Game, list: readonly Order[]): void {
  if (list.length === 0) throw new Broken('a decision can be answered', 'nothing is listed');
  for (const order of list) {
    const refused = whyNot(game, order);
    if (!refused) continue;
    throw new Broken('every listed order is accepted', `${JSON.stringify(order)} by ${refused.rule}: ${refused.why}`);
  }
}

/** A few of the listed orders are carried out: each must lead to a decision or to the end. */
function checkCarriedOut(game: Game, list: readonly Order[], choose: Chooser): void {
  for (let count = 0; count < 3; count++) {
    const order = list[choose(list.length)] as Order;
    const outcome = give(game, order);
    if ('refused' in outcome) throw new Broken('every listed order is accepted', JSON.stringify(order));
    decision(outcome.game);
  }
}

/** Whatever is ordered, the engine answers and never throws; asking beforehand gets the same answer. */
function answerTo(game: Game, order: Order): Outcome {
  let trouble = 'asked and ordered get different answers';
  try {
    const refused = whyNot(game, order);
    const outcome = give(game, order);
    if ('refused' in outcome === (refused !== undefined)) return outcome;
  } catch (error) {
    trouble = (error as Error).stack ?? '';
  }
  throw new Broken('the engine answers to any order', `${JSON.stringify(order)}: ${trouble}`);
}

function checkMutation(game: Game, order: Order, known: ReadonlySet<string> | undefined): void {
  const outcome = answerTo(game, order);
  if ('refused' in outcome || !known || known.has(meaningOf(order))) return;
  throw new Broken('every order outside the list is refused', JSON.stringify(order));
}

/** The game is frozen, so that a rule that writes to it throws. */
function checkOrders(game: Game, how: Thoroughness, choose: Chooser): void {
  freeze(game.state);
  const before = hashState(game.state);
  const { list, all } = listed(game, how.mostOrders);
  checkListed(game, list);
  checkCarriedOut(game, list, choose);
  checkForecasts(game, list, choose);
  const owed = decision(game);
  if (all && owed) checkFireParts(owed, list);
  const known = all ? new Set(list.map(meaningOf)) : undefined;
  for (let count = 0; count < how.mutations; count++) {
    checkMutation(game, mutate(game, list[choose(list.length)] as Order, choose), known);
  }
  if (hashState(game.state) !== before) throw new Broken('asking and refusing change nothing', 'another hash');
}

/** The same state comes back, and offers the same decision to somebody who has never seen the game. */
function checkSaving(game: Game): void {
  const loaded = loadGame(JSON.stringify(saveGame(game)));
  if ('problems' in loaded) {
    const [first] = loaded.problems;
    throw new Broken('a game survives saving', `${first?.path}: ${first?.problem}`);
  }
  const again = loaded.ok;
  if (hashState(again.state) !== hashState(game.state)) throw new Broken('a game survives saving', 'another hash');
  if (!isSame(decision(again), decision(game))) throw new Broken('a game survives saving', 'another decision');
}

/** Vehicles in the way and aircraft above included. */
function checkSight(game: Game, choose: Chooser): void {
  const { locations } = game.world.board;
  const count = locations.length;
  for (let pair = 0; pair < 20; pair++) {
    const [a, b] = [choose(count), choose(count)];
    if (sightBetween(game, a, b) !== sightBetween(game, b, a)) {
      const names = [a, b].map((at) => locations[at]?.name);
      throw new Broken('sight is reciprocal (10.3)', names.join(' and '));
    }
  }
}

/** Neither the dice to come nor the enemy's reserves. */
function checkViews(game: Game): void {
  for (const side of [0, 1] as readonly Side[]) {
    const view = viewFor(game, side);
    if (/"(dice|seed|script)":/.test(JSON.stringify(view.scenario)) || 'dice' in view) {
      throw new Broken('a view hides the dice', `side ${side}`);
    }
    const seen = view.units.find((unit) => unit.side !== side && unit.fate === 'reserve');
    if (seen) throw new Broken('a view hides reserves', `side ${side} sees ${seen.name}`);
  }
}

function checkReplay(start: Game, given: readonly Order[], last: Game): void {
  const { games, refused } = replay({ setup: start.world.setup, start: start.state, orders: given });
  if (refused) throw new Broken('a game can be replayed', `order ${refused.order + 1} is refused`);
  const again = games[games.length - 1] as Game;
  if (hashState(again.state) !== hashState(last.state)) throw new Broken('a game can be replayed', 'another end');
}

/** A watcher for one game; the seed decides where it looks. */
export function sometimes(seed: number, how: Thoroughness): Watcher {
  const choose = chooserFrom(~seed);
  return {
    asked(game) {
      if (choose(how.oneIn) > 0) return;
      checkOrders(game, how, choose);
      checkSaving(game);
      checkSight(game, choose);
      checkViews(game);
    },
    ended(start, given, last) {
      if (how.replays) checkReplay(start, given, last);
    },
  };
}
