import type { HexsideTerrain, Terrain } from './terrain.ts';

/** Index of a hex on its board. */
export type HexId = number;
/** Index of a location: a stratum of a hex, "a hex within a hex" (10.4.1). */
export type LocationId = number;

/** Off the map. */
export const OFF_MAP: LocationId = -1;

export const STRATA = ['ground', 'upper', 'rooftop', 'bunker', 'cave', 'aboard', 'air'] as const;
export type Stratum = (typeof STRATA)[number];

/** The sides of a hex, by direction from its centre: 0 is north, then clockwise. */
export const HEXSIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type HexsideName = (typeof HEXSIDES)[number];

/**
 * A silhouette: what is drawn is what blocks (10.3). Coordinates are relative to the hex centre, in units of
 * a hundredth of the distance from centre to corner, x to the east, y to the south, true to scale.
 */
export type Shape =
  | { readonly circle: readonly [x: number, y: number, radius: number] }
  | { readonly polygon: readonly (readonly [x: number, y: number])[] };

export interface Hex {
  readonly index: HexId;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly terrain: Terrain;
  readonly level: number;
  /** Which building the hex belongs to, or −1. Hexes of one building share the number. */
  readonly building: number;
  /** A multi-story building (10.2). */
  readonly multiStory: boolean;
  /** Bit d is set where a road crosses the side in direction d. */
  readonly roads: number;
  /** Undefined: the terrain fills the hex. */
  readonly shapes: readonly Shape[] | undefined;
}

export interface Location {
  readonly index: LocationId;
  /** "G2" for the ground, "G2:upper", "G2:bunker" … for the others. */
  readonly name: string;
  readonly hex: HexId;
  readonly stratum: Stratum;
  /** Elevation of units here: ground level, plus one upstairs; above all that stands in the hex for aircraft (19.2.3). */
  readonly level: number;
  /** The hexside that a bunker's arrow points to; −1 for one that looks all around, and for all that is no bunker (21.1). */
  readonly front: number;
  /** What a bunker adds to the target modifier of its hex (21.1). */
  readonly tm: number;
  /** A site where a side may put a bunker while it sets up: until then there is none (21.1). */
  readonly site?: true;
}

export interface Board {
  readonly name: string;
  readonly hexes: readonly Hex[];
  readonly locations: readonly Location[];
  readonly hexNamed: ReadonlyMap<string, HexId>;
  readonly locationNamed: ReadonlyMap<string, LocationId>;
  /**
   * Six neighbours per hex, −1 beyond the edge: neighbours[6 * hex + direction]. Direction 0 is north, then clockwise;
   * hexes are flat-topped, so north is a hexside.
   */
  readonly neighbours: Int16Array;
  /** Terrain of each hexside, same indexing as `neighbours`, shared by both hexes. */
  readonly hexsides: readonly (HexsideTerrain | undefined)[];
  /** Range in hexes: distances[a * hexes.length + b]. */
  readonly distances: Uint8Array;
  /** The ground location of each hex: it has the same number as the hex. */
  readonly ground: readonly LocationId[];
  /** All locations of each hex where those on foot can be, ground first. */
  readonly strata: readonly (readonly LocationId[])[];
  /** The air above each hex, where the battle has aircraft; otherwise empty (19.2). */
  readonly air: readonly LocationId[];
}

/** How a board is written down: see docs/notation.md. */
export interface BoardDefinition {
  readonly name?: string;
  readonly columns: readonly [first: string, last: string];
  readonly rows: readonly [first: number, last: number];
  /** Odd columns get the row before the first, and their first and last hexes are half-hexes (1.4). */
  readonly halfHexes?: boolean;
  /** Terrain of every hex not named. */
  readonly default?: string;
  readonly hexes?: Readonly<Record<string, string | HexDefinition>>;
  readonly hexsides?: readonly { readonly kind: string; readonly between: readonly [string, string] }[];
  /** Each road as the hexes it runs through. */
  readonly roads?: readonly (readonly string[])[];
  /** Hexes that form one building. A building hex in no list is a building of its own. */
  readonly buildings?: readonly (readonly string[])[];
  /** By scenario rule no building has an upper level, and none is higher than one level. */
  readonly oneStory?: boolean;
  /** Extra strata: bunkers, caves, accessible rooftops. */
  readonly strata?: readonly StratumDefinition[];
  /** The terrain chart that the board is drawn for; a battle may name another. */
  readonly chart?: string;
  /** The number of a geomorphic board: its hexes answer to "15H6" as well as to "H6" (1.4). */
  readonly number?: string;
  /** On joined boards: what each hex is called, by its place in the whole; a second name is the other board's. */
  readonly labels?: Readonly<Record<string, readonly string[]>>;
  /** Brooks as the hexes they run through, by label: drawn only, for nobody minds stepping over one. */
  readonly streams?: readonly (readonly string[])[];
  /** Names written on the map, at a hex by its label. */
  readonly places?: readonly { readonly name: string; readonly at: string; readonly kind: string }[];
}

export interface StratumDefinition {
  readonly at: string;
  readonly stratum: 'bunker' | 'cave' | 'rooftop';
  /** Where a bunker's arrow points; absent for one that looks all around (21.1). */
  readonly front?: HexsideName;
  /** A bunker's target modifier; 2 when absent. */
  readonly tm?: number;
  /** Not there before somebody has put it there while setting up. */
  readonly site?: true;
}

export interface HexDefinition {
  readonly terrain?: string;
  readonly level?: number;
  readonly shapes?: readonly Shape[];
}

export const hexOf = (board: Board, at: LocationId): HexId => (board.locations[at] as Location).hex;

export const isAloft = (board: Board, at: LocationId): boolean => board.locations[at]?.stratum === 'air';

/** Range in hexes; another location of the same hex is one away (ruling D-49). */
export function rangeBetween(board: Board, a: LocationId, b: LocationId): number {
  if (a === b) return 0;
  return board.distances[hexOf(board, a) * board.hexes.length + hexOf(board, b)] || 1;
}

/** The direction from a hex to a neighbour, or −1. */
export function directionTo(board: Board, from: HexId, to: HexId): number {
  for (let d = 0; d < 6; d++) if (board.neighbours[6 * from + d] === to) return d;
  return -1;
}
