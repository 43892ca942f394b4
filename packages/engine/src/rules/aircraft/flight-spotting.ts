/** Spotting from a hovering helicopter: the side's one attempt, and no end of its own impulse (19.2.3). */
import type { Play } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { FlightFrame, ImpulseFrame } from '../../state/frames.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import type { Position } from '../../state/query.ts';
import type { State } from '../../state/state.ts';
import { attempt, attemptsOf, whyNotSpot } from '../sight/spotting-attempt.ts';

const ANOTHER = refusal('19.2', 'another-helicopter-is-flying');
const NO_IMPULSE = refusal('10.1.1', 'spotting-takes-an-impulse-of-ones-own');

/** The impulse in which the helicopter flies. */
export function impulseBelow({ stack }: Pick<State, 'stack'>): ImpulseFrame | undefined {
  const below = stack[stack.length - 2];
  return below?.f === 'impulse' ? below : undefined;
}

export function whyNotSpotFromAir(p: Position, frame: FlightFrame, order: OrderTo<'spot'>): Refusal | undefined {
  const impulse = impulseBelow(p.state);
  if (!impulse) return NO_IMPULSE;
  return order.unit === frame.unit ? whyNotSpot(p, impulse, order) : ANOTHER;
}

export function listSpotting(p: Position, frame: FlightFrame, orders: Order[]): void {
  const impulse = impulseBelow(p.state);
  if (impulse) orders.push(...attemptsOf(p, impulse).filter((order) => order.unit === frame.unit));
}

export function spotFromAir(play: Play, order: OrderTo<'spot'>): void {
  const impulse = impulseBelow(play.state) as ImpulseFrame;
  const spotted = attempt(play, order.unit, order.at, impulse.side);
  play.stack[play.stack.length - 2] = impulseWith(impulse, { spotter: order.unit, spotted: spotted ? order.at : -1 });
}
