import { compileBoard } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { library } from '../../src/index.ts';
import { HexFinder } from '../../src/scenarios/hex-sets.ts';
import type { HexSet } from '../../src/schema/hex-set.ts';

function finder(number: string): HexFinder {
  const board = library.boards[number];
  const chart = library.charts[board?.chart ?? ''];
  if (!board || !chart) throw new Error(`no board ${number}`);
  return new HexFinder(compileBoard(board, chart));
}

const vierville = finder('15');
const village = finder('1');
const names = (set: HexSet, on = vierville): string[] => on.find(set).map((hex) => on.name(hex));

describe('a set of hexes', () => {
  it('is a list, with or without the number of the board', () => {
    expect(names('G6 15H6, I6')).toEqual(['G6', 'H6', 'I6']);
  });

  it('is what lies within so many hexes, the centre included (D-132)', () => {
    expect(names({ within: 1, of: 'H6' })).toEqual(['G5', 'G6', 'H5', 'H6', 'H7', 'I5', 'I6']);
    expect(names({ within: 0, of: 'H6 C3' })).toEqual(['C3', 'H6']);
  });

  it('is an edge with its half-hexes', () => {
    expect(names({ edge: 'west' })).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8']);
    expect(names({ edge: 'north' })).toHaveLength(15);
    expect(names({ edge: 'north' })).toEqual(expect.arrayContaining(['A0', 'B1', 'H1', 'O0']));
    expect(names({ edge: 'south' })).toEqual(expect.arrayContaining(['A8', 'B8', 'H8', 'O8']));
    expect(names({ edge: 'east' })[0]).toBe('O0');
  });

  it('lies east of a road, which belongs to neither side', () => {
    const east = names({ eastOf: 'H8 G3 H1' }, village);
    const west = names({ westOf: 'H8 G3 H1' }, village);
    const road = ['H1', 'H2', 'G2', 'G3', 'H4', 'H5', 'H6', 'H7', 'H8'];
    expect(east).toEqual(expect.arrayContaining(['H3', 'I0', 'I4', 'O8']));
    expect(west).toEqual(expect.arrayContaining(['G1', 'G4', 'G8', 'A0']));
    expect([...east, ...west].filter((hex) => road.includes(hex))).toEqual([]);
    expect(east.length + west.length + road.length).toBe(128);
  });

  it('lies beyond a line where there is no road', () => {
    expect(names({ southOf: 'A7 B7 C7 D7 E7 F7 G7 H7 I7 J7 K7 L7 M7 N7 O7' })).toContain('C8');
    expect(names({ southOf: 'A7 B7 C7 D7 E7 F7 G7 H7 I7 J7 K7 L7 M7 N7 O7' })).not.toContain('C6');
  });

  it('meets all conditions at once', () => {
    const near = names({ within: 3, of: 'H7' });
    const buildings = names({ buildings: true });
    expect(names({ buildings: true, within: 3, of: 'H7' })).toEqual(buildings.filter((hex) => near.includes(hex)));
    expect(names({ terrain: ['wooden-building', 'bamboo-huts'] }, village)).toEqual(
      expect.arrayContaining(['G1', 'K4', 'L3', 'M3']),
    );
    expect(names({ columns: ['B', 'A'], rows: [2, 3] })).toEqual(['A2', 'A3', 'B2', 'B3']);
    expect(names({ any: ['C3', { within: 1, of: 'H6' }], except: { columns: ['H', 'H'] } })).toEqual([
      'C3',
      'G5',
      'G6',
      'I5',
      'I6',
    ]);
  });
});
