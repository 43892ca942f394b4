import { describe, expect, test } from 'vitest';
import { rangeBetween } from '../../src/board/board.ts';
import { columnName, columnNumber } from '../../src/board/geometry.ts';
import { at, groundOf, hexAt } from '../fixtures/ground.ts';

const ground = groundOf({});
const { board } = ground;

const neighboursOf = (name: string): string[] =>
  Array.from(board.neighbours.subarray(6 * hexAt(ground, name), 6 * hexAt(ground, name) + 6), (hex) =>
    hex < 0 ? '-' : (board.hexes[hex]?.name ?? '?'),
  );

describe('1.4 hexes', () => {
  test('columns are lettered A to Z, then AA', () => {
    expect([1, 15, 26, 27, 33, 52, 53].map(columnName)).toEqual(['A', 'O', 'Z', 'AA', 'AG', 'AZ', 'BA']);
    for (let column = 1; column <= 60; column++) expect(columnNumber(columnName(column))).toBe(column);
    expect([columnNumber('a'), columnNumber(''), columnNumber('A1')]).toEqual([undefined, undefined, undefined]);
  });

  test('odd columns sit half a hex lower', () => {
    expect(neighboursOf('J3')).toEqual(['J2', 'K2', 'K3', 'J4', 'I3', 'I2']);
    expect(neighboursOf('I4')).toEqual(['I3', 'J4', 'J5', 'I5', 'H5', 'H4']);
    expect(neighboursOf('A0')).toEqual(['-', '-', 'B1', 'A1', '-', '-']);
  });

  test('a standard map has half-hexes at both ends of its odd columns', () => {
    expect(board.hexes).toHaveLength(128);
    expect(board.hexNamed.has('K0')).toBe(true);
    expect(board.hexNamed.has('J0')).toBe(false);
    expect(groundOf({ halfHexes: false, rows: [1, 9] }).board.hexes).toHaveLength(135);
  });

  test('range counts hexes; another location of the same hex is one away', () => {
    const bunkered = groundOf({ strata: [{ at: 'F7', stratum: 'bunker' }] });
    const range = (a: string, b: string) => rangeBetween(bunkered.board, at(bunkered, a), at(bunkered, b));
    expect([range('F7', 'C6'), range('H3', 'H6'), range('G3', 'H7'), range('K4', 'I4'), range('G6', 'F5')]).toEqual([
      3, 3, 4, 2, 2,
    ]);
    expect([range('F7', 'F7'), range('F7', 'F7:bunker'), range('F7:bunker', 'F8')]).toEqual([0, 1, 1]);
  });

  test('straight lines of hexes are as far as they are long', () => {
    for (const line of ['H1 I1 J2 K2', 'H1 G1 F2 E2', 'H1 H2 H3', 'E5 F6 G6 H7']) {
      const names = line.split(' ');
      const ranges = names.map((name) => rangeBetween(board, at(ground, names[0] as string), at(ground, name)));
      expect(ranges).toEqual(names.map((_, i) => i));
    }
  });
});
