/** The answer to a move: fire on purpose, or hold for something better (5.3). */
import type { Decision } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { ordersTo } from './actions.ts';
import { forgoneMove } from './forgone.ts';
import type { Mind } from './mind.ts';
import { movesIn } from './moves.ts';
import { isAimed, weighAimed } from './ordnance.ts';
import { shotsIn, weighShot } from './shots.ts';
import { weighSnipers } from './snipers.ts';
import { sparingWorkers } from './tasks.ts';

/** Whoever answers a move goes nowhere this turn, and seldom makes up for it in the next. */
const STAYS = 2;

/** Rolling for a last shot costs nothing but the attempt (5.3.1). */
const REACTION = 0.05;

export function answersTo(mind: Mind, owed: Decision): Candidate[] {
  const found: Candidate[] = ordersTo(owed, 'hold').map((order) => ({ order, value: 0, facts: [] }));
  for (const order of ordersTo(owed, 'react')) found.push({ order, value: REACTION, facts: [] });
  for (const order of owed.orders) {
    const candidate = isAimed(order) ? weighAimed(mind, order) : undefined;
    if (candidate) found.push(candidate);
  }
  for (const part of owed.parts) {
    if (part.do === 'dash') found.push(...movesIn(mind, part));
    if (part.do !== 'fire') continue;
    for (const shot of shotsIn(mind, part)) {
      const candidate = weighShot(mind, shot);
      if (candidate)
        found.push({ ...candidate, value: candidate.value - STAYS * forgoneMove(mind, part.from, shot.units) });
    }
  }
  const top = mind.game.state.stack[mind.game.state.stack.length - 1];
  const at = top?.f === 'opportunity' ? top.at : undefined;
  found.push(...weighSnipers(mind, ordersTo(owed, 'place-sniper'), at));
  return sparingWorkers(mind, found);
}
