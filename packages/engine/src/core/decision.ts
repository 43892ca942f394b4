/**
 * A decision that a side owes: complete orders where they can be listed, parts where combinations explode.
 * A part names its pieces and their bounds; core/choices.ts turns it into complete orders.
 */
import type { LocationId } from '../board/board.ts';
import type { MoveMode } from '../state/frames.ts';
import type { Order } from '../state/orders.ts';
import type { Side, UnitId, WeaponId } from '../state/state.ts';
import type { RuleRef } from './rule.ts';

export type DecisionKind =
  | 'setup'
  | 'rally'
  | 'impulse'
  | 'activation'
  | 'move'
  | 'opportunity-fire'
  | 'melee-weapons'
  | 'melee-targets'
  | 'keep-weapon'
  | 'place-hero'
  | 'placement'
  | 'retreat'
  | 'continuous-movement'
  | 'spotting-round'
  | 'dismount'
  | 'counter-assault'
  | 'flight'
  | 'attack-run';

/** Any set of these locations that the chain of leaders links to one of them (4.0). */
export interface ActivatePart {
  readonly do: 'activate';
  readonly at: readonly LocationId[];
}

/** Any of these units, with any of the weapons they may use, at one of the targets (5.2). */
export interface FirePart {
  readonly do: 'fire';
  readonly from: LocationId;
  readonly units: readonly UnitId[];
  readonly weapons: readonly WeaponId[];
  readonly targets: readonly LocationId[];
  /** By assault fire: the units must then move (6.1.1). */
  readonly assaultFire: boolean;
  /** The vehicle or helicopter at which all fire; absent for all others there (17.2). */
  readonly target?: UnitId;
}

/** Any of these units together, in one of the modes (6.0). */
export interface MovePart {
  readonly do: 'move' | 'withdraw' | 'dash' | 'enter';
  readonly from: LocationId;
  readonly units: readonly UnitId[];
  readonly modes: readonly MoveMode[];
  /** Leaders with whom the units may double-time (6.2). */
  readonly leaders: readonly UnitId[];
  /** Locations of entry, for units coming on. */
  readonly entries?: readonly LocationId[];
}

/** At least one of the targets (8.0). */
export interface StrikePart {
  readonly do: 'strike';
  readonly targets: readonly UnitId[];
}

/** Any of these weapons, within what their holders can use (1.6, 8.0). */
export interface UsePart {
  readonly do: 'use';
  readonly weapons: readonly WeaponId[];
}

export type Part = ActivatePart | FirePart | MovePart | StrikePart | UsePart;

export interface Decision {
  readonly side: Side;
  readonly kind: DecisionKind;
  /** What entitles or obliges the side to choose. */
  readonly rule: RuleRef;
  readonly orders: readonly Order[];
  readonly parts: readonly Part[];
}
