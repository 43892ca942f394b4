/** What stands in each hex of a board as an obstacle to sight, laid out flat for speed. */
import type { Board, Hex, HexId } from './board.ts';

/** What something does to a line of sight. */
export const NOTHING = 0;
export const DEGRADES = 1;
export const BLOCKS = 2;
/** Two separate structures limit a line that passes between them (10.3.2); they may do so beside DEGRADES. */
export const LIMITS = 4;

export interface Obstacles {
  /** Level of the ground. */
  readonly level: Int8Array;
  /** Effect of the terrain. */
  readonly effect: Uint8Array;
  /** Level to which the terrain rises. */
  readonly top: Int8Array;
  /** 1 where the terrain has no height of its own and works only among equals in level (ruling D-40). */
  readonly low: Uint8Array;
  /** The building in the hex, or −1. */
  readonly building: Int16Array;
  /**
   * Twice the level above which a hex is no matter at all, one more where low terrain works at that level;
   * shifted by one, so that the hex −1 stands for nothing.
   */
  readonly concern: Int8Array;
  /** Twice the level of the ground. */
  readonly rise: Int8Array;
  /** 1 where a slope may run over the hex (10.3.1). */
  readonly clear: Uint8Array;
  /** Range between hexes, as in Board. */
  readonly distances: Uint8Array;
  readonly count: number;
  /** Hex and level of each location. */
  readonly hexOf: Int16Array;
  readonly levelOf: Int8Array;
}

const EFFECTS = { open: NOTHING, degrading: DEGRADES, blocking: BLOCKS } as const;

/** Height of a hex's terrain above its ground: a stone building has one level per story (10.2, 10.3). */
export function obstacleHeight(hex: Hex): number {
  if (hex.terrain.structure === 'stone') return hex.multiStory ? 2 : 1;
  return hex.terrain.height === 'ground' ? 0 : hex.terrain.height;
}

/** The level up to which a hex stands in the way (10.3). */
export const obstacleTop = (board: Board, hex: HexId): number => {
  const there = board.hexes[hex] as Hex;
  return there.level + obstacleHeight(there);
};

function concernOf(hex: Hex): number {
  if (hex.terrain.sight === 'open') return 2 * hex.level;
  return 2 * (hex.level + obstacleHeight(hex)) + (obstacleHeight(hex) === 0 ? 1 : 0);
}

export function obstaclesOf(board: Board): Obstacles {
  const { hexes } = board;
  return {
    level: Int8Array.from(hexes, (hex) => hex.level),
    effect: Uint8Array.from(hexes, (hex) => EFFECTS[hex.terrain.sight]),
    top: Int8Array.from(hexes, (hex) => hex.level + obstacleHeight(hex)),
    low: Uint8Array.from(hexes, (hex) => (obstacleHeight(hex) === 0 ? 1 : 0)),
    rise: Int8Array.from(hexes, (hex) => 2 * hex.level),
    concern: Int8Array.from([-128, ...hexes.map(concernOf)]),
    building: Int16Array.from(hexes, (hex) => hex.building),
    clear: Uint8Array.from(hexes, (hex) => (hex.terrain.clear ? 1 : 0)),
    distances: board.distances,
    count: hexes.length,
    hexOf: Int16Array.from(board.locations, (location) => location.hex),
    levelOf: Int8Array.from(board.locations, (location) => location.level),
  };
}
