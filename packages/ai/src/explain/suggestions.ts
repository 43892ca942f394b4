/**
 * Hints: ideas of a player, each followed until a die would fall. Activating a location says little; what its units would
 * then do, and by which way, is what somebody wants to know who has asked.
 */
import {
  type Decision,
  decision,
  type Game,
  give,
  imagine,
  type LocationId,
  type Order,
  viewFor,
} from '@opfire/engine';
import { makePlayer, type Player } from '../player.ts';
import type { Candidate, Explanation } from './explanation.ts';

export interface Suggestion extends Candidate {
  /** To be given one after another; `order` is the one of them that is meant. */
  readonly orders: readonly Order[];
  /** Where to step to after them. */
  readonly way: readonly LocationId[];
}

/** After these the same units still have to be told what to do. */
const LEADS_ON: ReadonlySet<Order['do']> = new Set(['activate', 'move', 'withdraw', 'dash', 'enter', 'step']);
const ENDS: ReadonlySet<Order['do']> = new Set(['done', 'stop', 'exit']);
/** Longer than any way on foot. */
const FURTHEST = 16;
/** Of the imagined game; no die is ever rolled in it. */
const SEED = 1;

const diceOf = ({ state }: Game): string => JSON.stringify(state.dice);

const isOpportunity = (owed: Decision | undefined, enemyOf: Decision['side']): boolean =>
  owed?.kind === 'opportunity-fire' && owed.side !== enemyOf && owed.orders.some((order) => order.do === 'hold');

/** The game after an order, with fire held on the other side; nothing once dice fell or somebody else decides. */
function after(game: Game, order: Order): Game | undefined {
  const side = decision(game)?.side ?? 0;
  let outcome = give(game, order);
  while (!('refused' in outcome) && isOpportunity(decision(outcome.game), side)) {
    outcome = give(outcome.game, { do: 'hold' });
  }
  if ('refused' in outcome || diceOf(outcome.game) !== diceOf(game)) return undefined;
  const owed = decision(outcome.game);
  return owed?.side === side && (owed.kind === 'activation' || owed.kind === 'move') ? outcome.game : undefined;
}

/** What continuations brought says nothing to somebody who has not seen them; what it brings and risks itself does. */
const plainly = (meant: Candidate, { value }: Candidate): Candidate => ({
  order: meant.order,
  value,
  facts: meant.facts.filter(({ is }) => is !== 'outlook'),
});

function follow(guide: Player, game: Game, idea: Candidate): Suggestion {
  const orders: Order[] = [];
  const way: LocationId[] = [];
  let meant = idea;
  let order = idea.order;
  let now: Game | undefined = game;
  while (now) {
    if (order.do === 'step' && orders.at(-1)?.do === 'step') way.push(order.to);
    else orders.push(order);
    now = LEADS_ON.has(order.do) && way.length < FURTHEST ? after(now, order) : undefined;
    if (!now) break;
    const before: Order['do'] = order.do;
    order = guide.choose(now);
    if (ENDS.has(order.do) || (before === 'step' && order.do !== 'step')) break;
    const [chosen] = guide.explain()?.candidates ?? [];
    if (chosen && order.do !== 'step') meant = chosen;
  }
  return { ...plainly(meant, idea), orders, way };
}

const actorsIn = (order: Order): unknown => ('units' in order ? order.units : 'unit' in order ? order.unit : []);

/** Different beginnings may come to the same thing, and of several ways to the same place one is enough. */
function keyOf({ order, orders, way }: Suggestion): string {
  const last = orders.at(-1);
  const end = way.at(-1) ?? (last?.do === 'step' ? last.to : undefined);
  return JSON.stringify(end === undefined ? order : [end, actorsIn(order)]);
}

/** Nobody is activated for nothing. */
const isIdle = ({ order }: Suggestion): boolean => order.do === 'activate';

/** The best ideas of an explanation, each with the orders that carry it out. Nothing in them stems from what is hidden. */
export function suggestionsFrom(game: Game, { side, candidates }: Explanation, most = 3): Suggestion[] {
  const thought = imagine(game.world, viewFor(game, side), SEED);
  const guide = makePlayer({ level: 'regular', seed: SEED });
  const found = new Map<string, Suggestion>();
  for (const idea of candidates) {
    const suggestion = follow(guide, thought, idea);
    const key = keyOf(suggestion);
    if (!found.has(key) && (found.size === 0 || !isIdle(suggestion))) found.set(key, suggestion);
    if (found.size === most) break;
  }
  return [...found.values()];
}
