/** One kind of order of the Rally Phase (3.0). Listing and checking ask the same predicates. */
import type { Play } from '../../core/play.ts';
import type { Refusal } from '../../core/rule.ts';
import type { RallyFrame } from '../../state/frames.ts';
import type { Order, OrderTo, Verb } from '../../state/orders.ts';
import type { Position } from '../../state/query.ts';

export interface RallyAction<V extends Verb> {
  readonly verb: V;
  list(p: Position, frame: RallyFrame, orders: Order[]): void;
  check(p: Position, frame: RallyFrame, order: OrderTo<V>): Refusal | undefined;
  /** First succeeds the frame with what it must remember, then acts. */
  carryOut(play: Play, frame: RallyFrame, order: OrderTo<V>): void;
}
