import { describe, expect, it } from 'vitest';
import { readPosition } from '../../src/notation/read-position.ts';
import { MARK } from '../../src/state/marks.ts';
import { LIBRARY } from './library.ts';

function read(position: unknown) {
  const result = readPosition(position, LIBRARY);
  if ('problems' in result)
    throw new Error(result.problems.map(({ path, problem }) => `${path}: ${problem}`).join('\n'));
  return result.ok;
}

const problemsOf = (position: unknown) => {
  const result = readPosition(position, LIBRARY);
  return 'problems' in result ? result.problems : [];
};

describe('a position that says little', () => {
  it('is clear ground from A1 to J8 with the first side about to act', () => {
    const { setup, state } = read({});
    expect(setup.edition).toBe('v5.0');
    expect(setup.board).toMatchObject({ columns: ['A', 'J'], rows: [1, 8] });
    expect(setup.sides.map(({ id }) => id)).toEqual(['us', 'german']);
    expect(state).toMatchObject({ turn: 1, phase: 'operations', initiative: 0, passes: 0 });
    expect(state.stack).toEqual([
      { f: 'turn', step: 'administration' },
      { f: 'operations', next: 0 },
    ]);
  });
});

describe('units and weapons', () => {
  const { setup, state } = read({
    units: {
      sq1: { is: 'us-squad', at: 'D4', marks: ['fired'] },
      k1: { is: 'squad 2-6-4-5', half: '1-5-4-5', side: 'german', at: 'D6', shaken: true },
      k2: { is: 'half-squad 1-5-4-5', root: '2-6-4-5', side: 'german' },
    },
    weapons: { bar: { by: 'sq1' }, gun: { is: 'machine-gun 3-10 tripod', at: 'D6', side: 'german', assembled: false } },
  });

  it('are numbered in the order written', () => {
    expect(state.units.map(({ id, name, side }) => [id, name, side])).toEqual([
      [0, 'sq1', 0],
      [1, 'k1', 1],
      [2, 'k2', 1],
    ]);
    expect(state.units[0]?.marks).toBe(MARK.fired);
    expect(state.units[1]).toMatchObject({ shaken: true, fate: 'in-play' });
    expect(state.units[2]).toMatchObject({ at: -1, fate: 'reserve' });
  });

  it('know what a squad is reduced to', () => {
    const reduced = (unit: number) => {
      const type = setup.unitTypes[state.units[unit]?.type ?? -1];
      return setup.unitTypes.find(({ id }) => id === type?.reducesTo);
    };
    expect(reduced(0)?.id).toBe('us-half');
    expect(reduced(1)).toMatchObject({ kind: 'half-squad', firepower: 1, range: 5, nation: 'german', badge: 'german' });
  });

  it('halve a squad of which nothing is said', () => {
    const plain = read({ units: { a: { is: 'squad 3-5-4(AM)-6', side: 'us', at: 'D4' } } });
    expect(plain.setup.unitTypes.find(({ kind }) => kind === 'half-squad')).toMatchObject({
      firepower: 1,
      range: 4,
      assault: true,
    });
  });

  it('belong to the side that holds them', () => {
    expect(state.weapons[0]).toMatchObject({ name: 'bar', holder: 0, at: -1, side: 0, assembled: true });
    expect(state.weapons[1]).toMatchObject({ holder: -1, side: 1, assembled: false, condition: 'ready' });
  });
});

describe('the rest of a position', () => {
  it('is read by name', () => {
    const { setup, state } = read({
      board: { hexes: { 'D4 D5': 'forest' } },
      units: { lt: { is: 'leader 6-1-6', side: 'us', at: 'D4' }, late: { is: 'us-squad' } },
      phase: 'rally',
      active: 'german',
      initiative: 'us',
      smoke: { F7: 1, F8: [1, 2] },
      foxholes: { C6: 1 },
      spotted: { us: ['C6', { at: 'C7', stays: true }] },
      melee: ['C7', { at: 'C8', fought: true }],
      control: { german: ['G2'] },
      artillery: [{ side: 'us', firepower: 5, callers: ['lt'] }],
      entries: [{ side: 'us', units: ['late'], hexes: ['A1'], turn: 2 }],
      events: [
        { id: 'A', trigger: 'occupation', hex: 'B2', effects: [{ effect: 'place', units: ['late'], at: 'A1' }] },
      ],
      victory: [{ for: 'control', hexes: ['B2'], points: 2 }],
      points: { german: 3 },
    });
    const hex = (name: string) => 'ABCDEFGHIJ'.indexOf(name[0] ?? '') * 8 + Number(name[1]) - 1;
    expect(setup.board.hexes).toEqual({ D4: 'forest', D5: 'forest' });
    expect(state.stack).toMatchObject([
      { f: 'turn', step: 'operations' },
      { f: 'rally', side: 1 },
    ]);
    expect(state.ground.map((marker) => [marker.kind, marker.hex])).toEqual([
      ['foxholes', hex('C6')],
      ['smoke', hex('F7')],
      ['smoke', hex('F8')],
      ['smoke', hex('F8')],
    ]);
    expect(state.spotted).toEqual([
      { at: hex('C6'), side: 0, stays: false },
      { at: hex('C7'), side: 0, stays: true },
    ]);
    expect(state.melees).toEqual([
      { at: hex('C7'), fought: false },
      { at: hex('C8'), fought: true },
    ]);
    expect(state.control[hex('G2')]).toBe(1);
    expect(state.scenario.batteries).toEqual([
      { side: 0, formation: 'us', firepower: 5, missions: 1, calledTurn: 0, callers: [0] },
    ]);
    expect(setup.scenario.entries).toEqual([{ side: 0, units: [1], hexes: [0], turn: 2, optional: false }]);
    expect(setup.scenario.events[0]).toMatchObject({ hex: hex('B2'), effects: [{ units: [1], at: 0, marks: [] }] });
    expect(state.scenario).toMatchObject({ events: ['A'], entryTurns: [2], points: [0, 3] });
  });
});

describe('what is wrong is said with its place and a remedy', () => {
  it.each([
    ['a key', { unitz: {} }, 'unitz', 'did you mean "units"?'],
    ['a key inside', { units: { a: { is: 'squad 2-5-4', sied: 'us' } } }, 'units.a.sied', 'did you mean "side"?'],
    ['a side', { units: { a: { is: 'squad 2-5-4', side: 'uk' } } }, 'units.a.side', 'did you mean "us"?'],
    ['a side left out', { units: { a: { is: 'squad 2-5-4' } } }, 'units.a.side', 'write the side: us or german'],
    ['a counter', { units: { a: { is: 'us-sqad', side: 'us' } } }, 'units.a.is', 'did you mean "us-squad"?'],
    [
      'values',
      { units: { a: { is: 'squad 2-5', side: 'us' } } },
      'units.a.is',
      'write IFP-Range-MF-Morale, such as 2-5-4(AM)-6 or 1-4-3-4/3',
    ],
    [
      'values without a kind',
      { units: { a: { is: '2-5-4-6 squad', side: 'us' } } },
      'units.a.is',
      expect.stringMatching(/^write the kind and then its values, such as "squad 2-5-4-6"/),
    ],
    [
      'a hex',
      { units: { a: { is: 'Squad 2-5-4', side: 'us', at: 'Z9' } } },
      'units.a.at',
      'the board runs from A1 to J8',
    ],
    ['an upper level', { units: { a: { is: 'us-squad', at: 'D4:upper' } } }, 'units.a.at', 'D4 has only its ground'],
    [
      'a stratum',
      { units: { a: { is: 'us-squad', at: 'D4:attic' } } },
      'units.a.at',
      expect.stringContaining('write a hex or a stratum of it'),
    ],
    ['a mark', { units: { a: { is: 'us-squad', marks: ['fird'] } } }, 'units.a.marks[0]', 'did you mean "fired"?'],
    ['a terrain', { board: { hexes: { D4: 'forrest' } } }, 'board.D4', 'did you mean "forest"?'],
    ['a chart', { chart: 'ww2' }, 'chart', 'did you mean "wwii"?'],
    [
      'a weapon',
      { units: { a: { is: 'us-squad' } }, weapons: { bra: { by: 'a' } } },
      'weapons.bra.is',
      'did you mean "bar"?',
    ],
    [
      'a holder',
      { units: { able: { is: 'us-squad' } }, weapons: { bar: { by: 'abel', side: 'us' } } },
      'weapons.bar.by',
      'did you mean "able"?',
    ],
    [
      'a weapon nowhere',
      { weapons: { bar: { side: 'us' } } },
      'weapons.bar',
      'write one of "by" (a unit), "at" (a location) and "gone"',
    ],
    ['a skill', { units: { a: { is: 'us-squad', skills: ['dedly'] } } }, 'units.a.skills[0]', 'did you mean "deadly"?'],
    ['a switch', { switches: { 'melee.nonsense': 1 } }, 'switches', expect.stringContaining('CHAPTER.SWITCH')],
    ['a number', { turn: 'two' }, 'turn', 'write a number'],
    [
      'an effect',
      { events: [{ id: 'A', trigger: 'sight', hex: 'A1', effects: [{ effect: 'stopp' }] }] },
      'events[0].effects[0].effect',
      'did you mean "stop"?',
    ],
    [
      'mines in a building',
      { board: { hexes: { D4: 'wooden-building' } }, mines: [{ at: 'D4', firepower: 1, side: 'us' }] },
      'mines[0].at',
      'leave it out, or choose another hex (21.4)',
    ],
    [
      'a third mines marker',
      { mines: ['us', 'german', 'us'].map((side) => ({ at: 'D4', firepower: 1, side })) },
      'mines[2].at',
      'leave it out, or choose another hex (21.4)',
    ],
    ['wire twice', { wire: ['D4', 'E4', 'D4'] }, 'wire[2]', 'leave it out, or choose another hex (21.0)'],
    [
      'foxholes in water',
      { board: { hexes: { D4: 'pool' } }, foxholes: { D4: 1 } },
      'foxholes.D4',
      'leave it out, or choose another hex (21.2)',
    ],
    ['smoke', { smoke: { F7: 3 } }, 'smoke.F7', expect.stringContaining('1, 2')],
  ])('%s', (_, position, path, remedy) => {
    const problems = problemsOf(position);
    expect(problems).toContainEqual({ path, problem: expect.any(String), remedy });
  });
});
