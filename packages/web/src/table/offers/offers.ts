/**
 * What a person can do now with what is in hand: places on the map, each with the orders that a click there gives, and
 * commands for the palette. Orders that go without saying (declare, set out) are tried out on a copy of the game and
 * stand before the one that is meant, so that nobody has to click for them.
 */
import type { Game, HexId, Order, UnitId, Verb } from '@opfire/engine';
import type { Selection } from '../store/types.ts';
import { joinableIn, momentsOf, pickableIn } from './moments.ts';
import { isFirePart, shotAt } from './parts.ts';
import { asChosen, concerns, singly } from './singly.ts';
import type { Command, Moment, Offer, Offers, Sequence, Situation, Turn } from './types.ts';
import { placeOf } from './verbs.ts';
import { modesOf, offeredMoves } from './ways.ts';

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
  'close-assault',
  'strafe',
  'bomb',
]);

/** Pointed at by themselves, never by way of the palette. */
const UNNAMED: ReadonlySet<Verb> = new Set<Verb>(['step', 'deploy', 'enter']);

/** Nobody declares a location only to leave it at that. */
const isIdle = (before: readonly Order[], order: Order): boolean => before.length > 0 && order.do === 'done';

function offeredOrders(moment: Moment, selection: Selection): Sequence[] {
  const { owed, before } = moment;
  const entries = asChosen(singly(moment, 'enter', selection), selection);
  const moves = asChosen(singly(moment, 'move', selection), selection);
  // One vehicle is pointed to its way; of several the palette names each as well.
  const chosen = new Set<Order>([...entries, ...(moves.length > 1 ? moves : [])]);
  return (
    owed.orders
      .filter((order) => concerns(moment, order, selection) && !isIdle(before, order))
      // Steps of a move come with the whole way; those of a flight are taken hex by hex.
      .filter((order) => order.do !== 'step' || owed.kind !== 'move')
      .filter((order) => (order.do !== 'enter' && order.do !== 'move') || chosen.has(order))
      .map((order) => ({ orders: [...before, order] }))
  );
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

const last = (orders: readonly Order[]): Order => orders.at(-1) as Order;

/** Those who set out by these orders; nobody when they are under way already. */
export function moversIn(orders: readonly Order[]): readonly UnitId[] {
  const order = orders.find((one) => one.do === 'move' || one.do === 'withdraw' || one.do === 'dash');
  return order && 'units' in order ? order.units : [];
}

/** Pointed at on the map, or one of so many that they are told only to whoever asks for them. */
const isAimed = (game: Game, order: Order, intent: Verb | undefined): boolean =>
  placeOf(game, order) !== undefined || (order.do === 'pivot' && intent !== 'pivot');

/** Commands in the order of their discovery, each once. */
function commandsOf(
  { game, selection: { intent } }: Situation,
  sequences: readonly Sequence[],
  modes: readonly Command[],
): Command[] {
  const meant = sequences.map(({ orders }) => last(orders));
  const aims = new Set(meant.filter((order) => isAimed(game, order, undefined)).map((order) => order.do));
  const gives = sequences.filter(({ orders }) => !isAimed(game, last(orders), intent));
  return [
    ...modes,
    ...[...aims].filter((verb) => !UNNAMED.has(verb)).map((verb): Command => ({ kind: 'aim', verb })),
    ...gives.map(({ orders }): Command => ({ kind: 'give', verb: last(orders).do, orders })),
  ];
}

/** What can be done at once needs no declaring: the same order is not offered a second time after it. */
function shortest(sequences: readonly Sequence[]): Sequence[] {
  const known = new Set<string>();
  return sequences.filter(({ orders, way }) => {
    const key = JSON.stringify([last(orders), way && [way.path, moversIn(orders)]]);
    return !known.has(key) && known.add(key);
  });
}

const turnOf = ({ orders }: Sequence): Turn[] => {
  const order = last(orders);
  if (order.do !== 'pivot') return [];
  const { unit, facing, turret } = order;
  return [{ unit, facing: turret ?? facing, turret: turret !== undefined, orders }];
};

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
    const at = way?.to ?? placeOf(game, last(orders));
    const shown = intent === undefined ? AT_HAND.has(verb) : verb === intent;
    return at !== undefined && shown ? [{ at, verb, orders, way }] : [];
  });
  const modes = moments.flatMap((moment) => modesOf(moment, selection));
  return {
    places: byHex(game, offers),
    commands: commandsOf(situation, sequences, modes),
    turns: sequences.flatMap(turnOf),
    pickable: pickableIn(situation),
    joinable: joinableIn(situation),
  };
}
