/**
 * What has been thought through before: most continuations of a decision come through the same positions, where both sides
 * would do the same again. Until the next die is thrown even what comes of it is the same.
 */
import { type Decision, type Dice, decision, type Game, give, type Order, type Side } from '@opfire/engine';
import { holdingOn, mindOf, withoutSmoke } from '../plan/mind.ts';
import { weigh } from '../plan/weigh.ts';
import { evaluate } from '../values/evaluate.ts';
import { TEMPERS } from '../values/style.ts';
import { PositionKeys } from './position-key.ts';

/** How somebody decides in a continuation: as the one who asks, where it is the plan that is tried out or later on, or as his enemy. */
export type Manner = 'as-planned' | 'as-usual' | 'as-the-enemy';

/** Where an order leads, and the dice as they lie then. */
export interface Step {
  readonly moment: Moment;
  readonly dice: Dice;
}

/** A position, whatever dice are to come. */
export class Moment {
  readonly game: Game;
  readonly owed: Decision | undefined;
  private readonly moments: Moments;
  private readonly likeliest = new Map<Manner, Order | undefined>();
  /** Where orders lead that no die decides. */
  private readonly next = new Map<Order, Moment>();
  private readonly values: [number | undefined, number | undefined] = [undefined, undefined];

  constructor(moments: Moments, game: Game) {
    this.moments = moments;
    this.game = game;
    this.owed = decision(game);
  }

  /** What whoever owes the decision will probably do. */
  choice(manner: Manner): Order | undefined {
    if (!this.likeliest.has(manner)) this.likeliest.set(manner, this.weigh(manner));
    return this.likeliest.get(manner);
  }

  private weigh(manner: Manner): Order | undefined {
    if (!this.owed) return undefined;
    const mind = mindOf(this.game, this.owed.side, TEMPERS.balanced);
    const own = manner === 'as-the-enemy' ? mind : holdingOn(mind);
    return weigh(manner === 'as-planned' ? own : withoutSmoke(own), this.owed)[0]?.order;
  }

  /** Points for a side as things stand. */
  value(side: Side): number {
    const value = this.values[side] ?? evaluate(this.game, side);
    this.values[side] = value;
    return value;
  }

  /** After an order; undefined where it is refused. */
  after(order: Order, dice: Dice): Step | undefined {
    const known = this.next.get(order);
    if (known) return { moment: known, dice };
    const { world, state } = this.game;
    const outcome = give({ world, state: { ...state, dice } }, order);
    if ('refused' in outcome) return undefined;
    const moment = this.moments.of(outcome.game);
    const thrown = outcome.game.state.dice;
    if (thrown === dice) this.next.set(order, moment);
    return { moment, dice: thrown };
  }
}

/** The moments that a decision has been thought through to. */
export class Moments {
  private readonly keys = new PositionKeys();
  private readonly known = new Map<string, Moment>();

  of(game: Game): Moment {
    const key = this.keys.keyOf(game.state);
    const known = this.known.get(key);
    if (known) return known;
    const moment = new Moment(this, game);
    this.known.set(key, moment);
    return moment;
  }
}
