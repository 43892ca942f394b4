/** What ended by itself before the case came to speak of it: nobody had anything left to do in it. */
import { type Decision, type Frame, type Game, type Order, type Refusal, whyNotThen } from '@opfire/engine';
import { sectionsOfOrder } from '@opfire/engine/notation';
import { MEANT_FOR } from './answers.ts';

const fits = (order: Order, owed: Decision | undefined): boolean =>
  owed !== undefined && MEANT_FOR[order.do].includes(owed.kind);

/** A "done" after the last thing that a side could do in its rally is not for the other side, which has just begun. */
export const isForOtherRally = (order: Order, owed: Decision | undefined, ended: readonly Frame[]): boolean =>
  order.do === 'done' &&
  owed?.kind === 'rally' &&
  ended.some((frame) => frame.f === 'rally' && frame.side !== owed.side);

/** Whether the order only ends what has ended by itself: a case may write it all the same. */
export function isOver(order: Order, owed: Decision | undefined, ended: readonly Frame[]): boolean {
  if (fits(order, owed)) return false;
  const past = (...kinds: Frame['f'][]): boolean => ended.some(({ f }) => kinds.includes(f));
  if (order.do === 'hold') return true;
  if (order.do === 'stop') return past('move', 'flight');
  return order.do === 'done' && past('impulse', 'rally');
}

const saysNothing = ({ why }: Refusal): boolean =>
  why.startsWith('not-offered') || why === 'declare-the-locations-first';

/**
 * Why an order was refused, the most telling reason first. One that no decision now owed can be for was refused by what
 * has ended, too, and that is what a case means to show: a rally without a Leader, or a step too many.
 */
export function reasons(game: Game, owed: Decision | undefined, ended: readonly Frame[], order: Order, now: Refusal) {
  if (fits(order, owed)) return [now];
  const earlier = ended.flatMap((frame) => whyNotThen(game, frame, order) ?? []).filter((one) => !saysNothing(one));
  return [...earlier, now];
}

/** Reasons that say nothing of the order but that it, or its unit, has no turn now. */
const NO_TURN: readonly Refusal['why'][] = [
  'the-battle-is-over',
  'not-offered-now',
  'not-offered-in-this-impulse',
  'not-offered-during-a-move',
  'that-unit-is-not-activated-now',
  'not-activated-in-this-impulse',
  'this-unit-has-been-used-this-turn',
  'this-unit-has-fired-this-turn',
  'no-leader-reaches-that-location',
];

/** A refusal for want of a turn may be cited by the section that the order belongs to, too: it is as good a reason. */
export function isCitedByOrder(
  rule: string | undefined,
  order: Order['do'] | undefined,
  why: string,
  ended: readonly Frame[],
): boolean {
  const undeclared = why === 'declare-the-locations-first' && ended.some(({ f }) => f === 'impulse');
  return (
    rule !== undefined &&
    order !== undefined &&
    (undeclared || NO_TURN.includes(why)) &&
    sectionsOfOrder(order).includes(rule)
  );
}
