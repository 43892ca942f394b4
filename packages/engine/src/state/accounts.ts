/** Events that explain what the others came from: rolls, sums, causes. They change nothing. */
import type { LocationId } from '../board/board.ts';
import type { RuleRef } from '../core/rule.ts';
import type { Tally } from '../core/tally.ts';
import type { Side, UnitId, WeaponId } from './state.ts';
import type { ArmourSide } from './vehicles.ts';

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
  /** A call beyond the missions of the scenario (18.3). */
  | {
      readonly t: 'extra-call-rolled';
      readonly unit: UnitId;
      readonly battery: number;
      readonly die: number;
      readonly needed: number;
      readonly granted: boolean;
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
