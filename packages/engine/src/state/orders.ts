/**
 * Orders: what a player can say, as data. U, W, L, H are how units, weapons, locations and hexes are named: by
 * number inside the engine, by name when written down (see docs/notation.md).
 */
import type { HexId, LocationId } from '../board/board.ts';
import type { Facing } from './facing.ts';
import type { MoveMode } from './frames.ts';
import type { UnitId, WeaponId } from './state.ts';

export type OrderOf<U, W, L, H> =
  // Before the battle (22.0)
  | {
      readonly do: 'deploy';
      readonly unit: U;
      readonly at: L;
      /** Where a vehicle or a gun with an arc faces; as it faces already when absent (15.1). */
      readonly facing?: Facing;
    }
  | { readonly do: 'equip'; readonly weapon: W; readonly unit: U }
  | {
      readonly do: 'lay';
      readonly fortification: number;
      readonly at: H;
      /** The hexside that a bunker looks to, clockwise from the north (21.1). */
      readonly front?: number;
    }
  | { readonly do: 'lift'; readonly fortification: number; readonly at: H }
  | { readonly do: 'ready' }
  // The Rally Phase (3.0)
  | { readonly do: 'rally'; readonly unit: U }
  | {
      readonly do: 'treat';
      readonly healer: U;
      readonly patient: U;
      /** See to the wound of a patient who is Shaken too, instead of rallying him (11.3). */
      readonly heal?: boolean;
    }
  | { readonly do: 'drive'; readonly commissar: U; readonly unit: U }
  | { readonly do: 'join'; readonly units: readonly U[] }
  | { readonly do: 'take'; readonly unit: U; readonly weapon: W }
  | { readonly do: 'drop'; readonly weapon: W }
  | { readonly do: 'destroy'; readonly unit: U; readonly weapon: W }
  | { readonly do: 'flip'; readonly weapon: W }
  | { readonly do: 'repair'; readonly weapon: W }
  | { readonly do: 'done' }
  // An impulse (4.0)
  | { readonly do: 'pass' }
  | { readonly do: 'spot'; readonly unit: U; readonly at: L }
  | { readonly do: 'activate'; readonly at: readonly L[] }
  | { readonly do: 'place-sniper'; readonly unit: U; readonly at: L }
  | {
      readonly do: 'enter';
      readonly units: readonly U[];
      readonly at: L;
      readonly mode: MoveMode;
      readonly leader?: U;
      /** Where the vehicles among them face: away from the edge that they come over (15.1). */
      readonly facing?: Facing;
    }
  | FireOrder<U, W, L>
  | {
      readonly do: 'move';
      readonly units: readonly U[];
      readonly mode: MoveMode;
      /** Leader of a double-time move (6.2). */
      readonly leader?: U;
      /** Weapons left behind (1.6). */
      readonly abandon?: readonly W[];
    }
  | { readonly do: 'smoke'; readonly unit: U; readonly at: H }
  | { readonly do: 'melee'; readonly at: L }
  | {
      readonly do: 'withdraw';
      readonly units: readonly U[];
      readonly mode: MoveMode;
      readonly leader?: U;
      readonly abandon?: readonly W[];
    }
  // Ordnance and vehicles (14, 15)
  | {
      readonly do: 'shoot';
      readonly unit: U;
      /** The support weapon fired; absent for the unit's own gun. */
      readonly weapon?: W;
      /** Which of its own guns, from 0; the main gun when absent. */
      readonly gun?: number;
      readonly at: L;
      /** The vehicle or helicopter aimed at; absent for all others there (14.1). */
      readonly target?: U;
      readonly leader?: U | null;
      /** Second single-man counter serving the weapon with its holder (1.6). */
      readonly helper?: U;
      /** The vertex to which the gun or the whole vehicle pivots first (15.1); a turret turns by itself. */
      readonly pivot?: Facing;
      /** By assault fire: the firer must then move (6.1.1, 15.2.1). */
      readonly assaultFire?: true;
    }
  | {
      readonly do: 'fire-mg';
      readonly unit: U;
      /** Which of its machine guns, from 0. */
      readonly mg: number;
      readonly at: L;
      readonly target?: U;
      readonly pivot?: Facing;
      readonly assaultFire?: true;
    }
  | { readonly do: 'button'; readonly unit: U }
  | { readonly do: 'open'; readonly unit: U }
  /** A gun, or a vehicle on the move, turns in its hex (1.7, 15.1). */
  | {
      readonly do: 'pivot';
      readonly unit: U;
      readonly facing: Facing;
      /** A vehicle's turret turns and its hull does not. */
      readonly turret?: Facing;
    }
  | { readonly do: 'overrun'; readonly to: L }
  | { readonly do: 'board'; readonly units: readonly U[]; readonly vehicle: U }
  | { readonly do: 'alight'; readonly units: readonly U[]; readonly mode?: MoveMode }
  | { readonly do: 'close-assault'; readonly units: readonly U[]; readonly target: U; readonly weapons?: readonly W[] }
  // Aircraft (19)
  | { readonly do: 'hover'; readonly unit: U }
  | { readonly do: 'fly'; readonly unit: U }
  /** A plane comes in over a hex and crosses the map in a direction, 0 north then clockwise (19.1). */
  | { readonly do: 'attack-run'; readonly unit: U; readonly at: H; readonly direction: number }
  | { readonly do: 'strafe'; readonly at: H }
  | { readonly do: 'bomb'; readonly at: H }
  // Night (20.2)
  | { readonly do: 'starshell'; readonly unit: U; readonly mortar?: U; readonly weapon?: W; readonly at: H }
  | { readonly do: 'call-mortar'; readonly unit: U; readonly mortar: U; readonly weapon?: W; readonly at: L }
  | { readonly do: 'call-artillery'; readonly unit: U; readonly battery: number; readonly at: H }
  // On the move (6.0)
  | { readonly do: 'step'; readonly to: L }
  | { readonly do: 'stop' }
  | { readonly do: 'exit' }
  // In answer to a move (5.3)
  | { readonly do: 'hold' }
  | { readonly do: 'react'; readonly unit: U }
  | { readonly do: 'dash'; readonly units: readonly U[]; readonly mode: MoveMode; readonly abandon?: readonly W[] }
  // Melee (8.0)
  | { readonly do: 'use'; readonly weapons: readonly W[] }
  | { readonly do: 'strike'; readonly targets: readonly U[] }
  // The Administrative Phase (9.0)
  /** A vehicle keeps its Moved or Assault Move marker and will drive on (15.5). */
  | { readonly do: 'keep-going'; readonly unit: U }
  // Choices that the rules force
  | { readonly do: 'keep'; readonly weapon: W }
  | { readonly do: 'settle'; readonly at: L }
  | { readonly do: 'retreat'; readonly to: L }
  | { readonly do: 'land'; readonly at: H }
  | { readonly do: 'abort' };

export interface FireOrder<U, W, L> {
  readonly do: 'fire';
  readonly units: readonly U[];
  readonly at: L;
  /** The vehicle or helicopter fired at; absent for all others there (17.2). */
  readonly target?: U;
  /** Support weapons fired; none when absent. */
  readonly weapons?: readonly W[];
  /** False: only the support weapons fire (a satchel charge thrown alone). */
  readonly inherent?: boolean;
  /** The Leader who lends his modifier; null for none, absent for the best there is (5.0.1). */
  readonly leader?: U | null;
  /** Second single-man counter serving a weapon with its holder (1.6). */
  readonly helpers?: readonly { readonly weapon: W; readonly unit: U }[];
  /** Units that fire by assault fire and must then move (6.1.1). */
  readonly assaultFire?: readonly U[];
  /** Weapons that assault firers leave behind when they move (1.6). */
  readonly abandon?: readonly W[];
}

export type Order = OrderOf<UnitId, WeaponId, LocationId, HexId>;
export type WrittenOrder = OrderOf<string, string, string, string>;
export type Verb = Order['do'];
export type OrderTo<V extends Verb> = Extract<Order, { do: V }>;
