/** Vehicles and aircraft as printed (15.0, 16.1, 16.2, 19.1, 19.2). */
import type { Ordnance } from './ordnance.ts';

/** T, O and R on the counter (15.0). */
export type Drive = 'tracked' | 'off-road' | 'road';

export const ARMOUR_SIDES = ['front', 'flank', 'rear'] as const;
export type ArmourSide = (typeof ARMOUR_SIDES)[number];

/** Armour by side; null where an asterisk stands: unarmoured (14.1.2, 17.3). */
export type Armour = Readonly<Record<ArmourSide, number | null>>;

export interface VehicleMachineGun {
  /** 2 reaches 10 hexes, 4 reaches 14 (15.0). */
  readonly firepower: number;
  /** arc: through the turret's or hull's covered arc; all-round: an asterisk, only when open; rear: an R. */
  readonly mount: 'arc' | 'all-round' | 'rear';
}

/** How much it takes aboard (16.1, 16.2): half-squads (a squad counts two), support weapons, single-man counters. */
export interface Capacity {
  readonly halves: number;
  readonly weapons: number;
  readonly smcs: number;
  /** Outside: PO and PPO, passengers riding on top. */
  readonly where: 'inside' | 'outside';
}

export interface VehicleValues {
  readonly drive: Drive;
  readonly hull: Armour;
  /** Absent: no turret. */
  readonly turret?: Armour;
  /** Armour printed in red, against which HEAT counts half (14.2): "hull-front", "turret-flank" … */
  readonly redArmour?: readonly `${'hull' | 'turret'}-${ArmourSide}`[];
  /** The main gun first. */
  readonly guns: readonly Ordnance[];
  readonly machineGuns: readonly VehicleMachineGun[];
  /** Always open to small arms (17.2). */
  readonly openTopped?: boolean;
  readonly carries?: Capacity;
  /** A thermal imaging system (10.1.2). */
  readonly thermal?: boolean;
  /** Optional modifiers of size and speed (15.6). */
  readonly size?: 'small' | 'large';
  readonly fast?: boolean;
}

export interface HelicopterValues {
  readonly armour: number;
  readonly guns: readonly Ordnance[];
  readonly machineGuns: readonly VehicleMachineGun[];
  readonly carries?: Capacity;
  readonly thermal?: boolean;
}

export interface PlaneValues {
  readonly armour: number;
  /** "Y x Z": Y adjacent hexes along the flight path with firepower or penetration Z (19.1.1). */
  readonly cannon?: { readonly hexes: number; readonly firepower: number };
  readonly bombs?: { readonly hexes: number; readonly he: number };
}
