/** Exact chances in place of those that a plan reckoned with: what is said must not differ from the odds on the table. */
import { forecast, type Game, harmChance, type LocationId, type Order } from '@opfire/engine';
import type { Candidate, Fact } from './explanation.ts';

/** Chances that say the same less exactly. */
const RECKONED: ReadonlySet<Fact['is']> = new Set(['hurts', 'succeeds']);

function aimOf(game: Game, order: Order): LocationId | undefined {
  switch (order.do) {
    case 'fire':
    case 'fire-mg':
    case 'shoot':
    case 'call-mortar':
      return order.at;
    case 'close-assault':
      return game.state.units[order.target]?.at;
    case 'overrun':
      return order.to;
    default:
      return undefined;
  }
}

/** Whoever would leave a melee has to pass a check first (8.1.1). */
function checkOf(game: Game, order: Order): Fact[] | undefined {
  const odds = forecast(game, order);
  if (odds?.kind !== 'withdrawal') return undefined;
  return [{ is: 'succeeds', chance: odds.checks.reduce((all, { chance }) => all * chance, 1) }];
}

function chancesOf(game: Game, order: Order): Fact[] | undefined {
  if (order.do === 'withdraw') return checkOf(game, order);
  const at = aimOf(game, order);
  const chance = at === undefined ? undefined : harmChance(game, order);
  if (at === undefined || chance === undefined) return undefined;
  if (order.do === 'close-assault') return [{ is: 'succeeds', units: [order.target], chance }];
  const odds = forecast(game, order);
  const hits: Fact[] = odds?.kind === 'shot' && odds.hit < 1 ? [{ is: 'hits', chance: odds.hit }] : [];
  return [...hits, { is: 'hurts', at, chance }];
}

/** The same idea with the exact chances of its order, where it is one that can be given in this game and strikes at somebody. */
export function withOdds(game: Game, candidate: Candidate): Candidate {
  const chances = chancesOf(game, candidate.order);
  if (chances === undefined) return candidate;
  return { ...candidate, facts: [...chances, ...candidate.facts.filter(({ is }) => !RECKONED.has(is))] };
}
