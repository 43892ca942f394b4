/** Units come on from off the map (22.0). */
import { type LocationId, OFF_MAP } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import type { MoveFrame } from '../../state/frames.ts';
import { beginMove, type MoveStart } from './begin.ts';
import { takeStep } from './take-step.ts';

/** Through an edge hex, which they pay for like any other. */
export function enterMap(play: Play, start: Omit<MoveStart, 'from' | 'reason'> & { readonly at: LocationId }): void {
  beginMove(play, { ...start, from: OFF_MAP, reason: 'entry' });
  takeStep(play, play.stack[play.stack.length - 1] as MoveFrame, start.at);
}
