/**
 * Points, polygons and hexes on the drawing's plane. Its unit is the board's own for silhouettes: a hundredth of the
 * distance from a hex's centre to its corner, so that what is drawn is what blocks without any conversion.
 */
import type { Board } from '@opfire/engine';

export type Hex = Board['hexes'][number];
export type Shape = NonNullable<Hex['shapes']>[number];
export type Point = readonly [x: number, y: number];
/** Where a hex is, also beyond the board's edge. */
export type Cell = Pick<Hex, 'column' | 'row'>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the centre to the middle of a side; to a corner it is 100. */
export const INRADIUS = 50 * Math.sqrt(3);

export const hexCentre = ({ column, row }: Cell): Point => [150 * column, INRADIUS * (2 * row + (column & 1))];

/** Corners clockwise from the north-west one, so that side d runs from corner d to corner d + 1. */
const CORNERS: readonly Point[] = [
  [-50, -INRADIUS],
  [50, -INRADIUS],
  [100, 0],
  [50, INRADIUS],
  [-50, INRADIUS],
  [-100, 0],
];

export const hexCorners = (cell: Cell): Point[] => {
  const centre = hexCentre(cell);
  return CORNERS.map((corner) => add(centre, corner));
};

/** The hexside in a direction, clockwise around the hex. */
export function hexSide(cell: Cell, direction: number): readonly [Point, Point] {
  const centre = hexCentre(cell);
  return [add(centre, CORNERS[direction % 6] as Point), add(centre, CORNERS[(direction + 1) % 6] as Point)];
}

/** The cell next to one in a direction, whether or not it is on the board. */
export function cellBeyond({ column, row }: Cell, direction: number): Cell {
  const lower = column & 1;
  switch (direction) {
    case 0:
      return { column, row: row - 1 };
    case 1:
      return { column: column + 1, row: row - 1 + lower };
    case 2:
      return { column: column + 1, row: row + lower };
    case 3:
      return { column, row: row + 1 };
    case 4:
      return { column: column - 1, row: row + lower };
    default:
      return { column: column - 1, row: row - 1 + lower };
  }
}

export const cellKey = ({ column, row }: Cell): string => `${column},${row}`;

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const subtract = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const scale = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
export const dot = ([ax, ay]: Point, [bx, by]: Point): number => ax * bx + ay * by;
export const cross = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;
export const length = ([x, y]: Point): number => Math.hypot(x, y);
export const distance = (a: Point, b: Point): number => length(subtract(a, b));
export const turn = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];
export const polar = (angle: number, radius: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];

export function unit(vector: Point): Point {
  const size = length(vector);
  return size === 0 ? [0, 0] : scale(vector, 1 / size);
}

/** Pairs of neighbouring corners, the last with the first. */
export const edgesOf = (polygon: readonly Point[]): (readonly [Point, Point])[] =>
  polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length] as Point]);

/** Positive for a polygon that runs clockwise on the screen. */
export const signedArea = (polygon: readonly Point[]): number =>
  edgesOf(polygon).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2;

export const clockwise = (polygon: readonly Point[]): readonly Point[] =>
  signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;

export function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of edgesOf(polygon)) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/** What of a polygon lies where n · p ≤ limit. The polygon should be convex. */
export function cutBy(polygon: readonly Point[], normal: Point, limit: number): Point[] {
  const kept: Point[] = [];
  for (const [a, b] of edgesOf(polygon)) {
    const [overA, overB] = [dot(normal, a) - limit, dot(normal, b) - limit];
    if (overA <= 0) kept.push(a);
    if (overA * overB < 0) kept.push(mix(a, b, overA / (overA - overB)));
  }
  return kept;
}

export function boxOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const centreOf = (points: readonly Point[]): Point =>
  scale(points.reduce(add, [0, 0]), 1 / Math.max(1, points.length));

/** How far a point is from a stretch of a line. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const along = subtract(b, a);
  const size = dot(along, along);
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, dot(subtract(point, a), along) / size));
  return distance(point, mix(a, b, share));
}
