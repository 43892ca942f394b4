import { describe, expect, it, test } from 'vitest';
import { eligibleAt } from '../../src/rules/melee/fighters.ts';
import { type MeleeOdds, meleeOdds, strikeOdds } from '../../src/rules/melee/firepower.ts';
import { strongestUse } from '../../src/rules/melee/weapon-use.ts';
import { MARK } from '../../src/state/marks.ts';
import type { Side } from '../../src/state/state.ts';
import { half, hero, leader, Melee, type MeleeSpec, smc, squad, team } from './fixture.ts';

interface Case extends MeleeSpec {
  readonly name: string;
  readonly side?: Side;
  readonly targets: readonly string[];
  /** Weapons used by each side; as many as are useful when absent. */
  readonly uses?: readonly [readonly number[], readonly number[]];
  readonly ambushers?: readonly string[];
  /** Attack and defence, odds, Kill Number, modifier of the roll. */
  readonly expected: string;
}

const written = ({ attack, defence, odds, killNumber, die }: MeleeOdds): string =>
  `${attack.total} v ${defence.total}, ${odds}, ${killNumber}, ${die.total}`;

function oddsOf({ side = 0, targets, uses, ambushers = [], ...spec }: Case): MeleeOdds {
  const melee = new Melee(spec);
  const at = melee.at('C3');
  const fighters = [...eligibleAt(melee.game, at, 0), ...eligibleAt(melee.game, at, 1)].map((unit) => unit.id);
  const round = { at, fighters, ambushers: melee.ids(...ambushers), weapons: [[], []] as const };
  const weapons = uses ?? [strongestUse(melee.game, round, 0), strongestUse(melee.game, round, 1)];
  return strikeOdds(melee.game, { ...round, weapons }, side, melee.ids(...targets));
}

const check = (cases: readonly Case[]): void => {
  test.each(cases)('$name', (one) => {
    expect(written(oddsOf(one))).toBe(one.expected);
  });
};

const GERMANS = { us: squad(0, 2), one: squad(1, 1), two: squad(1, 1), hero: hero(1, 1) };
const MG_LEADER = { squad: squad(0, 1), leader: leader(0, 1, { holds: ['mg2'] }), dutch: squad(1, 1) };
const PARTISANS = { one: squad(0, 0), two: squad(0, 0), german: squad(1, 2) };
const PARAS = {
  one: squad(0, 2),
  two: squad(0, 2),
  lt: leader(0, 1),
  para: squad(1, 1, { meleeBonus: true, nation: 'para' }),
};

describe('8.0 firepower and odds', () => {
  check([
    {
      name: 'two Squads of 2 against two of 1 with a machine gun of 2',
      units: { a: squad(0, 2), b: squad(0, 2), c: squad(1, 1, { holds: ['mg2'] }), d: squad(1, 1) },
      targets: ['c', 'd'],
      expected: '4 v 4, 1:1, 8, 0',
    },
    { name: 'one of three units', units: GERMANS, targets: ['one'], expected: '2 v 1, 2:1, 6, 0' },
    { name: 'two of three units', units: GERMANS, targets: ['one', 'hero'], expected: '2 v 2, 1:1, 8, 0' },
    { name: 'all three units', units: GERMANS, targets: ['one', 'two', 'hero'], expected: '2 v 3, 2:3, 9, 0' },
    { name: 'a Hero among the attackers', units: GERMANS, side: 1, targets: ['us'], expected: '3 v 2, 2:1, 6, 0' },
    {
      name: 'two Heroes shift only once',
      units: { a: hero(0, 1), b: hero(0, 1), c: squad(1, 2) },
      targets: ['c'],
      expected: '2 v 2, 3:2, 7, 0',
    },
    {
      name: 'a lone Hero at 1:5',
      units: { a: hero(0, 1), c: squad(1, 3, { holds: ['mg2'] }) },
      targets: ['c'],
      expected: '1 v 5, 1:2, 10, 0',
    },
    {
      name: 'nothing beats 5:1',
      units: { a: squad(0, 2), b: squad(0, 2), c: squad(0, 2), d: squad(1, 1) },
      targets: ['d'],
      expected: '6 v 1, 5:1, 3, 0',
    },
    {
      name: 'a single unit at worse than 1:3',
      units: { french: squad(0, 1), german: squad(1, 1, { holds: ['mg3'] }) },
      targets: ['german'],
      expected: '1 v 4, 1:3, 11, 0',
    },
    {
      name: 'markers and terrain change nothing',
      units: { a: squad(0, 2, { marks: MARK['ops-complete'] | MARK.moved, assaulter: true }), b: squad(1, 2) },
      targets: ['b'],
      expected: '2 v 2, 1:1, 8, 0',
    },
  ]);
});

describe('1.6, 8.0 support weapons in melee', () => {
  const against = { enemy: squad(1, 1) };
  check([
    {
      name: 'a Squad adds one weapon to its own firepower',
      units: { a: squad(0, 2, { holds: ['mg1'] }), ...against },
      targets: ['enemy'],
      expected: '3 v 1, 3:1, 5, 0',
    },
    {
      name: 'a Squad uses two weapons instead of its own firepower',
      units: { a: squad(0, 1, { holds: ['mg2', 'mg3'] }), ...against },
      targets: ['enemy'],
      expected: '5 v 1, 5:1, 3, 0',
    },
    {
      name: 'a Squad keeps its own firepower beside the better weapon when that is more',
      units: { a: squad(0, 3, { holds: ['mg1', 'mg2'] }), ...against },
      targets: ['enemy'],
      expected: '5 v 1, 5:1, 3, 0',
    },
    {
      name: 'a Half-Squad uses a weapon instead of its own firepower',
      units: { a: half(0, 1, { holds: ['mg2'] }), ...against },
      targets: ['enemy'],
      expected: '2 v 1, 2:1, 6, 0',
    },
    {
      name: 'a Half-Squad may decline',
      units: { a: half(0, 1, { holds: ['mg2'] }), ...against },
      targets: ['enemy'],
      uses: [[], []],
      expected: '1 v 1, 1:1, 8, 0',
    },
    {
      name: 'a Hero uses half a weapon instead of his own firepower, and still shifts',
      units: { a: hero(0, 1, { holds: ['mg3'] }), ...against },
      targets: ['enemy'],
      expected: '2 v 1, 3:1, 5, 0',
    },
    {
      name: 'a Hero throws a whole satchel charge',
      units: { a: hero(0, 1, { holds: ['satchel'] }), ...against },
      targets: ['enemy'],
      expected: '5 v 1, 5:1, 3, 0',
    },
    {
      name: 'a Hero throws half a satchel charge in the first edition',
      edition: 'v4.1',
      units: { a: hero(0, 1, { holds: ['satchel'] }), enemy: squad(1, 2) },
      targets: ['enemy'],
      expected: '3 v 2, 2:1, 6, 0',
    },
    {
      name: 'a Molotov cocktail is halved in a single hand',
      units: { a: hero(0, 1, { holds: ['molotov'] }), ...against },
      targets: ['enemy'],
      expected: '2 v 1, 3:1, 5, 0',
    },
    {
      name: 'ordnance and jammed weapons are no help',
      units: { a: squad(0, 1, { holds: ['bazooka', 'jammed mg3'] }), ...against },
      targets: ['enemy'],
      expected: '1 v 1, 1:1, 8, 0',
    },
    {
      name: 'a dismantled weapon is no help',
      units: { a: squad(0, 1, { holds: ['tripod'] }), ...against },
      targets: ['enemy'],
      expected: '1 v 1, 1:1, 8, 0',
    },
    {
      name: 'a dismantled weapon helps in the older editions',
      edition: 'v4.2.1',
      units: { a: squad(0, 1, { holds: ['tripod'] }), ...against },
      targets: ['enemy'],
      expected: '4 v 1, 4:1, 4, 0',
    },
    {
      name: 'a bipod fights with the values of that side',
      units: { a: squad(0, 1, { holds: ['bipod'] }), ...against },
      targets: ['enemy'],
      expected: '3 v 1, 3:1, 5, 0',
    },
    {
      name: 'a machine gun on its tripod fights too',
      units: { a: squad(0, 1, { holds: ['assembled tripod'] }), ...against },
      targets: ['enemy'],
      expected: '4 v 1, 4:1, 4, 0',
    },
  ]);
});

describe('8.0, 11.1.4 leaders', () => {
  check([
    { name: 'uses his weapon', units: MG_LEADER, targets: ['dutch'], uses: [[0], []], expected: '2 v 1, 2:1, 6, 0' },
    {
      name: 'defends with his weapon',
      units: MG_LEADER,
      side: 1,
      targets: ['squad', 'leader'],
      uses: [[0], []],
      expected: '1 v 2, 1:2, 10, 0',
    },
    { name: 'lends his modifier', units: MG_LEADER, targets: ['dutch'], uses: [[], []], expected: '1 v 1, 1:1, 8, 1' },
    {
      name: 'who lent his modifier in an older edition defends with his weapon',
      edition: 'v4.2.1',
      units: MG_LEADER,
      side: 1,
      targets: ['squad', 'leader'],
      uses: [[], []],
      expected: '1 v 2, 1:2, 10, 0',
    },
    {
      name: 'the best of them counts',
      units: { a: squad(0, 2), b: leader(0, 1), c: leader(0, 2), d: squad(1, 2) },
      targets: ['d'],
      expected: '2 v 2, 1:1, 8, 2',
    },
    {
      name: 'not one of another badge',
      units: { a: squad(0, 2), b: leader(0, 1, { badge: 'vc' }), d: squad(1, 2) },
      targets: ['d'],
      expected: '2 v 2, 1:1, 8, 0',
    },
    {
      name: 'not under Ops Complete, but under any other marker',
      units: {
        a: squad(0, 2),
        b: leader(0, 2, { marks: MARK['ops-complete'] }),
        c: leader(0, 1, { marks: MARK.moved | MARK.fired }),
        d: squad(1, 2),
      },
      targets: ['d'],
      expected: '2 v 2, 1:1, 8, 1',
    },
    {
      name: 'not when Shaken',
      units: { a: squad(0, 2), b: leader(0, 2, { shaken: true }), d: squad(1, 2) },
      targets: ['d'],
      expected: '2 v 2, 1:1, 8, 0',
    },
    {
      name: 'not when another has lent his in this impulse',
      units: { a: squad(0, 2), b: leader(0, 1), c: leader(0, 2), d: squad(1, 2) },
      state: { led: [{ at: new Melee({ units: {} }).at('C3'), leader: 1 }] },
      targets: ['d'],
      expected: '2 v 2, 1:1, 8, 1',
    },
    {
      name: 'of the defenders lend nothing',
      units: { a: squad(0, 2), d: squad(1, 2), e: leader(1, 2) },
      targets: ['d'],
      expected: '2 v 2, 1:1, 8, 0',
    },
  ]);
});

describe('8.3 zero-firepower units', () => {
  check([
    { name: 'attack with 1 each, at −1 each', units: PARTISANS, targets: ['german'], expected: '2 v 2, 1:1, 8, -2' },
    {
      name: 'defend with 1 each, at +1 each',
      units: PARTISANS,
      side: 1,
      targets: ['one', 'two'],
      expected: '2 v 2, 1:1, 8, 2',
    },
    { name: 'count only when attacked', units: PARTISANS, side: 1, targets: ['one'], expected: '2 v 1, 2:1, 6, 1' },
    {
      name: 'fight with their weapon instead, still at −1',
      units: { a: squad(0, 0, { holds: ['mg2'] }), b: squad(1, 1) },
      targets: ['b'],
      expected: '2 v 1, 2:1, 6, -1',
    },
    {
      name: 'so do Scouts',
      units: { a: smc(0, 'scout', { firepower: 1 }), b: squad(1, 1) },
      targets: ['b'],
      expected: '1 v 1, 1:1, 8, -1',
    },
  ]);
});

describe('1.7 weapon teams', () => {
  check([
    {
      name: 'other than machine guns defend with 1',
      units: { a: squad(0, 2), b: team(1, 'ordnance', 8) },
      targets: ['b'],
      expected: '2 v 1, 2:1, 6, 0',
    },
    {
      name: 'with a machine gun defend with all',
      units: { a: squad(0, 2), b: team(1, 'machine-gun', 4) },
      targets: ['b'],
      expected: '2 v 4, 1:2, 10, 0',
    },
    {
      name: 'with a machine gun strike back with all',
      units: { a: squad(0, 2), b: team(1, 'machine-gun', 4) },
      side: 1,
      targets: ['a'],
      expected: '4 v 2, 2:1, 6, 0',
    },
  ]);
});

describe('8.5, 12.0, 13.0 what changes firepower and dice', () => {
  check([
    { name: 'superscript M defends better', units: PARAS, targets: ['para'], expected: '4 v 2, 2:1, 6, 1' },
    { name: 'superscript M attacks better', units: PARAS, side: 1, targets: ['one'], expected: '2 v 2, 1:1, 8, 0' },
    {
      name: 'Rage adds 1',
      units: { a: hero(0, 1, { skills: ['rage'] }), b: team(1, 'mortar', 3) },
      targets: ['b'],
      expected: '2 v 1, 3:1, 5, 0',
    },
    {
      name: 'Deadly adds 1',
      units: { a: hero(0, 2, { skills: ['deadly'] }), b: team(1, 'mortar', 3) },
      targets: ['b'],
      expected: '3 v 1, 4:1, 4, 0',
    },
  ]);

  it('a nation may roll another second die', () => {
    const odds = oddsOf({ name: 'para', units: PARAS, side: 1, targets: ['one'], expected: '' });
    expect(odds.dice).toEqual([6, 8]);
    expect(odds.chance).toEqual({ ways: 27, of: 48 });
  });

  it('two nations together roll the ordinary dice', () => {
    const units = { a: squad(0, 2), b: squad(1, 1, { nation: 'para' }), c: squad(1, 1) };
    expect(oddsOf({ name: 'mixed', units, side: 1, targets: ['a'], expected: '' }).dice).toEqual([6, 6]);
  });
});

describe('8.4 ambush', () => {
  check([
    {
      name: 'triples all firepower of the ambushers',
      units: { a: squad(0, 1, { holds: ['mg1'] }), b: squad(0, 2), c: squad(1, 4) },
      ambushers: ['a'],
      targets: ['c'],
      expected: '8 v 4, 2:1, 6, 0',
    },
    {
      name: 'triples the 1 of a zero-firepower unit',
      units: { a: half(0, 0), b: squad(1, 1) },
      ambushers: ['a'],
      targets: ['b'],
      expected: '3 v 1, 3:1, 5, -1',
    },
    {
      name: 'lasts for the whole round',
      units: { a: squad(0, 1), b: squad(1, 1) },
      side: 1,
      ambushers: ['a'],
      targets: ['a'],
      expected: '1 v 3, 1:3, 11, 0',
    },
  ]);
});

describe('the sums', () => {
  it('say what they are made of', () => {
    const { attack, die } = oddsOf({
      name: 'parts',
      units: { a: squad(0, 2, { holds: ['mg1'] }), b: leader(0, 1), c: squad(1, 0) },
      targets: ['c'],
      expected: '',
    });
    expect(attack.parts).toEqual([
      { what: 'inherent-firepower', amount: 2, rule: '8.0' },
      { what: 'mg1', amount: 1, rule: '8.0' },
    ]);
    expect(die.parts).toEqual([
      { what: 'leadership', amount: 1, rule: '11.1.4' },
      { what: 'zero-firepower-defenders', amount: 1, rule: '8.3' },
    ]);
  });

  it('can be asked for before a round begins', () => {
    const melee = new Melee({ units: MG_LEADER });
    const odds = meleeOdds(melee.game, melee.at('C3'), 0, melee.ids('dutch'), [[0], []]);
    expect(written(odds)).toBe('2 v 1, 2:1, 6, 0');
    expect(odds.chance).toEqual({ ways: 26, of: 36 });
  });
});
