/**
 * What a person can do now with what is in hand: places on the map, each with the orders that a click there gives, and
 * commands for the palette. Orders that go without saying (declare, set out) are tried out on a copy of the game and
 * stand before the one that is meant, so that nobody has to click for them.
 */
import {
  type Decision,
  decision,
  type Facing,
  type Game,
  type HexId,
  type LocationId,
  type Order,
  type Part,
  type Reach,
  reach,
  type UnitId,
  type Verb,
} from '@opfire/engine';
import type { MoveMode, Selection } from '../store/types.ts';
import { ahead, isLegal } from './ahead.ts';
import { comeOn, isFirePart, isMovePart, type MovePart, setOut, shotAt } from './parts.ts';
import { actorsOf, placeOf } from './verbs.ts';

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
interface Sequence {
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
  readonly orders: readonly Order[];
}

export interface Offers {
  readonly places: ReadonlyMap<HexId, readonly Offer[]>;
  readonly commands: readonly Command[];
  /** Ways in which a gun or a hull can turn where it stands. */
  readonly turns: readonly Turn[];
  /** Locations that can be taken in hand. */
  readonly pickable: ReadonlySet<LocationId>;
  /** Locations that can be activated together with the one in hand (4.0). */
  readonly joinable: ReadonlySet<LocationId>;
}

type SingleOrder = Extract<Order, { do: 'enter' | 'move' }>;

interface Moment {
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

/** Offered on the map without asking for them in the palette. */
const AT_HAND: ReadonlySet<Verb> = new Set<Verb>([
  'step',
  'fire',
  'deploy',
  'enter',
  'retreat',
  'settle',
  'land',
  'melee',
  'shoot',
  'overrun',
  'strafe',
  'bomb',
]);

const activatable = ({ parts }: Decision): readonly LocationId[] =>
  parts.flatMap((part) => (part.do === 'activate' ? part.at : []));

/** The moment itself and, where a location in hand can be declared, the one after declaring it. */
export function momentsOf({ game, decision: owed, selection }: Situation): Moment[] {
  if (owed === undefined) return [];
  const now: Moment = { game, owed, before: [] };
  if (!activatable(owed).includes(selection.at)) return [now];
  const order: Order = { do: 'activate', at: [selection.at, ...selection.together] };
  const then = ahead(game, order);
  const next = then && decision(then);
  return then && next ? [now, { game: then, owed: next, before: [order] }] : [now];
}

/** What is worth offering before anybody is taken in hand. */
const UNASKED: ReadonlySet<Verb> = new Set<Verb>(['rally', 'treat', 'drive', 'repair', 'place-sniper', 'react']);

function concerns(game: Game, order: Order, { units, at }: Selection): boolean {
  const actors = actorsOf(game, order);
  if (actors.length === 0) return true;
  return units.length === 0 && at < 0 ? UNASKED.has(order.do) : actors.some((one) => units.includes(one));
}

/** Nobody declares a location only to leave it at that. */
const isIdle = (before: readonly Order[], order: Order): boolean => before.length > 0 && order.do === 'done';

/** Vehicles come on and set out singly, each way of it an order of its own (15.1). */
const singly = ({ game, owed }: Moment, verb: SingleOrder['do'], selection: Selection): SingleOrder[] =>
  owed.orders
    .filter((order): order is SingleOrder => order.do === verb)
    .filter((order) => concerns(game, order, selection));

/** Those of them that go as the person chose to move, as far as that can be chosen. */
function asChosen(orders: readonly SingleOrder[], { mode }: Selection): SingleOrder[] {
  const wanted = orders.some((order) => order.mode === mode) ? mode : orders[0]?.mode;
  return orders.filter((order) => order.mode === wanted);
}

/** Where one vehicle alone can set out it is pointed to its way; of several the palette asks which. */
function onlyMove(moment: Moment, selection: Selection): SingleOrder | undefined {
  const [order, another] = asChosen(singly(moment, 'move', selection), selection);
  return another === undefined ? order : undefined;
}

function offeredOrders(moment: Moment, selection: Selection): Sequence[] {
  const { game, owed, before } = moment;
  const verbs = ['enter', 'move'] as const;
  const chosen = new Set<Order>(verbs.flatMap((verb) => asChosen(singly(moment, verb, selection), selection)));
  const only = onlyMove(moment, selection);
  return owed.orders
    .filter((order) => order.do !== 'step' && concerns(game, order, selection) && !isIdle(before, order))
    .filter((order) => (order.do !== 'enter' && order.do !== 'move') || chosen.has(order))
    .filter((order) => order !== only)
    .map((order) => ({ orders: [...before, order] }));
}

function offeredFire({ game, owed, before }: Moment, selection: Selection): Sequence[] {
  const found: Sequence[] = [];
  for (const part of owed.parts) {
    if (!isFirePart(part)) continue;
    for (const at of part.targets) {
      const order = shotAt(game, part, at, selection);
      if (order) found.push({ orders: [...before, order] });
    }
  }
  return found;
}

const modeIn = (part: MovePart, { mode }: Selection): MoveMode | undefined =>
  part.modes.includes(mode) ? mode : part.modes[0];

/** Ways onto the map. */
function entriesBy(moment: Moment, part: MovePart, selection: Selection): Sequence[] {
  if (singly(moment, 'enter', selection).length > 0) return [];
  const { game, before } = moment;
  const orders = (part.entries ?? []).map((at) => comeOn(game, part, at, selection));
  return orders.flatMap((order) => (order ? [{ orders: [...before, order] }] : []));
}

/** Every place that the units on the move can get to, each by its first step and the way that follows. */
const waysOn = (from: Game, before: readonly Order[]): Sequence[] =>
  reach(from).flatMap((one) => {
    const [to] = one.path;
    return to === undefined ? [] : [{ orders: [...before, { do: 'step', to }], way: { ...one, from } }];
  });

/** Ways of a move that has not been declared yet. */
function waysBy({ game, before }: Moment, part: MovePart, selection: Selection): Sequence[] {
  const mode = modeIn(part, selection);
  const order = mode && setOut(game, part, mode, selection);
  const then = order && ahead(game, order);
  return order && then ? waysOn(then, [...before, order]) : [];
}

/** Ways of the one vehicle in hand. */
function waysAlone(moment: Moment, selection: Selection): Sequence[] {
  const order = onlyMove(moment, selection);
  const then = order && ahead(moment.game, order);
  return order && then ? waysOn(then, [...moment.before, order]) : [];
}

const offeredMoves = (moment: Moment, selection: Selection): Sequence[] =>
  moment.owed.kind === 'move'
    ? waysOn(moment.game, moment.before)
    : [
        ...waysAlone(moment, selection),
        ...moment.owed.parts
          .filter(isMovePart)
          .flatMap((part) => (part.do === 'enter' ? entriesBy : waysBy)(moment, part, selection)),
      ];

const modeCommands = (verb: Verb, modes: readonly MoveMode[]): Command[] =>
  [...new Set(modes)].map((mode) => ({ kind: 'mode', verb, mode }));

function modesOf(moment: Moment, selection: Selection): Command[] {
  const { units } = selection;
  const entries = singly(moment, 'enter', selection);
  if (entries.length > 0)
    return modeCommands(
      'enter',
      entries.map(({ mode }) => mode),
    );
  const moves = singly(moment, 'move', selection);
  const parts = moment.owed.parts.filter(isMovePart).filter((part) => units.some((one) => part.units.includes(one)));
  const modes = parts.flatMap((part) => (part.do === 'move' ? part.modes : []));
  return [
    ...modeCommands('move', [...modes, ...moves.map(({ mode }) => mode)]),
    ...parts.filter((part) => part.do !== 'move').flatMap((part) => modeCommands(part.do, part.modes)),
  ];
}

function byHex(game: Game, offers: readonly Offer[]): Map<HexId, Offer[]> {
  const places = new Map<HexId, Offer[]>();
  for (const offer of offers) {
    const hex = game.world.board.locations[offer.at]?.hex;
    if (hex === undefined) continue;
    const known = places.get(hex);
    if (known) known.push(offer);
    else places.set(hex, [offer]);
  }
  return places;
}

const unitsNamed = (part: Part): readonly number[] => ('units' in part ? part.units : []);

function pickableIn({ game, decision: owed }: Situation): Set<LocationId> {
  if (owed === undefined) return new Set();
  const units = [...owed.parts.flatMap(unitsNamed), ...owed.orders.flatMap((order) => actorsOf(game, order))];
  const places = units.map((id) => game.state.units[id]?.at ?? -1);
  return new Set([...activatable(owed), ...places].filter((at) => at >= 0));
}

function joinableIn({ game, decision: owed, selection }: Situation): Set<LocationId> {
  if (owed === undefined || !activatable(owed).includes(selection.at)) return new Set();
  const declared = [selection.at, ...selection.together];
  const others = activatable(owed).filter((at) => !declared.includes(at));
  return new Set(others.filter((at) => isLegal(game, { do: 'activate', at: [...declared, at] })));
}

const last = (orders: readonly Order[]): Order => orders.at(-1) as Order;

/** Aimed on the map, or one of so many that they are told only to whoever asks for them. */
const isAimed = (order: Order, intent: Verb | undefined): boolean =>
  placeOf(order) !== undefined || (order.do === 'pivot' && intent !== 'pivot');

/** Commands in the order of their discovery, each once. */
function commandsOf(
  sequences: readonly (readonly Order[])[],
  modes: readonly Command[],
  intent: Verb | undefined,
): Command[] {
  const aims = new Set(
    sequences.map(last).flatMap((order) => (placeOf(order) !== undefined || order.do === 'pivot' ? [order.do] : [])),
  );
  const gives = sequences.filter((one) => !isAimed(last(one), intent));
  const aimed = [...aims].filter((verb) => verb !== 'step' && verb !== 'deploy' && verb !== 'enter');
  return [
    ...modes,
    ...aimed.map((verb): Command => ({ kind: 'aim', verb })),
    ...gives.map((orders): Command => ({ kind: 'give', verb: last(orders).do, orders })),
  ];
}

/** What can be done at once needs no declaring: the same order is not offered a second time after it. */
function shortest(sequences: readonly Sequence[]): Sequence[] {
  const known = new Set<string>();
  return sequences.filter(({ orders, way }) => {
    const key = JSON.stringify([last(orders), way?.path]);
    return !known.has(key) && known.add(key);
  });
}

export function offersFor(situation: Situation): Offers {
  const { game, selection } = situation;
  const moments = momentsOf(situation);
  const sequences = shortest(
    moments.flatMap((moment) => [
      ...offeredOrders(moment, selection),
      ...offeredFire(moment, selection),
      ...offeredMoves(moment, selection),
    ]),
  );
  const { intent } = selection;
  const offers = sequences.flatMap(({ orders, way }): Offer[] => {
    const { do: verb } = last(orders);
    const at = way?.to ?? placeOf(last(orders));
    const shown = intent === undefined ? AT_HAND.has(verb) : verb === intent;
    return at !== undefined && shown ? [{ at, verb, orders, way }] : [];
  });
  return {
    places: byHex(game, offers),
    commands: commandsOf(
      sequences.map(({ orders }) => orders),
      moments.flatMap((moment) => modesOf(moment, selection)),
      intent,
    ),
    turns: sequences.flatMap(({ orders }): Turn[] => {
      const order = last(orders);
      return order.do === 'pivot' && order.turret === undefined
        ? [{ unit: order.unit, facing: order.facing, orders }]
        : [];
    }),
    pickable: pickableIn(situation),
    joinable: joinableIn(situation),
  };
}
