/** Sentences out of an explanation: what was done and why, and what it was better than. */
import type { Game } from '@opfire/engine';
import type { Candidate, Explanation } from './explanation.ts';
import { factsBeside, isMelee, type SaidFact } from './fact-words.ts';
import { fill, OrderTeller, type Telling } from './order-words.ts';

export interface Told {
  /** "fires at H6 from G4 with us-squad-1: 58 % to hurt somebody in H6, takes out 0.3 squads on average." */
  readonly chosen: string;
  /** What else was weighed, best first. */
  readonly others: readonly string[];
}

const MOST_FACTS = 3;

/** Whole percents, as beside the dice: what is possible is never none, and what is not certain never all. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1 %';
  if (chance < 1 && chance > 0.995) return '>99 %';
  return `${Math.round(100 * chance)} %`;
}

class Teller {
  private readonly orders: OrderTeller;

  constructor(game: Game, telling: Telling) {
    this.orders = new OrderTeller(game, telling);
  }

  tell(candidate: Candidate, rank: number, all: readonly Candidate[]): string {
    const { words } = this.orders;
    const said = factsBeside(candidate, rank, all, MOST_FACTS);
    const head = this.orders.order(candidate, isMelee(candidate));
    if (said.length === 0) return `${head}${words.stop}`;
    const why = said.map((fact) => this.fact(fact)).join(words.comma);
    return `${head}${words.colon}${why}${words.stop}`;
  }

  private fact({ said, at, chance, amount }: SaidFact): string {
    return fill(this.orders.words.facts[said], {
      at: at === undefined ? '' : this.orders.place(at),
      chance: percent(chance ?? 0),
      amount: Math.abs(amount ?? 0).toFixed(1),
    });
  }
}

/** Says why, with as many of the alternatives as are asked for. */
export function sayWhy(game: Game, { candidates }: Explanation, telling: Telling, alternatives = 2): Told {
  const teller = new Teller(game, telling);
  const [chosen = '', ...others] = candidates.map((one, rank) => teller.tell(one, rank, candidates));
  return { chosen, others: others.slice(0, alternatives) };
}
