/** Plans each impulse with exact forecasts and takes what is worth most. */
import type { Candidate } from '../explain/explanation.ts';
import { mindOf } from '../plan/mind.ts';
import { weigh } from '../plan/weigh.ts';
import { drawAnOrder } from '../random-player.ts';
import type { Thinker } from '../thinker.ts';
import { TEMPERS } from '../values/style.ts';

export const planImpulse: Thinker = function* (question) {
  const { game, owed, style } = question;
  const [best, ...others] = weigh(mindOf(game, owed.side, TEMPERS[style]), owed);
  return best ? ([best, ...others] as const satisfies readonly Candidate[]) : yield* drawAnOrder(question);
};
