/**
 * Hints: ideas of a player, each followed until a die would fall. Activating a location says little; what its units would
 * then do, and by which way, is what somebody wants to know who has asked.
 */
import {
  type Decision,
  decision,
  forecastPath,
  type Game,
  give,
  imagine,
  type LocationId,
  type Order,
  viewFor,
} from '@opfire/engine';
import { makePlayer, type Player } from '../player.ts';
import type { Candidate, Explanation } from './explanation.ts';
import { isMelee } from './fact-words.ts';
import { withOdds } from './odds.ts';

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

/** What is meant, with what was weighed of the idea as a whole: how it fared when it was played on. */
const asIdea = (meant: Candidate, { value, facts }: Candidate): Candidate => ({
  ...meant,
  value,
  facts: [...meant.facts.filter(({ is }) => is !== 'outlook'), ...facts.filter(({ is }) => is === 'outlook')],
});

/** The exact risk of a way in place of the one that a plan reckoned with; of a melee it is the risk of the fight. */
function withRisk(candidate: Candidate, begun: Game, path: readonly LocationId[]): Candidate {
  const [end] = path.slice(-1);
  const through = forecastPath(begun, path).at(-1)?.through;
  if (end === undefined || through === undefined) return candidate;
  const facts = isMelee(candidate) ? candidate.facts : candidate.facts.filter(({ is }) => is !== 'risk');
  return { ...candidate, to: end, facts: [{ is: 'harmed', at: end, chance: 1 - through }, ...facts] };
}

function follow(guide: Player, game: Game, idea: Candidate): Suggestion {
  const orders: Order[] = [];
  const way: LocationId[] = [];
  let meant = withOdds(game, idea);
  let order = idea.order;
  let now: Game | undefined = game;
  let begun: Game | undefined;
  while (now) {
    if (order.do === 'step' && orders.at(-1)?.do === 'step') way.push(order.to);
    else orders.push(order);
    if (order.do === 'step') begun ??= now;
    now = LEADS_ON.has(order.do) && way.length < FURTHEST ? after(now, order) : undefined;
    if (!now) break;
    const before: Order['do'] = order.do;
    order = guide.choose(now);
    if (ENDS.has(order.do) || (before === 'step' && order.do !== 'step')) break;
    const [chosen] = guide.explain()?.candidates ?? [];
    if (chosen && order.do !== 'step') meant = withOdds(now, chosen);
  }
  const path = orders.flatMap((one) => (one.do === 'step' ? [one.to] : [])).concat(way);
  const told = asIdea(meant, idea);
  return { ...(begun ? withRisk(told, begun, path) : told), orders, way };
}

const actorsIn = (order: Order): unknown => ('units' in order ? order.units : 'unit' in order ? order.unit : []);

/** Different beginnings may come to the same thing, and of several ways to the same place one is enough. */
function keyOf({ order, orders, way }: Suggestion): string {
  const last = orders.at(-1);
  const end = way.at(-1) ?? (last?.do === 'step' ? last.to : undefined);
  return JSON.stringify(end === undefined ? order : [end, actorsIn(order)]);
}

/** Nobody is activated for nothing. */
const isIdle = ({ order }: Candidate): boolean => order.do === 'activate';

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

/** As much as anybody would read. */
const WORTH_TELLING = 6;

/** What those who are activated would do first: that they are activated says nothing. */
function meantBy(guide: Player, game: Game, idea: Candidate): Candidate {
  const now = idea.order.do === 'activate' ? after(game, idea.order) : undefined;
  if (!now) return withOdds(game, idea);
  guide.choose(now);
  const [chosen] = guide.explain()?.candidates ?? [];
  return chosen && !isDone(chosen) ? asIdea(withOdds(now, chosen), idea) : idea;
}

const isDone = ({ order }: Candidate): boolean => ENDS.has(order.do);

/**
 * An explanation as it can be told afterwards: with exact odds, and with what activations were for. Two beginnings of the same
 * are told once.
 */
export function tellable(game: Game, { candidates, ...why }: Explanation): Explanation {
  const guide = makePlayer({ level: 'regular', seed: SEED });
  const [chosen, ...others] = candidates;
  const first = meantBy(guide, game, chosen);
  const found = new Map([[JSON.stringify(first.order), first]]);
  for (const other of others.slice(0, WORTH_TELLING)) {
    const meant = meantBy(guide, game, other);
    if (isIdle(meant)) continue;
    const key = JSON.stringify(meant.order);
    if (!found.has(key)) found.set(key, meant);
  }
  return { ...why, candidates: [...found.values()] as unknown as Explanation['candidates'] };
}
