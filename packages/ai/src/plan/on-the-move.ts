/** On the move: where to step next, or to stop, or to leave the map (6.0). */
import type { Decision, Order } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import type { Destination } from './destinations.ts';
import { destinationsOf } from './drawing-fire.ts';
import { groupOf, type Mind } from './mind.ts';

/** Whoever stops where he has not yet been anywhere has wasted his move. */
const NOT_MOVED = 0.5;

type MoveFrame = Extract<Mind['game']['state']['stack'][number], { f: 'move' }>;

const topOf = ({ game }: Mind): MoveFrame | undefined => {
  const top = game.state.stack[game.state.stack.length - 1];
  return top?.f === 'move' ? top : undefined;
};

export function stepsOf(mind: Mind, owed: Decision): Candidate[] {
  const frame = topOf(mind);
  const group = frame && groupOf(mind, frame.units);
  if (!frame || !group) return [];
  const points = Math.min(...frame.allowed.map((allowed, at) => allowed - (frame.spent[at] ?? 0)));
  const begun = frame.steps > 0;
  const ends = destinationsOf(mind, { group, from: frame.at, mode: frame.mode, points, begun });
  const found: Candidate[] = [];
  for (const order of owed.orders) {
    const end = ends.find((one) => leadsTo(order, one));
    if (!end) continue;
    found.push({ order, value: end.value - (order.do === 'stop' && !begun ? NOT_MOVED : 0), facts: end.facts });
  }
  return found;
}

/** Whether an order is the first of what leads to a destination. */
function leadsTo(order: Order, { way, exits }: Destination): boolean {
  if (way.turn !== undefined) return order.do === 'pivot' && order.turret === undefined && order.facing === way.turn;
  if (way.steps === 0) return exits ? order.do === 'exit' : order.do === 'stop';
  return order.do === 'step' && order.to === way.first;
}
