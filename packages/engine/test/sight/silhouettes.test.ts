import { describe, expect, test } from 'vitest';
import type { HexDefinition, Shape } from '../../src/board/board.ts';
import { explainSight } from '../../src/rules/sight/explain.ts';
import { at, groundOf, hexAt, look } from '../fixtures/ground.ts';

const drawn = (terrain: string, ...shapes: Shape[]): HexDefinition => ({ terrain, shapes });
const box = (left: number, top: number, right: number, bottom: number): Shape => ({
  polygon: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
});

/** D2 to D4 runs straight down the middle of D3. */
const throughD3 = (...shapes: Shape[]): string =>
  look(groundOf({ hexes: { D3: drawn('forest', ...shapes) } }), 'D2', 'D4');

describe('10.3 what is drawn is what blocks (ruling D-38)', () => {
  test.each<[string, Shape, string]>([
    ['a crown beside the line', { circle: [-50, 0, 40] }, 'clear'],
    ['a crown on the line', { circle: [-30, 0, 40] }, 'blocked'],
    ['a crown that the line touches', { circle: [-40, 0, 40] }, 'clear'],
    ['a roof beside the line', box(-60, -20, -10, 20), 'clear'],
    ['a roof across the line', box(-60, -20, 10, 20), 'blocked'],
    ['a roof along whose edge the line runs', box(-60, -20, 0, 20), 'clear'],
    [
      'a corner that the line touches',
      {
        polygon: [
          [0, 0],
          [40, -20],
          [40, 20],
        ],
      },
      'clear',
    ],
    [
      'a corner that the line cuts',
      {
        polygon: [
          [-1, 0],
          [40, -20],
          [40, 20],
        ],
      },
      'blocked',
    ],
    [
      'a courtyard open to the line',
      {
        polygon: [
          [-60, -40],
          [-20, -40],
          [-20, 30],
          [20, 30],
          [20, -40],
          [60, -40],
          [60, 60],
          [-60, 60],
        ],
      },
      'blocked',
    ],
    [
      'two wings beside the line, joined by an edge that it does not reach',
      {
        polygon: [
          [-60, -40],
          [-20, -40],
          [-20, 40],
          [-60, 40],
        ],
      },
      'clear',
    ],
  ])('%s', (_, shape, expected) => {
    expect(throughD3(shape)).toBe(expected);
  });

  test('no shapes drawn: the line misses all; any of several is enough', () => {
    expect(throughD3()).toBe('clear');
    expect(throughD3({ circle: [60, 0, 20] }, { circle: [10, 40, 20] })).toBe('blocked');
  });

  test('artwork reaching over counts in the hex where it is crossed', () => {
    // The crown of C2 reaches into D3, where D2 to D4 runs.
    const hexes = { C2: drawn('light-woods', { circle: [120, 40, 60] }) };
    const ground = groundOf({ hexes });
    expect(look(ground, 'D2', 'D4')).toBe('degraded 1');
    const { causes } = explainSight(ground, [], at(ground, 'D2'), at(ground, 'D4'));
    expect(causes).toEqual([
      {
        hex: hexAt(ground, 'D3'),
        reachingFrom: hexAt(ground, 'C2'),
        shape: 0,
        what: 'light-woods',
        effect: 'degrades',
        rule: '10.3',
      },
    ]);
  });

  test('artwork of the end hexes never counts, nor what is crossed within them', () => {
    const own = groundOf({ hexes: { D2: drawn('forest', { circle: [0, 80, 60] }) } });
    expect(look(own, 'D2', 'D4')).toBe('clear');
    const within = groundOf({ hexes: { C2: drawn('forest', { circle: [150, -30, 20] }) } });
    expect(look(within, 'D3', 'D5')).toBe('clear');
  });

  test('one hex degrades once, whatever is crossed in it', () => {
    const hexes = { C2: drawn('light-woods', { circle: [120, 40, 60] }), D3: 'brush' };
    expect(look(groundOf({ hexes }), 'D2', 'D4')).toBe('degraded 1');
  });

  test('10.3.2 along a hexside terrain fills its hex, whatever is drawn', () => {
    const small: Shape = { circle: [0, 0, 10] };
    const hexes = { K6: drawn('forest', small), L6: drawn('forest', small) };
    expect(look(groundOf({ hexes }), 'K5', 'L7')).toBe('blocked');
  });

  test('10.3.2 at an angle between the artwork of two structures the line is limited', () => {
    // D3 to E6 passes between houses drawn in the far corners of D5 and E4.
    const hexes = {
      D5: drawn('wooden-building', { circle: [-50, 0, 30] }),
      E4: drawn('wooden-building', { circle: [50, 0, 30] }),
    };
    expect(look(groundOf({ hexes }), 'D3', 'E6')).toBe('limited');
    expect(look(groundOf({ hexes }, 'v4.1'), 'D3', 'E6')).toBe('clear');
    expect(look(groundOf({ hexes }, 'v4.2.1'), 'D3', 'E6')).toBe('clear');
    expect(look(groundOf({ hexes, buildings: [['D5', 'E4']] }), 'D3', 'E6')).toBe('clear');
  });
});
