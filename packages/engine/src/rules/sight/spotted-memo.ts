/**
 * Remembers which locations are spotted while nothing changes: listing what is legal asks the same question of the
 * same locations many times. A game never changes; a play does with every event and every frame.
 */
import type { LocationId } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import type { Position } from '../../state/query.ts';
import type { Side, Unit } from '../../state/state.ts';

interface Memo {
  events: number;
  top: unknown;
  /** 0 unknown, 1 spotted, 2 not: by side and location. */
  readonly answers: Uint8Array;
  /** Locations next to somebody of a side who sees his neighbours, once they have been looked up. */
  readonly watched: [Uint8Array | undefined, Uint8Array | undefined];
}

const memos = new WeakMap<Position, Memo>();

const isPlay = (p: Position): p is Play => 'events' in p;

function memoOf(p: Position): Memo {
  const events = isPlay(p) ? p.events.length : 0;
  const top = isPlay(p) ? p.stack[p.stack.length - 1] : undefined;
  let memo = memos.get(p);
  if (!memo) {
    memo = {
      events,
      top,
      answers: new Uint8Array(2 * p.world.board.locations.length),
      watched: [undefined, undefined],
    };
    memos.set(p, memo);
  } else if (memo.events !== events || memo.top !== top) {
    memo.answers.fill(0);
    memo.watched.fill(undefined);
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

/** Whether a location lies next to a unit of a side that sees its neighbours. */
export function isWatched(p: Position, at: LocationId, by: Side, watches: (unit: Unit) => boolean): boolean {
  const { watched } = memoOf(p);
  watched[by] ??= surroundings(p, by, watches);
  return watched[by]?.[at] === 1;
}

function surroundings(p: Position, by: Side, watches: (unit: Unit) => boolean): Uint8Array {
  const around = new Uint8Array(p.world.board.locations.length);
  for (const unit of p.state.units) {
    if (unit.side !== by || unit.at < 0 || !watches(unit)) continue;
    for (const next of p.world.adjacent[unit.at] as readonly LocationId[]) around[next] = 1;
  }
  return around;
}
