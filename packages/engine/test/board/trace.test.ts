import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hex } from '../../src/board/board.ts';
import { centreY } from '../../src/board/geometry.ts';
import { linesOf, sideMark, traceBetween } from '../../src/board/lines.ts';
import { type Trace, traceTo } from '../../src/board/trace.ts';
import { groundOf, hexAt } from '../fixtures/ground.ts';

const ground = groundOf({});
const { board } = ground;
const nameOf = (hex: number): string => board.hexes[hex]?.name ?? '-';

/** The stretches of a line by name, "K6|L6" along a hexside. */
function stretches(from: string, to: string): string[] {
  const lines = linesOf(board);
  const line = lines.lineBetween(hexAt(ground, from), hexAt(ground, to));
  const names: string[] = [];
  for (let i = lines.start[line] as number; i < (lines.start[line + 1] as number); i++) {
    const hex = lines.at[i] as number;
    names.push(
      hex >= 0
        ? nameOf(hex)
        : [sideMark(hex), lines.owner[i] as number]
            .map(nameOf)
            .sort((a, b) => a.localeCompare(b))
            .join('|'),
    );
  }
  return hexAt(ground, from) < hexAt(ground, to) ? names : names.reverse();
}

describe('10.3.2 lines along hexsides', () => {
  test.each([
    ['K5', 'L7', 'K6|L6'],
    ['K1', 'L3', 'K2|L2'],
    ['E3', 'G3', 'F3|F4'],
    ['C4', 'E4', 'D4|D5'],
    ['F3', 'G4', 'F4|G3'],
    ['E2', 'F4', 'E3|F3'],
    ['K4', 'I4', 'J4|J5'],
    ['K4', 'L3', 'K3|L4'],
    ['G6', 'F5', 'F6|G5'],
  ])('%s to %s runs on %s', (from, to, side) => {
    expect(stretches(from, to)).toEqual([side]);
    expect(stretches(to, from)).toEqual([side]);
  });

  test('a long line goes from hexsides to hexes and back', () => {
    expect(stretches('E3', 'K3')).toEqual(['F3|F4', 'G3', 'H3|H4', 'I3', 'J3|J4']);
  });

  test('beside the edge of the board one side is missing', () => {
    expect(stretches('A8', 'C8')).toEqual(['-|B8']);
  });
});

describe('10.3 lines through hexes', () => {
  test.each([
    ['J6', 'M7', 'K6 L7'],
    ['C6', 'E5', 'D6'],
    ['F7', 'C6', 'E6 D7'],
    ['F6', 'D4', 'E5 E4'],
    ['G3', 'H7', 'G4 H5 G5 H6'],
    ['J8', 'K4', 'J7 K6 J6 K5'],
    ['I8', 'K4', 'I7 J7 J6 K5'],
  ])('%s to %s crosses %s', (from, to, path) => {
    const crossed = stretches(from, to);
    expect(crossed.join(' ')).toBe(path);
    expect(stretches(to, from)).toEqual(crossed.toReversed());
  });

  test('a corner may be passed on either hand', () => {
    const corner = traceTo(15, 3).passages[1];
    expect(corner).toEqual([
      [
        [
          [3, 1],
          [6, 2],
        ],
      ],
      [
        [
          [3, 1],
          [6, 0],
        ],
        [
          [6, 0],
          [6, 2],
        ],
      ],
    ]);
  });
});

const hexes = fc.integer({ min: 0, max: board.hexes.length - 1 }).map((hex) => board.hexes[hex] as Hex);

const lengthOf = (trace: Trace): number => trace.stretches.reduce((sum, { from, to }) => sum + to - from, 0);

describe('any line', () => {
  test('goes on without a break, and the same way back', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        fc.pre(a.index !== b.index);
        const there = traceBetween(a, b);
        const back = traceBetween(b, a);
        expect(there.passages).toHaveLength(there.stretches.length + 1);
        expect(back.stretches).toHaveLength(there.stretches.length);
        expect(lengthOf(back)).toBeCloseTo(lengthOf(there), 9);
        for (let i = 1; i < there.stretches.length; i++) {
          expect(there.stretches[i]?.from).toBe(there.stretches[i - 1]?.to);
        }
      }),
    );
  });

  test('is in each stretch where the nearest hex centres say', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        fc.pre(a.index !== b.index);
        for (const { hex, beside, from, to } of traceBetween(a, b).stretches) {
          const [near, next] = nearestCentres(a, b, (from + to) / 2);
          expect(near?.key).toBe(beside && near?.key === String(beside) ? String(beside) : String(hex));
          expect(Math.abs((next?.distance ?? 0) - (near?.distance ?? 0)) < 1e-9).toBe(beside !== undefined);
        }
      }),
    );
  });
});

/** Hex centres around a point of the line, nearest first, true to scale and relative to the start. */
function nearestCentres(a: Hex, b: Hex, share: number): { key: string; distance: number }[] {
  const x = 3 * (b.column - a.column) * share;
  const y = (centreY(b.column, b.row) - centreY(a.column, a.row)) * share;
  const centres: { key: string; distance: number }[] = [];
  for (let column = Math.floor(x / 3) - 1; column <= x / 3 + 2; column++) {
    for (let height = Math.floor(y) - 3; height <= y + 3; height++) {
      if ((column + height) % 2 !== 0) continue;
      const distance = Math.hypot(3 * column - x, Math.sqrt(3) * (height - y));
      centres.push({ key: String([3 * column, height]), distance });
    }
  }
  return centres.sort((one, other) => one.distance - other.distance);
}
