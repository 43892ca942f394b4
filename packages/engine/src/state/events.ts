/**
 * Events: what happened, in the past tense. Only events change the state, and only in apply.ts. Those of this file
 * change it; those of accounts.ts explain what they came from.
 */
import type { LocationId } from '../board/board.ts';
import type { RuleRef } from '../core/rule.ts';
import type { Tally } from '../core/tally.ts';
import type { Account, CheckResult, Impact } from './accounts.ts';
import type { Facing } from './facing.ts';
import type { Frame, MoveMode } from './frames.ts';
import type { Marks } from './marks.ts';
import type { AirSupport, Battery, Edge, TaskState } from './scenario.ts';
import type { Acquisition, GroundMarker, Phase, Side, Unit, UnitId, Weapon, WeaponId } from './state.ts';
import type { Statuses } from './status.ts';

export type Change =
  | { readonly t: 'flow'; readonly stack: readonly Frame[] }
  | { readonly t: 'rolled'; readonly dice: readonly number[]; readonly sides: readonly number[]; readonly for: string }
  | {
      readonly t: 'phase';
      readonly phase: Phase;
      readonly turn: number;
      readonly initiative: Side;
      readonly rule: RuleRef;
    }
  | { readonly t: 'impulse-began'; readonly side: Side; readonly rule: RuleRef }
  | {
      readonly t: 'impulse-ended';
      readonly side: Side;
      readonly pass: boolean;
      readonly passes: number;
      readonly rule: RuleRef;
    }
  | { readonly t: 'marked'; readonly unit: UnitId; readonly marks: Marks; readonly rule: RuleRef }
  | { readonly t: 'unmarked'; readonly unit: UnitId; readonly marks: Marks; readonly rule: RuleRef }
  | {
      readonly t: 'moved';
      readonly units: readonly UnitId[];
      readonly from: LocationId;
      readonly to: LocationId;
      readonly cost: Tally;
      readonly mode: MoveMode | 'retreat' | 'placement';
      readonly rule: RuleRef;
    }
  /** A hull, a gun or a turret turned; NO_FACING where there is none (15.1). */
  | {
      readonly t: 'turned';
      readonly unit: UnitId;
      readonly facing: Facing;
      readonly turret: Facing;
      readonly cost: number;
      readonly rule: RuleRef;
    }
  | { readonly t: 'status-gained'; readonly unit: UnitId; readonly status: Statuses; readonly rule: RuleRef }
  | { readonly t: 'status-lost'; readonly unit: UnitId; readonly status: Statuses; readonly rule: RuleRef }
  | { readonly t: 'boarded'; readonly unit: UnitId; readonly vehicle: UnitId; readonly rule: RuleRef }
  | {
      readonly t: 'alighted';
      readonly unit: UnitId;
      readonly vehicle: UnitId;
      readonly at: LocationId;
      readonly rule: RuleRef;
    }
  | { readonly t: 'acquired'; readonly acquisition: Acquisition; readonly rule: RuleRef }
  | { readonly t: 'acquisition-lost'; readonly firer: UnitId; readonly weapon: WeaponId; readonly rule: RuleRef }
  | { readonly t: 'shaken'; readonly unit: UnitId; readonly rule: RuleRef }
  | { readonly t: 'rallied'; readonly unit: UnitId; readonly rule: RuleRef }
  | { readonly t: 'wounded'; readonly unit: UnitId; readonly wounds: number; readonly rule: RuleRef }
  /** One Wounded marker taken off; `wounds` is how many remain. */
  | { readonly t: 'healed'; readonly unit: UnitId; readonly wounds: number; readonly rule: RuleRef }
  | {
      readonly t: 'reduced';
      readonly unit: UnitId;
      readonly type: number;
      readonly root: number;
      readonly rule: RuleRef;
    }
  /** A mounted unit is on foot, as this counter (6.6). */
  | { readonly t: 'dismounted'; readonly unit: UnitId; readonly type: number; readonly rule: RuleRef }
  | { readonly t: 'eliminated'; readonly unit: UnitId; readonly rule: RuleRef }
  | { readonly t: 'exited'; readonly unit: UnitId; readonly at: LocationId; readonly rule: RuleRef }
  /** Left the battle without counting as lost or as having got anywhere: damaged helicopters, planes (19.1, 19.2.6). */
  | { readonly t: 'withdrawn'; readonly unit: UnitId; readonly rule: RuleRef }
  /** Doubles have called for a plane, one has come, or the call came to nothing (19.1). */
  | { readonly t: 'air-support-changed'; readonly airSupport: AirSupport; readonly rule: RuleRef }
  | { readonly t: 'created'; readonly unit: Unit; readonly rule: RuleRef }
  | {
      readonly t: 'joined';
      readonly unit: UnitId;
      readonly with: UnitId;
      readonly type: number;
      readonly rule: RuleRef;
    }
  | { readonly t: 'skill-spent'; readonly unit: UnitId; readonly skill: string; readonly rule: RuleRef }
  | { readonly t: 'weapon-taken'; readonly weapon: WeaponId; readonly unit: UnitId; readonly rule: RuleRef }
  | { readonly t: 'weapon-left'; readonly weapon: WeaponId; readonly at: LocationId; readonly rule: RuleRef }
  | { readonly t: 'weapon-lost'; readonly weapon: WeaponId; readonly rule: RuleRef }
  | {
      readonly t: 'weapon-changed';
      readonly weapon: WeaponId;
      readonly to: Partial<Pick<Weapon, 'condition' | 'assembled' | 'spent'>>;
      readonly rule: RuleRef;
    }
  | { readonly t: 'ground-laid'; readonly marker: GroundMarker; readonly rule: RuleRef }
  | { readonly t: 'ground-cleared'; readonly marker: GroundMarker; readonly rule: RuleRef }
  | {
      readonly t: 'spotted';
      readonly at: LocationId;
      readonly side: Side;
      readonly stays: boolean;
      readonly rule: RuleRef;
    }
  | { readonly t: 'unspotted'; readonly at: LocationId; readonly side: Side; readonly rule: RuleRef }
  | { readonly t: 'melee-marked'; readonly at: LocationId; readonly fought: boolean; readonly rule: RuleRef }
  | { readonly t: 'melee-cleared'; readonly at: LocationId; readonly rule: RuleRef }
  | { readonly t: 'controlled'; readonly at: LocationId; readonly side: Side; readonly rule: RuleRef }
  | {
      readonly t: 'led';
      readonly at: LocationId;
      readonly leader: UnitId;
      readonly fire?: true;
      readonly rule: RuleRef;
    }
  | { readonly t: 'event-removed'; readonly event: string; readonly rule: RuleRef }
  | { readonly t: 'entry-opened'; readonly entry: number; readonly turn: number; readonly rule: RuleRef }
  /** By which edges an entry may still come. */
  | { readonly t: 'entry-narrowed'; readonly entry: number; readonly edges: readonly Edge[]; readonly rule: RuleRef }
  | { readonly t: 'task-changed'; readonly task: TaskState; readonly rule: RuleRef }
  | { readonly t: 'battery-changed'; readonly index: number; readonly battery: Battery; readonly rule: RuleRef }
  | {
      readonly t: 'scored';
      readonly side: Side;
      readonly points: number;
      readonly for: string;
      readonly rule: RuleRef;
    };

export type { Account, CheckResult, Impact };
export type GameEvent = Change | Account;
export type EventType = GameEvent['t'];
export type EventOf<T extends EventType> = Extract<GameEvent, { t: T }>;
