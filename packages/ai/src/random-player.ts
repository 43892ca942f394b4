/** Chooses by chance, but rather acts than idles. */
import { drawLegalOrder, type Verb } from '@opfire/engine';
import { chooserFrom } from './chance.ts';
import type { Thinker } from './thinker.ts';

/** Lots of verbs that come up more often than others: games of fire and movement rather than of passes. */
const LOTS: Partial<Readonly<Record<Verb, number>>> = {
  deploy: 24,
  ready: 12,
  rally: 20,
  activate: 24,
  enter: 24,
  step: 24,
  fire: 14,
  melee: 16,
  move: 10,
  pass: 2,
  drop: 1,
  destroy: 1,
};

const OTHER = 6;

export const drawAnOrder: Thinker = function* ({ game, owed, seed }) {
  const order = drawLegalOrder(game, owed, chooserFrom(seed), (verb) => LOTS[verb] ?? OTHER);
  return [{ order, value: 0, facts: [] }];
};
