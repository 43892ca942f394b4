import { describe, expect, test } from 'vitest';
import type { ShotContext } from '../../src/rules/fire-combat/shot.ts';
import { callMortarAction } from '../../src/rules/indirect-fire/called-mortar.ts';
import { checkMortarFire, directMortarTally, fireMortar, mortarTargets } from '../../src/rules/indirect-fire/mortar.ts';
import { type Mortar, mortarOf } from '../../src/rules/indirect-fire/mortar-weapon.ts';
import type { OrderTo } from '../../src/state/orders.ts';
import { diceLeft, Skirmish, type Spec, told } from './skirmish.ts';

const IMPULSE: ShotContext = { occasion: 'impulse', movers: [], spotter: -1 };
const fireAt = (s: Skirmish, at: string, more: Partial<OrderTo<'fire'>> = {}): OrderTo<'fire'> => ({
  do: 'fire',
  units: [0],
  at: s.at(at),
  ...more,
});

/** A mortar in the open at B4 and a squad that has fired in the light woods of N4, twelve hexes away. */
const RANGE_TWELVE: Spec = {
  hexes: { N4: 'light-woods', F4: 'brush', J4: 'brush' },
  units: { mortar: { at: 'B4' }, squad: { at: 'N4', side: 1, marks: ['fired'] } },
  declared: ['B4'],
};

/** I5 fires at J3, where a squad has fired (EOP-MINF-4). */
const NEAR: Spec = {
  hexes: { J3: 'light-jungle', I5: 'light-jungle' },
  units: { mortar: { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['fired'] }, leader: { at: 'I5' } },
  declared: ['I5'],
};

describe('18.1 mortars that see their target', () => {
  test('the higher die counts and degrading hexes do not (OBM-1)', () => {
    const s = new Skirmish({ ...RANGE_TWELVE, dice: [3, 5, 2, 1] });
    expect(checkMortarFire(s.game, fireAt(s, 'N4'), IMPULSE)).toBeUndefined();
    const play = s.play();
    fireMortar(play, fireAt(s, 'N4'), IMPULSE);
    const [attack] = told(play.events, 'attacked');
    expect(attack).toMatchObject({ how: 'mortar', dice: [3, 5], defence: [2], firepower: { total: 2 } });
    expect(attack?.targets).toMatchObject([{ unit: 1, attack: { total: 2 }, defence: { total: 1 }, check: 4 }]);
    expect(diceLeft(play)).toBe(0);
    expect(s.marks('mortar', play)).toEqual(['fired']);
    expect(play.state.ground).toEqual([{ kind: 'ffe', hex: s.hex('N4'), source: 'mortar', firepower: 2, side: 0 }]);
  });

  test.each([
    ['v5.0', 2],
    ['v4.2.1', 0],
    ['v4.1', 0],
  ] as const)('through two degrading hexes in %s: %i', (edition, total) => {
    const s = new Skirmish({ ...RANGE_TWELVE, edition });
    const mortar = mortarOf(s.game, s.unit('mortar')) as Mortar;
    expect(directMortarTally(s.game, mortar, s.at('N4'), undefined).total).toBe(total);
  });

  test('equal sums do nothing, yet the marker is laid (EOP-MINF-4, D-102)', () => {
    const s = new Skirmish({ ...NEAR, dice: [3, 4, 5] });
    const play = s.play();
    fireMortar(play, fireAt(s, 'J3', { leader: null }), IMPULSE);
    expect(told(play.events, 'attacked')[0]?.targets[0]?.check).toBe(0);
    expect(told(play.events, 'damage-checked')).toEqual([]);
    expect(play.state.ground).toHaveLength(1);
    expect(s.marks('leader', play)).toEqual([]);
  });

  test('a Leader helps, and is marked for it', () => {
    const s = new Skirmish({ ...NEAR, dice: [3, 4, 5, 1] });
    const play = s.play();
    fireMortar(play, fireAt(s, 'J3'), IMPULSE);
    expect(told(play.events, 'attacked')[0]).toMatchObject({ firepower: { total: 3 }, targets: [{ check: 1 }] });
    expect(s.marks('leader', play)).toEqual(['fired', 'led-fire']);
    expect(play.state.led).toEqual([{ at: s.at('I5'), leader: 2, fire: true }]);
  });

  const modifiers: readonly [string, Spec, number][] = [
    [
      'a target that moved',
      { ...NEAR, units: { mortar: { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['moved'] } } },
      3,
    ],
    [
      'hidden movement',
      {
        ...NEAR,
        hexes: { J3: 'brush' },
        units: { mortar: { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['moved'] } },
      },
      2,
    ],
    [
      'a crawler',
      {
        ...NEAR,
        units: { mortar: { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['low-crawl'] } },
        spotted: [{ at: 'J3', side: 0 }],
      },
      2,
    ],
    [
      'fire out of smoke',
      {
        ...NEAR,
        units: { mortar: { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['fired'] } },
        ground: [{ at: 'I5', kind: 'smoke' }],
      },
      1,
    ],
  ];
  test.each(modifiers)('%s', (_name, spec, total) => {
    const s = new Skirmish({ ...spec, dice: [1, 1, 6] });
    const play = s.play();
    fireMortar(play, fireAt(s, 'J3'), IMPULSE);
    expect(told(play.events, 'attacked')[0]?.targets[0]?.attack.total).toBe(total);
  });

  test('all floors are hit with one roll, each with its own shelter; walls and a sniper’s art do not help', () => {
    const s = new Skirmish({
      strata: [{ at: 'J3', stratum: 'bunker' }],
      hexsides: [{ kind: 'wall', between: ['J3', 'J4'] }],
      units: { mortar: { at: 'J7' }, squad: { at: 'J3', side: 1 }, sniper: { at: 'J3:bunker', side: 1 } },
      dice: [2, 2, 5],
    });
    const play = s.play();
    fireMortar(play, fireAt(s, 'J3'), IMPULSE);
    const attacks = told(play.events, 'attacked');
    expect(attacks.map(({ at }) => at)).toEqual([s.at('J3'), s.at('J3:bunker')]);
    expect(attacks.flatMap(({ targets }) => targets.map(({ defence }) => defence.total))).toEqual([0, 2]);
    expect(diceLeft(play)).toBe(0);
  });

  const unable: readonly [string, Spec, string][] = [
    [
      'too near',
      { ...NEAR, units: { mortar: { at: 'J4' }, squad: { at: 'J3', side: 1, marks: ['fired'] } } },
      'nearer-than-the-least-range',
    ],
    ['from forest', { ...NEAR, hexes: { I5: 'forest', J3: 'light-jungle' } }, 'mortars-cannot-fire-from-here'],
    [
      'from a bunker',
      { ...NEAR, strata: [{ at: 'I5', stratum: 'bunker' }], units: { ...NEAR.units, mortar: { at: 'I5:bunker' } } },
      'mortars-cannot-fire-from-here',
    ],
    [
      'at what is not spotted',
      { ...NEAR, units: { mortar: { at: 'I5' }, squad: { at: 'J3', side: 1 } } },
      'not-spotted',
    ],
    ['at nobody', { ...NEAR, units: { mortar: { at: 'I5' } } }, 'no-enemy-there'],
    ['into a melee', { ...NEAR, melees: ['J3'] }, 'no-fire-into-a-melee'],
    ['out of sight', { ...NEAR, hexes: { ...NEAR.hexes, I4: 'forest', J4: 'forest' } }, 'no-line-of-sight'],
    [
      'a squad without one',
      { ...NEAR, units: { 'squad/3': { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['fired'] } } },
      'not-a-mortar-that-can-fire',
    ],
  ];
  test.each(unable)('refused: %s', (_name, spec, why) => {
    const s = new Skirmish(spec);
    expect(checkMortarFire(s.game, fireAt(s, 'J3'), IMPULSE)?.why).toBe(why);
    expect(mortarTargets(s.game, s.unit(Object.keys(spec.units)[0] as string))).toEqual([]);
  });

  test('caves let a mortar fire', () => {
    const s = new Skirmish({
      ...NEAR,
      strata: [{ at: 'I5', stratum: 'cave' }],
      units: { ...NEAR.units, mortar: { at: 'I5:cave' } },
    });
    expect(checkMortarFire(s.game, fireAt(s, 'J3'), IMPULSE)?.why).not.toBe('mortars-cannot-fire-from-here');
  });

  test('refused: in company, with no such weapon, by assault fire, as opportunity fire, with a Leader from elsewhere', () => {
    const s = new Skirmish({ ...NEAR, units: { ...NEAR.units, 'squad/2': { at: 'I5' }, captain: { at: 'A1' } } });
    const why = (more: Partial<OrderTo<'fire'>>, context = IMPULSE) =>
      checkMortarFire(s.game, fireAt(s, 'J3', more), context)?.why;
    expect(why({ units: [0, 3] })).toBe('a-mortar-fires-by-itself');
    expect(why({ weapons: [9] })).toBe('not-a-mortar-that-can-fire');
    expect(why({ assaultFire: [0] })).toBe('no-assault-fire-with-mortars');
    expect(why({}, { ...IMPULSE, occasion: 'opportunity' })).toBe('mortars-never-opportunity-fire');
    expect(why({ leader: 4 })).toBe('that-leader-cannot-aid-this-fire');
  });

  const carried: Spec = {
    ...NEAR,
    units: { 'squad/2': { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['fired'] } },
    weapons: { 'light-mortar': { holder: 'squad/2' } },
  };
  test('a support weapon in the hands of a squad', () => {
    const s = new Skirmish({ ...carried, dice: [1, 2, 6] });
    expect(mortarTargets(s.game, s.unit('squad/2'), 0)).toEqual([s.at('J3')]);
    const play = s.play();
    fireMortar(play, fireAt(s, 'J3', { weapons: [0] }), IMPULSE);
    expect(told(play.events, 'attacked')[0]).toMatchObject({ weapons: [0], firepower: { total: 3 } });
    expect(s.marks('squad/2', play)).toEqual(['fired']);
  });

  test('dismantled it does not fire', () => {
    const s = new Skirmish({ ...carried, weapons: { 'light-mortar': { holder: 'squad/2', assembled: false } } });
    expect(checkMortarFire(s.game, fireAt(s, 'J3', { weapons: [0] }), IMPULSE)?.why).toBe('not-a-mortar-that-can-fire');
  });

  test('a captured one is lost after a shot without effect', () => {
    const s = new Skirmish({
      ...carried,
      weapons: { 'light-mortar': { holder: 'squad/2', side: 1 } },
      dice: [1, 1, 6],
    });
    const play = s.play();
    fireMortar(play, fireAt(s, 'J3', { weapons: [0] }), IMPULSE);
    expect(play.state.weapons[0]?.condition).toBe('gone');
  });

  test('one man alone halves it, two serve it fully (1.6)', () => {
    const units = { hero: { at: 'I5' }, squad: { at: 'J3', side: 1, marks: ['fired'] }, scout: { at: 'I5' } } as const;
    const firepower = (more: Partial<OrderTo<'fire'>>) => {
      const s = new Skirmish({ ...NEAR, units, weapons: { 'light-mortar': { holder: 'hero' } }, dice: [1, 1, 6] });
      const order = fireAt(s, 'J3', { weapons: [0], ...more });
      expect(checkMortarFire(s.game, order, IMPULSE)).toBeUndefined();
      const play = s.play();
      fireMortar(play, order, IMPULSE);
      return told(play.events, 'attacked')[0]?.firepower.total;
    };
    expect(firepower({})).toBe(2);
    expect(firepower({ units: [0, 2], helpers: [{ weapon: 0, unit: 2 }] })).toBe(3);
  });
});

describe('18.1 mortars called by others', () => {
  /** The mortar at B7 sees nothing; the caller at H4 sees the squad in J3. */
  const CALLED: Spec = {
    hexes: { J3: 'light-jungle', C6: 'forest', C7: 'forest', B6: 'forest', D7: 'brush' },
    units: { mortar: { at: 'B7' }, squad: { at: 'J3', side: 1, marks: ['fired'] }, captain: { at: 'H4' } },
    declared: ['H4'],
  };
  const call = (s: Skirmish, unit = 2): OrderTo<'call-mortar'> => ({
    do: 'call-mortar',
    unit,
    mortar: 0,
    at: s.at('J3'),
  });

  test('range is enough; no leadership; caller and mortar are both used (D-161, D-170)', () => {
    const s = new Skirmish({ ...CALLED, dice: [4, 6, 2, 1] });
    const play = s.give(callMortarAction, call(s));
    expect(told(play.events, 'attacked')[0]).toMatchObject({ firepower: { total: 2 }, targets: [{ check: 5 }] });
    expect(s.marks('captain', play)).toEqual(['ops-complete', 'called-fire']);
    expect(s.marks('mortar', play)).toEqual(['fired']);
    expect(play.state.ground).toHaveLength(1);
    expect(play.stack.at(-1)).toMatchObject({ acted: true });
    expect(s.listed(callMortarAction)).toEqual([call(s)]);
  });

  test('who has just spotted the target may call on it', () => {
    const spec: Spec = { ...CALLED, units: { ...CALLED.units, captain: { at: 'H4', marks: ['ops-complete'] } } };
    const used = new Skirmish(spec);
    expect(used.why(callMortarAction, call(used))).toBe('the-caller-has-already-been-used');
    const spotter = new Skirmish({ ...spec, impulse: { spotter: 2, spotted: used.at('J3') } });
    expect(spotter.why(callMortarAction, call(spotter))).toBeUndefined();
    expect(spotter.listed(callMortarAction)).toEqual([call(spotter)]);
  });

  const callers: readonly [string, Spec, string | undefined][] = [
    ['a scout', { ...CALLED, units: { ...CALLED.units, captain: {}, scout: { at: 'H4' } } }, undefined],
    ['an advisor', { ...CALLED, units: { ...CALLED.units, captain: {}, advisor: { at: 'H4' } } }, undefined],
    [
      'an advisor of the older rules',
      { ...CALLED, edition: 'v4.2.1', units: { ...CALLED.units, captain: {}, advisor: { at: 'H4' } } },
      'this-unit-cannot-call-fire',
    ],
    [
      'a hero',
      { ...CALLED, units: { ...CALLED.units, captain: {}, hero: { at: 'H4' } } },
      'this-unit-cannot-call-fire',
    ],
    [
      'a shaken one',
      { ...CALLED, units: { ...CALLED.units, captain: {}, leader: { at: 'H4', shaken: true } } },
      'shaken-units-call-no-mortars',
    ],
    [
      'a wounded one',
      { ...CALLED, units: { ...CALLED.units, captain: {}, leader: { at: 'H4', wounds: 1 } } },
      undefined,
    ],
    [
      'one who helped fire',
      { ...CALLED, units: { ...CALLED.units, captain: {}, leader: { at: 'H4', marks: ['led-fire'] } } },
      'a-leader-who-helped-direct-fire-calls-none-this-turn',
    ],
    [
      'one not activated',
      { ...CALLED, declared: [], units: { ...CALLED.units, captain: {}, leader: { at: 'H4' } } },
      'not-activated-in-this-impulse',
    ],
    [
      'one who sees nothing',
      {
        ...CALLED,
        declared: ['A1'],
        units: { ...CALLED.units, captain: {}, leader: { at: 'A1' } },
        hexes: { ...CALLED.hexes, B1: 'forest', A2: 'forest', B2: 'forest' },
      },
      'the-caller-has-no-line-of-sight',
    ],
    [
      'a used mortar',
      {
        ...CALLED,
        units: { ...CALLED.units, mortar: { at: 'B7', marks: ['fired'] }, captain: {}, leader: { at: 'H4' } },
      },
      'the-mortar-has-already-been-used',
    ],
    [
      'a target unspotted',
      { ...CALLED, units: { ...CALLED.units, squad: { at: 'J3', side: 1 }, captain: {}, leader: { at: 'H4' } } },
      'not-spotted',
    ],
  ];
  test.each(callers)('%s', (_name, spec, why) => {
    const s = new Skirmish(spec);
    expect(s.why(callMortarAction, call(s, 3))).toBe(why);
    expect(s.listed(callMortarAction)).toHaveLength(why === undefined ? 1 : 0);
  });

  test('a mortar carried by a squad is named with its weapon', () => {
    const units = { 'squad/2': { at: 'B7' }, squad: CALLED.units.squad as object, captain: { at: 'H4' } };
    const s = new Skirmish({ ...CALLED, units, weapons: { 'light-mortar': { holder: 'squad/2' } } });
    expect(s.listed(callMortarAction)).toEqual([{ ...call(s), weapon: 0 }]);
    expect(s.why(callMortarAction, call(s))).toBe('not-a-mortar-of-yours-that-can-fire');
  });
});
