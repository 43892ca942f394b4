/** The words of a terrain effects chart (1.9, 10.4). The charts themselves are content. */

export type SightEffect = 'open' | 'degrading' | 'blocking';

/** How high an obstacle rises above its hex: in levels, or not at all ("per terrain"). */
export type ObstacleHeight = number | 'ground';

/** What a dwelling is made of; separate structures side by side leave a limited line of sight (10.3.2). */
export type Structure = 'stone' | 'wooden' | 'huts';

/** Movement costs by movement type: tracked, off-road wheels, road wheels, on foot. `null` is prohibited. */
export interface MovementCosts {
  readonly tracked: number | null;
  readonly offRoad: number | null;
  readonly roadWheels: number | null;
  readonly leg: number | null;
}

export interface Terrain {
  readonly id: string;
  readonly sight: SightEffect;
  readonly cost: MovementCosts;
  /** The target modifier that defenders in the hex add (5.0). */
  readonly tm: number;
  readonly height: ObstacleHeight;
  readonly structure?: Structure;
  /** Movers here give the attacker no +1 (brush, crops, grass). */
  readonly hidesMovement?: boolean;
  /** Mortars cannot fire from here (18.1). */
  readonly noMortars?: boolean;
  /** Weapon teams may not enter (marsh). */
  readonly noWeaponTeams?: boolean;
  /** A tighter stacking limit than 1.3: squads, single-man counters and possessed support weapons. */
  readonly stacking?: { readonly squads: number; readonly smcs: number; readonly weapons: number };
  /** Occupants stand this many levels above the ground (stands). */
  readonly raises?: number;
  /** For the hills and slopes of 10.3.1: ground that a slope may run over. */
  readonly clear?: boolean;
}

export interface HexsideTerrain {
  readonly id: string;
  /** Added for crossing (1.9). */
  readonly cost: MovementCosts;
  readonly tm: number;
  readonly height: ObstacleHeight;
  /** Fire that crosses it gets no +1 for moving targets (hedge). */
  readonly hidesMovement?: boolean;
  /** Counts for the −2 of a rally attempt behind it, edition permitting (3.0). */
  readonly sheltersRally: 'always' | 'edition' | 'never';
}

/** Counters that lie on the ground and change it (10.4). */
export interface GroundFeature {
  readonly id: 'smoke' | 'ffe' | 'foxholes' | 'rubble' | 'wreck' | 'wire' | 'mines' | 'bunker';
  readonly sight: SightEffect | 'none';
  readonly tm: number;
  readonly height: ObstacleHeight;
  /** Whether it fills its hex for a line along a hexside (10.3.2). */
  readonly wholeHex: boolean;
}

export interface TerrainChart {
  readonly id: string;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly hexsides: Readonly<Record<string, HexsideTerrain>>;
  /** Extra movement points per level climbed on foot, and levels that form an impassable cliff. */
  readonly climb: { readonly upPerLevel: number; readonly downTwoLevels: number; readonly cliff: number };
}
