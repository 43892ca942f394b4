import { describe, expect, test } from 'vitest';
import type { Box, Point } from '../../src/drawing/plane.ts';
import { middleOf, opening, PIXELS } from '../../src/table/board/framing.ts';

/** As much of an element as framing asks for. */
const view = { clientWidth: 1440, clientHeight: 850 } as HTMLElement;
const FRAME = { left: 284, right: 284 };
const LONG: Box = { x: 0, y: 0, width: 4400, height: 1400 };

/** Where points of the drawing come to lie in the view, from left to right. */
function seenAt(points: readonly Point[], frame = FRAME): number[] {
  const transform = opening(view, LONG, frame, points);
  return points.map(([x]) => transform.applyX(x * PIXELS));
}

describe('a map too long to be read whole', () => {
  test.each([
    ['in the west', [100, 700, 1500]],
    ['in the middle', [1400, 2100, 2900]],
    ['far from most of them', [300, 2400, 2450, 2500, 2550, 2600]],
  ])('opens with all of those %s beside the panels', (_, columns) => {
    for (const x of seenAt(columns.map((column) => [column, 700]))) {
      expect(x).toBeGreaterThan(FRAME.left + 24);
      expect(x).toBeLessThan(view.clientWidth - FRAME.right - 24);
    }
  });

  test('opens where most of them are when they are too far apart', () => {
    const seen = seenAt([100, 3600, 3700, 3900, 4300].map((column) => [column, 700]));
    expect(seen.filter((x) => x > FRAME.left && x < view.clientWidth - FRAME.right)).toHaveLength(4);
  });
});

describe('the middle of a stretch with most of the points in it', () => {
  test.each([
    ['all of them where it is long enough', [10, 40, 20], 100, 25],
    ['those that are together', [0, 80, 90, 100], 30, 90],
    ['the first of them where it has no length', [30, 10, 20], 0, 10],
    ['the first of them where a window is narrower than its panels', [30, 10, 20], -200, 10],
    ['the start where there are none', [], 100, 0],
  ])('has %s', (_, points, length, middle) => {
    expect(middleOf(points, length)).toBe(middle);
  });
});
