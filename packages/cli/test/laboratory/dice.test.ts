import { seededDice } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { rollDice } from '../../../engine/src/core/dice.ts';
import { diceSeed } from '../../src/laboratory/assignment.ts';

/** How often each face comes up with the die that is rolled so many rolls after the first. */
function faces(place: number, seeds: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const seed of seeds) {
    const { results } = rollDice(seededDice(diceSeed(seed)), new Array(place + 1).fill(6));
    const face = (results[place] as number) - 1;
    counts[face] = (counts[face] as number) + 1;
  }
  return counts;
}

describe('dice of neighbouring seeds', () => {
  const seeds = Array.from({ length: 600 }, (_, index) => index + 1);

  test.each([0, 1, 2, 3, 4])('the roll after %i others shows every face about as often', (place) => {
    for (const count of faces(place, seeds)) {
      expect(count).toBeGreaterThan(65);
      expect(count).toBeLessThan(140);
    }
  });

  test('no two seeds have the same', () => {
    expect(new Set(seeds.map(diceSeed)).size).toBe(seeds.length);
  });
});
