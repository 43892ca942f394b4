/** Where a helicopter can fly (19.2.2): anywhere, by the way that draws least fire. */
import { type Game, hexOf, type LocationId, type Unit } from '@opfire/engine';
import { type Exposure, exposureAt } from '../values/danger.ts';
import type { Target } from '../values/target.ts';
import type { Mind } from './mind.ts';
import { arrivesIn, dangerIn, FREE, pay, type Toll } from './toll.ts';

export interface Airway {
  readonly at: LocationId;
  /** The first hex of it; below 0: it is there. */
  readonly first: LocationId;
  readonly steps: number;
  readonly danger: number;
  readonly arrives: number;
  readonly toll: Toll;
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

function airAround({ world: { board } }: Game, at: LocationId): LocationId[] {
  const hex = hexOf(board, at);
  return DIRECTIONS.map((direction) => board.neighbours[6 * hex + direction] as number)
    .filter((next) => next >= 0)
    .map((next) => board.air[next] as LocationId);
}

const isBetter = (one: Airway, other: Airway | undefined): boolean =>
  !other || one.danger < other.danger || (one.danger === other.danger && one.steps < other.steps);

/** Over the hexes by which one can come onto the map. */
export function airOverEdges({ world: { board } }: Game): LocationId[] {
  const isEdge = (hex: number): boolean =>
    DIRECTIONS.some((direction) => (board.neighbours[6 * hex + direction] as number) < 0);
  return board.air.filter((_, hex) => isEdge(hex));
}

/** Every hex of the air that is free, each by the way that draws least fire from the nearest of some. */
export function airwaysFrom(mind: Mind, helicopter: Unit, target: Target, from: readonly LocationId[]): Airway[] {
  const { game, field } = mind;
  const taken = new Set(game.state.units.filter(({ id }) => id !== helicopter.id).map(({ at }) => at));
  const exposures = new Map<LocationId, Exposure | undefined>();
  const exposed = (at: LocationId): Exposure | undefined => {
    if (!exposures.has(at)) exposures.set(at, exposureAt(field, target, at));
    return exposures.get(at);
  };
  const queue = from.map((at): Airway => ({ at, first: -1, steps: 0, danger: 0, arrives: 1, toll: FREE }));
  const found = new Map(queue.map((start) => [start.at, start]));
  for (let way = queue.shift(); way; way = queue.shift()) {
    if (found.get(way.at) !== way) continue;
    for (const at of airAround(game, way.at)) {
      if (taken.has(at)) continue;
      const toll = pay(way.toll, exposed(at), 1);
      const first = way.steps === 0 ? at : way.first;
      const next = { at, first, steps: way.steps + 1, danger: dangerIn(toll), arrives: arrivesIn(toll), toll };
      if (!isBetter(next, found.get(at))) continue;
      found.set(at, next);
      queue.push(next);
    }
  }
  return [...found.values()];
}
