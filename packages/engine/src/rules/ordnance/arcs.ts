/**
 * Arcs of fire and angles of impact, in whole numbers (14.1, 14.1.3). The skewed scale of the grid keeps straight lines
 * and turning senses, so on which side of a line a hex centre lies is the sign of a cross product.
 */
import { type Board, type Hex, hexOf, type LocationId } from '../../board/board.ts';
import { centreX, centreY, NEIGHBOUR_OFFSETS, type Point } from '../../board/geometry.ts';
import { type Facing, verticesBetween } from '../../state/facing.ts';
import { ARMOUR_SIDES, type Armour, type ArmourSide } from '../../state/vehicles.ts';

const ALL_FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** From a centre towards each vertex, clockwise from the north-eastern one. */
const VERTICES: readonly Point[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];

/** Above 0: b lies clockwise of a, y running south. */
const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

const around = (table: readonly Point[], at: number): Point => table[((at % 6) + 6) % 6] as Point;

/** In the wedge clockwise from one direction to another less than half a turn on, its edges included. */
const isBetween = (way: Point, first: Point, last: Point): boolean => cross(first, way) >= 0 && cross(way, last) >= 0;

function wayFrom(board: Board, from: LocationId, to: LocationId): Point {
  const a = board.hexes[hexOf(board, from)] as Hex;
  const b = board.hexes[hexOf(board, to)] as Hex;
  return [centreX(b.column) - centreX(a.column), centreY(b.column, b.row) - centreY(a.column, a.row)];
}

/** In the covered arc: the two hexes at the faced vertex, the hex rows through them, and all between (ruling D-114). */
export function inCoveredArc(board: Board, from: LocationId, facing: Facing, at: LocationId): boolean {
  const way = wayFrom(board, from, at);
  return isBetween(way, around(NEIGHBOUR_OFFSETS, facing), around(NEIGHBOUR_OFFSETS, facing + 1));
}

/** The facings whose arc covers a place: one, two when it lies on the line between, all for the same hex. */
export const facingsTo = (board: Board, from: LocationId, at: LocationId): readonly Facing[] =>
  ALL_FACINGS.filter((facing) => inCoveredArc(board, from, facing, at));

/** The covering facing that is the least turn away; two that cover one place are never equally far. */
export function facingTo(board: Board, from: LocationId, facing: Facing, at: LocationId): Facing {
  let best = -1;
  for (const one of facingsTo(board, from, at))
    if (best < 0 || verticesBetween(facing, one) < verticesBetween(facing, best)) best = one;
  return best;
}

/** Within 60° of the direction of a vertex. */
const isWithin60 = (way: Point, vertex: number): boolean =>
  isBetween(way, around(VERTICES, vertex - 1), around(VERTICES, vertex + 1));

/** Which sides a shot from a place can strike: two when it comes exactly along the line (14.1.3, ruling D-115). */
export function impactSides(board: Board, at: LocationId, facing: Facing, from: LocationId): readonly ArmourSide[] {
  const way = wayFrom(board, at, from);
  if (way[0] === 0 && way[1] === 0) return ARMOUR_SIDES;
  const front = isWithin60(way, facing);
  const rear = isWithin60(way, facing + 3);
  const edge = cross(way, around(VERTICES, facing + 1)) === 0 || cross(way, around(VERTICES, facing - 1)) === 0;
  const flank = (!front && !rear) || edge;
  const struck = { front, flank, rear };
  return ARMOUR_SIDES.filter((side) => struck[side]);
}

/** The thinner armour is the better for the shooter; none at all is best (14.1.2). */
export const thinnest = (armour: Armour, sides: readonly ArmourSide[]): ArmourSide =>
  sides.reduce((best, side) => ((armour[side] ?? -1) < (armour[best] ?? -1) ? side : best));
