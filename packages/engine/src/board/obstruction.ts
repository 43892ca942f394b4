/**
 * Whether something on a line is in the way of it (10.3). Sight is reciprocal: every question is put from the
 * higher of the two ends (rulings D-39 to D-43).
 */
import type { HexId } from './board.ts';
import { type Lines, type LineWall, sideMark } from './lines.ts';
import { BLOCKS, DEGRADES, NOTHING, type Obstacles } from './obstacles.ts';

/** Counters that lie in a hex, as bits. */
export const SMOKE = 1;
export const FIRE_FOR_EFFECT = 2;
export const RUBBLE = 4;
export const WRECK = 8;

export const SMOKE_HEIGHT = 2;
export const RUBBLE_HEIGHT = 1;

/** The two ends of a line. */
export interface Ends {
  /** Level and hex of the higher end; of either when they are equal. */
  high: number;
  highHex: HexId;
  low: number;
  lowHex: HexId;
}

/**
 * Whether an obstacle in hex `at` that rises to `top` reaches into the line: it stands above both ends, or
 * the lower end lies in its shadow. The shadow is one hex long, and longer by every hex between an observer
 * at the obstacle's own height and the obstacle (10.3, ruling D-39).
 */
export function reaches(obstacles: Obstacles, ends: Ends, top: number, at: HexId): boolean {
  if (top <= ends.low) return false;
  if (top > ends.high) return true;
  const behind = obstacles.distances[at * obstacles.count + ends.lowHex] as number;
  if (top < ends.high) return behind <= 1;
  return behind <= (obstacles.distances[ends.highHex * obstacles.count + at] as number);
}

/** Without height of its own an obstacle works only where both ends and its ground are level (ruling D-40). */
const isLevelWith = (obstacles: Obstacles, ends: Ends, hex: HexId): boolean =>
  ends.high === ends.low && obstacles.level[hex] === ends.high;

/** The terrain of `owner`, met by the line in hex `at`. Rubble is all that is left of a structure. */
export function terrainEffect(obstacles: Obstacles, counters: Uint8Array, ends: Ends, owner: HexId, at: HexId): number {
  const effect = obstacles.effect[owner] as number;
  if (effect === NOTHING) return NOTHING;
  if ((counters[owner] as number) & RUBBLE && (obstacles.building[owner] as number) >= 0) return NOTHING;
  if (obstacles.low[owner] === 1) return isLevelWith(obstacles, ends, owner) ? effect : NOTHING;
  return reaches(obstacles, ends, obstacles.top[owner] as number, at) ? effect : NOTHING;
}

/** The bare ground of a hex, a clear slope not considered (10.3.1, ruling D-41). */
export const groundRises = (obstacles: Obstacles, ends: Ends, at: HexId): boolean =>
  reaches(obstacles, ends, obstacles.level[at] as number, at);

export const smokeBlocks = (obstacles: Obstacles, counters: Uint8Array, ends: Ends, at: HexId): boolean =>
  ((counters[at] as number) & SMOKE) !== 0 &&
  reaches(obstacles, ends, (obstacles.level[at] as number) + SMOKE_HEIGHT, at);

export const rubbleDegrades = (obstacles: Obstacles, counters: Uint8Array, ends: Ends, at: HexId): boolean =>
  ((counters[at] as number) & RUBBLE) !== 0 &&
  reaches(obstacles, ends, (obstacles.level[at] as number) + RUBBLE_HEIGHT, at);

export const wreckDegrades = (obstacles: Obstacles, counters: Uint8Array, ends: Ends, at: HexId): boolean =>
  ((counters[at] as number) & WRECK) !== 0 && isLevelWith(obstacles, ends, at);

/** What the counters in a hex do to a line through it (10.4, ruling D-47). */
export function counterEffect(obstacles: Obstacles, counters: Uint8Array, ends: Ends, at: HexId): number {
  const bits = counters[at] as number;
  if (bits === 0) return NOTHING;
  if (smokeBlocks(obstacles, counters, ends, at)) return BLOCKS;
  if (bits & FIRE_FOR_EFFECT) return DEGRADES;
  const inTheWay = rubbleDegrades(obstacles, counters, ends, at) || wreckDegrades(obstacles, counters, ends, at);
  return inTheWay ? DEGRADES : NOTHING;
}

/** A wall or hedge; like terrain without height it works only among equals in level (ruling D-44). */
export function wallBlocks(obstacles: Obstacles, ends: Ends, wall: LineWall): boolean {
  const { height } = wall.terrain;
  if (height === 'ground' || height === 0) return wall.hexes.every((hex) => isLevelWith(obstacles, ends, hex));
  const ground = Math.max(...wall.hexes.map((hex) => obstacles.level[hex] as number));
  return reaches(obstacles, ends, ground + height, nearestTo(obstacles, ends.highHex, wall.hexes));
}

const nearestTo = (obstacles: Obstacles, from: HexId, hexes: readonly HexId[]): HexId => {
  const away = (hex: HexId): number => obstacles.distances[from * obstacles.count + hex] as number;
  return hexes.reduce((nearest, hex) => (away(hex) < away(nearest) ? hex : nearest));
};

/**
 * A clear slope: from the higher end the line comes down over clear ground only, and every stretch of it is
 * lower than the one before (10.3.1, ruling D-41).
 */
export function isClearSlope(obstacles: Obstacles, lines: Lines, laid: number, ends: Ends): boolean {
  const first = lines.start[laid] as number;
  const last = (lines.start[laid + 1] as number) - 1;
  const downward = ends.highHex < ends.lowHex;
  let above = ends.high;
  let before = -1;
  for (let i = first; i <= last; i++) {
    const step = downward ? i : last + first - i;
    const at = lines.at[step] as number;
    if (at >= 0 && at === before) continue;
    before = at;
    const one = at >= 0 ? at : sideMark(at);
    const other = at >= 0 ? at : (lines.owner[step] as number);
    if (!descends(obstacles, one, above) || !descends(obstacles, other, above)) return false;
    above = Math.min(levelUnder(obstacles, one, above), levelUnder(obstacles, other, above));
  }
  return above > ends.low;
}

/** Off the board there is nothing to run over. */
const descends = (obstacles: Obstacles, hex: HexId, above: number): boolean =>
  hex < 0 || (obstacles.clear[hex] === 1 && (obstacles.level[hex] as number) < above);
const levelUnder = (obstacles: Obstacles, hex: HexId, above: number): number =>
  hex < 0 ? above : (obstacles.level[hex] as number);
