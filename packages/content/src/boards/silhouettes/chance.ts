/** Chance from a text, in whole numbers only: the same text gives the same numbers on every machine. */
export class Chance {
  private state: number;

  constructor(seed: string) {
    // FNV-1a.
    let hash = 0x81_1c_9d_c5;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01_00_01_93);
    this.state = hash === 0 ? 1 : hash | 0;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** Xorshift. */
  private next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.imul(x, 0x9e_37_79_b1) >>> 8;
  }

  /** 0 or more, below the bound. */
  below(bound: number): number {
    return this.next() % bound;
  }

  /** Both bounds included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }
}
