/** The moment itself and the one after declaring what is in hand; whom one can take in hand or bring along (4.0). */
import { type Decision, decision, type LocationId, type Order, type Part } from '@opfire/engine';
import { ahead, isLegal } from './ahead.ts';
import type { Moment, Situation } from './types.ts';
import { actorsOf } from './verbs.ts';

const activatable = ({ parts }: Decision): readonly LocationId[] =>
  parts.flatMap((part) => (part.do === 'activate' ? part.at : []));

/** Declaring a location is tried out on a copy of the game, so that nobody has to click for it. */
export function momentsOf({ game, decision: owed, selection }: Situation): Moment[] {
  if (owed === undefined) return [];
  const now: Moment = { game, owed, before: [] };
  if (!activatable(owed).includes(selection.at)) return [now];
  const order: Order = { do: 'activate', at: [selection.at, ...selection.together] };
  const then = ahead(game, order);
  const next = then && decision(then);
  return then && next ? [now, { game: then, owed: next, before: [order] }] : [now];
}

const unitsNamed = (part: Part): readonly number[] => ('units' in part ? part.units : []);

export function pickableIn({ game, decision: owed }: Situation): Set<LocationId> {
  if (owed === undefined) return new Set();
  const units = [...owed.parts.flatMap(unitsNamed), ...owed.orders.flatMap((order) => actorsOf(game, order))];
  const places = units.map((id) => game.state.units[id]?.at ?? -1);
  return new Set([...activatable(owed), ...places].filter((at) => at >= 0));
}

export function joinableIn({ game, decision: owed, selection }: Situation): Set<LocationId> {
  if (owed === undefined || !activatable(owed).includes(selection.at)) return new Set();
  const declared = [selection.at, ...selection.together];
  const others = activatable(owed).filter((at) => !declared.includes(at));
  return new Set(others.filter((at) => isLegal(game, { do: 'activate', at: [...declared, at] })));
}
