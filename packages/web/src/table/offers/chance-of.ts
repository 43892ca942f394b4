/** How likely an order is to have an effect: one number, where there is no room for more. */
import { type Forecast, forecast, type Game, give, type Order, type Verb } from '@opfire/engine';

type Struck = Extract<Forecast, { kind: 'attack' }>['targets'];

const worst = (targets: Struck): number => Math.max(0, ...targets.map(({ results }) => 1 - results['no-effect']));

/** The chance that a shot does anything to anybody: the best of its targets. */
export function chanceOf(game: Game, order: Order): number {
  const odds = forecast(game, order);
  if (odds?.kind === 'attack') return worst(odds.targets);
  if (odds?.kind === 'shot') return odds.machine ? 1 - odds.machine.results['no-effect'] : worst(odds.targets);
  if (odds?.kind === 'close-assault') return odds.destroyed;
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
