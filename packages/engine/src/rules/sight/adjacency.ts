/** 10.2, 10.4.1 Which locations are adjacent, and what a shot crosses on its way into a hex. */
import type { Board, Hex, HexId, LocationId } from '../../board/board.ts';
import { areFloorsApart } from '../../board/floors.ts';
import { centreX, centreY, NEIGHBOUR_OFFSETS } from '../../board/geometry.ts';
import type { HexsideTerrain } from '../../board/terrain.ts';
import { type Passage, traceTo } from '../../board/trace.ts';
import type { Ruleset } from '../../editions/ruleset.ts';
import type { World } from '../../state/state.ts';

/**
 * The locations adjacent to each: those of neighbouring hexes at any level, except other levels of the same
 * multi-story building, and the other strata of its own hex (rulings D-45, D-46); the air above all of them (19.2.5). In
 * order.
 */
export function adjacencyOf(board: Board, rules: Pick<Ruleset, 'adjacency'>): LocationId[][] {
  return board.locations.map((location) => {
    const adjacent: LocationId[] = [];
    for (const hex of [location.hex, ...neighboursOf(board, location.hex)]) {
      for (const other of board.strata[hex] as readonly LocationId[]) {
        if (other !== location.index && !areFloorsApart(board, rules, location.index, other)) adjacent.push(other);
      }
      const above = board.air[hex];
      if (above !== undefined && above !== location.index) adjacent.push(above);
    }
    return adjacent.sort((a, b) => a - b);
  });
}

const neighboursOf = (board: Board, hex: HexId): HexId[] =>
  Array.from(board.neighbours.subarray(6 * hex, 6 * hex + 6)).filter((neighbour) => neighbour >= 0);

export function areAdjacent(world: Pick<World, 'board' | 'rules'>, a: LocationId, b: LocationId): boolean {
  if (a === b || a < 0 || b < 0) return false;
  const { board, rules } = world;
  const from = board.locations[a]?.hex as HexId;
  const to = board.locations[b]?.hex as HexId;
  return (board.distances[from * board.hexes.length + to] as number) <= 1 && !areFloorsApart(board, rules, a, b);
}

/**
 * The wall, hedge or other hexside terrain of the target's hex that a shot crosses as it enters (ruling D-44).
 * A shot that enters exactly through a corner crosses it only if both sides that meet there have some, and
 * then the one that shelters less.
 */
export function crossedHexsideOf(board: Board, fromHex: HexId, toHex: HexId): HexsideTerrain | undefined {
  if (fromHex === toHex || !hasHexsideTerrain(board, toHex)) return undefined;
  const target = board.hexes[toHex] as Hex;
  let crossed: HexsideTerrain | undefined;
  for (const direction of entriesInto(board.hexes[fromHex] as Hex, target)) {
    const side = board.hexsides[6 * toHex + direction];
    if (!side) return undefined;
    if (!crossed || side.tm < crossed.tm) crossed = side;
  }
  return crossed;
}

function hasHexsideTerrain(board: Board, hex: HexId): boolean {
  for (let direction = 0; direction < 6; direction++) if (board.hexsides[6 * hex + direction]) return true;
  return false;
}

/** The sides of the target's hex, as directions from it, through which the line enters: two at a corner. */
function entriesInto(from: Hex, target: Hex): number[] {
  const dx = centreX(target.column) - centreX(from.column);
  const dy = centreY(target.column, target.row) - centreY(from.column, from.row);
  const { passages } = traceTo(dx, dy);
  return (passages[passages.length - 1] as Passage).map((way) => {
    const last = way[way.length - 1] as (typeof way)[number];
    return directionOf(last[0][0] - dx, last[0][1] - dy);
  });
}

const directionOf = (dx: number, dy: number): number => NEIGHBOUR_OFFSETS.findIndex(([x, y]) => x === dx && y === dy);
