/** What the computer has done since a person last acted, as far as it can be drawn: ways that were gone, lines of fire. */
import type { Board, GameEvent, HexId, LocationId, Side } from '@opfire/engine';
import { heard } from '../store/table-context.tsx';
import type { GameRecord, Step } from '../store/types.ts';

export interface Deed {
  readonly key: string;
  readonly what: 'way' | 'fire';
  readonly side: Side;
  readonly from: HexId;
  readonly to: HexId;
}

const hexAt = (board: Board, at: LocationId): HexId => board.locations[at]?.hex ?? -1;

function deedOf(board: Board, event: GameEvent): Pick<Deed, 'what' | 'from' | 'to'> | undefined {
  switch (event.t) {
    case 'moved':
      return event.mode === 'placement'
        ? undefined
        : { what: 'way', from: hexAt(board, event.from), to: hexAt(board, event.to) };
    case 'attacked':
    case 'shot':
      return { what: 'fire', from: hexAt(board, event.from), to: hexAt(board, event.at) };
    default:
      return undefined;
  }
}

const ANSWERING: ReadonlySet<string | undefined> = new Set(['opportunity', 'guided']);

/** Whoever answers a move has not acted himself: he still looks at what is done to him. */
const acts = ({ side, before }: Step, { seats }: GameRecord): boolean =>
  seats[side].kind === 'person' && !ANSWERING.has(before.state.stack.at(-1)?.f);

/** The steps since a person last acted; none where no computer plays. */
function sinceThen(steps: readonly Step[], record: GameRecord): readonly Step[] {
  if (record.seats.every(({ kind }) => kind === 'person')) return [];
  const last = steps.findLastIndex((step) => acts(step, record));
  return steps.slice(last + 1);
}

/** Where one impulse of the computer followed another, only the last is shown. */
function lastImpulse(steps: readonly Step[], viewer: Side): readonly Step[] {
  const begins = (event: GameEvent): boolean => event.t === 'impulse-began' && event.side !== viewer;
  const begun = steps.slice(0, -1).findLastIndex(({ events }) => events.some(begins));
  return steps.slice(begun + 1);
}

export function deedsIn(steps: readonly Step[], record: GameRecord, viewer: Side): readonly Deed[] {
  return lastImpulse(sinceThen(steps, record), viewer).flatMap((step, i) =>
    heard(step, viewer).flatMap((event, j) => {
      const deed = deedOf(step.before.world.board, event);
      return deed && deed.from >= 0 && deed.to >= 0 && deed.from !== deed.to
        ? [{ ...deed, side: step.side, key: `${i} ${j}` }]
        : [];
    }),
  );
}
