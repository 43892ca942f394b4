import { describe, expect, test } from 'vitest';
import { interval, wilson } from '../../src/laboratory/statistics.ts';

describe('Wilson’s interval', () => {
  test.each([
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
    [50, 100, 0.404, 0.596],
    [81, 100, 0.722, 0.875],
  ])('of %i in %i is from %f to %f', (wins, games, low, high) => {
    const found = wilson(wins, games);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  test('of no games is anything', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
    expect(interval(wilson(3, 4))).toBe('75 % (30–95)');
  });
});
