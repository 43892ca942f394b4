/** What units of the declared locations can do (4.0): everything worth weighing, with what it is worth. */
import type { Decision, Order, Part } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { SQUAD, typeOf } from '../values/worth.ts';
import { roundOf } from './close-combat.ts';
import { silencing } from './drawing-fire.ts';
import { withTheRest } from './first-or-later.ts';
import { weighFlight } from './flights.ts';
import { forgoneMove, sparingMovers } from './forgone.ts';
import { weighArtillery, weighMortar } from './indirect.ts';
import { reliefBy } from './menace.ts';
import { type Mind, unitsOf } from './mind.ts';
import { movesIn, weighDrive } from './moves.ts';
import { isAimed, weighAimed } from './ordnance.ts';
import { weighAlighting } from './passengers.ts';
import { tryOut } from './sampling.ts';
import { shotsIn, weighShot } from './shots.ts';
import { weighSmoke } from './smoke.ts';
import { weighSnipers } from './snipers.ts';
import { weighSpotting } from './spotting.ts';
import { sparingWorkers } from './tasks.ts';

type OrderTo<V extends Order['do']> = Extract<Order, { do: V }>;
type FirePart = Extract<Part, { do: 'fire' }>;
export const ordersTo = <V extends Order['do']>(owed: Decision, verb: V): OrderTo<V>[] =>
  owed.orders.filter((order): order is OrderTo<V> => order.do === verb);

/** Verbs that have a measure of their own. */
const MEASURED: readonly Order['do'][] = [
  'done',
  'pass',
  'move',
  'alight',
  'smoke',
  'melee',
  'call-mortar',
  'call-artillery',
  'spot',
  'place-sniper',
];

function weighMelee(mind: Mind, order: OrderTo<'melee'>): Candidate {
  const { wins, loses, balance } = roundOf(mind, [], order.at);
  const ground = wins * (1 - loses) * 2;
  const facts = [
    { is: 'succeeds', at: order.at, chance: wins },
    { is: 'risk', at: order.at, chance: loses },
    { is: 'damage', amount: balance / SQUAD },
  ] as const;
  return { order, value: balance + ground, facts };
}

/** Where somebody has moved already in this impulse, the others can only move in a later one: not if they fire (4.0). */
function* shotsFrom(mind: Mind, owed: Decision, part: FirePart): Generator<Candidate | undefined> {
  const mayMove = owed.parts.some((one) => one.do === 'move' && one.from === part.from);
  for (const shot of shotsIn(mind, part)) {
    const candidate = weighShot(mind, shot);
    if (!candidate) continue;
    const spared = silencing(mind, candidate);
    const value = candidate.value + reliefBy(mind, candidate) + spared;
    yield { ...candidate, value: mayMove ? value : value - forgoneMove(mind, part.from, shot.units), spared };
  }
}

function* fromParts(mind: Mind, owed: Decision): Generator<Candidate | undefined> {
  for (const part of owed.parts) {
    switch (part.do) {
      case 'fire':
        yield* shotsFrom(mind, owed, part);
        break;
      case 'move':
      case 'withdraw':
      case 'dash':
        yield* movesIn(mind, part);
        break;
    }
  }
}

/** On wheels and tracks, or in the air. */
function weighMachine(mind: Mind, order: OrderTo<'move'>): Candidate | undefined {
  const [unit] = unitsOf(mind, order.units);
  if (!unit || typeOf(mind.game, unit).kind !== 'helicopter') return weighDrive(mind, order);
  return weighFlight(mind, order, unit);
}

function* fromOrders(mind: Mind, owed: Decision): Generator<Candidate | undefined> {
  for (const order of ordersTo(owed, 'melee')) yield weighMelee(mind, order);
  for (const order of ordersTo(owed, 'call-mortar')) yield weighMortar(mind, order);
  for (const order of ordersTo(owed, 'call-artillery')) yield weighArtillery(mind, order);
  yield* weighSmoke(mind, ordersTo(owed, 'smoke'));
  yield* weighSpotting(mind, ordersTo(owed, 'spot'));
  yield* weighSnipers(mind, ordersTo(owed, 'place-sniper'));
  for (const order of ordersTo(owed, 'move')) yield weighMachine(mind, order);
  for (const order of ordersTo(owed, 'alight')) yield weighAlighting(mind, order);
  for (const order of owed.orders) {
    if (isAimed(order)) yield weighAimed(mind, order);
    else if (!MEASURED.includes(order.do)) yield tryOut(mind, order);
  }
}

/** Everything worth weighing, with what the others can do after it; ending the impulse counts nothing. */
export function actionsOf(mind: Mind, owed: Decision): Candidate[] {
  const found: Candidate[] = [];
  for (const candidate of fromParts(mind, owed)) if (candidate) found.push(candidate);
  for (const candidate of fromOrders(mind, owed)) if (candidate) found.push(candidate);
  const ending = ordersTo(owed, 'done').map((order) => ({ order, value: 0, facts: [] }));
  return [...ending, ...withTheRest(mind, sparingWorkers(mind, sparingMovers(mind, found)))];
}
