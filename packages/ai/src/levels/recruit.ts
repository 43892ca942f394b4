/** Sensible but careless: sees what a regular sees, misjudges it, and does not always look twice. */

import { chooserFrom } from '../chance.ts';
import type { Candidate } from '../explain/explanation.ts';
import { hastily, mindOf } from '../plan/mind.ts';
import { weigh } from '../plan/weigh.ts';
import { drawAnOrder } from '../random-player.ts';
import type { Thinker, Verdict } from '../thinker.ts';
import { TEMPERS } from '../values/style.ts';

/** Points by which he may be wrong about an order, either way, and the share by which he underrates danger. */
const MISJUDGES = 4;
const CARELESS = 0.5;

export const actCarelessly: Thinker = function* (question) {
  const { game, owed, style, seed } = question;
  const temper = TEMPERS[style];
  const mind = mindOf(game, owed.side, { ...temper, risk: CARELESS * temper.risk });
  const choose = chooserFrom(seed);
  const error = (): number => (MISJUDGES * (choose(1000) + choose(1000) - 1000)) / 1000;
  const seen: Candidate[] = weigh(hastily(mind), owed).map((one) => ({ ...one, value: one.value + error() }));
  if (seen.length === 0) return yield* drawAnOrder(question);
  return seen.sort((a, b) => b.value - a.value) as unknown as Verdict;
};
