import { describe, expect, test } from 'vitest';
import type { BoardDefinition } from '../../src/board/board.ts';
import { BoardError } from '../../src/board/board-error.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { CHART } from '../fixtures/chart.ts';

const compile = (definition: Partial<BoardDefinition>) =>
  compileBoard({ columns: ['A', 'E'], rows: [1, 5], ...definition }, CHART);

function errorOf(definition: Partial<BoardDefinition>): string {
  try {
    compile(definition);
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('building a board', () => {
  test('terrain, levels, roads and hexsides stand where the definition puts them', () => {
    const board = compile({
      name: 'village',
      default: 'brush',
      hexes: { B2: 'forest', C3: { terrain: 'clear', level: 2 }, D4: { level: 1 } },
      roads: [['A1', 'B2', 'B3']],
      hexsides: [{ kind: 'wall', between: ['B2', 'B3'] }],
    });
    const hex = (name: string) => board.hexes[board.hexNamed.get(name) ?? -1];
    expect(board.name).toBe('village');
    expect([hex('A1')?.terrain.id, hex('B2')?.terrain.id, hex('D4')?.terrain.id]).toEqual(['brush', 'forest', 'brush']);
    expect([hex('A1')?.level, hex('C3')?.level, hex('D4')?.level]).toEqual([0, 2, 1]);
    expect([hex('A1')?.roads, hex('B2')?.roads, hex('B3')?.roads]).toEqual([0b100, 0b10_1000, 0b1]);
    const side = 6 * (hex('B2')?.index ?? 0) + 3;
    expect([board.hexsides[side]?.id, board.hexsides[6 * (hex('B3')?.index ?? 0)]?.id]).toEqual(['wall', 'wall']);
  });

  test('hexes of a numbered board answer to its number too (1.4)', () => {
    const board = compile({
      number: '15',
      hexes: { B2: 'stone-building' },
      strata: [{ at: 'B2', stratum: 'rooftop' }],
    });
    expect(board.hexNamed.get('15B2')).toBe(board.hexNamed.get('B2'));
    expect(board.locationNamed.get('15B2:rooftop')).toBe(board.locationNamed.get('B2:rooftop'));
    expect(board.locations[board.locationNamed.get('15B2') ?? -1]?.name).toBe('B2');
  });

  test('joined boards give each hex its own names (1.4)', () => {
    const board = compile({ labels: { B2: ['15B2'], C3: ['15O3', '16A3'] } });
    const names = ['15B2', 'B2', '15O3', '16A3', 'C2'].map((name) => board.hexNamed.get(name));
    expect(names.map((hex) => (hex === undefined ? undefined : board.hexes[hex]?.name))).toEqual([
      '15B2',
      undefined,
      '15O3',
      '15O3',
      'C2',
    ]);
  });

  test('every hex has its ground first, under its own number, then its other strata', () => {
    const board = compile({
      hexes: { A1: 'stone-building', A2: 'stone-building', B2: 'stone-building', C1: 'wooden-building', D1: 'stands' },
      buildings: [['A1', 'A2', 'B2']],
      strata: [
        { at: 'A1', stratum: 'rooftop' },
        { at: 'C1', stratum: 'rooftop' },
        { at: 'E5', stratum: 'bunker' },
        { at: 'E5', stratum: 'cave' },
      ],
    });
    const levels = Object.fromEntries(board.locations.slice(25).map(({ name, level }) => [name, level]));
    expect(levels).toEqual({
      'A1:upper': 1,
      'A2:upper': 1,
      'B2:upper': 1,
      'A1:rooftop': 2,
      'C1:rooftop': 1,
      'E5:bunker': 0,
      'E5:cave': 0,
    });
    expect(board.strata[0]).toEqual([0, 25, 28]);
    expect(board.ground).toEqual(board.hexes.map((hex) => hex.index));
    expect(board.locations[board.locationNamed.get('D1') ?? -1]?.level).toBe(1);
  });

  test('10.2 only stone buildings of three hexes or more have an upper level', () => {
    const hexes = (terrain: string) => ({ A1: terrain, A2: terrain, B2: terrain });
    const uppers = (terrain: string, buildings: string[][]) =>
      compile({ hexes: hexes(terrain), buildings }).locations.filter(({ stratum }) => stratum === 'upper').length;
    expect(uppers('stone-building', [['A1', 'A2', 'B2']])).toBe(3);
    expect(uppers('stone-building', [['A1', 'A2']])).toBe(0);
    expect(uppers('stone-building', [])).toBe(0);
    expect(uppers('wooden-building', [['A1', 'A2', 'B2']])).toBe(0);
  });
});

describe('a board that cannot be built says where, why and what to do', () => {
  const house = { A1: 'stone-building', A2: 'stone-building', C3: 'stone-building', D2: 'wooden-building' };
  test.each<[string, Partial<BoardDefinition>, string]>([
    ['terrain', { hexes: { B2: 'forrest' } }, 'B2: no terrain is called "forrest"; did you mean "forest"?'],
    ['default', { default: 'Brush' }, 'default: no terrain is called "Brush"; did you mean "brush"?'],
    ['hex', { hexes: { F1: 'brush' } }, 'hexes: hex "F1" is not on the board; the board runs from A1 to E5'],
    [
      'label',
      { labels: { B2: ['15B2'], C3: ['15B2'] } },
      'labels: two hexes are called "15B2"; give each its own name',
    ],
    ['case', { hexes: { b2: 'brush' } }, 'hexes: hex "b2" is not on the board; did you mean "B2"?'],
    [
      'level',
      { hexes: { B2: { level: 1.5 } } },
      'B2: 1.5 is no level; give a whole number of levels, 0 for ground level',
    ],
    [
      'hexside kind',
      { hexsides: [{ kind: 'wal', between: ['B2', 'B3'] }] },
      'hexside B2/B3: no hexside terrain is called "wal"; did you mean "wall"?',
    ],
    [
      'hexside',
      { hexsides: [{ kind: 'wall', between: ['B2', 'B4'] }] },
      'hexside B2/B4: the two hexes are not neighbours; name two that share a side',
    ],
    [
      'two hexsides',
      {
        hexsides: [
          { kind: 'wall', between: ['B2', 'B3'] },
          { kind: 'hedge', between: ['B3', 'B2'] },
        ],
      },
      'hexside B3/B2: it is both wall and hedge; give each hexside one terrain',
    ],
    ['road', { roads: [['A1', 'A3']] }, 'road 1: it jumps from A1 to A3; name every hex it runs through'],
    ['short road', { roads: [['A1']] }, 'road 1: it has fewer than two hexes; name every hex it runs through'],
    [
      'building apart',
      { hexes: house, buildings: [['A1', 'C3']] },
      'building 1 (A1, C3): C3 does not touch the rest; list it as a building of its own',
    ],
    [
      'no building',
      { hexes: house, buildings: [['A1', 'B1']] },
      'building 1 (A1, B1): B1 is clear, not a building; give it a building terrain',
    ],
    [
      'mixed building',
      { hexes: house, buildings: [['C3', 'D2']] },
      'building 1 (C3, D2): C3 is stone-building and D2 is wooden-building; build the whole building of one kind, or list two buildings',
    ],
    [
      'twice',
      { hexes: house, buildings: [['A1', 'A2'], ['A2']] },
      'building 2 (A2): A2 is listed twice; list each hex once and in one building',
    ],
    [
      'rooftop',
      { strata: [{ at: 'B2', stratum: 'rooftop' }] },
      'B2: a rooftop without a building; put a building there, or leave the rooftop out',
    ],
    [
      'two bunkers',
      {
        strata: [
          { at: 'B2', stratum: 'bunker' },
          { at: 'B2', stratum: 'bunker' },
        ],
      },
      'B2: two strata called "bunker"; name each once',
    ],
    [
      'columns',
      { columns: ['E', 'A'] },
      'columns: E to A is no range of columns; give two letters in order, such as A and O',
    ],
    [
      'rows',
      { rows: [5, 1] },
      'rows: 5 to 1 is no range of rows; give two whole numbers, the first not above the second',
    ],
    [
      'half-hexes',
      { rows: [0, 3], halfHexes: true },
      'rows: half-hexes need a row before the first; begin the rows at 1',
    ],
    [
      'polygon',
      {
        hexes: {
          B2: {
            shapes: [
              {
                polygon: [
                  [0, 0],
                  [9, 9],
                ],
              },
            ],
          },
        },
      },
      'B2, shape 1: a polygon of fewer than three corners; give three or more',
    ],
    [
      'circle',
      { hexes: { B2: { shapes: [{ circle: [0, 0, 0] }] } } },
      'B2, shape 1: a circle without a radius; give a radius above 0',
    ],
    [
      'far shape',
      { hexes: { B2: { shapes: [{ circle: [0, 900, 10] }] } } },
      'B2, shape 1: 900 lies beyond the neighbouring hexes; keep within 250 of the hex centre (a corner is at 100)',
    ],
  ])('%s', (_, definition, message) => {
    expect(errorOf(definition)).toBe(message);
  });

  test('a name like none says what there is', () => {
    expect(errorOf({ hexsides: [{ kind: 'moat', between: ['B2', 'B3'] }] })).toBe(
      'hexside B2/B3: no hexside terrain is called "moat"; the chart has wall, hedge, bocage',
    );
  });
});
