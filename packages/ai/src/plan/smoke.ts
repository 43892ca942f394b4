/** Smoke where it takes the enemy's sights off those who stand or go behind it (7.0). */
import { ACTIVATED, forecast, type Game, type HexId, hexOf, type Order, pointsToMove, type Unit } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { dangerOfStaying, lossOfStep } from '../values/danger.ts';
import { type Field, fieldOf } from '../values/field.ts';
import { SQUAD } from '../values/worth.ts';
import { destinationsOf } from './drawing-fire.ts';
import { groupOf, inGame, type Mind } from './mind.ts';
import { bunching } from './moves.ts';

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
    if (range <= BEHIND) danger += dangerOfStaying(field, target, at, true) + 0.5 * lossOfStep(field, target, at, 1);
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

interface Errand {
  readonly value: number;
  readonly danger: number;
}

const NOWHERE: Errand = { value: 0, danger: 0 };

/** The best that those with the one who lays it could do by going on together, with so many points less. */
function bestMove(mind: Mind, layer: Unit, fewer: number): Errand {
  const { game, field, side, temper } = mind;
  const fresh = (field.stacks[side].get(layer.at)?.units ?? []).filter(
    (unit) => !unit.shaken && (unit.marks & ACTIVATED) === 0,
  );
  const group = groupOf(
    mind,
    fresh.map((unit) => unit.id),
  );
  if (!group) return NOWHERE;
  const points = Math.min(...group.units.map((unit) => pointsToMove(game, unit, 'move'))) - fewer;
  const [best] = destinationsOf(mind, { group, from: layer.at, mode: 'move', points, begun: false });
  if (!best) return NOWHERE;
  const { danger } = best.way;
  return { value: Math.max(0, best.value - bunching(mind, fresh) * temper.risk * danger), danger };
}

/** Those who lay it go a point less far (7.0). */
const SLOWED = 1;

/** What smoke in a hex is worth to those who go on behind it. */
function eases(mind: Mind, smoked: Game, layer: Unit, before: Errand): number {
  return Math.max(0, bestMove(inGame(mind, smoked), layer, SLOWED).value - before.value);
}

export function weighSmoke(mind: Mind, orders: readonly Smoke[]): Candidate[] {
  const [first] = orders;
  if (!first || mind.smokeless || hasTried(mind)) return [];
  const { game, field } = mind;
  const layer = game.state.units[first.unit] as Unit;
  const own = hexOf(game.world.board, layer.at);
  const before = dangerAround(field, mind, own);
  const going = bestMove(mind, layer, 0);
  if (Math.max(before, going.danger) < WORTH_A_THOUGHT) return [];
  const found: Candidate[] = [];
  for (const order of worthTrying(orders)) {
    const foreseen = forecast(game, order);
    const chance = foreseen?.kind === 'roll' ? foreseen.chance : 0;
    const smoked = withSmoke(game, order.at);
    const spared = SHELTERS * (before - dangerAround(fieldOf(smoked), mind, own)) + eases(mind, smoked, layer, going);
    found.push({
      order,
      value: chance * spared - COST,
      facts: [
        { is: 'succeeds', chance },
        { is: 'loss', amount: -spared / SQUAD },
      ],
    });
  }
  return found;
}
