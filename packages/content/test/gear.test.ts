import { describe, expect, it } from 'vitest';
import { complaints, indexOf, type Json, type Path } from './breaking.ts';

const record = (file: string, id: string): [string, Path] => [file, ['units', indexOf(file, 'units', id)]];
const [ARMOUR, sherman] = record('units/us-vehicles.json', 'm4a1-sherman');
const [, halfTrack] = record('units/us-vehicles.json', 'm3-half-track');
const [GERMANS, gun] = record('units/german.json', 'german-75mm-gun-team');
const [, koch] = record('units/german.json', 'lt-koch');
const [MOBILE, riders] = record('units/german-vehicles.json', 'german-motorcycle-squad');
const [, stuka] = record('units/german-vehicles.json', 'stuka');
const [AIR, puma] = record('units/argentine-vehicles.json', 'puma');
const [WEAPONS, faust] = [
  'weapons/wwii.json',
  ['weapons', indexOf('weapons/wwii.json', 'weapons', 'panzerfaust')],
] as const;

type Row = [what: string, file: string, path: Path, value: Json, expected: string];
const complain = (_: string, file: string, path: Path, value: Json, expected: string): void => {
  expect(complaints(file, path, value)).toContainEqual(expect.stringContaining(expected));
};

describe('vehicles and aircraft', () => {
  it.each<Row>([
    [
      'without values',
      ARMOUR,
      [...sherman, 'vehicle'],
      undefined,
      '(m4a1-sherman): is a vehicle without "vehicle"; write',
    ],
    [
      'that are leaders',
      GERMANS,
      [...koch, 'plane'],
      { armour: 1 },
      '(lt-koch).plane: a leader is no plane; leave it out',
    ],
    ['that stand still', ARMOUR, [...sherman, 'movement'], 0, 'movement: is 0; write its movement factor'],
    ['that count movement in the air', AIR, [...puma, 'movement'], 9, 'movement: is 9; write 0'],
    [
      'with firepower of their own',
      ARMOUR,
      [...sherman, 'firepower'],
      4,
      'is a vehicle with firepower or range of its own',
    ],
    ['without a crew', ARMOUR, [...sherman, 'crew'], undefined, 'is a vehicle without "crew"; name the crew'],
    ['with a crew that nobody knows', AIR, [...puma, 'crew'], 'argentin-crew', 'did you mean "argentine-crew"?'],
    ['with a crew of leaders', ARMOUR, [...sherman, 'crew'], 'major-tom', '"major-tom" is a leader; name a crew'],
    [
      'with a crew of others',
      ARMOUR,
      [...sherman, 'crew'],
      'german-crew',
      'has the badge "german", this counter "us-airborne"',
    ],
    ['with a crew that never gets out', MOBILE, [...stuka, 'crew'], 'german-crew', 'crew: nobody gets out of a plane'],
    [
      'with a key misspelt',
      ARMOUR,
      [...sherman, 'vehicle', 'hull', 'fron'],
      4,
      'unknown key: fron; did you mean "front"?',
    ],
  ])('%s', complain);
});

describe('what they carry and fire', () => {
  const hull = [...halfTrack, 'vehicle'];
  it.each<Row>([
    ['room for nobody', ARMOUR, [...hull, 'carries', 'halves'], 0, 'carries: carries no half-squad; write how many'],
    [
      'riders on a rotor',
      AIR,
      [...puma, 'helicopter', 'carries', 'where'],
      'outside',
      'nobody rides on top of a helicopter',
    ],
    [
      'an odd machine gun',
      ARMOUR,
      [...hull, 'machineGuns', 0, 'firepower'],
      3,
      'a machine gun of 3 fires (15.0); write 2 or 4',
    ],
    [
      'red armour on no turret',
      ARMOUR,
      [...hull, 'redArmour'],
      ['turret-front'],
      "no armour on its turret's front; leave it out",
    ],
    [
      'ranges that shrink',
      ARMOUR,
      [...sherman, 'vehicle', 'guns', 0, 'ranges'],
      [7, 5, 28],
      '7, 5, 28 are not three ranges',
    ],
    [
      'a shot that 2d6 cannot roll',
      ARMOUR,
      [...sherman, 'vehicle', 'guns', 0, 'toHit', 0],
      13,
      'toHit[0]: 2d6 cannot roll 13',
    ],
  ])('%s', complain);

  it('in the hull of what has nothing but a hull', () => {
    const stug = record(MOBILE, 'stug-iii-g')[1];
    expect(complaints(MOBILE, [...stug, 'vehicle', 'guns', 0, 'inHull'], true)).toEqual([
      expect.stringContaining('inHull: without a turret every gun is in the hull; leave it out'),
    ]);
  });
});

describe('guns, launchers and mounts', () => {
  it.each<Row>([
    [
      'a gun team without a table',
      GERMANS,
      [...gun, 'ordnance'],
      undefined,
      'is a gun team without "ordnance"; write down',
    ],
    ['a leader with a red corner', GERMANS, [...koch, 'covers'], true, 'covers: only teams with a gun have "covers"'],
    ['a launcher without a table', WEAPONS, [...faust, 'ordnance'], undefined, 'is ordnance without a to-hit table'],
    ['a launcher that outranges its table', WEAPONS, [...faust, 'range'], 5, 'range: is 5, but its table ends at 3'],
    ['a table for a machine gun', WEAPONS, [...faust, 'class'], 'machine-gun', 'a machine-gun does not roll to hit'],
    [
      'riders of nothing',
      MOBILE,
      [...riders, 'mount', 'onFoot'],
      'nobody',
      'mount.onFoot: there is no counter "nobody"',
    ],
    [
      'riders who dismount as half of themselves',
      MOBILE,
      [...riders, 'mount', 'onFoot'],
      'german-half-squad-1-5-4-5',
      'is a half-squad; name a squad',
    ],
    [
      'a leader on his own horse',
      GERMANS,
      [...koch, 'mount'],
      { on: 'horse', onFoot: 'lt-koch' },
      'a leader rides nothing of its own',
    ],
  ])('%s', complain);
});

describe('guesses inside other values', () => {
  it('are named with dots', () => {
    expect(complaints(ARMOUR, [...sherman, 'guessed'], ['vehicle.hull.front', 'vehicle.carries'])).toEqual([]);
    expect(complaints(ARMOUR, [...sherman, 'guessed'], ['vehicle.hull.frnt'])).toEqual([
      expect.stringContaining('there is no value here named "vehicle.hull.frnt"; did you mean "vehicle.hull.front"?'),
    ]);
  });
});
