/** Roads and hexside terrain of a board: what runs from hex to hex and between hexes. */
import type { BoardDefinition, HexId } from './board.ts';
import { BoardError, unknownName } from './board-error.ts';
import type { HexNames } from './hex-names.ts';
import type { HexsideTerrain, TerrainChart } from './terrain.ts';

/** For each hex the bits of the sides that a road crosses. */
export function compileRoads(definition: BoardDefinition, names: HexNames, neighbours: Int16Array): Uint8Array {
  const roads = new Uint8Array(neighbours.length / 6);
  for (const [number, road] of (definition.roads ?? []).entries()) {
    const place = `road ${number + 1}`;
    if (road.length < 2) throw new BoardError(place, 'it has fewer than two hexes', 'name every hex it runs through');
    const hexes = road.map((name) => names.find(name, place));
    for (let i = 1; i < hexes.length; i++) {
      const from = hexes[i - 1] as HexId;
      const to = hexes[i] as HexId;
      const direction = sideBetween(neighbours, from, to);
      if (direction < 0) {
        const jump = `it jumps from ${names.nameOf(from)} to ${names.nameOf(to)}`;
        throw new BoardError(place, jump, 'name every hex it runs through');
      }
      roads[from] = (roads[from] as number) | (1 << direction);
      roads[to] = (roads[to] as number) | (1 << opposite(direction));
    }
  }
  return roads;
}

/** Terrain of each hexside, indexed like `neighbours` and entered from both sides. */
export function compileHexsides(
  definition: BoardDefinition,
  chart: TerrainChart,
  names: HexNames,
  neighbours: Int16Array,
): (HexsideTerrain | undefined)[] {
  const sides: (HexsideTerrain | undefined)[] = new Array(neighbours.length).fill(undefined);
  for (const { kind, between } of definition.hexsides ?? []) {
    const place = `hexside ${between.join('/')}`;
    const terrain = Object.hasOwn(chart.hexsides, kind) ? chart.hexsides[kind] : undefined;
    if (!terrain) throw unknownName(place, 'hexside terrain', kind, Object.keys(chart.hexsides));
    const [from, to] = between.map((name) => names.find(name, place)) as [HexId, HexId];
    const direction = sideBetween(neighbours, from, to);
    if (direction < 0) throw new BoardError(place, 'the two hexes are not neighbours', 'name two that share a side');
    const known = sides[6 * from + direction];
    if (known && known !== terrain) {
      throw new BoardError(place, `it is both ${known.id} and ${terrain.id}`, 'give each hexside one terrain');
    }
    sides[6 * from + direction] = terrain;
    sides[6 * to + opposite(direction)] = terrain;
  }
  return sides;
}

const opposite = (direction: number): number => (direction + 3) % 6;

/** The direction from a hex to its neighbour, or −1. */
export function sideBetween(neighbours: Int16Array, from: HexId, to: HexId): number {
  for (let direction = 0; direction < 6; direction++) if (neighbours[6 * from + direction] === to) return direction;
  return -1;
}
