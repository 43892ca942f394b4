/** Sensible but careless: sees most of what a regular sees, misjudges it, and makes little of danger. */

import type { DecisionKind } from '@opfire/engine';
import { chooserFrom } from '../chance.ts';
import type { Candidate } from '../explain/explanation.ts';
import { isIdle } from '../plan/idle.ts';
import { hastily, mindOf } from '../plan/mind.ts';
import { weigh } from '../plan/weigh.ts';
import { drawAnOrder } from '../random-player.ts';
import type { Thinker, Verdict } from '../thinker.ts';
import { TEMPERS } from '../values/style.ts';

/** Points by which he may be wrong about an order, either way, and the share of danger that he sees. */
const MISJUDGES = 11;
const CARELESS = 0.1;
/** Of a thousand things he could do, how many escape him; what he has begun he follows through. */
const OVERLOOKS = 350;
const MAY_OVERLOOK: readonly DecisionKind[] = ['setup', 'rally', 'activation', 'opportunity-fire'];

/** In the quiet of a Rally Phase he knows what is worse than nothing, such as to throw a good weapon away. */
const KNOWS_BETTER: DecisionKind = 'rally';

export const actCarelessly: Thinker = function* (question) {
  const { game, owed, style, seed } = question;
  const temper = TEMPERS[style];
  const mind = mindOf(game, owed.side, { ...temper, risk: CARELESS * temper.risk });
  const choose = chooserFrom(seed);
  const all = weigh(hastily(mind), owed);
  const sane = owed.kind === KNOWS_BETTER ? all.filter((one) => isIdle(one) || one.value >= 0) : all;
  // Nobody forgets that he may leave it at that.
  const looks = MAY_OVERLOOK.includes(owed.kind)
    ? sane.filter((one) => isIdle(one) || choose(1000) >= OVERLOOKS)
    : sane;
  const error = (): number => (MISJUDGES * (choose(1000) + choose(1000) - 1000)) / 1000;
  const seen: Candidate[] = (looks.length > 0 ? looks : sane).map((one) => ({ ...one, value: one.value + error() }));
  if (seen.length === 0) return yield* drawAnOrder(question);
  return seen.sort((a, b) => b.value - a.value) as unknown as Verdict;
};
