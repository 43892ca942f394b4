/**
 * The lines of a board from hex centre to hex centre, laid out flat for speed. What a line meets depends on
 * where hexes, artwork and hexsides lie, never on levels or counters: each is laid once per board, when a
 * question first needs it.
 */
import type { Board, Hex, HexId } from './board.ts';
import { centreX, centreY, type Point } from './geometry.ts';
import { extentOf, overhangs, passesWithin, type Ray, rayBetween, shapeCrossed } from './silhouettes.ts';
import type { HexsideTerrain } from './terrain.ts';
import { type Passage, type Stretch, type Trace, traceTo } from './trace.ts';

/** Nothing drawn by the terrain of the hex lies on the line. */
export const MISSED = -1;

/** A list for each line laid so far: those of line n stand from start[n] up to start[n + 1]. */
export interface Lines {
  /** The number of the line between two different hexes, in any order. */
  lineBetween(a: HexId, b: HexId): number;
  /**
   * The stretches from the lower-numbered hex to the other, without the end hexes. In a hex: `at` is the hex,
   * `owner` the hex whose terrain the line meets there, or MISSED. Along a hexside: `at` is sideMark of one
   * hex and `owner` the other; either may be off the board.
   */
  readonly start: readonly number[];
  readonly at: readonly number[];
  readonly owner: readonly number[];
  /** Walls and hedges in the way: the hexes that meet there, and the height (0: that of the ground). */
  readonly wallStart: readonly number[];
  readonly walls: readonly LineWall[];
  /** Pairs of neighbouring separate structures that the line passes between at an angle (10.3.2). */
  readonly gapStart: readonly number[];
  readonly gaps: readonly (readonly [HexId, HexId])[];
}

export interface LineWall {
  readonly terrain: HexsideTerrain;
  readonly hexes: readonly HexId[];
}

/** Marks a stretch along a hexside by a number below 0; its own inverse. */
export const sideMark = (hex: HexId): number => -2 - hex;

/** One number for a pair of hexes in any order; not for a hex with itself. */
const pairOf = (a: HexId, b: HexId): number => (a < b ? (b * (b - 1)) / 2 + a : (a * (a - 1)) / 2 + b);

const known = new WeakMap<Board, Lines>();

/** The lines of a board, the same for everybody who asks. */
export function linesOf(board: Board): Lines {
  let lines = known.get(board);
  if (!lines) {
    lines = new Survey(board);
    known.set(board, lines);
  }
  return lines;
}

/** Which shape of `owner` the line between two hexes crosses in the hex `at`; −1 where terrain fills its hex. */
export function shapeOnLine(board: Board, a: HexId, b: HexId, at: HexId, owner: HexId): number {
  const from = board.hexes[Math.min(a, b)] as Hex;
  const to = board.hexes[Math.max(a, b)] as Hex;
  const there = board.hexes[at] as Hex;
  const [x, y] = between(from, there);
  const stretch = traceBetween(from, to).stretches.find(({ hex }) => hex[0] === x && hex[1] === y);
  if (!stretch) return -1;
  return shapeCrossed(rayBetween(from, to), board.hexes[owner] as Hex, stretch.from, stretch.to);
}

/** From one centre to another. */
const between = (from: Hex, to: Hex): Point => [
  centreX(to.column) - centreX(from.column),
  centreY(to.column, to.row) - centreY(from.column, from.row),
];

export const traceBetween = (from: Hex, to: Hex): Trace => {
  const [dx, dy] = between(from, to);
  return traceTo(dx, dy);
};

/** Finds hexes by their centres. */
class Grid {
  private readonly hexes: Int16Array;
  private readonly left: number;
  private readonly top: number;
  private readonly height: number;
  private readonly width: number;

  constructor(board: Board) {
    const xs = board.hexes.map((hex) => centreX(hex.column));
    const ys = board.hexes.map((hex) => centreY(hex.column, hex.row));
    this.left = Math.min(...xs);
    this.top = Math.min(...ys);
    this.width = (Math.max(...xs) - this.left) / 3 + 1;
    this.height = Math.max(...ys) - this.top + 1;
    this.hexes = new Int16Array(this.width * this.height).fill(-1);
    for (const hex of board.hexes) {
      const column = (centreX(hex.column) - this.left) / 3;
      this.hexes[column * this.height + centreY(hex.column, hex.row) - this.top] = hex.index;
    }
  }

  /** The hex whose centre lies `offset` from that of `origin`, or −1. */
  hexAt(origin: Hex, offset: Point): HexId {
    const column = (centreX(origin.column) + offset[0] - this.left) / 3;
    const y = centreY(origin.column, origin.row) + offset[1] - this.top;
    if (column < 0 || column >= this.width || y < 0 || y >= this.height) return -1;
    return this.hexes[column * this.height + y] as HexId;
  }
}

const UNLAID = -1;

class Survey implements Lines {
  readonly start = [0];
  readonly at: number[] = [];
  readonly owner: number[] = [];
  readonly wallStart = [0];
  readonly walls: LineWall[] = [];
  readonly gapStart = [0];
  readonly gaps: (readonly [HexId, HexId])[] = [];
  private readonly board: Board;
  private readonly grid: Grid;
  /** The line of each pair of hexes. */
  private readonly laid: Int32Array;
  /** How far artwork that leaves its hex reaches from the centre; 0 where none does. */
  private readonly overhang: readonly number[];
  private readonly structures: readonly (readonly [HexId, HexId])[];
  private readonly hasHexsides: boolean;
  private readonly hasOverhangs: boolean;

  constructor(board: Board) {
    this.board = board;
    this.grid = new Grid(board);
    this.laid = new Int32Array(pairOf(board.hexes.length, 0)).fill(UNLAID);
    this.overhang = board.hexes.map((hex) =>
      matters(hex) && hex.shapes && overhangs(hex.shapes) ? extentOf(hex.shapes) : 0,
    );
    this.hasOverhangs = this.overhang.some((reach) => reach > 0);
    this.structures = separateNeighbours(board);
    this.hasHexsides = board.hexsides.some((side) => side !== undefined);
  }

  lineBetween(a: HexId, b: HexId): number {
    const pair = pairOf(a, b);
    const laid = this.laid[pair] as number;
    if (laid !== UNLAID) return laid;
    const line = this.start.length - 1;
    this.lay(this.board.hexes[Math.min(a, b)] as Hex, this.board.hexes[Math.max(a, b)] as Hex);
    this.laid[pair] = line;
    return line;
  }

  private lay(from: Hex, to: Hex): void {
    const trace = traceBetween(from, to);
    const ray = rayBetween(from, to);
    for (const stretch of trace.stretches) this.layStretch(from, to, ray, stretch);
    if (this.hasHexsides) this.layWalls(from, to.index, trace.stretches, trace.passages);
    if (trace.stretches.length > 1) this.layGaps(from, to);
    this.start.push(this.at.length);
    this.wallStart.push(this.walls.length);
    this.gapStart.push(this.gaps.length);
  }

  private layStretch(from: Hex, to: Hex, ray: Ray, stretch: Stretch): void {
    const hex = this.grid.hexAt(from, stretch.hex);
    if (stretch.beside) {
      this.add(sideMark(hex), this.grid.hexAt(from, stretch.beside));
    } else if (hex >= 0) {
      this.add(hex, this.meetsOwn(ray, hex, stretch) ? hex : MISSED);
      if (this.hasOverhangs) this.layOverhangs(from, to, ray, hex, stretch);
    }
  }

  private add(at: number, owner: number): void {
    this.at.push(at);
    this.owner.push(owner);
  }

  private meetsOwn(ray: Ray, index: HexId, { from, to }: Stretch): boolean {
    const hex = this.board.hexes[index] as Hex;
    return matters(hex) && (hex.shapes === undefined || shapeCrossed(ray, hex, from, to) >= 0);
  }

  /** Artwork reaching in from neighbours counts where it is crossed, unless it belongs to an end hex (10.3). */
  private layOverhangs(from: Hex, to: Hex, ray: Ray, hex: HexId, stretch: Stretch): void {
    for (let direction = 0; direction < 6; direction++) {
      const owner = this.board.neighbours[6 * hex + direction] as HexId;
      const reach = owner < 0 ? 0 : (this.overhang[owner] as number);
      if (reach === 0 || owner === from.index || owner === to.index) continue;
      const neighbour = this.board.hexes[owner] as Hex;
      if (!passesWithin(ray, neighbour, reach)) continue;
      if (shapeCrossed(ray, neighbour, stretch.from, stretch.to) >= 0) this.add(hex, owner);
    }
  }

  private layWalls(from: Hex, end: HexId, stretches: readonly Stretch[], passages: readonly Passage[]): void {
    for (const passage of passages) this.layCrossedWall(from, end, passage);
    const sides = stretches.filter((stretch) => stretch.beside);
    const along = sides.map(({ hex, beside }) => this.wallBetween(from, end, hex, beside as Point));
    // A line along a wall that joins the two ends is clear; one that leaves the wall on its way is not (ruling D-44).
    if (!along.every(Boolean)) for (const wall of along) if (wall) this.walls.push(wall);
  }

  /** At a corner a wall is in the way only if it is so on either hand. */
  private layCrossedWall(from: Hex, end: HexId, passage: Passage): void {
    const closed: LineWall[] = [];
    for (const way of passage) {
      const wall = way.map(([one, other]) => this.wallBetween(from, end, one, other)).find(Boolean);
      if (!wall) return;
      closed.push(wall);
    }
    const hexes = [...new Set(closed.flatMap((wall) => wall.hexes))];
    this.walls.push({ terrain: lowest(closed), hexes });
  }

  /** The wall between two hexes, unless it is a side of one of the ends (10.3.2). */
  private wallBetween(from: Hex, end: HexId, one: Point, other: Point): LineWall | undefined {
    const a = this.grid.hexAt(from, one);
    const b = this.grid.hexAt(from, other);
    if (a < 0 || b < 0 || a === from.index || b === from.index || a === end || b === end) return undefined;
    const terrain = hexsideBetween(this.board, a, b);
    return terrain && { terrain, hexes: [a, b] };
  }

  private layGaps(from: Hex, to: Hex): void {
    for (const gap of this.structures) {
      const [a, b] = gap;
      if (a === from.index || a === to.index || b === from.index || b === to.index) continue;
      if (this.runsBetween(a, b)) continue;
      if (passesBetween(from, to, this.board.hexes[a] as Hex, this.board.hexes[b] as Hex)) this.gaps.push(gap);
    }
  }

  /** Whether the line being laid runs along the very hexside of the two. */
  private runsBetween(a: HexId, b: HexId): boolean {
    for (let i = this.start[this.start.length - 1] as number; i < this.at.length; i++) {
      const one = sideMark(this.at[i] as number);
      if ((one === a && this.owner[i] === b) || (one === b && this.owner[i] === a)) return true;
    }
    return false;
  }
}

const matters = (hex: Hex): boolean => hex.terrain.sight !== 'open';

const heightOf = (terrain: HexsideTerrain): number => (terrain.height === 'ground' ? 0 : terrain.height);
const lowest = (walls: readonly LineWall[]): HexsideTerrain =>
  walls.map((wall) => wall.terrain).reduce((low, terrain) => (heightOf(terrain) < heightOf(low) ? terrain : low));

/** The terrain of the side that two neighbours share. */
export function hexsideBetween(board: Board, a: HexId, b: HexId): HexsideTerrain | undefined {
  for (let d = 0; d < 6; d++) if (board.neighbours[6 * a + d] === b) return board.hexsides[6 * a + d];
  return undefined;
}

/** Neighbouring hexes whose structures are separate, each pair once. */
function separateNeighbours(board: Board): [HexId, HexId][] {
  const pairs: [HexId, HexId][] = [];
  for (const hex of board.hexes) {
    if (hex.building < 0) continue;
    for (let d = 0; d < 3; d++) {
      const other = board.hexes[board.neighbours[6 * hex.index + d] as HexId];
      if (other && other.building >= 0 && other.building !== hex.building) pairs.push([hex.index, other.index]);
    }
  }
  return pairs;
}

/** Whether the line from centre to centre cuts the one between the two structures' centres. */
function passesBetween(from: Hex, to: Hex, a: Hex, b: Hex): boolean {
  return sideOf(from, to, a) * sideOf(from, to, b) < 0 && sideOf(a, b, from) * sideOf(a, b, to) < 0;
}

/** Above 0 where a hex lies on one hand of the line, below 0 on the other, 0 on it. */
function sideOf(from: Hex, to: Hex, hex: Hex): number {
  const x = centreX(from.column);
  const y = centreY(from.column, from.row);
  const dx = centreX(to.column) - x;
  const dy = centreY(to.column, to.row) - y;
  return Math.sign(dx * (centreY(hex.column, hex.row) - y) - dy * (centreX(hex.column) - x));
}
