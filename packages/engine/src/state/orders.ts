/**
 * Orders: what a player can say, as data. U, W, L, H are how units, weapons, locations and hexes are named: by
 * number inside the engine, by name when written down (see docs/notation.md).
 */
import type { HexId, LocationId } from '../board/board.ts';
import type { MoveMode } from './frames.ts';
import type { UnitId, WeaponId } from './state.ts';

export type OrderOf<U, W, L, H> =
  // Before the battle (22.0)
  | { readonly do: 'deploy'; readonly unit: U; readonly at: L }
  | { readonly do: 'equip'; readonly weapon: W; readonly unit: U }
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
  | { readonly do: 'enter'; readonly units: readonly U[]; readonly at: L; readonly mode: MoveMode; readonly leader?: U }
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
