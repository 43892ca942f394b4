import { describe, expect, it } from 'vitest';
import { connected, outlinesOf, soften } from '../../src/drawing/outline.ts';
import { number, Pen } from '../../src/drawing/pen.ts';
import { cellBeyond, cutBy, hexCentre, hexCorners, hexSide, type Point, signedArea } from '../../src/drawing/plane.ts';
import { noiseAt, randomFrom, seedOf } from '../../src/drawing/random.ts';
import { sceneOf } from '../../src/drawing/scene.ts';
import { slopesOver } from '../../src/drawing/skeleton.ts';
import { unionOf } from '../../src/drawing/union.ts';
import { farmland, gallery } from '../fixtures/boards.ts';

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const area = (polygon: readonly Point[]): number => Math.abs(signedArea(polygon));

describe('hexes', () => {
  it('share their sides with their neighbours', () => {
    for (const cell of [
      { column: 3, row: 4 },
      { column: 4, row: 4 },
    ]) {
      for (let direction = 0; direction < 6; direction++) {
        const [a, b] = hexSide(cell, direction);
        const [c, d] = hexSide(cellBeyond(cell, direction), (direction + 3) % 6);
        for (const [one, two] of [
          [a, d],
          [b, c],
        ] as const) {
          expect(one[0]).toBeCloseTo(two[0]);
          expect(one[1]).toBeCloseTo(two[1]);
        }
      }
    }
  });

  it('are 200 wide and odd columns lie half a hex lower', () => {
    const corners = hexCorners({ column: 2, row: 1 });
    expect(Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x))).toBeCloseTo(200);
    expect(hexCentre({ column: 3, row: 1 })[1] - hexCentre({ column: 2, row: 1 })[1]).toBeCloseTo(86.6, 1);
  });
});

describe('outlines', () => {
  it('go once around a hex, and twice around a ring of six', () => {
    const middle = { column: 4, row: 4 };
    const ring = [0, 1, 2, 3, 4, 5].map((direction) => cellBeyond(middle, direction));
    expect(outlinesOf([middle]).map((loop) => loop.length)).toEqual([6]);
    const loops = outlinesOf(ring);
    expect(loops.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
    expect(loops.map((loop) => Math.sign(signedArea(loop))).sort((a, b) => a - b)).toEqual([-1, 1]);
  });

  it('keep about what they enclose when rounded', () => {
    const [loop = []] = outlinesOf([
      { column: 4, row: 4 },
      { column: 4, row: 5 },
    ]);
    expect(area(soften(loop, { passes: 8 })) / area(loop)).toBeCloseTo(1, 1);
  });

  it('know which cells hang together', () => {
    const near = { column: 4, row: 4 };
    expect(connected([near, cellBeyond(near, 2), { column: 9, row: 9 }]).map((one) => one.length)).toEqual([2, 1]);
  });
});

describe('the map', () => {
  it('is cut through half-hexes where there are some', () => {
    const { box, edge } = sceneOf(farmland());
    expect(box.width).toBeCloseTo(14 * 150);
    expect(box.height).toBeCloseTo(8 * 173.2, 0);
    expect(edge).toHaveLength(1);
    expect(edge[0]).toHaveLength(4);
  });

  it('follows the hexes where there are none', () => {
    const { edge } = sceneOf(gallery());
    expect(edge[0]?.length).toBeGreaterThan(20);
  });
});

describe('roofs', () => {
  it.each([
    ['a rectangle', rectangle(0, 0, 100, 40), 4],
    ['a square', rectangle(0, 0, 40, 40), 4],
    [
      'an L',
      [
        [0, 0],
        [100, 0],
        [100, 40],
        [50, 40],
        [50, 90],
        [0, 90],
      ] as Point[],
      6,
    ],
    [
      'a T',
      [
        [0, 0],
        [120, 0],
        [120, 40],
        [80, 40],
        [80, 100],
        [40, 100],
        [40, 40],
        [0, 40],
      ] as Point[],
      8,
    ],
    ['a hexagon', hexCorners({ column: 2, row: 2 }), 6],
  ])('have a slope for each wall of %s', (_, outline, walls) => {
    const slopes = slopesOver(outline) ?? [];
    expect(slopes).toHaveLength(walls);
    expect(slopes.reduce((sum, slope) => sum + area(slope.outline), 0)).toBeCloseTo(area(outline), 0);
  });

  it('do not depend on which way round the outline is given', () => {
    const outline = rectangle(0, 0, 100, 40);
    expect(slopesOver([...outline].reverse())).toHaveLength(4);
  });
});

describe('union', () => {
  it('joins what overlaps', () => {
    const [loop = [], ...rest] = unionOf([rectangle(0, 0, 100, 40), rectangle(30, 20, 30, 80)]);
    expect(rest).toEqual([]);
    expect(loop).toHaveLength(8);
    expect(area(loop)).toBeCloseTo(100 * 40 + 30 * 60);
  });

  it('joins what goes on over a hexside, though a hair is missing', () => {
    const loops = unionOf([rectangle(0, 0, 100, 40), rectangle(99, 0.4, 100, 40)]);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(4);
  });

  it('leaves apart what is apart', () => {
    expect(unionOf([rectangle(0, 0, 10, 10), rectangle(30, 0, 10, 10)])).toHaveLength(2);
  });
});

describe('cutting', () => {
  it('keeps what lies on one side of a line', () => {
    expect(area(cutBy(rectangle(0, 0, 10, 10), [1, 0], 4))).toBeCloseTo(40);
  });
});

describe('the pen', () => {
  it('writes numbers as short as they get', () => {
    expect([0.04, -0.04, 0.5, -0.25, 12, 7.139].map(number)).toEqual(['0', '0', '.5', '-.2', '12', '7.1']);
  });

  it('lets no rounding add up', () => {
    const points = Array.from({ length: 200 }, (_, i): Point => [i / 3, -i / 7]);
    const steps = [
      ...new Pen()
        .polyline(points)
        .toString()
        .matchAll(/[ml](-?[\d.]+) ?(-?[\d.]+)/g),
    ];
    const end = steps.reduce<Point>(([x, y], [, dx, dy]) => [x + Number(dx), y + Number(dy)], [0, 0]);
    expect(end[0]).toBeCloseTo(199 / 3, 1);
    expect(end[1]).toBeCloseTo(-199 / 7, 1);
  });
});

describe('chance', () => {
  it('repeats itself for the same words, and only for them', () => {
    const draw = (...words: (string | number)[]): number[] => {
      const random = randomFrom(seedOf(...words));
      return Array.from({ length: 5 }, random);
    };
    expect(draw('a', 1)).toEqual(draw('a', 1));
    expect(draw('a', 1)).not.toEqual(draw('a', 2));
    expect(draw('a', 1).every((one) => one >= 0 && one < 1)).toBe(true);
  });

  it('has no jumps in its noise', () => {
    for (let x = -3; x < 3; x += 0.01) {
      expect(Math.abs(noiseAt(5, x + 0.01, 0.3) - noiseAt(5, x, 0.3))).toBeLessThan(0.05);
    }
  });
});
