import { type BoardDefinition, BoardError, type HexDefinition, lineOfSight } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { joinBoards, type LaidBoard, library } from '../../src/index.ts';
import { compileWith, worldWith } from './sight.ts';

const board = (number: string): BoardDefinition => {
  const found = library.boards[number];
  if (!found) throw new Error(`no board ${number}`);
  return found;
};

const plain = (number: string, more: Partial<BoardDefinition> = {}): BoardDefinition => ({
  number,
  chart: 'wwii',
  columns: ['A', 'O'],
  rows: [1, 8],
  halfHexes: true,
  ...more,
});

const join = (boards: readonly LaidBoard[], across: number) => compileWith(joinBoards(boards, { across }), 'wwii');

describe('1.4 boards joined', () => {
  it('side by side share a column, whose halves become whole hexes', () => {
    const joined = join([{ board: board('15') }, { board: board('101') }], 2);
    expect(joined.hexes).toHaveLength(128 + 128 - 9);
    expect(joined.hexNamed.get('15O4')).toBe(joined.hexNamed.get('101A4'));
    expect(joined.hexes[joined.hexNamed.get('101A4') ?? -1]?.name).toBe('15O4');
  });

  it('one below the other share the half-hexes of odd columns', () => {
    const joined = join([{ board: board('15') }, { board: board('101') }], 1);
    expect(joined.hexes).toHaveLength(128 + 128 - 8);
    expect(joined.hexNamed.get('15C8')).toBe(joined.hexNamed.get('101C0'));
    expect(joined.hexNamed.get('15B8')).not.toBe(joined.hexNamed.get('101B1'));
  });

  it('four in a square meet in one hex', () => {
    const four = ['1', '2', '3', '4'].map((number) => ({ board: plain(number) }));
    const joined = join(four, 2);
    const corner = ['1O8', '2A8', '3O0', '4A0'].map((name) => joined.hexNamed.get(name));
    expect(new Set(corner).size).toBe(1);
  });

  it('keep the distances of each board, and count on across the seam', () => {
    const joined = join([{ board: board('15') }, { board: board('101') }], 2);
    const range = (a: string, b: string) =>
      joined.distances[(joined.hexNamed.get(a) ?? -1) * joined.hexes.length + (joined.hexNamed.get(b) ?? -1)];
    expect(range('15H6', '15K5')).toBe(3);
    expect(range('15N4', '101B4')).toBe(2);
    expect(range('15H6', '101H6')).toBe(14);
  });

  it('turned by 180° lie upside down: A1 to O7, H1 to H8, D5 to L4', () => {
    const joined = compileWith(joinBoards([{ board: board('15'), turned: 180 }], { across: 1 }), 'wwii');
    const at = (name: string) => {
      const hex = joined.hexes[joined.hexNamed.get(name) ?? -1];
      return hex && [hex.column, hex.row];
    };
    expect(['15A0', '15A1', '15H1', '15H8', '15D5', '15O8'].map(at)).toEqual([
      [15, 8],
      [15, 7],
      [8, 8],
      [8, 1],
      [12, 4],
      [1, 0],
    ]);
  });

  it('turned twice are as they were', () => {
    const once = joinBoards([{ board: board('15'), turned: 180 }], { across: 1 });
    const twice = joinBoards([{ board: { ...once, number: '15', places: [] }, turned: 180 }], { across: 1 });
    const straight = joinBoards([{ board: board('15') }], { across: 1 });
    expect(twice.hexes).toEqual(straight.hexes);
    expect(twice.roads).toEqual(straight.roads);
  });

  it('look alike from every hex, however they lie', () => {
    const name = (hex: string) => `15${hex}`;
    const world = worldWith({ board: '15' });
    const laid = joinBoards([{ board: board('15'), turned: 180 }], { across: 1 });
    const turned = worldWith({ board: laid as Parameters<typeof worldWith>[0]['board'], chart: 'wwii' });
    const different: string[] = [];
    const locations = world.board.locations;
    for (const [a, from] of locations.entries()) {
      for (const [b, to] of locations.entries()) {
        const here = lineOfSight(world, [], a, b);
        const [c = -1, d = -1] = [from, to].map((one) => turned.board.locationNamed.get(name(one.name)));
        if (here !== lineOfSight(turned, [], c, d)) different.push(`${from.name} ${to.name}`);
      }
    }
    expect(different).toEqual([]);
  });

  it('lead roads and streams on across the seam', () => {
    const above = plain('1', { roads: [['H7', 'H8']], streams: [['B7', 'B8']] });
    const below = plain('2', { roads: [['H1', 'H2']], streams: [['B1', 'B2']] });
    const joined = joinBoards([{ board: above }, { board: below }], { across: 1 });
    expect(joined.roads).toContainEqual(['H8', 'H9']);
    expect(joined.streams).toContainEqual(['1B8', '2B1']);
    const alone = joinBoards([{ board: above }, { board: plain('2') }], { across: 1 });
    expect(alone.roads).toEqual([['H7', 'H8']]);
  });

  it('join the road of 15 to that of 101 turned about, and the walls stand where they stood', () => {
    const joined = join([{ board: board('15') }, { board: board('101'), turned: 180 }], 2);
    const seam = joined.hexes[joined.hexNamed.get('15O4') ?? -1];
    expect(seam?.terrain.id).toBe('road');
    expect([0, 1, 2, 3, 4, 5].filter((d) => ((seam?.roads ?? 0) >> d) & 1)).toHaveLength(2);
    const wall = joined.neighbours
      .subarray(6 * (joined.hexNamed.get('101J6') ?? -1))
      .indexOf(joined.hexNamed.get('101K6') ?? -1);
    expect(joined.hexsides[6 * (joined.hexNamed.get('101J6') ?? -1) + wall]?.id).toBe('wall');
  });

  it('let the fuller of two half-hexes make the hex, and the higher its level', () => {
    const left = plain('1', { hexes: { O3: 'forest', O4: { terrain: 'clear', level: 1 }, O5: 'road' } });
    const right = plain('2', { hexes: { A3: 'road', A4: 'brush', A5: 'clear' } });
    const { hexes } = joinBoards([{ board: left }, { board: right }], { across: 2 });
    expect(['O3', 'O4', 'O5'].map((hex) => hexes?.[hex] as HexDefinition)).toEqual([
      { terrain: 'forest' },
      { terrain: 'brush', level: 1 },
      { terrain: 'road' },
    ]);
  });

  it('make one building of two that meet at the seam', () => {
    const left = plain('1', { hexes: { N4: 'stone-building', O4: 'stone-building' }, buildings: [['N4', 'O4']] });
    const right = plain('2', { hexes: { A4: 'stone-building', B4: 'stone-building' }, buildings: [['A4', 'B4']] });
    const joined = joinBoards([{ board: left }, { board: right }], { across: 2 });
    expect(joined.buildings).toEqual([['N4', 'O4', 'P4']]);
    const swallowed = joinBoards([{ board: plain('1', { hexes: { O4: 'forest' } }) }, { board: right }], { across: 2 });
    expect(swallowed.buildings).toEqual([['P4']]);
  });

  it('know hexes of a board with another default', () => {
    const jungle = plain('2', { default: 'light-jungle', hexes: { B2: 'clear' } });
    const joined = join([{ board: plain('1') }, { board: jungle }], 2);
    const terrain = (name: string) => joined.hexes[joined.hexNamed.get(name) ?? -1]?.terrain.id;
    expect(['1B2', '2B2', '2C2', '2A3'].map(terrain)).toEqual(['clear', 'clear', 'light-jungle', 'light-jungle']);
  });

  it('keep their chart when they have one in common', () => {
    const chartOf = (...numbers: string[]) =>
      joinBoards(
        numbers.map((number) => ({ board: board(number) })),
        { across: 2 },
      ).chart;
    expect(chartOf('15', '101')).toBe('wwii');
    expect(chartOf('15', '1')).toBeUndefined();
  });
});

describe('boards that cannot be joined', () => {
  it.each<[string, readonly LaidBoard[], number, string]>([
    ['none', [], 1, 'boards: there is none; name at least one'],
    [
      'rows not filled',
      [{ board: plain('1') }, { board: plain('2') }, { board: plain('3') }],
      2,
      'layout: 3 boards do not fill rows of 2; give as many as fill it',
    ],
    [
      'one board twice',
      [{ board: plain('1') }, { board: plain('1'), turned: 180 }],
      2,
      'board 1: it is laid twice; use each board once',
    ],
    [
      'another size',
      [{ board: plain('1') }, { board: plain('2', { rows: [1, 10] }) }],
      2,
      'board 2: it does not fit the others; join boards of one size, A1 to O8, with half-hexes',
    ],
    [
      'no half-hexes',
      [{ board: plain('1', { halfHexes: false }) }],
      1,
      'board 1: it does not fit the others; join boards of one size, A1 to O8, with half-hexes',
    ],
    [
      'no number',
      [{ board: { name: 'mine', columns: ['A', 'O'], rows: [1, 8], halfHexes: true } }],
      1,
      'board mine: it has no number; give it one: hexes are named by it',
    ],
  ])('%s', (_what, boards, across, message) => {
    expect(() => joinBoards(boards, { across })).toThrow(new BoardError(...split(message)));
  });
});

/** "place: problem; remedy". */
function split(message: string): [string, string, string] {
  const [, place = '', problem = '', remedy = ''] = /^(.*?): (.*?); (.*)$/.exec(message) ?? [];
  return [place, problem, remedy];
}
