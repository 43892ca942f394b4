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

/** What lines are added to: a tally that keeps them, or a total where nobody will ask why. */
export interface Sum {
  readonly total: number;
  add(what: string, amount: number, rule: RuleRef): this;
}

/** Adds a line that is written down elsewhere, as often as it counts. */
export const addLine = (sum: Sum, { what, amount, rule }: Modifier, times = 1): Sum =>
  sum.add(what, amount * times, rule);

export class Total implements Sum {
  total = 0;

  add(_what: string, amount: number, _rule: RuleRef): this {
    this.total += amount;
    return this;
  }
}

export class TallyBuilder implements Sum {
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
