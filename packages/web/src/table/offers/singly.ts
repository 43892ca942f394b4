/** Vehicles come on and set out singly, each way of it an order of its own (15.1). */
import type { Decision, DecisionKind, LocationId, Order, UnitId, Verb } from '@opfire/engine';
import type { Selection } from '../store/types.ts';
import type { Moment } from './types.ts';
import { actorsOf } from './verbs.ts';

export type SingleOrder = Extract<Order, { do: 'enter' | 'move' }>;

/** What is worth offering before anybody is taken in hand. */
const UNASKED: ReadonlySet<Verb> = new Set<Verb>(['rally', 'treat', 'drive', 'repair', 'place-sniper', 'react']);

/** All that is said in flight is said to whoever flies, or to those aboard (19.1, 19.2). */
const IN_FLIGHT: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['flight', 'attack-run']);

/** Whether an order is for those in hand. */
export function concerns({ game, owed }: Pick<Moment, 'game' | 'owed'>, order: Order, selection: Selection): boolean {
  const { units, at } = selection;
  if (IN_FLIGHT.has(owed.kind)) return true;
  if (order.do === 'lay') return (selection.fortification ?? order.fortification) === order.fortification;
  const actors = actorsOf(game, order);
  if (actors.length === 0) return true;
  return units.length === 0 && at < 0 ? UNASKED.has(order.do) : actors.some((one) => units.includes(one));
}

export const singly = (moment: Moment, verb: SingleOrder['do'], selection: Selection): SingleOrder[] =>
  moment.owed.orders
    .filter((order): order is SingleOrder => order.do === verb)
    .filter((order) => concerns(moment, order, selection));

/** Those of them that go as the person chose to move, as far as that can be chosen. */
export function asChosen(orders: readonly SingleOrder[], { mode }: Selection): SingleOrder[] {
  const wanted = orders.some((order) => order.mode === mode) ? mode : orders[0]?.mode;
  return orders.filter((order) => order.mode === wanted);
}

type Entry = Extract<Order, { do: 'enter' }>;

const entriesIn = ({ orders }: Decision): Entry[] => orders.filter((order): order is Entry => order.do === 'enter');

/** Those who can come onto the map: on foot in groups, of which the decision names the parts, vehicles singly. */
export const entrantsOf = (decision: Decision): readonly UnitId[] => [
  ...decision.parts.flatMap((part) => (part.do === 'enter' ? part.units : [])),
  ...entriesIn(decision).flatMap(({ units }) => units),
];

/** Where they can come on. */
export const entrancesOf = (decision: Decision): readonly LocationId[] => [
  ...decision.parts.flatMap((part) => (part.do === 'enter' ? (part.entries ?? []) : [])),
  ...entriesIn(decision).map(({ at }) => at),
];
