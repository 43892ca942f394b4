/**
 * What a game is at one moment (State), what never changes during it (GameSetup), and the two together with
 * everything worked out once from the setup (Game). State and setup are plain JSON.
 */
import type { Board, BoardDefinition, HexId, LocationId } from '../board/board.ts';
import type { SightTable } from '../board/sight-table.ts';
import type { TerrainChart } from '../board/terrain.ts';
import type { Dice } from '../core/dice.ts';
import type { EditionId, Ruleset } from '../editions/ruleset.ts';
import type { Nation, UnitType, WeaponType } from './counters.ts';
import type { Facing } from './facing.ts';
import type { Frame } from './frames.ts';
import type { Marks } from './marks.ts';
import type { ScenarioSetup, ScenarioState } from './scenario.ts';
import type { SkillType } from './skills.ts';
import type { Statuses } from './status.ts';

export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
export const enemyOf = (side: Side): Side => (1 - side) as Side;

export type UnitId = number;
export type WeaponId = number;
export const NOBODY: UnitId = -1;

export type Fate = 'in-play' | 'reserve' | 'eliminated' | 'exited' | 'replaced' | 'withdrawn';

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly side: Side;
  /** Index into the setup's unit types. */
  readonly type: number;
  /** Where it is; OFF_MAP when in reserve or out of the game. */
  readonly at: LocationId;
  readonly fate: Fate;
  readonly shaken: boolean;
  readonly wounds: number;
  readonly marks: Marks;
  readonly skills: readonly string[];
  /** The squad type that this half-squad came from, or −1 (3.0). */
  readonly root: number;
  /** The vertex that a vehicle's hull or a gun's red corner points to, and its turret; NO_FACING without (14.1, 15.1). */
  readonly facing: Facing;
  readonly turret: Facing;
  readonly status: Statuses;
  /**
   * The vehicle or helicopter that it rides in or on, or −1 (16.0, 19.2.4). Passengers are in a place of their own: their
   * `at` is OFF_MAP, and `placeOf` says where their vehicle is.
   */
  readonly aboard: UnitId;
}

/** What units have that neither face anywhere nor ride. */
export const ON_FOOT = { facing: -1, turret: -1, status: 0, aboard: -1 } as const satisfies Partial<Unit>;

export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  /** Index into the setup's weapon types. */
  readonly type: number;
  /** The side that brought it: in other hands it is captured (1.6). */
  readonly side: Side;
  readonly holder: UnitId;
  /** Where it lies when nobody holds it. */
  readonly at: LocationId;
  readonly condition: 'ready' | 'jammed' | 'gone';
  /** Tripod or assembled side up (1.6.1). */
  readonly assembled: boolean;
  /** A captured weapon used in melee without a kill: removed in the Administrative Phase (8.0). */
  readonly spent: boolean;
}

export type GroundMarker =
  | { readonly kind: 'smoke'; readonly hex: HexId; readonly life: 1 | 2 }
  | {
      readonly kind: 'ffe';
      readonly hex: HexId;
      readonly source: 'mortar' | 'artillery';
      readonly firepower: number;
      readonly side: Side;
    }
  | { readonly kind: 'foxholes'; readonly hex: HexId; readonly tm: number }
  | { readonly kind: 'rubble'; readonly hex: HexId }
  | { readonly kind: 'wreck'; readonly hex: HexId }
  | { readonly kind: 'wire'; readonly hex: HexId }
  | { readonly kind: 'mines'; readonly hex: HexId; readonly firepower: number; readonly side: Side }
  | { readonly kind: 'roadblock'; readonly hex: HexId }
  /** On a site, with the hexside that its arrow points to (21.1). */
  | { readonly kind: 'bunker'; readonly hex: HexId; readonly front: number }
  | { readonly kind: 'starshell'; readonly hex: HexId };

/** What a gun has its sights on (14.3): one vehicle, or those on foot in a location. */
export interface Acquisition {
  readonly firer: UnitId;
  /** The support weapon that fires, or −1 for the firer's own. */
  readonly weapon: WeaponId;
  /** The vehicle, or −1 for those on foot. */
  readonly target: UnitId;
  /** Where they are, for those on foot; OFF_MAP for a vehicle. */
  readonly at: LocationId;
  readonly level: 1 | 2;
}

/** A Spotted marker belongs to the side that spotted (10.1). */
export interface SpottedMarker {
  readonly at: LocationId;
  readonly side: Side;
  /** Placed by assault fire: stays on an empty location until the Administrative Phase (6.1.1). */
  readonly stays: boolean;
}

export interface MeleeMarker {
  readonly at: LocationId;
  /** A round was fought there this turn (8.0). */
  readonly fought: boolean;
}

export type Phase = 'setup' | 'rally' | 'operations' | 'administrative' | 'over';

export interface State {
  readonly version: 1;
  turn: number;
  phase: Phase;
  initiative: Side;
  /** Passes in a row (4.0). */
  passes: number;
  units: readonly Unit[];
  weapons: readonly Weapon[];
  /** Counters lying on hexes, in order of hex. Replaced whenever one changes: sight is cached by it. */
  ground: readonly GroundMarker[];
  spotted: readonly SpottedMarker[];
  melees: readonly MeleeMarker[];
  /** In order of firer and weapon; one for each gun (14.3). */
  acquisitions: readonly Acquisition[];
  /** Who controls each location: a side, or −1 (22.1). */
  control: readonly (Side | -1)[];
  /**
   * The one Leader whose modifier works in a location during this impulse (11.1.1), and whether he lends it to the
   * fire from there: then to every attack, although the first one marked him (11.1.3).
   */
  led: readonly { readonly at: LocationId; readonly leader: UnitId; readonly fire?: true }[];
  scenario: ScenarioState;
  /** Skills not yet handed out (12.0), and names of Heroes not yet created. */
  skillCup: readonly string[];
  dice: Dice;
  /** Who owes a decision, and within what: the last frame decides. */
  stack: readonly Frame[];
}

export interface SideSetup {
  readonly id: string;
  /** Hero types that this side can create (11.2.1), drawn at random. */
  readonly heroes: readonly { readonly name: string; readonly type: number }[];
}

/** Everything about a battle that play never changes. */
export interface GameSetup {
  readonly edition: EditionId;
  /** Switches of the ruleset that this game sets otherwise than its edition, by path ("smoke.limitMarkers"). */
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly chart: TerrainChart;
  readonly board: BoardDefinition;
  readonly sides: readonly [SideSetup, SideSetup];
  readonly unitTypes: readonly UnitType[];
  readonly weaponTypes: readonly WeaponType[];
  readonly nations: Readonly<Record<string, Nation>>;
  readonly skills: Readonly<Record<string, SkillType>>;
  readonly scenario: ScenarioSetup;
}

/** What is worked out once from a setup and shared by all its states. Not JSON. */
export interface World {
  readonly setup: GameSetup;
  readonly rules: Ruleset;
  readonly board: Board;
  readonly sight: SightTable;
  /** Locations adjacent to each location, by 10.4.1 and the edition, in order. */
  readonly adjacent: readonly (readonly LocationId[])[];
  /** Vehicles or aircraft can appear in the battle. */
  readonly machines: boolean;
  /** Mounted units can appear in the battle (6.6). */
  readonly mounts: boolean;
  /** Weapons with a to-hit table can appear in the battle. */
  readonly ordnance: boolean;
}

export interface Game {
  readonly world: World;
  readonly state: State;
}
