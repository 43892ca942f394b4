/** Which battles somebody wants to see, and in which order. Remembered while the page is open. */
import { create } from 'zustand';
import { type BattleEntry, textsOf } from '../battles/scenarios.ts';
import { countersOf, type Feature, featuresOf } from './battle-facts.ts';

export const ERAS = ['all', 'wwii', 'modern'] as const;
export const ARMS = ['any', 'infantry', 'vehicles', 'air', 'night', 'bunkers'] as const;
export const ORDERS = ['size', 'length', 'year'] as const;

export interface Wishes {
  readonly era: (typeof ERAS)[number];
  readonly arms: (typeof ARMS)[number];
  readonly order: (typeof ORDERS)[number];
}

export const NO_WISHES: Wishes = { era: 'all', arms: 'any', order: 'size' };

export const useWishes = create<Wishes>()(() => NO_WISHES);

const MACHINES: readonly Feature[] = ['vehicles', 'helicopters', 'aircraft'];

function has(features: readonly Feature[], arms: Wishes['arms']): boolean {
  if (arms === 'any') return true;
  if (arms === 'infantry') return !MACHINES.some((one) => features.includes(one));
  if (arms === 'air') return features.includes('helicopters') || features.includes('aircraft');
  return features.includes(arms);
}

/** The year that a date names, in whichever language. */
const yearOf = (entry: BattleEntry): number => Number(/\d{4}/.exec(textsOf(entry, 'en').date)?.[0] ?? 0);

const MEASURES: Readonly<Record<Wishes['order'], (entry: BattleEntry) => number>> = {
  size: ({ scenario }) => countersOf(scenario),
  length: ({ scenario }) => scenario.turns,
  year: yearOf,
};

/** Those who are equal stand by size. */
export function wanted(all: readonly BattleEntry[], { era, arms, order }: Wishes): BattleEntry[] {
  const measure = MEASURES[order];
  return all
    .filter(({ scenario }) => era === 'all' || scenario.era === era)
    .filter(({ scenario }) => has(featuresOf(scenario), arms))
    .sort((a, b) => measure(a) - measure(b) || MEASURES.size(a) - MEASURES.size(b));
}
