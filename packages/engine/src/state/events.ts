/**
 * Events: what happened, in the past tense. Only events change the state, and only in apply.ts. Those of the
 * first group change it; those of the second explain what the others came from.
 */
import type { LocationId } from '../board/board.ts';
import type { RuleRef } from '../core/rule.ts';
import type { Tally } from '../core/tally.ts';
import type { Facing } from './facing.ts';
import type { Frame, MoveMode } from './frames.ts';
import type { Marks } from './marks.ts';
import type { AirSupport, Battery, Edge, TaskState } from './scenario.ts';
import type { Acquisition, GroundMarker, Phase, Side, Unit, UnitId, Weapon, WeaponId } from './state.ts';
import type { Statuses } from './status.ts';
import type { ArmourSide } from './vehicles.ts';

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

export type CheckResult =
  | 'no-effect'
  | 'shaken'
  | 'casualties'
  | 'wounded'
  | 'eliminated'
  | 'abandoned'
  | 'damaged'
  | 'destroyed';

/** Where a shell strikes (14.1.3). */
export interface Impact {
  readonly part: 'hull' | 'turret';
  readonly side: ArmourSide;
}

export type Account =
  /** A roll to hit with ordnance (14.1). */
  | {
      readonly t: 'shot';
      readonly unit: UnitId;
      /** The support weapon, or −1. */
      readonly weapon: WeaponId;
      /** Which of the firer's own guns, from 0. */
      readonly gun: number;
      readonly from: LocationId;
      readonly at: LocationId;
      /** The vehicle or helicopter aimed at, or −1 for all others there. */
      readonly target: UnitId;
      readonly dice: readonly number[];
      readonly sum: Tally;
      readonly needed: number;
      readonly hit: boolean;
      readonly rule: RuleRef;
    }
  /** A guided missile has been launched and is on its way (14.4). */
  | {
      readonly t: 'missile-launched';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly gun: number;
      readonly at: LocationId;
      readonly target: UnitId;
      readonly rule: RuleRef;
    }
  /** Fire at the launcher made it miss (14.4). */
  | { readonly t: 'missile-spoiled'; readonly unit: UnitId; readonly weapon: WeaponId; readonly rule: RuleRef }
  /** Penetration against armour after a hit (14.1, 19.2.6). */
  | {
      readonly t: 'penetration-rolled';
      readonly unit: UnitId;
      readonly target: UnitId;
      /** Absent for helicopters and planes. */
      readonly impact?: Impact;
      readonly attack: Tally;
      readonly armour: Tally;
      readonly dice: readonly number[];
      readonly result: 'dud' | 'catastrophic' | 'penetrated' | 'equal' | 'bounced';
      readonly rule: RuleRef;
    }
  /** One attempt to destroy a vehicle at close quarters (17.1). */
  | {
      readonly t: 'close-assaulted';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly target: UnitId;
      readonly attack: Tally;
      readonly defence: Tally;
      readonly dice: readonly number[];
      readonly destroyed: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'bailout-rolled';
      readonly unit: UnitId;
      /** The weapon that was carried, or −1 for the unit itself. */
      readonly weapon: WeaponId;
      readonly die: number;
      readonly survived: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'activated';
      readonly at: readonly LocationId[];
      readonly through: readonly UnitId[];
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'initiative-rolled';
      readonly dice: readonly [number, number];
      readonly side: Side;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'attacked';
      /**
       * fire: direct fire; sniper, mortar, artillery, ffe: the attacks of 11.4 and 18; he: ordnance that hit (14.1);
       * machine-gun: of a vehicle (15.0); overrun, mines, crash, cannon, bombs: 15.3, 21.4, 19.
       */
      readonly how:
        | 'fire'
        | 'opportunity'
        | 'sniper'
        | 'marksman'
        | 'mortar'
        | 'artillery'
        | 'ffe'
        | 'he'
        | 'machine-gun'
        | 'overrun'
        | 'mines'
        | 'crash'
        | 'cannon'
        | 'bombs';
      readonly units: readonly UnitId[];
      readonly weapons: readonly WeaponId[];
      readonly from: LocationId;
      readonly at: LocationId;
      readonly firepower: Tally;
      readonly dice: readonly number[];
      readonly defence: readonly number[];
      /** For each unit attacked: both sums and the difference; above 0 it takes a damage check. */
      readonly targets: readonly {
        readonly unit: UnitId;
        readonly attack: Tally;
        readonly defence: Tally;
        readonly check: number;
      }[];
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'damage-checked';
      readonly unit: UnitId;
      readonly die: number;
      readonly sum: Tally;
      readonly morale: number;
      readonly result: CheckResult;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'morale-checked';
      readonly unit: UnitId;
      readonly for:
        | 'rally'
        | 'treatment'
        | 'withdrawal'
        | 'event'
        | 'second-rally'
        | 'hit'
        | 'close-assault'
        | 'getting-off'
        | 'charge';
      readonly dice: readonly number[];
      readonly sum: Tally;
      readonly morale: number;
      readonly passed: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'hero-rolled';
      readonly unit: UnitId;
      readonly die: number;
      readonly created: boolean;
      readonly rule: RuleRef;
    }
  | { readonly t: 'jammed'; readonly weapon: WeaponId; readonly rule: RuleRef }
  | {
      readonly t: 'repair-rolled';
      readonly weapon: WeaponId;
      readonly die: number;
      readonly repaired: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'reaction-rolled';
      readonly unit: UnitId;
      readonly die: number;
      readonly granted: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'spotting-rolled';
      readonly unit: UnitId;
      readonly at: LocationId;
      readonly die: number;
      readonly sum: Tally;
      readonly needed: number;
      readonly spotted: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'smoke-rolled';
      readonly unit: UnitId;
      readonly hex: number;
      readonly die: number;
      readonly needed: number;
      readonly laid: boolean;
      readonly rule: RuleRef;
    }
  /** A starshell fired by a Leader or Hero (20.2). */
  | {
      readonly t: 'starshell-rolled';
      readonly unit: UnitId;
      readonly hex: number;
      readonly die: number;
      readonly sum: Tally;
      readonly needed: number;
      readonly lit: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'melee-struck';
      readonly side: Side;
      readonly at: LocationId;
      readonly units: readonly UnitId[];
      readonly weapons: readonly WeaponId[];
      readonly targets: readonly UnitId[];
      readonly attack: Tally;
      readonly defence: Tally;
      /** Column of the Melee Table after shifts, such as "3:2". */
      readonly odds: string;
      readonly killNumber: number;
      readonly dice: readonly number[];
      readonly sum: Tally;
      readonly killed: boolean;
      readonly rule: RuleRef;
    }
  | {
      readonly t: 'drifted';
      readonly caller: UnitId;
      readonly aimed: number;
      readonly hex: number;
      readonly distance: Tally;
      readonly direction: number;
      readonly dice: readonly number[];
      readonly inSight: boolean;
      readonly rule: RuleRef;
    }
  /** An aircraft came down, off the map where the hex is −1 (19.1, 19.2.6). */
  | {
      readonly t: 'crashed';
      readonly unit: UnitId;
      readonly from: number;
      readonly hex: number;
      readonly distance: number;
      readonly direction: number;
      readonly dice: readonly number[];
      readonly rule: RuleRef;
    }
  | { readonly t: 'mission-aborted'; readonly caller: UnitId; readonly rule: RuleRef }
  | { readonly t: 'event-triggered'; readonly event: string; readonly side: Side; readonly rule: RuleRef }
  | { readonly t: 'paragraph-read'; readonly paragraph: string; readonly rule: RuleRef }
  | {
      readonly t: 'victory';
      readonly winner: Side | 'draw';
      readonly points: readonly [number, number];
      readonly rule: RuleRef;
    };

export type GameEvent = Change | Account;
export type EventType = GameEvent['t'];
export type EventOf<T extends EventType> = Extract<GameEvent, { t: T }>;
