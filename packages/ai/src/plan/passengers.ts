/** Getting off (16.0): what it is worth by itself, under fire, and where those can go at once who get off to move. */
import { type Order, pointsToMove } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { exposureAt } from '../values/danger.ts';
import { placeOf } from '../values/riders.ts';
import { destinationsOf } from './drawing-fire.ts';
import { groupOf, type Mind } from './mind.ts';
import { tryOut } from './sampling.ts';
import { arrivesIn, dangerIn, FREE, pay } from './toll.ts';

type Alight = Extract<Order, { do: 'alight' }>;

export function weighAlighting(mind: Mind, order: Alight): Candidate | undefined {
  const { game, field, temper } = mind;
  const off = tryOut(mind, order);
  const group = groupOf(mind, order.units);
  const [first] = group?.units ?? [];
  if (!off || !group || !first) return off;
  const from = placeOf(game, first);
  const points = Math.min(...group.units.map((unit) => pointsToMove(game, unit, 'move')));
  // Getting off takes half of what they could move, and as many shots may answer it (16.4).
  const spent = Math.ceil(points / 2);
  const toll = pay(FREE, exposureAt(field, group.target, from), spent);
  const journey = { group, from, mode: 'move', points: points - spent, begun: true } as const;
  const [on] = order.mode === 'assault-move' ? [] : destinationsOf(mind, journey);
  const further = Math.max(0, on?.value ?? 0);
  const value = off.value + arrivesIn(toll) * further - temper.risk * dangerIn(toll);
  return { order, value, facts: further > 0 && on ? on.facts : off.facts };
}
