/** From sets of hexes to the outlines of woods, hills and waters. */
import { add, type Cell, cellBeyond, cellKey, hexSide, mix, type Point, scale, subtract } from './plane.ts';
import { noiseAt } from './random.ts';

/** The loops around a set of cells: clockwise around it, counter-clockwise around its holes. */
export function outlinesOf(cells: readonly Cell[]): Point[][] {
  const within = new Set(cells.map(cellKey));
  const next = new Map<string, readonly [Point, Point]>();
  for (const cell of cells) {
    for (let direction = 0; direction < 6; direction++) {
      if (within.has(cellKey(cellBeyond(cell, direction)))) continue;
      const side = hexSide(cell, direction);
      next.set(cornerKey(side[0]), side);
    }
  }
  return loopsOf(next);
}

function loopsOf(next: Map<string, readonly [Point, Point]>): Point[][] {
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let side = next.get(start); side; side = next.get(cornerKey(side[1]))) {
      loop.push(side[0]);
      next.delete(cornerKey(side[0]));
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** Corners lie on a lattice of 50 by half a hex's height; three hexes share each and must agree on its name. */
const cornerKey = ([x, y]: Point): string => `${Math.round(x / 50)},${Math.round(y / 43.3)}`;

export interface Softening {
  /** Rounds of smoothing: 0 leaves the bare hexagons, 8 a flowing line. */
  readonly passes: number;
  /** How far the line strays, and how long its waves are. */
  readonly stray?: number;
  readonly wave?: number;
  readonly seed?: number;
}

/** Rounds a loop off, keeping what it encloses about as large as it was (Taubin), and lets it stray a little. */
export function soften(loop: readonly Point[], { passes, stray = 0, wave = 60, seed = 1 }: Softening): Point[] {
  let points = subdivide(loop, 4);
  for (let pass = 0; pass < passes; pass++) {
    points = relax(points, 0.6);
    points = relax(points, -0.61);
  }
  return stray === 0 ? points : points.map((point) => strayed(point, stray, wave, seed));
}

export function subdivide(loop: readonly Point[], pieces: number): Point[] {
  return loop.flatMap((point, i) => {
    const next = loop[(i + 1) % loop.length] as Point;
    return Array.from({ length: pieces }, (_, piece) => mix(point, next, piece / pieces));
  });
}

const relax = (points: readonly Point[], share: number): Point[] =>
  points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length] as Point;
    const after = points[(i + 1) % points.length] as Point;
    return add(point, scale(subtract(mix(before, after, 0.5), point), share));
  });

/** Depends only on the place, so that two outlines along the same line stray alike. */
export const strayed = ([x, y]: Point, stray: number, wave: number, seed: number): Point => [
  x + stray * noiseAt(seed, x / wave, y / wave),
  y + stray * noiseAt(seed + 7, x / wave, y / wave),
];

/** Cells that hang together, in reading order. */
export function connected(cells: readonly Cell[]): Cell[][] {
  const open = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const groups: Cell[][] = [];
  for (const cell of cells) {
    if (!open.delete(cellKey(cell))) continue;
    const members = [cell];
    for (const member of members) {
      for (let direction = 0; direction < 6; direction++) {
        const near = open.get(cellKey(cellBeyond(member, direction)));
        if (!near) continue;
        open.delete(cellKey(near));
        members.push(near);
      }
    }
    groups.push(members);
  }
  return groups;
}
