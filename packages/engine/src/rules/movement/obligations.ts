/** What a move in progress still owes (6.0, 6.1.1). */
import { type Refusal, refusal } from '../../core/rule.ts';
import type { MoveFrame } from '../../state/frames.ts';

const MUST_MOVE = refusal('6.1.1', 'assault-fire-must-be-followed-by-a-move');
const MUST_MOVE_FIRST = refusal('6.0', 'a-declared-move-must-be-made');

export const isAssaultFire = (frame: MoveFrame): boolean =>
  frame.mode === 'assault-fire' || frame.mode === 'stealth-assault-fire';

export const mustStep = (frame: MoveFrame): boolean => frame.steps === 0;

/** Has fired by assault fire and owes the move (6.1.1). */
const mustRun = (frame: MoveFrame): boolean => mustStep(frame) && isAssaultFire(frame);

export function whyNotStop(frame: MoveFrame): Refusal | undefined {
  if (!mustStep(frame)) return undefined;
  return mustRun(frame) ? MUST_MOVE : MUST_MOVE_FIRST;
}
