/** The counters as printed (1.1, 1.6, 1.7, 11, 14, 15, 19): data, never changed in play. */
import type { Ordnance } from './ordnance.ts';
import type { HelicopterValues, PlaneValues, VehicleValues } from './vehicles.ts';

export const MMC_KINDS = ['squad', 'half-squad', 'crew', 'weapon-team'] as const;
export const SMC_KINDS = [
  'leader',
  'hero',
  'medic',
  'sniper',
  'scout',
  'commissar',
  'chaplain',
  'advisor',
  'nurse',
  'piper',
  'marksman',
  'armor-leader',
] as const;
export type MmcKind = (typeof MMC_KINDS)[number];
export type SmcKind = (typeof SMC_KINDS)[number];
export const MACHINE_KINDS = ['vehicle', 'helicopter', 'plane'] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];
export type UnitKind = MmcKind | SmcKind | MachineKind;

/** What a weapon team serves (1.7). */
export type TeamWeapon = 'machine-gun' | 'mortar' | 'ordnance';

export interface UnitType {
  readonly id: string;
  readonly kind: UnitKind;
  /** Which nation's characteristics apply (13.0). */
  readonly nation: string;
  /** Background colour and identification badge in one word: who may lead and rally whom (1.1, 3.0). */
  readonly badge: string;
  /** Inherent firepower; 0 for those without. */
  readonly firepower: number;
  readonly range: number;
  /** Least range of a mortar. */
  readonly minRange?: number;
  readonly movement: number;
  readonly morale: number;
  readonly shakenMorale: number;
  /** Leadership modifier; 0 for those who do not lead. */
  readonly leadership: number;
  /** Red box: assault movement and assault fire (6.1). */
  readonly assault?: boolean;
  /** Yellow box: stealth movement (6.4). */
  readonly stealth?: boolean;
  /** Black box: extended range (5.4). */
  readonly extendedRange?: boolean;
  /** Red movement factor: hit and run, opportunity movement (6.7, 6.8). */
  readonly hitAndRun?: boolean;
  /** Superscript A (5.6). */
  readonly assaulter?: boolean;
  /** Superscript M (8.5). */
  readonly meleeBonus?: boolean;
  /** SR or SRP on the Shaken side (3.0). */
  readonly selfRally?: boolean;
  /** May ambush by itself, apart from its nation (8.4). */
  readonly ambush?: boolean;
  readonly weapon?: TeamWeapon;
  /** Gun calibre in mm, for the older editions' limits on buildings (1.7). */
  readonly calibre?: number;
  /** The team cannot leave its hex (1.7). */
  readonly immobile?: boolean;
  /** The type that a squad becomes by casualties (5.1, 13.0). */
  readonly reducesTo?: string;
  /** The guns of an ordnance weapon team, the main one first (14.1). */
  readonly ordnance?: readonly Ordnance[];
  /** A red corner: it fires through a covered arc (1.7, 14.1). */
  readonly covers?: boolean;
  /** A thermal imaging system on a weapon team (10.1.2). */
  readonly thermal?: boolean;
  readonly vehicle?: VehicleValues;
  readonly helicopter?: HelicopterValues;
  readonly plane?: PlaneValues;
  /** The crew counter that comes out of a vehicle or helicopter (15.4). */
  readonly crew?: string;
  /** Rides horses or motorcycles (6.6), and the counter it is on foot. */
  readonly mount?: { readonly on: 'horse' | 'motorcycle'; readonly onFoot: string };
}

export type WeaponClass =
  | 'machine-gun'
  | 'flamethrower'
  | 'satchel-charge'
  | 'molotov'
  | 'mortar'
  | 'ordnance'
  | 'anti-tank-rifle';

export interface WeaponType {
  readonly id: string;
  readonly class: WeaponClass;
  readonly firepower: number;
  readonly range: number;
  readonly minRange?: number;
  /** Superscript J (1.6.2). */
  readonly jams?: boolean;
  /** Superscript M (8.5). */
  readonly meleeBonus?: boolean;
  /** Has an assembled and a dismantled or bipod side (1.6.1). */
  readonly tripod?: boolean;
  /** What the dismantled side can do: a bipod fires with these values, a dismantled weapon not at all. */
  readonly dismantled?: { readonly firepower: number; readonly range: number };
  /** The to-hit table of ordnance and anti-tank rifles (1.6.4, 14.1). */
  readonly ordnance?: Ordnance;
}

/** National characteristics (13.0). */
export interface Nation {
  readonly id: string;
  /** Lays smoke on 1d6 at or below this (7.0). */
  readonly smoke: number;
  /** Fires starshells on 1d6 at or below this (20.2). */
  readonly starshell: number;
  /** Its artillery answers a call beyond the scenario's missions on 1d6 at or below this (18.3). */
  readonly extraCall?: number;
  readonly ambush?: boolean;
  /** Own movement cost, target modifier or stacking limit in a terrain. */
  readonly terrain?: Readonly<
    Record<string, { readonly leg?: number; readonly tm?: number; readonly fullStacking?: boolean }>
  >;
  /** Sides of the die for attacks with inherent firepower (the Falklands paras roll a d8). */
  readonly attackDie?: 6 | 8;
  /** Sides of the second die in melee. */
  readonly meleeDie?: 6 | 8;
  /** Spawns a Hero on these results of the second roll (11.2.1); even numbers unless given. */
  readonly heroOn?: readonly number[];
  /** An Advisor adds 1 to the Morale of these nations' units stacked with him (11.9). */
  readonly advised?: boolean;
}
