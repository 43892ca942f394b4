/** The circumstances of fire in the course of a hit-and-run move (6.7). */
import type { Position } from '../../state/query.ts';
import type { ShotContext } from '../fire-combat/shot.ts';

const ON_THE_RUN: ShotContext = { occasion: 'hit-and-run', movers: [], spotter: -1 };

/** A shot from a move that answers another finds the movers of that one still moving (6.8, 6.0). */
export function onTheRun({ state: { stack } }: Position): ShotContext {
  const answered = stack[stack.length - 2];
  return answered?.f === 'opportunity' ? { ...ON_THE_RUN, movers: answered.movers } : ON_THE_RUN;
}
