/** Smoke where it takes the enemy's sights off those who stand or go behind it (7.0). */
import { forecast, type Game, type HexId, hexOf, type Order, type Unit } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { dangerOfStaying, riskOfStep } from '../values/danger.ts';
import { type Field, fieldOf } from '../values/field.ts';
import { SQUAD } from '../values/worth.ts';
import type { Mind } from './mind.ts';

type Smoke = Extract<Order, { do: 'smoke' }>;

const BEHIND = 2;
/** Those who lay it have done their part, and it drifts away. */
const COST = 1.5;
/** Not all whom it could shelter will be fired at, or need it. */
const SHELTERS = 0.4;
const WORTH_A_THOUGHT = 1.5;

const withSmoke = ({ world, state }: Game, hex: HexId): Game => ({
  world,
  state: {
    ...state,
    ground: [...state.ground, { kind: 'smoke' as const, hex, life: 1 as const }].sort((a, b) => a.hex - b.hex),
  },
});

/** What fire costs one's own people around a hex, staying or going. */
function dangerAround(field: Field, { side, game }: Mind, hex: HexId): number {
  const { distances, hexes } = game.world.board;
  let danger = 0;
  for (const { at, target } of field.stacks[side].values()) {
    const range = distances[hex * hexes.length + hexOf(game.world.board, at)] as number;
    if (range <= BEHIND)
      danger += dangerOfStaying(field, target, at, true) + 0.5 * riskOfStep(field, target, at, 1).loss;
  }
  return danger;
}

/** One order for each hex: who lays the smoke matters little. */
function worthTrying(orders: readonly Smoke[]): Smoke[] {
  const tried = new Set<HexId>();
  return orders.filter(({ at }) => !tried.has(at) && tried.add(at));
}

/** One attempt in an impulse is enough. */
function hasTried({ game }: Mind): boolean {
  const top = game.state.stack[game.state.stack.length - 1];
  if (top?.f !== 'impulse') return false;
  return top.smoked.length > 0 || (top.acted && top.fired.length === 0 && top.moved.length === 0);
}

export function weighSmoke(mind: Mind, orders: readonly Smoke[]): Candidate[] {
  const [first] = orders;
  if (!first || mind.hasty || hasTried(mind)) return [];
  const { game, field } = mind;
  const own = hexOf(game.world.board, (game.state.units[first.unit] as Unit).at);
  const before = dangerAround(field, mind, own);
  if (before < WORTH_A_THOUGHT) return [];
  const found: Candidate[] = [];
  for (const order of worthTrying(orders)) {
    const foreseen = forecast(game, order);
    const chance = foreseen?.kind === 'roll' ? foreseen.chance : 0;
    const spared = before - dangerAround(fieldOf(withSmoke(game, order.at)), mind, own);
    found.push({
      order,
      value: SHELTERS * chance * spared - COST,
      facts: [
        { is: 'succeeds', chance },
        { is: 'loss', amount: -spared / SQUAD },
      ],
    });
  }
  return found;
}
