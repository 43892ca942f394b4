/** Which of the facts of a candidate are said, and by which words: a number below zero says the opposite. */
import type { Verb } from '@opfire/engine';
import { SQUAD } from '../values/worth.ts';
import type { Candidate, Fact, FactKind } from './explanation.ts';
import type { Said } from './words.ts';

export interface SaidFact {
  readonly said: Said;
  readonly at?: number;
  readonly chance?: number;
  readonly amount?: number;
}

const WORTH_SAYING = 0.05;
/** Certain or as good as impossible, these are what the order is about. */
const ALWAYS: ReadonlySet<Said> = new Set<Said>(['hurts', 'hits', 'succeeds', 'wins', 'nothing-better']);

/** Going where the enemy is, one wins or loses; the plan notes both with the place. */
export const isMelee = ({ facts }: Candidate): boolean =>
  facts.some(({ is, at }) => is === 'succeeds' && facts.some((other) => other.is === 'risk' && other.at === at));

type Ways = readonly [positive: Said | undefined, negative: Said | undefined];

/** What is said of a number, and of one below zero. */
const WAYS: Readonly<Partial<Record<FactKind, Ways>>> = {
  damage: ['damage', 'damage-own'],
  loss: ['loss', 'spares'],
  ground: ['ground', 'ground-lost'],
  'kept-shot': ['kept-shot', undefined],
};
const IN_ALL: Ways = ['worth', 'costs'];
const IN_MELEE: Readonly<Partial<Record<FactKind, Ways>>> = {
  succeeds: ['wins', 'wins'],
  risk: ['loses', 'loses'],
  damage: IN_ALL,
};
/** Of these orders the plan notes something else as what they take out. */
const BY_VERB: Readonly<Partial<Record<Verb, Ways>>> = { spot: ['opens', undefined], 'call-artillery': IN_ALL };

function saidOf(candidate: Candidate, { is, amount = 0 }: Fact): Said | undefined {
  const ofVerb = is === 'damage' ? BY_VERB[candidate.order.do] : undefined;
  const inMelee = isMelee(candidate) ? IN_MELEE[is] : undefined;
  const [positive, negative] = ofVerb ?? inMelee ?? WAYS[is] ?? [is === 'outlook' ? undefined : is];
  return amount < 0 ? negative : positive;
}

const isWorthSaying = ({ said, chance, amount }: SaidFact): boolean =>
  ALWAYS.has(said) || (chance ?? 0) >= WORTH_SAYING || Math.abs(amount ?? 0) >= WORTH_SAYING;

/** What is said of a candidate by itself. */
export const factsSaid = (candidate: Candidate): SaidFact[] =>
  candidate.facts.flatMap((fact) => {
    const said = saidOf(candidate, fact);
    const { at, chance, amount } = fact;
    const found = said && {
      said,
      ...(at !== undefined && { at }),
      ...(chance !== undefined && { chance }),
      ...(amount !== undefined && { amount }),
    };
    return found && isWorthSaying(found) ? [found] : [];
  });

const outlookOf = ({ facts }: Candidate): number | undefined => facts.find(({ is }) => is === 'outlook')?.amount;

/** How the chosen one fared beside the next best, where both were played on. */
function chosenBeside(chosen: Candidate, others: readonly Candidate[]): SaidFact | undefined {
  const own = outlookOf(chosen);
  const rest = others.map(outlookOf).filter((one) => one !== undefined);
  if (own === undefined || rest.length === 0) return undefined;
  const gap = own - Math.max(...rest);
  if (gap >= WORTH_SAYING) return { said: 'best', amount: gap };
  return gap > -WORTH_SAYING ? { said: 'as-good-as-any' } : undefined;
}

function otherBeside(other: Candidate, chosen: Candidate): SaidFact | undefined {
  const [own, best] = [outlookOf(other), outlookOf(chosen)];
  if (own === undefined || best === undefined) return undefined;
  const gap = best - own;
  if (Math.abs(gap) < WORTH_SAYING) return { said: 'as-good' };
  return { said: gap > 0 ? 'worse' : 'better-unsure', amount: gap };
}

/** Said where there is nothing else: all that it is worth, unless it was left out when others were played on. */
function inAll({ value }: Candidate, all: readonly Candidate[]): SaidFact | undefined {
  if (Math.abs(value) < SQUAD * WORTH_SAYING || all.some((one) => outlookOf(one) !== undefined)) return undefined;
  return { said: value < 0 ? 'costs' : 'worth', amount: value / SQUAD };
}

/** Orders that do nothing, and so are given only for want of something better. */
const WAITS: ReadonlySet<string> = new Set(['pass', 'hold', 'done', 'stop']);

/** What is said of each candidate of one decision, the first of which was chosen. */
export function factsBeside(candidate: Candidate, rank: number, all: readonly Candidate[], most: number): SaidFact[] {
  const [chosen = candidate, ...others] = all;
  const compared = rank === 0 ? chosenBeside(chosen, others) : otherBeside(candidate, chosen);
  const own = factsSaid(candidate).slice(0, compared ? most - 1 : most);
  const facts = compared ? [...own, compared] : own;
  if (facts.length > 0) return facts;
  if (rank === 0 && WAITS.has(candidate.order.do)) return [{ said: 'nothing-better' }];
  const worth = inAll(candidate, all);
  return worth ? [worth] : [];
}
