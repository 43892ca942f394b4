/** Weapons in outline, pointing to the right, in a field of about 80 by 40 units around 0, 0. */
import type { TeamWeapon, WeaponClass } from '@opfire/engine';
import type { Part } from './paint.ts';

const STOCK: Part = ['shape', 'wood', 'M-37 9L-38-3L-24-5L-18-4V1L-24 3z'];
const RECEIVER: Part = ['shape', 'steel', 'M-19-6H6V2H-12L-15 11L-20 10L-17 2H-19z'];
const BARREL: readonly Part[] = [
  ['shape', 'steel', 'M6-4.5H20V0H6z'],
  ['shape', 'steel', 'M20-3.6H38V-.6H20z'],
  ['shape', 'steel', 'M34-4.6H38.5V.6H34z'],
];
const SHINE: Part = ['line', 'shine', 1.3, 'M-16-4H18'];

const LIGHT_MACHINE_GUN: readonly Part[] = [
  ['limb', 'steel', 2, 'M26-1L19 17M27-1L33 17'],
  STOCK,
  ['shape', 'steel', 'M-6 2L-3 13L6 12L4 2z'],
  ...BARREL,
  RECEIVER,
  SHINE,
];

const BELT_FED: readonly Part[] = [
  ['limb', 'steel', 2, 'M26-1L19 17M27-1L33 17'],
  STOCK,
  ['shape', 'gear', 'M-5 3H8V14H-5z'],
  ['line', 'flame', 3, 'M-3 1.6L-2 5M1 1.6V5M5 1.6L4.6 5'],
  ...BARREL,
  RECEIVER,
  SHINE,
];

const TOP_FED: readonly Part[] = [
  ['limb', 'steel', 2, 'M26-1L19 17M27-1L33 17'],
  STOCK,
  ['shape', 'steel', 'M-5-6C-6-13-2-18 3-20L8-17C4-14 2-11 3-6z'],
  ...BARREL,
  RECEIVER,
  SHINE,
];

const DRUM_FED: readonly Part[] = [
  ['limb', 'steel', 2, 'M26-1L19 17M27-1L33 17'],
  STOCK,
  ['shape', 'steel', 'M-6 6a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z'],
  ...BARREL,
  RECEIVER,
  SHINE,
];

const TRIPOD: readonly Part[] = [
  ['limb', 'steel', 2.6, 'M-2 1L-22 19M0 1L24 19M-1 2L4 19'],
  ['line', 'shine', 1.2, 'M-10 9L12 9'],
];

const TRIPOD_MACHINE_GUN: readonly Part[] = [
  ...TRIPOD,
  ['shape', 'gear', 'M-2-1H10V9H-2z'],
  ['shape', 'steel', 'M-24-11H6V-1H-24z'],
  ['limb', 'steel', 2, 'M-24-8H-30M-24-3H-30M-30-9V-2'],
  ['shape', 'steel', 'M6-10H24V-3H6z'],
  ['line', 'shine', 1.4, 'M10-10V-3M14-10V-3M18-10V-3M22-10V-3'],
  ['shape', 'steel', 'M24-8H38V-5H24z'],
  ['line', 'shine', 1.3, 'M-21-8.6H3'],
];

const DISMANTLED: readonly Part[] = [
  ['limb', 'steel', 2.6, 'M-30 15L24 9M-30 17L22 17M-28 16L20 13'],
  ['limb', 'gear', 2.4, 'M-16 11L-15 19M10 9L11 18'],
  ['shape', 'steel', 'M-30-8L-2-11V-2L-30 1z'],
  ['shape', 'steel', 'M8-9L36-13V-9L8-5z'],
  ['line', 'shine', 1.3, 'M-27-6L-5-8.4'],
];

const MORTAR: readonly Part[] = [
  ['limb', 'steel', 2.2, 'M4-4L18 18M4-4L7 19'],
  ['shape', 'steel', 'M-27 15L-5 12L-2 18L-27 20z'],
  ['shape', 'steel', 'M-20 10L5-15L12-9L-12 16C-16 18-21 15-20 10z'],
  ['line', 'shine', 1.5, 'M-15 9L6-11'],
  ['shape', 'steel', 'M2.5-15L7-19L15-12.4L11-8.2z'],
  ['shape', 'gear', 'M22 20C22 13 24 9 27 6C30 9 32 13 32 20z'],
];

const FLAMETHROWER: readonly Part[] = [
  ['limb', 'boots', 2, 'M-16 12C-12 22-2 18 2 8'],
  ['shape', 'gear', 'M-36-12C-36-19-27-19-27-12V14C-27 19-36 19-36 14z'],
  ['shape', 'gear', 'M-26-12C-26-19-17-19-17-12V14C-17 19-26 19-26 14z'],
  ['line', 'ink', 1.4, 'M-36-8H-17M-36 10H-17'],
  ['limb', 'steel', 3, 'M-4 9L14 2'],
  ['shape', 'steel', 'M-6 4L2 1.6L5 10L-1 17z'],
  ['shape', 'flame', 'M14 4C16-6 24-4 26-14C30-8 32-12 38-18C36-10 42-6 38 2C34 8 20 8 14 4z'],
  ['shape', 'light', 'M19 1.6C22-3 26-1 29-7C31-3 34-4 34-1C32 4 24 4.6 19 1.6z'],
];

const SATCHEL_CHARGE: readonly Part[] = [
  ['limb', 'wood', 2.2, 'M-15-4C-14-18 10-18 12-4'],
  ['shape', 'gear', 'M-19-5H16L18 19H-20z'],
  ['shape', 'cloth', 'M-19-5H16L16.6 5C8 10-10 10-19.6 5z'],
  ['shape', 'boots', 'M-4.5 5H1.5V11H-4.5z'],
  ['limb', 'boots', 1.2, 'M12-5C16-15 22-6 25-11'],
  ['shape', 'flame', 'M26-19L28-14L33-15L30-11L33-7L28-8L26-3L24-8L20-7L23-11L20-15L25-14z'],
];

const MOLOTOV: readonly Part[] = [
  [
    'shape',
    'aid',
    'M-23 2C-21.5-.4-17 1-14-.6L0-8.6L3.6-2.2L-10 5.8C-13 7.6-13.4 11.6-15.6 12.8L-32 19.6C-34 20.4-39 12-37.4 10.4z',
  ],
  ['shape', 'gear', 'M-29.6 5.8L-20.6.6L-14 11.6L-23 16.4z'],
  ['shape', 'light', 'M0-8.6L5.4-10L8.4-4.4L3.6-2.2z'],
  ['shape', 'flame', 'M5-5C3-13 12-12 14-20C18-14 21-15 27-18C25-12 32-8 28-1C24 5 10 4 5-5z'],
  ['shape', 'light', 'M10-5C11-9 16-8 18-12C20-8 23-8 23-4C21 0 13 0 10-5z'],
];

/** An open tube on the shoulder. */
const TUBE: readonly Part[] = [
  ['shape', 'wood', 'M-12 3L-9 15H-4L-4 3z'],
  ['shape', 'steel', 'M4 3L6 13H10V3z'],
  ['shape', 'cloth', 'M-36-5H36V4H-36z'],
  ['shape', 'steel', 'M-38-7H-33V6H-38zM33-7H38V6H33z'],
  ['shape', 'steel', 'M6-11H12V-5H6z'],
  ['line', 'shine', 1.4, 'M-31-2.4H31'],
];

/** A launcher with the warhead before its muzzle. */
const ROCKET_GRENADE: readonly Part[] = [
  ['shape', 'wood', 'M-14 2L-12 13H-7L-6 2zM0 2L2 11H6L6 2z'],
  ['shape', 'steel', 'M-38-7L-31-3.4V3.4L-38 7z'],
  ['shape', 'wood', 'M-26-4.4H-2V3.4H-26z'],
  ['shape', 'steel', 'M-32-3H16V2.4H-32z'],
  ['shape', 'steel', 'M-4-9H2V-3H-4z'],
  ['shape', 'cloth', 'M16-1.6L20-6.4H28L39-.3L28 5.8H20L16 1.6z'],
  ['line', 'shine', 1.3, 'M-29-1.2H12'],
];

/** Sprung, with a stirrup and a bomb in its open trough. */
const SPIGOT: readonly Part[] = [
  ['limb', 'steel', 2, 'M8 2L4 18M8 2L13 18'],
  ['shape', 'cloth', 'M-37-8H-32V8H-37z'],
  ['shape', 'cloth', 'M-32-5H12V4H-32z'],
  ['shape', 'steel', 'M-14 4L-11 13H-7L-6 4z'],
  ['shape', 'steel', 'M12-3L32-1V5H12z'],
  ['shape', 'gear', 'M16-3L20-8H27L37-3L27 2H20z'],
  ['line', 'shine', 1.3, 'M-29-2.4H9'],
];

const MISSILE: readonly Part[] = [
  ['shape', 'steel', 'M-6 6L-3 17H3L4 6z'],
  ['shape', 'cloth', 'M-37-5H12V6H-37z'],
  ['shape', 'cloth', 'M12-9H38V9H12z'],
  ['shape', 'steel', 'M-4-14H9V-5H-4z'],
  ['line', 'shine', 1.4, 'M-34-2H9M15-5H35'],
];

const ANTI_TANK_RIFLE: readonly Part[] = [
  ['limb', 'steel', 2, 'M14 0L8 17M15 0L21 17'],
  ['shape', 'wood', 'M-38 8L-38-3L-26-4L-10-4V2L-22 3z'],
  ['shape', 'steel', 'M-14 2L-16 10H-11L-9 2z'],
  ['shape', 'steel', 'M-18-5H4V2H-18z'],
  ['shape', 'steel', 'M-8-14H2V-5H-8z'],
  ['shape', 'steel', 'M4-3.6H34V-.2H4z'],
  ['shape', 'steel', 'M33-5.6H39V1.8H33z'],
  ['line', 'shine', 1.2, 'M-14-3H2'],
];

const GUN: readonly Part[] = [
  ['shape', 'cloth', 'M-6 6L-38 18L-36 21L-2 12z'],
  ['shape', 'steel', 'M2-9H38V-4.6H2z'],
  ['shape', 'steel', 'M34-10.6H39.5V-3H34z'],
  ['shape', 'cloth', 'M-16-10H6V-3H-16z'],
  ['shape', 'cloth', 'M0-20L7-22L11 9L3 11z'],
  ['shape', 'steel', 'M-9.5 9a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1-21 0z'],
  ['shape', 'gear', 'M-3.5 9a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z'],
  ['line', 'shine', 1.3, 'M10-7.6H32'],
];

/** On a cross of four beams. */
const HEAVY_GUN: readonly Part[] = [
  ['limb', 'cloth', 4, 'M-34 18H30'],
  ['shape', 'cloth', 'M-12 16L-6-2H8L14 16z'],
  ['shape', 'steel', 'M4-11H39V-7H4z'],
  ['shape', 'steel', 'M22-12.4H39.6V-5.6H22z'],
  ['shape', 'cloth', 'M-22-12H8V-5H-22z'],
  ['shape', 'cloth', 'M6-24L12-22L16 8L9 8z'],
  ['line', 'shine', 1.3, 'M10-9.6H36'],
];

const RECOILLESS: readonly Part[] = [
  ...TRIPOD,
  ['shape', 'steel', 'M-38-13L-28-9V-2L-38 2z'],
  ['shape', 'cloth', 'M-29-10H-6V-1H-29z'],
  ['shape', 'steel', 'M-6-8.6H38V-2.4H-6z'],
  ['shape', 'steel', 'M-4-15H6V-9H-4z'],
  ['line', 'shine', 1.4, 'M-2-6.6H34'],
];

/** A missile in its tube on a tripod, the sight beside it. */
const MISSILE_POST: readonly Part[] = [
  ...TRIPOD,
  ['shape', 'cloth', 'M-30-12H34V-3H-30z'],
  ['shape', 'steel', 'M-33-13.4H-28V-1.6H-33zM31-13.4H36V-1.6H31z'],
  ['shape', 'gear', 'M-10-3H4V4H-10z'],
  ['shape', 'steel', 'M-6-19H8V-12H-6z'],
  ['line', 'shine', 1.4, 'M-25-9.6H28'],
];

/** A quick-firing gun that points at the sky. */
const FLAK: readonly Part[] = [
  ['limb', 'steel', 2.6, 'M-18 19L0 8L20 19M0 8V19'],
  ['shape', 'steel', 'M-2-6L32-26L34-22.6L1-2z'],
  ['shape', 'steel', 'M30-27L35-29L38-23.4L33.4-21z'],
  ['shape', 'cloth', 'M-17 2L3-10L8-1L-10 9z'],
  ['shape', 'gear', 'M-8-8L-2-17L5-13L0-4z'],
  ['shape', 'cloth', 'M8-14L13-16L17 2L11 4z'],
  ['shape', 'steel', 'M-6 9a7 7 0 1 1 14 0a7 7 0 1 1-14 0z'],
  ['line', 'shine', 1.3, 'M6-9L28-22'],
];

const OF_CLASS: Readonly<Record<WeaponClass, readonly Part[]>> = {
  'machine-gun': BELT_FED,
  flamethrower: FLAMETHROWER,
  'satchel-charge': SATCHEL_CHARGE,
  molotov: MOLOTOV,
  mortar: MORTAR,
  ordnance: TUBE,
  'anti-tank-rifle': ANTI_TANK_RIFLE,
};

const OF_TEAM: Readonly<Record<TeamWeapon, readonly Part[]>> = {
  'machine-gun': TRIPOD_MACHINE_GUN,
  mortar: MORTAR,
  ordnance: GUN,
};

/** Counters whose weapon looks otherwise than its class. */
const BY_ID: Readonly<Record<string, readonly Part[]>> = {
  bren: TOP_FED,
  bar: LIGHT_MACHINE_GUN,
  rpd: DRUM_FED,
  panzerfaust: ROCKET_GRENADE,
  'rpg-2': ROCKET_GRENADE,
  'rpg-7': ROCKET_GRENADE,
  'rpg-16': ROCKET_GRENADE,
  piat: SPIGOT,
  blowpipe: MISSILE,
  'nva-75mm-recoilless-team': RECOILLESS,
  'milan-team': MISSILE_POST,
  'german-20mm-flak-team': FLAK,
  'german-88mm-gun-team': HEAVY_GUN,
};

export type Mount = 'tripod' | 'plain' | 'dismantled';

/** A support weapon; on its tripod, on its bipod, or in pieces (1.6.1). */
export function weaponParts(id: string, kind: WeaponClass, mount: Mount): readonly Part[] {
  if (mount === 'dismantled') return DISMANTLED;
  if (mount === 'tripod') return TRIPOD_MACHINE_GUN;
  return BY_ID[id] ?? OF_CLASS[kind];
}

export const teamParts = (id: string, weapon: TeamWeapon): readonly Part[] => BY_ID[id] ?? OF_TEAM[weapon];
