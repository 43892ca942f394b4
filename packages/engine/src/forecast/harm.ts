/**
 * That an order harms anybody at all. Several under one throw are more likely to give somebody up than the likeliest of them
 * is, and less likely than if each had a throw of his own.
 */
import { topFrame } from '../core/machine.ts';
import { isMortarOrder } from '../rules/fire-combat/fire.ts';
import { shotFrom } from '../rules/fire-combat/shot.ts';
import type { Frame } from '../state/frames.ts';
import type { Order, OrderTo } from '../state/orders.ts';
import type { Game } from '../state/state.ts';
import { fireContext, forecast } from './forecast.ts';
import { sparedByShot } from './spared.ts';
import type { Results } from './types.ts';

const harmIn = (results: Results): number => 1 - results['no-effect'];
const worst = (targets: readonly { readonly results: Results }[]): number =>
  Math.max(0, ...targets.map(({ results }) => harmIn(results)));

function byFire(game: Game, order: OrderTo<'fire'>, likeliest: number): number {
  if (isMortarOrder(game, order) || order.target !== undefined) return likeliest;
  return 1 - sparedByShot(game, shotFrom(game, order, fireContext(game, topFrame(game.state) as Frame)));
}

/**
 * The chance that fire harms somebody; undefined for what is not an attack, or not legal now. Exact for direct fire; of shells
 * and of guns that strike several at once it is the chance of the likeliest.
 */
export function harmChance(game: Game, order: Order): number | undefined {
  const odds = forecast(game, order);
  if (odds?.kind === 'close-assault') return odds.destroyed;
  if (odds?.kind === 'shot') return odds.machine ? harmIn(odds.machine.results) : worst(odds.targets);
  if (odds?.kind !== 'attack') return undefined;
  const likeliest = worst(odds.targets);
  return order.do === 'fire' && odds.targets.length > 1 ? byFire(game, order, likeliest) : likeliest;
}
