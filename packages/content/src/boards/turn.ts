/** A board turned by half a turn, and boards laid side by side. */
import type { BoardDefinition, HexDefinition, Shape } from '@opfire/engine';

type Renamed = (hex: string) => string;

/** A definition with other names for its hexes, and its silhouettes drawn in another way. */
export function renamed(definition: BoardDefinition, name: Renamed, draw: (shape: Shape) => Shape): BoardDefinition {
  const path = (hexes: readonly string[]) => hexes.map(name);
  return {
    ...definition,
    hexes: Object.fromEntries(
      Object.entries(definition.hexes ?? {}).map(([hex, ground]) => [name(hex), redrawn(ground, draw)]),
    ),
    hexsides: (definition.hexsides ?? []).map(({ kind, between: [a, b] }) => ({ kind, between: [name(a), name(b)] })),
    roads: (definition.roads ?? []).map(path),
    streams: (definition.streams ?? []).map(path),
    buildings: (definition.buildings ?? []).map(path),
    strata: (definition.strata ?? []).map(({ at, stratum }) => ({ at: name(at), stratum })),
    places: (definition.places ?? []).map((place) => ({ ...place, at: name(place.at) })),
  };
}

function redrawn(ground: string | HexDefinition, draw: (shape: Shape) => Shape): string | HexDefinition {
  return typeof ground === 'string' || !ground.shapes ? ground : { ...ground, shapes: ground.shapes.map(draw) };
}

/** 0 − x rather than −x: there is no minus nought in JSON. */
export const halfTurn = (shape: Shape): Shape =>
  'circle' in shape
    ? { circle: [0 - shape.circle[0], 0 - shape.circle[1], shape.circle[2]] }
    : { polygon: shape.polygon.map(([x, y]) => [0 - x, 0 - y]) };
