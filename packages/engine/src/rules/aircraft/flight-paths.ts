/** The straight lines along which planes cross the map (19.1). */
import type { Hex, HexId } from '../../board/board.ts';
import type { Position } from '../../state/query.ts';
import type { Edge } from '../../state/scenario.ts';

/** From each edge: the ways over it, by direction of flight. */
const INWARD: Readonly<Record<Edge, readonly number[]>> = {
  north: [2, 3, 4],
  east: [4, 5],
  south: [5, 0, 1],
  west: [1, 2],
};

/** Whether a hex lies on an edge of the map: nothing is beyond it in that direction. */
function isOn(p: Position, edge: Edge, hex: Hex): boolean {
  const { neighbours, hexes } = p.world.board;
  const beyond = (direction: number): boolean => (neighbours[6 * hex.index + direction] as number) < 0;
  if (edge === 'north') return beyond(0);
  if (edge === 'south') return beyond(3);
  const columns = hexes.map(({ column }) => column);
  return hex.column === (edge === 'west' ? Math.min(...columns) : Math.max(...columns));
}

export interface FlightPath {
  readonly at: HexId;
  readonly direction: number;
}

/** Every line by which a plane may come over one of the edges, in the order of the hexes. */
export function pathsOver(p: Position, edges: readonly Edge[]): FlightPath[] {
  const paths: FlightPath[] = [];
  for (const hex of p.world.board.hexes) {
    const directions = new Set<number>();
    for (const edge of edges) if (isOn(p, edge, hex)) for (const way of INWARD[edge]) directions.add(way);
    for (const direction of [...directions].sort((a, b) => a - b)) paths.push({ at: hex.index, direction });
  }
  return paths;
}

/** So many hexes of a line from one of them on, as far as the map goes. */
export function alongPath(p: Position, { at, direction }: FlightPath, count: number): HexId[] {
  const found: HexId[] = [];
  for (let hex = at; hex >= 0 && found.length < count; hex = p.world.board.neighbours[6 * hex + direction] as number)
    found.push(hex);
  return found;
}
