/** Judges one line of sight from end to end (10.3). */
import type { Ruleset } from '../editions/ruleset.ts';
import type { Board, HexId, LocationId } from './board.ts';
import { areFloorsApart } from './floors.ts';
import { type Lines, type LineWall, sideMark } from './lines.ts';
import { BLOCKS, DEGRADES, LIMITS, NOTHING, type Obstacles } from './obstacles.ts';
import {
  counterEffect,
  type Ends,
  FIRE_FOR_EFFECT,
  groundRises,
  isClearSlope,
  smokeBlocks,
  terrainEffect,
  wallBlocks,
} from './obstruction.ts';
import { BLOCKED, CLEAR, GAP, MOST_DEGRADING, type SightCode } from './sight-code.ts';

export type SightRules = Pick<Ruleset, 'sight' | 'adjacency'>;

/** Everything that judging a line needs besides the counters on the board. */
export interface Ground {
  readonly board: Board;
  readonly rules: SightRules;
  readonly lines: Lines;
  readonly obstacles: Obstacles;
}

/** A line and what lies on the board: the effects below ask of it. */
export interface Sightline {
  readonly ground: Ground;
  /** The counters of each hex as bits (see obstruction.ts). */
  readonly counters: Uint8Array;
  readonly ends: Ends;
  /** Its number among the lines of the board; none from a hex to itself. */
  laid: number;
}

const NONE = -1;

export const judge = (ground: Ground, counters: Uint8Array, from: LocationId, to: LocationId): SightCode =>
  judgeLine(lineOver(ground, counters), from, to);

/** A line that has not been drawn yet. */
export const lineOver = (ground: Ground, counters: Uint8Array): Sightline => ({
  ground,
  counters,
  ends: { high: 0, highHex: 0, low: 0, lowHex: 0 },
  laid: NONE,
});

/** Draws the line anew between two locations, and judges it. */
export function judgeLine(line: Sightline, from: LocationId, to: LocationId): SightCode {
  const { obstacles, board, rules } = line.ground;
  draw(line, from, to);
  const range = obstacles.distances[line.ends.highHex * obstacles.count + line.ends.lowHex] as number;
  if (range === 0) return CLEAR;
  if (range === 1) return areFloorsApart(board, rules, from, to) ? BLOCKED : CLEAR;
  if (isWalledOff(line)) return BLOCKED;
  const code = judgeStretches(line);
  return code !== BLOCKED && isBetweenStructures(line) ? code | GAP : code;
}

/** The higher of the two locations goes first (ruling D-39). */
export function draw(line: Sightline, from: LocationId, to: LocationId): void {
  const { hexOf, levelOf } = line.ground.obstacles;
  const { ends } = line;
  const high = (levelOf[from] as number) >= (levelOf[to] as number) ? from : to;
  const low = high === from ? to : from;
  ends.high = levelOf[high] as number;
  ends.highHex = hexOf[high] as HexId;
  ends.low = levelOf[low] as number;
  ends.lowHex = hexOf[low] as HexId;
  line.laid = ends.highHex === ends.lowHex ? NONE : line.ground.lines.lineBetween(ends.highHex, ends.lowHex);
}

function isWalledOff({ ground: { lines, obstacles }, ends, laid }: Sightline): boolean {
  for (let i = lines.wallStart[laid] as number; i < (lines.wallStart[laid + 1] as number); i++) {
    if (wallBlocks(obstacles, ends, lines.walls[i] as LineWall)) return true;
  }
  return false;
}

/** At any angle between separate structures whose artwork the line misses (10.3.2, ruling D-43). */
function isBetweenStructures(line: Sightline): boolean {
  const { lines, rules } = line.ground;
  if (rules.sight.buildingGap !== 'limited') return false;
  for (let i = lines.gapStart[line.laid] as number; i < (lines.gapStart[line.laid + 1] as number); i++) {
    const [one, other] = lines.gaps[i] as readonly [HexId, HexId];
    if (isGap(line, one, other)) return true;
  }
  return false;
}

/** Whether both structures stand as high as the line. */
export const isGap = ({ ground: { obstacles }, counters, ends }: Sightline, one: HexId, other: HexId): boolean =>
  terrainEffect(obstacles, counters, ends, one, one) !== NOTHING &&
  terrainEffect(obstacles, counters, ends, other, other) !== NOTHING;

function judgeStretches(line: Sightline): SightCode {
  const { start, at } = line.ground.lines;
  const end = start[line.laid + 1] as number;
  let limited = false;
  let degrading = 0;
  let counted = end;
  for (let i = nextConcern(line, start[line.laid] as number, end); i < end; i = nextConcern(line, i + 1, end)) {
    const effect = stretchEffect(line, i);
    if (effect === BLOCKS) return BLOCKED;
    if (effect & LIMITS) limited = true;
    // One hex degrades a line but once, whatever the line meets in it (10.3).
    if (effect & DEGRADES && (counted === end || at[i] !== at[counted])) {
      counted = i;
      degrading++;
    }
  }
  if (degrading > MOST_DEGRADING) return BLOCKED;
  return limited ? degrading | GAP : degrading;
}

/** Skips stretches where nothing comes up to the lower end: most of them, and this is where the time goes. */
function nextConcern({ ground, counters, ends }: Sightline, from: number, end: number): number {
  const { at, owner } = ground.lines;
  const { rise, concern } = ground.obstacles;
  const sight = 2 * ends.low;
  let i = from;
  for (; i < end; i++) {
    const hex = at[i] as number;
    if (hex < 0 || counters[hex] !== 0) break;
    if ((rise[hex] as number) > sight || (concern[(owner[i] as number) + 1] as number) > sight) break;
  }
  return i;
}

export function stretchEffect(line: Sightline, i: number): number {
  const { at, owner } = line.ground.lines;
  const hex = at[i] as number;
  return hex >= 0 ? hexEffect(line, hex, owner[i] as number) : sideEffect(line, sideMark(hex), owner[i] as number);
}

/** Ground in the way, unless the line comes down a clear slope (10.3.1). */
export const groundBlocks = ({ ground: { obstacles, lines }, ends, laid }: Sightline, at: HexId): boolean =>
  groundRises(obstacles, ends, at) && !isClearSlope(obstacles, lines, laid, ends);

/** What the line meets in a hex: its ground, the terrain of `owner` (none if below 0), its counters. */
function hexEffect(line: Sightline, at: HexId, owner: HexId): number {
  const { ground, counters, ends } = line;
  if (groundBlocks(line, at)) return BLOCKS;
  const terrain = owner < 0 ? NOTHING : terrainEffect(ground.obstacles, counters, ends, owner, at);
  if (terrain === BLOCKS || counters[at] === 0) return terrain;
  return Math.max(terrain, counterEffect(ground.obstacles, counters, ends, at));
}

/**
 * Along a hexside: both sides must be in the way, blocking both to block it (10.3.2, ruling D-43). Smoke
 * blocks from one side; rubble and wrecks count for nothing.
 */
function sideEffect(line: Sightline, one: HexId, other: HexId): number {
  if (isSmokeBeside(line, one) || isSmokeBeside(line, other)) return BLOCKS;
  if (one < 0 || other < 0) return NOTHING;
  const here = flankEffect(line, one, other);
  if (here === NOTHING) return NOTHING;
  const there = flankEffect(line, other, one);
  if (there === NOTHING) return NOTHING;
  if (here === DEGRADES || there === DEGRADES) return DEGRADES;
  if (!isLimitedSide(line, one, other)) return BLOCKS;
  return isUnderFire(line, one) && isUnderFire(line, other) ? LIMITS | DEGRADES : LIMITS;
}

export const isSmokeBeside = ({ ground, counters, ends }: Sightline, hex: HexId): boolean =>
  hex >= 0 && smokeBlocks(ground.obstacles, counters, ends, hex);

const isUnderFire = ({ counters }: Sightline, hex: HexId): boolean =>
  ((counters[hex] as number) & FIRE_FOR_EFFECT) !== 0;

/** What a hex beside the line does to it. */
function flankEffect(line: Sightline, hex: HexId, opposite: HexId): number {
  if (groundBlocks(line, hex)) return BLOCKS;
  const terrain = flankTerrain(line, hex, opposite);
  return terrain === NOTHING && isUnderFire(line, hex) ? DEGRADES : terrain;
}

/** The terrain of a hex beside the line counts as filling the hex. */
export const flankTerrain = ({ ground, counters, ends }: Sightline, hex: HexId, opposite: HexId): number =>
  standsAside(ground, hex, opposite) ? NOTHING : terrainEffect(ground.obstacles, counters, ends, hex, hex);

/** In some editions structures do not fill their hexes; but a building leaves no gap within itself. */
const standsAside = ({ rules, obstacles: { building } }: Ground, hex: HexId, opposite: HexId): boolean =>
  rules.sight.buildingGap === 'clear' && (building[hex] as number) >= 0 && building[hex] !== building[opposite];

/** The exception for separate structures; it does not help where the ground itself is in the way. */
function isLimitedSide(line: Sightline, one: HexId, other: HexId): boolean {
  const { building } = line.ground.obstacles;
  if (line.ground.rules.sight.buildingGap !== 'limited') return false;
  if ((building[one] as number) < 0 || (building[other] as number) < 0) return false;
  if (building[one] === building[other]) return false;
  return !groundBlocks(line, one) && !groundBlocks(line, other);
}
