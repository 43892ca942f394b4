/** One kind of action that units of an activated location can take in an impulse (4.0). */
import type { Part } from '../../core/decision.ts';
import type { Play } from '../../core/play.ts';
import type { Refusal } from '../../core/rule.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import type { Order, OrderTo, Verb } from '../../state/orders.ts';
import type { Game } from '../../state/state.ts';

export interface ImpulseAction<V extends Verb> {
  readonly verb: V;
  /** Adds what is legal now to the lists of the decision. */
  list(game: Game, frame: ImpulseFrame, orders: Order[], parts: Part[]): void;
  check(game: Game, frame: ImpulseFrame, order: OrderTo<V>): Refusal | undefined;
  /** First succeeds the impulse frame with what it must remember, then acts, then pushes frames if any. */
  carryOut(play: Play, frame: ImpulseFrame, order: OrderTo<V>): void;
}
