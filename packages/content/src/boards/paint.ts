/** From a board file to the engine's definition: what is painted, and what follows from it. */
import type { BoardDefinition, HexDefinition } from '@opfire/engine';
import type { BoardFile } from '../schema/board.ts';
import { beyond, type Extent, hexesIn, hexNames, nameOf, type Place, placeNamed, sidesCrossed } from './grid.ts';

/** The standard geomorphic board (1.1). */
const STANDARD = { columns: ['A', 'O'], rows: [1, 8], halfHexes: true } as const;

export const extentOf = ({ columns, rows, halfHexes }: BoardFile): Extent => ({
  columns: columns ?? STANDARD.columns,
  rows: rows ?? STANDARD.rows,
  halfHexes: halfHexes ?? (columns === undefined && rows === undefined),
});

/** The hexsides in a text: "K6/L6 K6/L7". */
export const sidesIn = (text: string): [string, string][] =>
  hexesIn(text).map((side) => side.split('/') as [string, string]);

export const ROAD = 'road';
export const BRIDGE = 'bridge';
const PARAPET = 'wall';
const CLEAR = 'clear';

/** Terrain of each painted hex; a road makes road of hexes that are not painted (ruling D-42). */
export function paintedTerrain(file: BoardFile): Map<string, string> {
  const painted = new Map<string, string>();
  for (const hex of (file.roads ?? []).flatMap(hexesIn)) painted.set(hex, ROAD);
  for (const [terrain, list] of Object.entries(file.terrain ?? {})) {
    for (const hex of hexesIn(list)) painted.set(hex, terrain);
  }
  return painted;
}

function paintedHexes(file: BoardFile): Record<string, string | HexDefinition> {
  const terrain = paintedTerrain(file);
  const levels = new Map<string, number>();
  for (const [level, list] of Object.entries(file.levels ?? {})) {
    for (const hex of hexesIn(list)) levels.set(hex, Number(level));
  }
  const hexes: Record<string, string | HexDefinition> = {};
  for (const name of hexNames(extentOf(file))) {
    const ground = terrain.get(name) ?? file.default ?? CLEAR;
    const level = levels.get(name);
    const shapes = file.shapes?.[name];
    if (level !== undefined || shapes)
      hexes[name] = { terrain: ground, ...(level && { level }), ...(shapes && { shapes }) };
    else if (ground !== (file.default ?? CLEAR)) hexes[name] = ground;
  }
  return hexes;
}

/** A bridge has a parapet on each side that its road does not cross: it works as a wall. */
function parapets(file: BoardFile): [string, string][] {
  const roads = sidesCrossed((file.roads ?? []).map(hexesIn));
  const known = new Set(hexNames(extentOf(file)));
  return hexesIn(file.terrain?.[BRIDGE] ?? '').flatMap((bridge) => {
    const place = placeNamed(bridge) as Place;
    const crossed = roads.get(bridge) ?? 0;
    const sides = [0, 1, 2, 3, 4, 5].filter((d) => ((crossed >> d) & 1) === 0).map((d) => nameOf(beyond(place, d)));
    return sides.filter((other) => known.has(other)).map((other): [string, string] => [bridge, other]);
  });
}

function paintedSides(file: BoardFile): { kind: string; between: [string, string] }[] {
  const built = Object.entries(file.hexsides ?? {}).flatMap(([kind, texts]) =>
    texts.flatMap(sidesIn).map((between) => ({ kind, between })),
  );
  return [...built, ...parapets(file).map((between) => ({ kind: PARAPET, between }))];
}

const paths = (texts: readonly string[] | undefined): string[][] => (texts ?? []).map(hexesIn);

/** Before silhouettes. The file is taken on trust: checkContent is what verifies it. */
export function paintBoard(file: BoardFile): BoardDefinition {
  const strata = Object.entries(file.strata ?? {}).flatMap(([stratum, list]) =>
    hexesIn(list).map((at) => ({ at, stratum: stratum as 'bunker' | 'cave' | 'rooftop' })),
  );
  return {
    name: file.name,
    number: file.number,
    chart: file.chart,
    ...extentOf(file),
    ...(file.default !== undefined && { default: file.default }),
    hexes: paintedHexes(file),
    hexsides: paintedSides(file),
    roads: paths(file.roads),
    streams: paths(file.streams),
    buildings: paths(file.buildings),
    strata,
    places: file.places ?? [],
  };
}
