/** Judges one line of sight from end to end (10.3). */
import type { Ruleset } from '../editions/ruleset.ts';
import type { Board, HexId, Location, LocationId } from './board.ts';
import { areFloorsApart } from './floors.ts';
import { type Lines, type LineWall, pairOf, sideMark } from './lines.ts';
import { BLOCKS, DEGRADES, type Effect, NOTHING, type Obstacles } from './obstacles.ts';
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

/** Two separate structures limit a line that passes between them (10.3.2). */
export const LIMITS = 3;

/** `counters` holds the counters of each hex as bits (see obstruction.ts). */
export function judge(ground: Ground, counters: Uint8Array, from: LocationId, to: LocationId): SightCode {
  const { board, lines } = ground;
  const ends = endsOf(board, from, to);
  const range = board.distances[ends.highHex * board.hexes.length + ends.lowHex] as number;
  if (range === 0) return CLEAR;
  if (range === 1) return areFloorsApart(board, ground.rules, from, to) ? BLOCKED : CLEAR;
  const pair = pairOf(ends.highHex, ends.lowHex);
  if (isWalledOff(ground, ends, pair)) return BLOCKED;
  let degrading = 0;
  let limited = isBetweenStructures(ground, counters, ends, pair);
  let counted = -1;
  for (let i = lines.start[pair] as number; i < (lines.start[pair + 1] as number); i++) {
    const at = lines.at[i] as number;
    const owner = lines.owner[i] as number;
    const effect =
      at >= 0
        ? hexEffect(ground, counters, ends, pair, at, owner)
        : sideEffect(ground, counters, ends, pair, sideMark(at), owner);
    if (effect === NOTHING) continue;
    if (effect === BLOCKS) return BLOCKED;
    if (effect === LIMITS) limited = true;
    if (effect === LIMITS && !isUnderFire(counters, sideMark(at), owner)) continue;
    // One hex degrades a line but once, whatever the line meets in it (10.3).
    if (at >= 0 && at === counted) continue;
    counted = at;
    if (++degrading > MOST_DEGRADING) return BLOCKED;
  }
  return limited ? degrading | GAP : degrading;
}

/** The higher of the two locations goes first (ruling D-39). */
export function endsOf(board: Board, from: LocationId, to: LocationId): Ends {
  const a = board.locations[from] as Location;
  const b = board.locations[to] as Location;
  return a.level >= b.level
    ? { high: a.level, highHex: a.hex, low: b.level, lowHex: b.hex }
    : { high: b.level, highHex: b.hex, low: a.level, lowHex: a.hex };
}

function isWalledOff({ lines, obstacles }: Ground, ends: Ends, pair: number): boolean {
  for (let i = lines.wallStart[pair] as number; i < (lines.wallStart[pair + 1] as number); i++) {
    if (wallBlocks(obstacles, ends, lines.walls[i] as LineWall)) return true;
  }
  return false;
}

/** At any angle between separate structures whose artwork the line misses (10.3.2, ruling D-43). */
function isBetweenStructures(ground: Ground, counters: Uint8Array, ends: Ends, pair: number): boolean {
  const { lines, rules } = ground;
  if (rules.sight.buildingGap !== 'limited') return false;
  for (let i = lines.gapStart[pair] as number; i < (lines.gapStart[pair + 1] as number); i++) {
    const [one, other] = lines.gaps[i] as readonly [HexId, HexId];
    if (isGap(ground, counters, ends, one, other)) return true;
  }
  return false;
}

/** Whether both structures stand as high as the line. */
export const isGap = ({ obstacles }: Ground, counters: Uint8Array, ends: Ends, one: HexId, other: HexId): boolean =>
  terrainEffect(obstacles, counters, ends, one, one) !== NOTHING &&
  terrainEffect(obstacles, counters, ends, other, other) !== NOTHING;

/** Ground in the way, unless the line comes down a clear slope (10.3.1). */
export const groundBlocks = ({ obstacles, lines }: Ground, ends: Ends, pair: number, at: HexId): boolean =>
  groundRises(obstacles, ends, at) && !isClearSlope(obstacles, lines, pair, ends);

/** What the line meets in a hex: its ground, the terrain of `owner` (none if below 0), its counters. */
function hexEffect(ground: Ground, counters: Uint8Array, ends: Ends, pair: number, at: HexId, owner: HexId): Effect {
  const { obstacles } = ground;
  if (groundBlocks(ground, ends, pair, at)) return BLOCKS;
  const terrain = owner < 0 ? NOTHING : terrainEffect(obstacles, counters, ends, owner, at);
  if (terrain === BLOCKS || counters[at] === 0) return terrain;
  const counter = counterEffect(obstacles, counters, ends, at);
  return counter > terrain ? counter : terrain;
}

/**
 * Along a hexside: both sides must be in the way, blocking both to block it (10.3.2, ruling D-43). Smoke
 * blocks from one side; rubble and wrecks count for nothing.
 */
export function sideEffect(
  ground: Ground,
  counters: Uint8Array,
  ends: Ends,
  pair: number,
  one: HexId,
  other: HexId,
): Effect | typeof LIMITS {
  const { obstacles } = ground;
  if (one >= 0 && smokeBlocks(obstacles, counters, ends, one)) return BLOCKS;
  if (other >= 0 && smokeBlocks(obstacles, counters, ends, other)) return BLOCKS;
  if (one < 0 || other < 0) return NOTHING;
  const here = flankEffect(ground, counters, ends, pair, one, other);
  const there = flankEffect(ground, counters, ends, pair, other, one);
  if (here === NOTHING || there === NOTHING) return NOTHING;
  if (here === DEGRADES || there === DEGRADES) return DEGRADES;
  return isLimitedSide(ground, counters, ends, pair, one, other) ? LIMITS : BLOCKS;
}

/** What a hex beside the line does to it; the terrain counts as filling the hex. */
export function flankEffect(
  ground: Ground,
  counters: Uint8Array,
  ends: Ends,
  pair: number,
  hex: HexId,
  opposite: HexId,
): Effect {
  if (groundBlocks(ground, ends, pair, hex)) return BLOCKS;
  const terrain = standsAside(ground, hex, opposite)
    ? NOTHING
    : terrainEffect(ground.obstacles, counters, ends, hex, hex);
  return terrain === NOTHING && (counters[hex] as number) & FIRE_FOR_EFFECT ? DEGRADES : terrain;
}

/** In some editions structures do not fill their hexes, but one building does not leave a gap within itself. */
const standsAside = ({ rules, obstacles }: Ground, hex: HexId, opposite: HexId): boolean =>
  rules.sight.buildingGap === 'clear' &&
  (obstacles.building[hex] as number) >= 0 &&
  obstacles.building[hex] !== obstacles.building[opposite];

/** The exception for separate structures; it does not help where the ground itself is in the way. */
function isLimitedSide(
  ground: Ground,
  counters: Uint8Array,
  ends: Ends,
  pair: number,
  one: HexId,
  other: HexId,
): boolean {
  const { building } = ground.obstacles;
  if (ground.rules.sight.buildingGap !== 'limited') return false;
  if ((building[one] as number) < 0 || (building[other] as number) < 0 || building[one] === building[other])
    return false;
  if (groundBlocks(ground, ends, pair, one) || groundBlocks(ground, ends, pair, other)) return false;
  return isGap(ground, counters, ends, one, other);
}

/** A limited line is degraded as well where fire for effect lies on both structures. */
export const isUnderFire = (counters: Uint8Array, one: HexId, other: HexId): boolean =>
  ((counters[one] as number) & (counters[other] as number) & FIRE_FOR_EFFECT) !== 0;
