/** What enemies would do to one's own people if nobody stopped them: a reason to shake them beyond what they are worth. */
import type { LocationId } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { enemyOf } from '../values/danger.ts';
import type { Mind } from './mind.ts';

/** The share of it that a hit spares, this turn and the next. */
const SPARED = 0.5;

/** Points that the best shots of those in a place would cost, now that they are where they are. */
function menaceFrom({ field, side }: Mind, at: LocationId): number {
  let menace = 0;
  for (const battery of field.batteries[enemyOf(side)]) {
    if (battery.at !== at) continue;
    let worst = 0;
    for (const { at: to, target } of field.stacks[side].values())
      worst = Math.max(worst, field.lossTo(battery, target, to, 'later', false));
    menace += worst;
  }
  return SPARED * menace;
}

/** What a shot is worth beyond the harm it does. */
export function reliefBy(mind: Mind, { facts }: Candidate): number {
  const hurts = facts.find(({ is }) => is === 'hurts');
  return hurts?.at === undefined ? 0 : mind.temper.damage * (hurts.chance ?? 0) * menaceFrom(mind, hurts.at);
}
