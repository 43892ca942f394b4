/** Sentences out of an explanation: what was done and why, and what it was better than. */
import type { Game, HexId, LocationId, MoveMode, Order, UnitId } from '@opfire/engine';
import type { Candidate, Explanation, Fact } from './explanation.ts';
import { type Language, WORDS, type Words } from './words.ts';

export interface Telling {
  readonly language: Language;
  /** How a unit is called; its name in the notation when left out. */
  readonly nameOf?: (unit: UnitId) => string;
  /** How a location is called; its name in the notation when left out. */
  readonly placeOf?: (at: LocationId) => string;
  /** How a hex is called; its name in the notation when left out. */
  readonly hexOf?: (hex: HexId) => string;
  /** What is said of orders for which there are no words here. */
  readonly sayOther?: (order: Order) => string;
}

export interface Told {
  /** "fires at H6 with us-squad-1: 58 % to hurt somebody in H6, takes out 0.3 squads on average." */
  readonly chosen: string;
  /** What else was weighed, best first. */
  readonly others: readonly string[];
}

/** Orders whose place is a hex, not a location. */
const BY_HEX: readonly Order['do'][] = ['smoke', 'land', 'call-artillery'];
const WORTH_SAYING = 0.05;
const MOST_FACTS = 3;

class Teller {
  private readonly words: Words;
  private readonly nameOf: (unit: UnitId) => string;
  private readonly place: (at: LocationId) => string;
  private readonly hex: (at: HexId) => string;
  private readonly sayOther: ((order: Order) => string) | undefined;

  constructor(game: Game, { language, nameOf, placeOf, hexOf, sayOther }: Telling) {
    this.words = WORDS[language];
    this.nameOf = nameOf ?? ((unit) => game.state.units[unit]?.name ?? String(unit));
    this.place = placeOf ?? ((at) => game.world.board.locations[at]?.name ?? String(at));
    this.hex = hexOf ?? ((at) => game.world.board.hexes[at]?.name ?? String(at));
    this.sayOther = sayOther;
  }

  tell({ order, facts }: Candidate): string {
    const said = facts.filter(isWorthSaying).slice(0, MOST_FACTS);
    const head = this.order(order, facts);
    if (said.length === 0) return `${head}${this.words.stop}`;
    const why = said.map((fact) => this.fact(fact)).join(this.words.comma);
    return `${head}${this.words.colon}${why}${this.words.stop}`;
  }

  private units(ids: readonly UnitId[]): string {
    return ids.map(this.nameOf).join(this.words.comma);
  }

  /** Where a move goes stands in its facts: the order itself only begins it. */
  private order(order: Order, facts: readonly Fact[]): string {
    const words = this.words.orders[order.do];
    if (words === undefined && this.sayOther) return this.sayOther(order);
    const fields = Object.entries(order as unknown as Readonly<Record<string, unknown>>);
    const filled: Record<string, string> = { verb: order.do, to: '…' };
    for (const [key, value] of fields) filled[key] = this.field(order, key, value) ?? filled[key] ?? '';
    const goal = facts.find((fact) => fact.at !== undefined)?.at;
    if (goal !== undefined) filled.to = this.place(goal);
    return fill(words ?? this.words.orders.other, filled);
  }

  private field(order: Order, key: string, value: unknown): string | undefined {
    if (key === 'at' && BY_HEX.includes(order.do)) return this.hex(value as HexId);
    if (key === 'at' || key === 'to') {
      return (Array.isArray(value) ? value : [value]).map((at) => this.place(at as LocationId)).join(this.words.comma);
    }
    if (key === 'units' || key === 'targets') return this.units(value as readonly UnitId[]);
    if (key === 'mode') return this.words.modes[value as MoveMode];
    if (['unit', 'healer', 'patient', 'mortar'].includes(key)) return this.nameOf(value as UnitId);
    return undefined;
  }

  private fact({ is, at, chance, amount }: Fact): string {
    return fill(this.words.facts[is], {
      at: at === undefined ? '' : this.place(at),
      chance: `${Math.round(100 * (chance ?? 0))} %`,
      amount: Math.abs(amount ?? 0).toFixed(1),
    });
  }
}

const isWorthSaying = ({ chance, amount }: Fact): boolean =>
  (chance ?? 0) >= WORTH_SAYING || Math.abs(amount ?? 0) >= WORTH_SAYING;

const fill = (text: string, fields: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => fields[key] ?? '');

/** Says why, with as many of the alternatives as are asked for. */
export function sayWhy(game: Game, { candidates }: Explanation, telling: Telling, alternatives = 2): Told {
  const teller = new Teller(game, telling);
  const [chosen, ...others] = candidates;
  return { chosen: teller.tell(chosen), others: others.slice(0, alternatives).map((one) => teller.tell(one)) };
}
