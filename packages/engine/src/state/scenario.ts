/** The scenario's machinery (1.8, 18.2, 22): what it sets up and what it must remember. */
import type { HexId, LocationId } from '../board/board.ts';
import type { Mark } from './marks.ts';
import type { Side, UnitId } from './state.ts';

/** Where and when units in reserve may come on (22.0). */
export interface EntrySetup {
  readonly units: readonly UnitId[];
  readonly side: Side;
  /** First turn of entry; −1 until an event opens it. */
  readonly turn: number;
  /** Hexes of the map's edge through which they come. */
  readonly hexes: readonly HexId[];
  /** May wait; otherwise the phase does not end while they can enter. */
  readonly optional: boolean;
}

/** Small vocabulary of what an event does. */
export type EventEffect =
  | { readonly effect: 'remove-events'; readonly events: readonly string[] }
  | { readonly effect: 'place'; readonly units: readonly UnitId[]; readonly at: LocationId; readonly marks: readonly Mark[] }
  | { readonly effect: 'open-entry'; readonly entry: number; readonly turnsFromNow: number }
  | { readonly effect: 'fire-mission'; readonly side: Side; readonly firepower: number; readonly missions: number }
  | { readonly effect: 'stop' }
  | {
      readonly effect: 'morale-check';
      readonly pass: readonly EventEffect[];
      readonly fail: readonly EventEffect[];
    };

/** An event marker (1.8): occupation, or line of sight. */
export interface EventSetup {
  readonly id: string;
  readonly trigger: 'occupation' | 'sight';
  readonly hex: HexId;
  /** Which side sets it off; both when absent. */
  readonly side?: Side;
  readonly effects: readonly EventEffect[];
}

export type VictoryCondition =
  /** Points for whoever controls each of the hexes at the end (22.1). */
  | { readonly for: 'control'; readonly hexes: readonly HexId[]; readonly points: number; readonly side?: Side }
  /** Points for each enemy squad or single-man counter eliminated; half for half a squad (22.0). */
  | { readonly for: 'elimination'; readonly points: number; readonly side: Side }
  /** Points for units that leave by the hexes. */
  | { readonly for: 'exit'; readonly points: number; readonly side: Side };

export interface ScenarioSetup {
  readonly turns: number;
  readonly entries: readonly EntrySetup[];
  readonly events: readonly EventSetup[];
  readonly exits: readonly { readonly side: Side; readonly hexes: readonly HexId[] }[];
  readonly victory: readonly VictoryCondition[];
  /** No Heroes are created. */
  readonly noHeroes?: boolean;
  /** A map that contains sand jams weapons worse (1.6.2). */
  readonly sand?: boolean;
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
}

export interface ScenarioState {
  readonly batteries: readonly Battery[];
  /** Events still on the map, by id. */
  readonly events: readonly string[];
  /** Turn from which each entry is open; −1 closed. */
  readonly entryTurns: readonly number[];
  readonly points: readonly [number, number];
}
