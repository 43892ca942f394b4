/** Numbers by chance from a seed (mulberry32): cheap, and the same on every machine. */
import type { Chooser } from '@opfire/engine';

export function chooserFrom(seed: number): Chooser {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00) * n);
  };
}

/** A seed of its own for each use of one seed. */
export const seedFor = (seed: number, use: number): number =>
  Math.imul((seed | 0) ^ Math.imul(use + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b) | 0;
