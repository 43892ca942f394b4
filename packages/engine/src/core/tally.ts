import type { RuleRef } from './rule.ts';

/** One line of a sum: what counts, by how much, and by which rule. */
export interface Modifier {
  readonly what: string;
  readonly amount: number;
  readonly rule: RuleRef;
}

/** A number that can explain itself. */
export interface Tally {
  readonly total: number;
  readonly parts: readonly Modifier[];
}

export class TallyBuilder {
  private readonly parts: Modifier[] = [];
  private sum = 0;

  /** Adds a line; zero adds nothing and is left out. */
  add(what: string, amount: number, rule: RuleRef): this {
    if (amount !== 0) {
      this.parts.push({ what, amount, rule });
      this.sum += amount;
    }
    return this;
  }

  get total(): number {
    return this.sum;
  }

  done(): Tally {
    return { total: this.sum, parts: this.parts };
  }
}
