/** What is offered to a person, and the words in which the offers are worked out. */
import type { Decision, Facing, Game, HexId, LocationId, Order, Reach, UnitId, Verb } from '@opfire/engine';
import type { MoveMode, Selection } from '../store/types.ts';

export interface Offer {
  readonly at: LocationId;
  readonly verb: Verb;
  /** To be given one after another. */
  readonly orders: readonly Order[];
  /** For steps: the whole way there, of which the orders take the first step. */
  readonly way?: Way | undefined;
}

export interface Way extends Reach {
  /** The game in which the way begins: everybody has set out. */
  readonly from: Game;
}

/** Orders that belong together, the last of which is meant. */
export interface Sequence {
  readonly orders: readonly Order[];
  readonly way?: Way;
}

export type Command =
  /** Gives orders at once. */
  | { readonly kind: 'give'; readonly verb: Verb; readonly orders: readonly Order[] }
  /** Lights up the places of one kind of order. */
  | { readonly kind: 'aim'; readonly verb: Verb }
  /** Chooses how to move. */
  | { readonly kind: 'mode'; readonly verb: Verb; readonly mode: MoveMode };

export interface Turn {
  readonly unit: UnitId;
  readonly facing: Facing;
  /** The turret turns, and the hull stays as it is (15.1). */
  readonly turret: boolean;
  readonly orders: readonly Order[];
}

export interface Offers {
  readonly places: ReadonlyMap<HexId, readonly Offer[]>;
  readonly commands: readonly Command[];
  /** Ways in which a gun, a hull or a turret can turn where it stands. */
  readonly turns: readonly Turn[];
  /** Locations that can be taken in hand. */
  readonly pickable: ReadonlySet<LocationId>;
  /** Locations that can be activated together with the one in hand (4.0). */
  readonly joinable: ReadonlySet<LocationId>;
}

/** A decision that is owed, or will be once what goes without saying has been said. */
export interface Moment {
  readonly game: Game;
  readonly owed: Decision;
  /** What goes without saying before. */
  readonly before: readonly Order[];
}

export interface Situation {
  readonly game: Game;
  readonly decision: Decision | undefined;
  readonly selection: Selection;
}
