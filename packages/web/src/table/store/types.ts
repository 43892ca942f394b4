/** What a game at the table is: everything that is kept, and what the table adds while it is open. */
import type { Style, Suggestion } from '@opfire/ai';
import type {
  Decision,
  EditionId,
  Game,
  GameEvent,
  HexId,
  LocationId,
  Order,
  Recording,
  Refusal,
  Side,
  UnitId,
  Verb,
  WeaponId,
} from '@opfire/engine';

export interface ComputerSeat {
  readonly kind: 'computer';
  readonly level: string;
  /** In what temper it plays; balanced when absent. */
  readonly style?: Style;
}

/** Who decides for a side. */
export type Seat = { readonly kind: 'person' } | ComputerSeat;

/** referee only refuses; assisted shows odds and legal orders; teach also says why and which rule. */
export const ASSISTS = ['referee', 'assisted', 'teach'] as const;
export type Assist = (typeof ASSISTS)[number];

/** A game as it is kept: plain JSON. Playing its orders again from the start gives everything else. */
export interface GameRecord extends Recording {
  readonly id: string;
  readonly battle: { readonly id: string; readonly edition: EditionId; readonly options: readonly string[] };
  readonly seats: readonly [Seat, Seat];
  readonly assist: Assist;
}

/** One order given, and what came of it. */
export interface Step {
  readonly order: Order;
  readonly side: Side;
  readonly events: readonly GameEvent[];
  /** The game as it was before: taking back is going back to it. */
  readonly before: Game;
  /** Dice fell or something came to light: it cannot be taken back. */
  readonly sealed: boolean;
}

/** How the units on the move go, as the engine calls it. */
export type MoveMode = Extract<Order, { do: 'move' }>['mode'];

/** What a person has in hand before giving an order. */
export interface Selection {
  /** The location looked at; −1 for none, or for units that wait off the map. */
  readonly at: LocationId;
  readonly units: readonly UnitId[];
  readonly weapons: readonly WeaponId[];
  /** Other locations to be activated together with it (4.0). */
  readonly together: readonly LocationId[];
  readonly mode: MoveMode;
  /** A kind of order chosen in the palette: only its places light up. */
  readonly intent: Verb | undefined;
  /** Of the markers that wait to be laid, those that are meant (21.0). */
  readonly fortification?: number;
}

export const NOTHING: Selection = {
  at: -1,
  units: [],
  weapons: [],
  together: [],
  mode: 'move',
  intent: undefined,
};

/** Orders that wait for a yes: those before which a person wants to see the odds. */
export interface Pending {
  readonly orders: readonly Order[];
  /** Where to go on to afterwards. */
  readonly way: readonly LocationId[];
}

/** Several things could be meant by a click on a hex. */
export interface Ambiguity {
  readonly hex: HexId;
  readonly choices: readonly Choice[];
}

export type Choice =
  /** `way`: locations to step to afterwards, as long as nothing happens. */
  | { readonly kind: 'orders'; readonly orders: readonly Order[]; readonly way?: readonly LocationId[] }
  | { readonly kind: 'select'; readonly at: LocationId };

/** What the map shows besides: a line of sight, who sees or reaches a hex, whose it is. */
export const LENSES = ['sight', 'seen', 'threats', 'field', 'control', 'spotted', 'shells'] as const;
export type Lens = (typeof LENSES)[number];

/** When a person does not want to be asked: about opportunity fire (5.3), and at the end of his impulses. */
export interface Restraint {
  /** Fire is held for the move that stands at this depth of the stack and began there. */
  readonly move: string | undefined;
  /** Shots less likely to do something than this are not offered. */
  readonly below: number;
  /** Whether to ask where only a Sniper could be placed. */
  readonly snipers: boolean;
  /** Whether an impulse goes on as long as somebody could still spot, or a Sniper be placed. */
  readonly lingers: boolean;
}

export const UNRESTRAINED: Restraint = { move: undefined, below: 0, snipers: false, lingers: false };

/** What the adviser says about one moment of the game. */
export interface Advice {
  readonly game: Game;
  /** Best first; undefined while he thinks. */
  readonly suggestions: readonly Suggestion[] | undefined;
  /** Which of them is looked at. */
  readonly looked: number;
}

export interface TableState {
  readonly record: GameRecord;
  readonly game: Game;
  readonly decision: Decision | undefined;
  readonly steps: readonly Step[];
  readonly selection: Selection;
  readonly hover: HexId;
  /** The hex that was last asked to be shown. */
  readonly sought: { readonly hex: HexId } | undefined;
  readonly pending: Pending | undefined;
  readonly ambiguity: Ambiguity | undefined;
  /** Why the last order was not accepted. */
  readonly refused: Refusal | undefined;
  /** The computer is choosing. */
  readonly thinking: boolean;
  /** Has the computer settle for the best that it has found so far. */
  readonly hurry: (() => void) | undefined;
  /** Locations still to be stepped to on the way that was pointed at. */
  readonly way: readonly LocationId[];
  readonly lens: Lens | undefined;
  readonly restraint: Restraint;
  /** The last step with dice, until it is put aside. */
  readonly outcome: Step | undefined;
  /** Whom the arrows on the map turn, where several could turn; otherwise it says nothing. */
  readonly turning: UnitId;
  /** The answer to the last question of somebody who listens. */
  readonly said: string;
  readonly advice: Advice | undefined;
  /** Asks for advice, or puts it away; nobody is there to ask where only the rules are kept. */
  readonly askAdvice: (() => void) | undefined;
}

export interface TableActions {
  /** Gives orders one after another; stops at the first that is refused, and says whether none was. */
  give(...orders: readonly Order[]): boolean;
  /** Asks before giving: the odds are shown until the person says yes. */
  ask(orders: readonly Order[], way?: readonly LocationId[]): void;
  /** Yes to what is asked. */
  confirm(): void;
  dismiss(): void;
  select(change: Partial<Selection>): void;
  /** Takes a location in hand with everybody there who can do something, or adds it to those activated together. */
  pick(at: LocationId, together?: boolean): void;
  hoverOver(hex: HexId): void;
  /** Points at a hex and brings it into sight. */
  seek(hex: HexId): void;
  offer(ambiguity: Ambiguity): void;
  undo(): void;
  /** Takes back the last step of all, whatever it was: by agreement, where all who play sit at this screen. */
  takeBack(): void;
  /** Gives orders and then goes on along a way. */
  go(orders: readonly Order[], way: readonly LocationId[]): void;
  /** Says why something cannot be done. */
  refuse(refused: Refusal): void;
  look(lens: Lens | undefined): void;
  /** Chooses whom the arrows on the map turn. */
  letTurn(unit: UnitId): void;
  restrain(change: Partial<Restraint>): void;
  /** Puts somebody else in a side's place, from the next decision on. */
  seat(side: Side, seat: Seat): void;
}

export type Table = TableState & TableActions;
