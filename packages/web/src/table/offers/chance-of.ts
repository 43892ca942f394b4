/** How likely an order is to have an effect: one number, where there is no room for more. */
import { forecast, type Game, give, harmChance, type Order, type Verb } from '@opfire/engine';

/** The chance that a shot does anything to anybody, or that a roll succeeds. */
export function chanceOf(game: Game, order: Order): number {
  const harm = harmChance(game, order);
  if (harm !== undefined) return harm;
  const odds = forecast(game, order);
  return odds && 'chance' in odds ? odds.chance : 1;
}

const STRIKES: ReadonlySet<Verb> = new Set<Verb>(['fire', 'shoot', 'fire-mg', 'overrun', 'close-assault']);

/** The same of the last of several orders, where it strikes at somebody. */
export function chanceOfLast(game: Game, orders: readonly Order[]): number | undefined {
  const last = orders.at(-1);
  if (last === undefined || !STRIKES.has(last.do)) return undefined;
  let now = game;
  for (const order of orders.slice(0, -1)) {
    const outcome = give(now, order);
    if ('refused' in outcome) return undefined;
    now = outcome.game;
  }
  return chanceOf(now, last);
}
