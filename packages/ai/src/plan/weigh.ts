/** Everything worth weighing in a decision, best first. */
import type { Decision, DecisionKind } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { actionsOf } from './actions.ts';
import { actsInFlight } from './flights.ts';
import { forcedChoices } from './forced.ts';
import { impulsesOf } from './impulse.ts';
import type { Mind } from './mind.ts';
import { stepsOf } from './on-the-move.ts';
import { answersTo } from './opportunity.ts';
import { weighAlighting } from './passengers.ts';
import { ralliesOf } from './rallying.ts';
import { tryOut } from './sampling.ts';
import { setupsOf } from './setting-up.ts';
import { shotsIn, weighShot } from './shots.ts';

type Weigher = (mind: Mind, owed: Decision) => Candidate[];

/** On the move: steps, passengers (16.0), and fire where the way of moving allows it (6.7). */
const onTheMove: Weigher = (mind, owed) => {
  const found = stepsOf(mind, owed);
  for (const order of owed.orders) {
    const candidate = order.do === 'alight' ? weighAlighting(mind, order) : undefined;
    if (candidate) found.push(candidate);
  }
  for (const part of owed.parts) {
    if (part.do !== 'fire') continue;
    for (const shot of shotsIn(mind, part)) {
      const candidate = weighShot(mind, shot);
      if (candidate) found.push(candidate);
    }
  }
  return found;
};

const WEIGHERS: Readonly<Partial<Record<DecisionKind, Weigher>>> = {
  setup: setupsOf,
  rally: ralliesOf,
  impulse: impulsesOf,
  activation: actionsOf,
  move: onTheMove,
  flight: actsInFlight,
  'opportunity-fire': answersTo,
};

/** Decisions that nobody has thought of: whatever can be listed is tried out. */
const MOST_TRIED = 12;

const tryAll: Weigher = (mind, owed) =>
  owed.orders
    .slice(0, MOST_TRIED)
    .map((order) => tryOut(mind, order))
    .filter((candidate) => candidate !== undefined);

export function weigh(mind: Mind, owed: Decision): Candidate[] {
  const weigher = WEIGHERS[owed.kind] ?? forcedChoices;
  const found = weigher(mind, owed);
  return (found.length > 0 ? found : tryAll(mind, owed)).sort((a, b) => b.value - a.value);
}
