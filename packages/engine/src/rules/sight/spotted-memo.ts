/**
 * Remembers which locations are spotted while nothing changes: listing what is legal asks the same question of the
 * same locations many times. A game never changes; a play does with every event and every frame.
 */
import type { LocationId } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import type { Position } from '../../state/query.ts';
import type { Side } from '../../state/state.ts';

interface Memo {
  events: number;
  top: unknown;
  /** 0 unknown, 1 spotted, 2 not: by side and location. */
  readonly answers: Uint8Array;
}

const memos = new WeakMap<Position, Memo>();

const isPlay = (p: Position): p is Play => 'events' in p;

function memoOf(p: Position): Memo {
  const events = isPlay(p) ? p.events.length : 0;
  const top = isPlay(p) ? p.stack[p.stack.length - 1] : undefined;
  let memo = memos.get(p);
  if (!memo) {
    memo = { events, top, answers: new Uint8Array(2 * p.world.board.locations.length) };
    memos.set(p, memo);
  } else if (memo.events !== events || memo.top !== top) {
    memo.answers.fill(0);
    memo.events = events;
    memo.top = top;
  }
  return memo;
}

export function remembered(p: Position, at: LocationId, by: Side, find: () => boolean): boolean {
  const { answers } = memoOf(p);
  const key = 2 * at + by;
  if (answers[key] === 0) answers[key] = find() ? 1 : 2;
  return answers[key] === 1;
}
