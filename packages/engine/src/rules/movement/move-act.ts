/** Something that can be done in the course of a move besides stepping, stopping and leaving the map. */

import type { Play } from '../../core/play.ts';
import type { Refusal } from '../../core/rule.ts';
import type { MoveFrame } from '../../state/frames.ts';
import type { Order, OrderTo, Verb } from '../../state/orders.ts';
import type { Position } from '../../state/query.ts';

export interface MoveAct<V extends Verb> {
  readonly verb: V;
  /** Adds every complete order that is legal now. */
  list(p: Position, frame: MoveFrame, orders: Order[]): void;
  /** Why an order is not legal now; undefined when it is. */
  check(p: Position, frame: MoveFrame, order: OrderTo<V>): Refusal | undefined;
  /** The frame is on top of the stack, to be succeeded. */
  carryOut(play: Play, frame: MoveFrame, order: OrderTo<V>): void;
}
