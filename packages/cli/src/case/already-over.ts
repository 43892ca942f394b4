/** Orders that come late: for what has ended by itself, or while nothing of their kind is open. */
import type { Decision, GameEvent, Order, Refusal, Side, State } from '@opfire/engine';
import { sectionsOfOrder } from '@opfire/engine/notation';

type Frame = State['stack'][number];
type Ending = 'move' | 'fire' | 'impulse' | 'rally';

/** What each order that ends something may have found ended. */
const ENDS: Partial<Record<Order['do'], readonly Ending[]>> = {
  stop: ['move'],
  hold: ['fire'],
  done: ['impulse', 'rally'],
};

const FRAMES: Partial<Record<Frame['f'], Ending>> = {
  move: 'move',
  flight: 'move',
  opportunity: 'fire',
  guided: 'fire',
  rally: 'rally',
};

const isSame = (one: Frame, other: Frame): boolean =>
  one.f === other.f && 'side' in one && 'side' in other && one.side === other.side;

/** What has come to an end with the orders of a step, and who has passed for lack of anything to do. */
export class Endings {
  private readonly ended = new Set<Ending>();
  private readonly passed = new Set<Side>();
  private readonly rallied = new Set<Side>();

  /** After an order that left `before` and led to `after`; what it was given to end has not ended by itself. */
  note(order: Order, before: readonly Frame[], after: readonly Frame[], events: readonly GameEvent[]): void {
    for (const frame of before) {
      const ending = FRAMES[frame.f];
      if (!ending || after.some((one) => isSame(one, frame))) continue;
      this.add(ending, order);
      if (frame.f === 'rally' && order.do !== 'done') this.rallied.add(frame.side);
    }
    const impulses = events.filter((event) => event.t === 'impulse-ended');
    for (const [index, { side, pass }] of impulses.entries()) {
      this.add('impulse', order);
      if (pass && (order.do !== 'pass' || index > 0)) this.passed.add(side);
    }
  }

  private add(ending: Ending, { do: verb }: Order): void {
    if (!ENDS[verb]?.includes(ending)) this.ended.add(ending);
  }

  /** With what an earlier step ended. */
  and(other: Endings): Endings {
    const both = new Endings();
    for (const one of [this, other])
      for (const key of ['ended', 'passed', 'rallied'] as const)
        for (const value of one[key]) (both[key] as Set<unknown>).add(value);
    return both;
  }

  /** A "done" after the last thing that a side could do in its rally is not for the other side, which has just begun. */
  isOfOtherRally(order: Order, as: Side | undefined, owed: Decision | undefined): boolean {
    if (order.do !== 'done' || as !== undefined || owed?.kind !== 'rally') return false;
    return this.rallied.size > 0 && !this.rallied.has(owed.side);
  }

  /** Whether an impulse is over by itself: what its units are ordered now has nothing to do with the next. */
  get endedImpulse(): boolean {
    return this.ended.has('impulse');
  }

  /** Whether the order would only end what has ended by itself; a pass only of the side that the case names. */
  cover(order: Order, as: Side | undefined): boolean {
    if (order.do === 'pass') return as !== undefined && this.passed.has(as);
    return ENDS[order.do]?.some((ending) => this.ended.has(ending)) ?? false;
  }
}

/** Reasons that say nothing of the order but that it, or its unit, has no turn now. */
const NOT_OPEN: readonly Refusal['why'][] = [
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

/** Such a refusal may be cited by the section that the order belongs to, too: it is as good a reason. */
export function isCitedByOrder(rule: string | undefined, order: Order['do'], { why }: Refusal, past: Endings): boolean {
  const open = why === 'declare-the-locations-first' ? !past.endedImpulse : !NOT_OPEN.includes(why);
  return rule !== undefined && !open && sectionsOfOrder(order).includes(rule);
}
