/** The scenario's machinery (1.8, 18.2, 22): what it sets up and what it must remember. */
import type { HexId, LocationId } from '../board/board.ts';
import type { UnitKind } from './counters.ts';
import type { Mark } from './marks.ts';
import type { GroundMarker, Side, UnitId, WeaponId } from './state.ts';

/** A force before it fights (22.0): where its owner may set it up, and the weapons that he gives out among it. */
export interface Deployment {
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly weapons: readonly WeaponId[];
  /** Where they are set up; absent for units that come on later. */
  readonly hexes?: readonly HexId[];
  /** Markers that its owner lays at the same time: their places in the scenario's `fortifications`. */
  readonly fortifications?: readonly number[];
}

/** Counters of one kind that a side lays as it likes while it sets up (21.0, 22.0). */
export type Fortification = {
  readonly side: Side;
  /** How many at most. */
  readonly count: number;
  readonly hexes: readonly HexId[];
} & (
  | { readonly kind: 'mines'; readonly firepower: number }
  | { readonly kind: 'foxholes' | 'bunker'; readonly tm: number }
  | { readonly kind: 'wire' | 'roadblock' }
);

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Entry by one edge of several, the same for all units of the entry. */
export interface EntryEdges {
  /** Hexes of each edge that may come into question. */
  readonly by: readonly { readonly edge: Edge; readonly hexes: readonly HexId[] }[];
  /** A die decides: the edge for each of its faces. Absent: whoever enters first does. */
  readonly die?: readonly Edge[];
  /** Only an edge adjacent to the one by which this other entry came. */
  readonly beside?: number;
}

/** Where and when units in reserve may come on (22.0). */
export interface EntrySetup {
  readonly units: readonly UnitId[];
  readonly side: Side;
  /** First turn of entry; −1 until an event opens it. */
  readonly turn: number;
  /** Hexes of the map's edge through which they come; with `edges`, all that may come into question. */
  readonly hexes: readonly HexId[];
  readonly edges?: EntryEdges;
  /** May wait; otherwise the phase does not end while they can enter. */
  readonly optional: boolean;
  /** Stays closed until a unit of this other entry has come on, whatever the turn. */
  readonly after?: number;
}

/** Small vocabulary of what an event does. */
export type EventEffect =
  | { readonly effect: 'remove-events'; readonly events: readonly string[] }
  | {
      readonly effect: 'place';
      readonly units: readonly UnitId[];
      readonly at: LocationId;
      readonly marks: readonly Mark[];
    }
  /** Counters come to lie on the ground, as far as they may lie there (21). */
  | { readonly effect: 'lay'; readonly markers: readonly GroundMarker[] }
  /** The owner sets a force up, or only gives out its weapons: its place in `deployments`. */
  | { readonly effect: 'deploy'; readonly deployment: number }
  | { readonly effect: 'open-entry'; readonly entry: number; readonly turnsFromNow: number }
  | {
      readonly effect: 'fire-mission';
      readonly side: Side;
      readonly firepower: number;
      readonly missions: number;
      readonly procedure?: 'starter-kit';
    }
  | { readonly effect: 'open-task'; readonly task: string }
  /** A paragraph is read out. */
  | { readonly effect: 'read'; readonly paragraph: string }
  /** The units that set the event off move no farther. */
  | { readonly effect: 'stop' }
  /** One of the units that set the event off takes it, without modifiers, and is not shaken by failure. */
  | {
      readonly effect: 'morale-check';
      /** Kinds of units that cannot be the one. */
      readonly except?: readonly UnitKind[];
      readonly pass: readonly EventEffect[];
      readonly fail: readonly EventEffect[];
    };

/** An event marker (1.8): occupation, or line of sight. It leaves the map when it is set off. */
export interface EventSetup {
  readonly id: string;
  readonly trigger: 'occupation' | 'sight';
  readonly hex: HexId;
  /** Which side sets it off; both when absent. */
  readonly side?: Side;
  readonly effects: readonly EventEffect[];
}

/**
 * Something that takes a whole turn of doing nothing else: from the start of an Operations Phase to its end in the
 * hex, in Good Order and out of melee.
 */
export interface TaskSetup {
  readonly id: string;
  readonly side: Side;
  readonly hex: HexId;
  /** Units that must all take part. */
  readonly named: readonly UnitId[];
  /** Whom they need with them: a Multi-Man Counter, any unit at all, or nobody. */
  readonly company: 'mmc' | 'unit' | 'none';
}

/** Units that stay out of the game while an event marker is on the map. */
export interface Withheld {
  readonly units: readonly UnitId[];
  readonly event: string;
}

export type VictoryCondition =
  /** Points for whoever controls each of the hexes at the end (22.1). */
  | { readonly for: 'control'; readonly hexes: readonly HexId[]; readonly points: number; readonly side?: Side }
  /** The same for buildings, each named by one of its hexes. */
  | { readonly for: 'building'; readonly hexes: readonly HexId[]; readonly points: number; readonly side?: Side }
  /** Points for each enemy squad or single-man counter eliminated; half for half a squad (22.0). */
  | { readonly for: 'elimination'; readonly points: number; readonly side: Side }
  /** Points for each squad or single-man counter that leaves by an exit; half for half a squad. */
  | { readonly for: 'exit'; readonly points: number; readonly side: Side };

/** What a side must have achieved at the end to win outright. */
export type Achievement =
  | { readonly need: 'control'; readonly hexes: readonly HexId[]; readonly atLeast: number }
  | { readonly need: 'points'; readonly atLeast: number }
  | { readonly need: 'task'; readonly task: string }
  /** Squads are counted as equivalents: two half-squads are one. */
  | { readonly need: 'exit'; readonly squads: number; readonly leaders: number };

export interface OutrightVictory {
  readonly side: Side;
  readonly needs: readonly Achievement[];
}

export interface ScenarioSetup {
  readonly turns: number;
  readonly deployments?: readonly Deployment[];
  readonly fortifications?: readonly Fortification[];
  readonly entries: readonly EntrySetup[];
  readonly events: readonly EventSetup[];
  readonly tasks?: readonly TaskSetup[];
  readonly withheld?: readonly Withheld[];
  readonly exits: readonly { readonly side: Side; readonly hexes: readonly HexId[] }[];
  readonly victory: readonly VictoryCondition[];
  /** Ways to win outright; a battle without any goes to the side with more points. */
  readonly outright?: readonly OutrightVictory[];
  /** Who wins when neither side, or both, won outright; a draw when absent. */
  readonly otherwise?: Side;
  /** No Heroes are created. */
  readonly noHeroes?: boolean;
  /** A map that contains sand jams weapons worse (1.6.2). */
  readonly sand?: boolean;
  /** Fought in the dark (20.0). */
  readonly night?: boolean;
}

/** Off-board artillery (18.2). */
export interface Battery {
  readonly side: Side;
  /** The formation it supports: one mission per formation and turn (18.3). */
  readonly formation: string;
  readonly firepower: number;
  readonly missions: number;
  /** Turn of its last call, and who called. */
  readonly calledTurn: number;
  readonly callers: readonly UnitId[];
  /** It was asked for more than its missions in vain, and answers no more (18.3). */
  readonly silent?: true;
  /**
   * The starter kit's own way: the die alone decides the drift, the round may land unseen and cannot be called off.
   * Only a Leader calls and corrects it; when none is left, a Squad calls without correcting.
   */
  readonly procedure?: 'starter-kit';
}

export interface TaskState {
  readonly id: string;
  readonly status: 'open' | 'begun' | 'done';
  /** Who has been at it since the phase began. */
  readonly units: readonly UnitId[];
}

export interface ScenarioState {
  readonly batteries: readonly Battery[];
  /** Events still on the map, by id. */
  readonly events: readonly string[];
  /** Turn from which each entry is open; −1 closed. */
  readonly entryTurns: readonly number[];
  /** Edges by which an entry may still come, once something has narrowed them, by the number of the entry. */
  readonly entryEdges?: Readonly<Record<string, readonly Edge[]>>;
  /** Tasks that an event has opened. */
  readonly tasks?: readonly TaskState[];
  readonly points: readonly [number, number];
  /** Where planes wait to come on: whether doubles have called for one, and the turn of the last (19.1). */
  readonly airSupport?: AirSupport;
}

export interface AirSupport {
  readonly due: boolean;
  /** 0 before the first. */
  readonly lastTurn: number;
}
