/** Counters of every kind. Records over the engine's types: a new kind does not compile until it stands here. */
import type { Ordnance, TeamWeapon, UnitKind, UnitType, WeaponClass, WeaponType } from '@opfire/engine';

const EVERY_KIND: Readonly<Record<UnitKind, true>> = {
  squad: true,
  'half-squad': true,
  crew: true,
  'weapon-team': true,
  leader: true,
  hero: true,
  medic: true,
  sniper: true,
  scout: true,
  commissar: true,
  chaplain: true,
  advisor: true,
  nurse: true,
  piper: true,
  marksman: true,
  'armor-leader': true,
  vehicle: true,
  helicopter: true,
  plane: true,
};
export const KINDS = Object.keys(EVERY_KIND) as UnitKind[];

const EVERY_CLASS: Readonly<Record<WeaponClass, true>> = {
  'machine-gun': true,
  flamethrower: true,
  'satchel-charge': true,
  molotov: true,
  mortar: true,
  ordnance: true,
  'anti-tank-rifle': true,
};
export const CLASSES = Object.keys(EVERY_CLASS) as WeaponClass[];

const EVERY_TEAM: Readonly<Record<TeamWeapon, true>> = { 'machine-gun': true, mortar: true, ordnance: true };
export const TEAMS = Object.keys(EVERY_TEAM) as TeamWeapon[];

export const gunOf = (values: Partial<Ordnance> = {}): Ordnance => ({
  ranges: [7, 14, 28],
  toHit: [8, 6, 5],
  penetration: [4, 3, 2],
  he: 3,
  ...values,
});

/** What each kind of machine has besides. */
const MACHINES: Partial<Readonly<Record<UnitKind, Partial<UnitType>>>> = {
  vehicle: {
    vehicle: {
      drive: 'tracked',
      hull: { front: 4, flank: 3, rear: 2 },
      turret: { front: 5, flank: 6, rear: 7 },
      guns: [gunOf()],
      machineGuns: [
        { firepower: 4, mount: 'arc' },
        { firepower: 2, mount: 'all-round' },
      ],
    },
  },
  helicopter: {
    helicopter: { armour: 1, guns: [gunOf({ shots: 2 })], machineGuns: [{ firepower: 2, mount: 'all-round' }] },
  },
  plane: { plane: { armour: 2, cannon: { hexes: 2, firepower: 4 }, bombs: { hexes: 1, he: 5 } } },
};

export const unitOf = (kind: UnitKind, values: Partial<UnitType> = {}): UnitType => ({
  id: `sample-${kind}`,
  kind,
  nation: 'us',
  badge: 'us-airborne',
  firepower: 2,
  range: 6,
  movement: 4,
  morale: 5,
  shakenMorale: 3,
  leadership: 0,
  ...MACHINES[kind],
  ...values,
});

export const weaponOf = (kind: WeaponClass, values: Partial<WeaponType> = {}): WeaponType => ({
  id: `sample-${kind}`,
  class: kind,
  firepower: 3,
  range: 8,
  ...values,
});
