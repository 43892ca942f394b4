/** What is going on, as a stack: the last frame owes the next decision or runs by itself. */
import type { HexId, LocationId } from '../board/board.ts';
import type { Marks } from './marks.ts';
import type { Edge } from './scenario.ts';
import type { Acquisition, Side, UnitId, WeaponId } from './state.ts';

export const MOVE_MODES = [
  'move',
  'assault-move',
  'assault-fire',
  'low-crawl',
  'stealth',
  'stealth-assault-fire',
  'hit-and-run',
] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

/** One side sets up forces, or gives out their weapons (22.0): their places in the scenario's `deployments`. */
export interface SetupFrame {
  readonly f: 'setup';
  readonly side: Side;
  readonly groups: readonly number[];
  /** Markers laid so far, each in its hex: their places in `fortifications`. */
  readonly laid?: readonly { readonly fortification: number; readonly hex: HexId }[];
}

/** The sequence of play: rally, operations, administration (2.0). */
export interface TurnFrame {
  readonly f: 'turn';
  readonly step: 'begin' | 'rally-first' | 'rally-second' | 'operations' | 'administration' | 'clearing' | 'over';
}

/** One side's part of the Rally Phase (3.0). */
export interface RallyFrame {
  readonly f: 'rally';
  readonly side: Side;
  /** Units that made their own attempt. */
  readonly tried: readonly UnitId[];
  /** Units that rallied in this phase. */
  readonly rallied: readonly UnitId[];
  /** Medics, Nurses and others who have acted, once per action. */
  readonly acted: readonly UnitId[];
  /** Units that a Commissar has driven to a second attempt. */
  readonly forced: readonly UnitId[];
  /** Weapons flipped or repaired in this phase. */
  readonly handled: readonly WeaponId[];
  /** Weapons that have changed hands: each does so once, which leaves every distribution possible and ends. */
  readonly taken: readonly WeaponId[];
}

/** Impulses alternate until three passes in a row (4.0). */
export interface OperationsFrame {
  readonly f: 'operations';
  readonly next: Side;
}

export interface FireGroup {
  readonly from: LocationId;
  readonly at: LocationId;
  /** Where the group's units stood when activated. */
  readonly origins: readonly LocationId[];
}

/**
 * A squad that may fire once more: it has fired its mortar, or a weapon with a to-hit table, or in a group with its own
 * firepower or one weapon alone (1.6, 1.6.4).
 */
export interface PartlyFired {
  readonly unit: UnitId;
  readonly at: LocationId;
  readonly by: 'weapon' | 'ordnance' | 'group';
  /** It began to fire under Ops Complete, which the Fired marker has replaced since (4.1). */
  readonly opsComplete: boolean;
}

/**
 * What one unit has fired of its guns, machine guns and weapons with a to-hit table, in this impulse or at this step of
 * a move: although it is marked Fired, it may fire the rest of them (14.0, 15.0).
 */
export interface Engagement {
  readonly unit: UnitId;
  /** What it fired at first: all its weapons fire into that hex, but for what the rules except (ruling D-118). */
  readonly at: LocationId;
  /** Its own guns, once for each shot. */
  readonly guns: readonly number[];
  /** A vehicle's machine guns. */
  readonly mgs: readonly number[];
  /** Support weapons with a to-hit table. */
  readonly weapons: readonly WeaponId[];
  /** Vertices that it pivoted in order to fire; every shot of the occasion suffers. */
  readonly pivoted: number;
  /** Its turret turned in order to fire. */
  readonly turned: boolean;
  /** It began to fire under Ops Complete, which the Fired marker has replaced since (4.1). */
  readonly opsComplete: boolean;
  /** By assault fire: it has no marker yet and must still move (6.1.1, 15.2.1). */
  readonly assaultFire: boolean;
  /** What its guns had their sights on when the occasion began: a shot gains nothing by another just before it (14.3). */
  readonly sights: readonly Acquisition[];
}

export interface ImpulseFrame {
  readonly f: 'impulse';
  readonly side: Side;
  /** Who tried to spot, and the location spotted by that, if any (10.1.1). */
  readonly spotter: UnitId;
  readonly spotted: LocationId;
  /** Declared locations, the one that calls the others first; empty until declared (4.0). */
  readonly declared: readonly LocationId[];
  /** Units in them that could act at declaration, and where each stood. */
  readonly units: readonly UnitId[];
  readonly origins: readonly LocationId[];
  /** Leaders through whom other locations were activated. */
  readonly activators: readonly UnitId[];
  /** Something other than a spotting attempt was done. */
  readonly acted: boolean;
  readonly fired: readonly FireGroup[];
  /** Squads with something left to fire in this impulse. */
  readonly partly: readonly PartlyFired[];
  /** Units that have fired ordnance or machine guns of vehicles in this impulse, in order. */
  readonly engaged: readonly Engagement[];
  /** Locations whose movers have moved. */
  readonly moved: readonly LocationId[];
  /** Vehicles past the beginning of their impulse: they have moved, or switched their hatches (15.0). */
  readonly hatches: readonly UnitId[];
  /** Units that laid smoke and may still move. */
  readonly smoked: readonly UnitId[];
  /** Hexes on which smoke was laid in this impulse: what was seen at its start, was seen without it (8.4). */
  readonly screened: readonly HexId[];
}

export interface MoveFrame {
  readonly f: 'move';
  readonly side: Side;
  /** Units still moving; those that stopped have left the list. */
  readonly units: readonly UnitId[];
  /** Movement points spent and allowed, in step with `units`. */
  readonly spent: readonly number[];
  readonly allowed: readonly number[];
  /** Units of the group that had to stop, and what they had spent: a Hero may take over from them (11.2.1). */
  readonly halted: readonly { readonly unit: UnitId; readonly spent: number }[];
  /** Heroes created by movers of the group at this step: each may still choose how to go on (5.1). */
  readonly spawned: readonly UnitId[];
  readonly mode: MoveMode;
  /** Leader of a double-time move, or −1 (6.2). */
  readonly leader: UnitId;
  readonly at: LocationId;
  /** Where the move began, and the location before this one. */
  readonly origin: LocationId;
  readonly previous: LocationId;
  readonly steps: number;
  /** Hit and run: has fired (6.7). */
  readonly fired: boolean;
  /** Vehicles whose turrets have turned since points were last spent (15.1). */
  readonly swung: readonly UnitId[];
  /** Leaves a melee, or reacts to a move (6.8): not part of an impulse of its own. */
  readonly reason: 'impulse' | 'withdrawal' | 'opportunity' | 'entry';
}

/** A chance to fire at what just spent movement points (5.3). */
export interface OpportunityFrame {
  readonly f: 'opportunity';
  /** Who may fire. */
  readonly side: Side;
  readonly at: LocationId;
  readonly movers: readonly UnitId[];
  /** Attacks left: one for each point spent. */
  readonly slots: number;
  /** Locations that have fired at this step: their weapon teams fire free. */
  readonly fired: readonly LocationId[];
  /** Low crawl or stealth: the location must be spotted otherwise. */
  readonly concealed: boolean;
  /** Reaction opportunity fire won by a 6 and not yet used (5.3.1). */
  readonly reacting: readonly UnitId[];
  /** A Sniper just placed for this fire must fire (11.4). */
  readonly placed: UnitId;
  /** Squads with something left to fire at this step, and what others have fired of theirs (1.6.4, 15.0). */
  readonly partly: readonly PartlyFired[];
  readonly engaged: readonly Engagement[];
}

/** A round of melee (8.0). */
export interface MeleeFrame {
  readonly f: 'melee';
  readonly at: LocationId;
  /** The side that caused the round. */
  readonly first: Side;
  readonly stage: 'weapons-first' | 'weapons-second' | 'attack-first' | 'attack-second' | 'end';
  /** Units that fight in this round, and those of them that ambush. */
  readonly fighters: readonly UnitId[];
  readonly ambushers: readonly UnitId[];
  /** Cavalry that charges in this round, and those whom it has cowed: they only defend (8.6). */
  readonly chargers?: readonly UnitId[];
  readonly cowed?: readonly UnitId[];
  /** The ambush is not simultaneous: its kills fall before the reply (8.4). */
  readonly ambush: boolean;
  /** Support weapons used, by side. */
  readonly weapons: readonly [readonly WeaponId[], readonly WeaponId[]];
  readonly condemned: readonly UnitId[];
  /** Who killed anyone: for captured weapons. */
  readonly killed: readonly [boolean, boolean];
}

/** A squad reduced to a half-squad keeps one weapon of its owner's choice (1.6). */
export interface KeepWeaponFrame {
  readonly f: 'keep-weapon';
  readonly side: Side;
  readonly unit: UnitId;
}

/** A Hero who finds no room goes to a neighbouring hex (11.2.1). */
export interface PlaceHeroFrame {
  readonly f: 'place-hero';
  readonly side: Side;
  readonly unit: UnitId;
}

/** A unit that an event puts where it cannot stand: its owner says next to what (22.0). */
export interface PlacementFrame {
  readonly f: 'placement';
  readonly side: Side;
  readonly unit: UnitId;
  /** Where it was to appear. */
  readonly at: LocationId;
  readonly marks: Marks;
}

/** A unit shaken by a flamethrower, or among whom a vehicle stays, falls back one hex (1.6.3, 15.3). */
export interface RetreatFrame {
  readonly f: 'retreat';
  readonly side: Side;
  readonly unit: UnitId;
  readonly from: LocationId;
  readonly cause: 'flames' | 'overrun';
}

/** In the Administrative Phase: which vehicles stay on the move (15.5). */
export interface ContinuingFrame {
  readonly f: 'continuing';
  readonly side: Side;
}

/** The caller sees where the spotting round fell (18.2). */
export interface SpottingRoundFrame {
  readonly f: 'spotting-round';
  readonly side: Side;
  readonly caller: UnitId;
  readonly battery: number;
  readonly hex: HexId;
}

/** Shaken passengers have got off from the top: the others may go with them (16.2). */
export interface DismountFrame {
  readonly f: 'dismount';
  readonly side: Side;
  readonly vehicle: UnitId;
  /** Those who are off already. */
  readonly alighted: readonly UnitId[];
}

/** Those who stood an overrun may assault the vehicle in their midst (15.3, 17.1). */
export interface CounterAssaultFrame {
  readonly f: 'counter-assault';
  readonly side: Side;
  readonly vehicle: UnitId;
}

/** A guided missile is on its way: those it is not aimed at may spoil the shot by fire at the launcher (14.4). */
export interface GuidedFrame {
  readonly f: 'guided';
  /** Who may fire at the launcher. */
  readonly side: Side;
  readonly unit: UnitId;
  /** The support weapon, or −1 for the unit's own gun, and which of those. */
  readonly weapon: WeaponId;
  readonly gun: number;
  readonly at: LocationId;
  /** The vehicle or helicopter aimed at, or −1 for those on foot. */
  readonly target: UnitId;
  /** The Leader who directs it and the second man who serves it, or −1. */
  readonly leader: UnitId;
  readonly helper: UnitId;
  readonly assaultFire: boolean;
  /** Fire at the launcher has forced a Damage Check: the missile misses. */
  readonly spoiled: boolean;
}

/** A helicopter's impulse: it flies, hovers, fires, takes on and puts down as it likes (19.2). */
export interface FlightFrame {
  readonly f: 'flight';
  readonly side: Side;
  readonly unit: UnitId;
  /** Where it began its impulse: only there it takes passengers aboard (19.2.4). */
  readonly origin: LocationId;
  /** Has changed between flying and hovering, which it may do once (19.2.1). */
  readonly switched: boolean;
  /** Has moved, changed modes or let somebody off: Ops Complete in the end (19.2.8). */
  readonly busy: boolean;
  /** What it has fired (19.2.8). */
  readonly engaged: readonly Engagement[];
  /** Who is getting in, and is fired at first (19.2.4). */
  readonly boarding: readonly UnitId[];
}

/** A plane's one mission: it comes on, crosses the map in a straight line and attacks on the way (19.1). */
export interface AttackRunFrame {
  readonly f: 'attack-run';
  readonly side: Side;
  readonly unit: UnitId;
  /** Edges by which it may come. */
  readonly edges: readonly Edge[];
  /** The hex below it; −1 until its owner has said where it comes on. */
  readonly hex: HexId;
  readonly direction: number;
  /** Has fired its cannon. */
  readonly strafed: boolean;
  /** Hexes that it has bombed. */
  readonly bombed: readonly HexId[];
}

export type Frame =
  | GuidedFrame
  | SetupFrame
  | TurnFrame
  | RallyFrame
  | OperationsFrame
  | ImpulseFrame
  | MoveFrame
  | OpportunityFrame
  | MeleeFrame
  | KeepWeaponFrame
  | PlaceHeroFrame
  | PlacementFrame
  | RetreatFrame
  | ContinuingFrame
  | SpottingRoundFrame
  | DismountFrame
  | CounterAssaultFrame
  | FlightFrame
  | AttackRunFrame;

export type FrameKind = Frame['f'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { f: K }>;
