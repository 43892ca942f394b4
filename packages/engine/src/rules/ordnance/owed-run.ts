/** The move that assault fire with single weapons obliges to, before the impulse can end (6.1.1, 15.2.1). */
import { type Play, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import type { Order, Verb } from '../../state/orders.ts';
import { onMap, type Position, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { owesRun } from '../movement/after-fire.ts';
import { checkMove, owedRun } from '../movement/move-action.ts';

const MUST_MOVE = refusal('6.1.1', 'assault-fire-must-be-followed-by-a-move');
const BY_ASSAULT_FIRE = refusal('6.1.1', 'who-has-fired-by-assault-fire-goes-on-firing-by-it');

/** Those who have fired so and have done nothing since. */
const debtors = (p: Position, frame: ImpulseFrame): UnitId[] =>
  frame.engaged
    .filter(({ assaultFire, unit }) => assaultFire && (unitOf(p, unit).marks & ACTIVATED) === 0)
    .map(({ unit }) => unit);

const canRun = (p: Position, frame: ImpulseFrame, unit: UnitId): boolean => !checkMove(p, frame, owedRun(p, unit));

/** Why the impulse cannot end yet; whoever can move no more is released. */
export const whyNotDone = (p: Position, frame: ImpulseFrame): Refusal | undefined =>
  debtors(p, frame).some((unit) => canRun(p, frame, unit)) ? MUST_MOVE : undefined;

/** Whether a unit has been released: it cannot go on firing by assault fire either, and in no other way. */
export const isReleased = (p: Position, frame: ImpulseFrame, unit: UnitId): boolean =>
  owesRun(frame, unit) && !canRun(p, frame, unit);

/** At the end of the impulse those who were released have fired all the same. */
export function markReleased(play: Play, frame: ImpulseFrame): void {
  for (const unit of debtors(play, frame))
    if (onMap(unitOf(play, unit))) tell(play, { t: 'marked', unit, marks: MARK.fired, rule: '6.1.1' });
}

/** What is no more than to go on firing, or to move. */
const GOES_ON: readonly Verb[] = ['fire', 'shoot', 'fire-mg', 'move', 'board', 'alight'];

/** Why those who owe a move do nothing else first. */
export function whyNotBeforeRun(frame: ImpulseFrame, order: Order): Refusal | undefined {
  if (frame.engaged.length === 0 || GOES_ON.includes(order.do)) return undefined;
  const acting = 'units' in order ? order.units : 'unit' in order ? [order.unit] : [];
  return acting.some((unit) => owesRun(frame, unit)) ? MUST_MOVE : undefined;
}

/** Why units cannot fire together otherwise than some of them have begun to. */
export const whyNotMixed = (
  frame: ImpulseFrame,
  units: readonly UnitId[],
  assaultFire: readonly UnitId[],
): Refusal | undefined =>
  units.some((unit) => owesRun(frame, unit) && !assaultFire.includes(unit)) ? BY_ASSAULT_FIRE : undefined;
