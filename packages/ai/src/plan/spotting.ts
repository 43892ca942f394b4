/** Spotting what hides, so that it can be fired at (10.1.1). */
import { ACTIVATED, forecast, type LocationId, type Order, type Unit } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { enemyOf } from '../values/danger.ts';
import { isLeader, SQUAD, typeOf } from '../values/worth.ts';
import { forgoneMove } from './forgone.ts';
import type { Mind } from './mind.ts';

type Spot = Extract<Order, { do: 'spot' }>;

/** What of an attack is left to those who have yet to find the moment for it. */
const TAKEN_UP = 0.75;

/** The best attack on a location by those who could make it after it has been spotted. */
function bestAttack({ field, side }: Mind, at: LocationId, without: Unit): number {
  const stack = field.stacks[enemyOf(side)].get(at);
  if (!stack) return 0;
  let best = 0;
  let all = 0;
  for (const battery of field.batteries[side]) {
    if (battery.units.every((unit) => unit === without || (unit.marks & ACTIVATED) !== 0)) continue;
    const loss = field.lossTo(battery, stack.target, at, 'now', false);
    best = Math.max(best, loss);
    all += loss;
  }
  return best + 0.3 * (all - best);
}

/** What the spotter forgoes, who has done his part of the turn: a shot, and wherever he could have gone. */
function forgone(mind: Mind, unit: Unit): number {
  const { field, game } = mind;
  const move = forgoneMove(mind, unit.at, [unit.id]);
  if (isLeader(typeOf(game, unit))) return move + 0.6;
  const battery = field.batteries[unit.side].find((one) => one.units.includes(unit));
  return move + (battery ? 0.3 + 0.2 * Math.max(0, battery.now[3] ?? 0) : 0.2);
}

export function weighSpotting(mind: Mind, orders: readonly Spot[]): Candidate[] {
  const found: Candidate[] = [];
  for (const order of orders) {
    const unit = mind.game.state.units[order.unit] as Unit;
    const attack = TAKEN_UP * bestAttack(mind, order.at, unit);
    if (attack < 0.5) continue;
    const foreseen = forecast(mind.game, order);
    const chance = foreseen?.kind === 'roll' ? foreseen.chance : 0;
    const value = chance * attack - forgone(mind, unit);
    found.push({
      order,
      value,
      facts: [
        { is: 'succeeds', at: order.at, chance },
        { is: 'damage', at: order.at, amount: attack / SQUAD },
      ],
    });
  }
  return found;
}
