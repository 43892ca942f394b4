import type { Ordnance } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { gunFrom, hitChance, pierces, UNARMOURED } from '../src/values/guns.ts';

const SHERMAN: Ordnance = { ranges: [7, 14, 28], toHit: [8, 6, 5], penetration: [4, 3, 3], he: 3 };

describe('a gun in the field of fire', () => {
  it('reads the first column that reaches (14.1)', () => {
    const gun = gunFrom(SHERMAN);
    expect([7, 8, 14, 15, 28, 29].map((range) => gun.toHit[range])).toEqual([8, 6, 6, 5, 5, 0]);
    expect([7, 8, 15].map((range) => gun.penetration[range])).toEqual([4, 3, 3]);
  });

  it('hits as two dice do, always on two and never on twelve (14.1)', () => {
    expect([-3, 1, 2, 7, 8, 11, 12, 20].map((needed) => Math.round(36 * hitChance(needed)))).toEqual([
      1, 1, 1, 21, 26, 35, 35, 35,
    ]);
  });

  it('goes through weak plates more surely than through strong ones, and through none for certain (14.1.2)', () => {
    const shares = [2, 3, 4, 5, 6, 8].map((plate) => pierces(4, plate));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(pierces(4, UNARMOURED)).toBe(1);
    expect(pierces(9, 2)).toBe(1);
  });
});
