/** Chance that is no chance: the same board always gets the same tufts, leaves and stones. */

/** The next number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A number from any words and numbers; near inputs give far results. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x81_1c_9d_c5;
  for (const part of parts) {
    for (const letter of `${part},`) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01_00_01_93);
  }
  return scramble(hash);
}

function scramble(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x9e_37_79_b9) >>> 0;
    return scramble(state) / 0x1_00_00_00_00;
  };
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

export const pick = <T>(random: Random, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)] as T;

/** Smooth noise from −1 to 1 over the plane, with hills about one unit apart. */
export function noiseAt(seed: number, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const top = mix(lattice(seed, column, row), lattice(seed, column + 1, row), u);
  const bottom = mix(lattice(seed, column, row + 1), lattice(seed, column + 1, row + 1), u);
  return mix(top, bottom, v);
}

const lattice = (seed: number, column: number, row: number): number =>
  scramble(seed ^ Math.imul(column, 0x27_d4_eb_2d) ^ Math.imul(row, 0x16_56_67_b1)) / 0x80_00_00_00 - 1;

const ease = (share: number): number => share * share * (3 - 2 * share);
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
