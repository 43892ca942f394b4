/** Where a Sniper comes into play: with a shot worth taking, in cover, out of reach (11.4). */
import type { LocationId, Order, Unit } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { batteriesFor, dangerOfStaying, enemyOf, hides } from '../values/danger.ts';
import { targetOf } from '../values/target.ts';
import { SQUAD } from '../values/worth.ts';
import type { Mind } from './mind.ts';

type Placement = Extract<Order, { do: 'place-sniper' }>;

/** His first shot should be worth it: once seen he is not long for this world. */
const KEPT = 1.2;

/** The best shot from a place: he hits one of those there, not all (11.4). */
function shotFrom({ field, side }: Mind, sniper: Unit, at: LocationId, only: LocationId | undefined): number {
  const [battery] = batteriesFor(field, [sniper]);
  if (!battery) return 0;
  let best = 0;
  for (const stack of field.stacks[enemyOf(side)].values()) {
    if (only !== undefined && stack.at !== only) continue;
    if (only === undefined && hides(field, stack.at, side)) continue;
    const loss = field.lossFrom(battery, at, stack.target, stack.at, 'now', only !== undefined);
    best = Math.max(best, loss / stack.units.length);
  }
  return best;
}

export function weighSnipers(mind: Mind, orders: readonly Placement[], at?: LocationId): Candidate[] {
  const { game, field } = mind;
  const found: Candidate[] = [];
  for (const order of orders) {
    const sniper = game.state.units[order.unit] as Unit;
    const target = targetOf(game, [sniper]);
    if (!target) continue;
    const shot = shotFrom(mind, sniper, order.at, at);
    if (shot < KEPT) continue;
    const value = shot - KEPT - dangerOfStaying(field, target, order.at, false);
    found.push({ order, value, facts: [{ is: 'damage', at: order.at, amount: shot / SQUAD }] });
  }
  return found.sort((a, b) => b.value - a.value).slice(0, 2);
}
