import { describe, expect, test } from 'vitest';
import { rollDice, seededDice } from '../../src/core/dice.ts';

const SEEDS = Array.from({ length: 600 }, (_, index) => index + 1);

/** How often each face comes up with the die that is rolled so many rolls after the first. */
function faces(place: number): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const seed of SEEDS) {
    const { results } = rollDice(seededDice(seed), new Array(place + 1).fill(6));
    const face = (results[place] as number) - 1;
    counts[face] = (counts[face] as number) + 1;
  }
  return counts;
}

describe('dice of neighbouring seeds', () => {
  test.each([0, 1, 2, 3, 4])('the roll after %i others shows every face about as often', (place) => {
    for (const count of faces(place)) {
      expect(count).toBeGreaterThan(65);
      expect(count).toBeLessThan(140);
    }
  });

  test('the first two rolls show every pair', () => {
    const pairs = SEEDS.map((seed) => rollDice(seededDice(seed), [6, 6]).results.join());
    expect(new Set(pairs).size).toBe(36);
  });
});
