/** The moments of a game: its start, then one for each happening that can be seen or told. */
import { type EventType, foldEvents, type Game, type GameEvent } from '@opfire/engine';
import type { Step } from '../table/store/types.ts';

export interface Moment {
  /** Which order is being carried out; −1 at the start. */
  readonly step: number;
  /** How many of its events have happened. */
  readonly upTo: number;
  /** All of them have: somebody is about to decide. */
  readonly whole: boolean;
  readonly turn: number;
}

export interface Timeline {
  readonly moments: readonly Moment[];
  /** Where each turn and each impulse begins: places in `moments`. */
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  readonly impulses: readonly number[];
}

/** What only keeps the books: nothing to see, nothing to tell. */
const SILENT: ReadonlySet<EventType> = new Set<EventType>([
  'flow',
  'rolled',
  'marked',
  'unmarked',
  'led',
  'activated',
  'impulse-began',
  'battery-changed',
  'skill-spent',
]);

/** After each event that is not silent, and once at the end. */
function stopsIn({ events }: Step): number[] {
  const told = events.flatMap((event, i) => (SILENT.has(event.t) ? [] : [i + 1]));
  // What follows the last happening in silence belongs to it.
  return [...told.slice(0, -1), events.length];
}

const lastTurn = (events: readonly GameEvent[], before: number): number =>
  events.reduce((turn, event) => (event.t === 'phase' ? event.turn : turn), before);

export function timelineOf(start: Game, steps: readonly Step[]): Timeline {
  let turn = start.state.turn;
  const moments: Moment[] = [{ step: -1, upTo: 0, whole: true, turn }];
  const turns = [{ turn, at: 0 }];
  const impulses: number[] = [];
  for (const [step, one] of steps.entries()) {
    let done = 0;
    for (const upTo of stopsIn(one)) {
      const now = lastTurn(one.events.slice(done, upTo), turn);
      if (now > turn) turns.push({ turn: now, at: moments.length });
      turn = now;
      moments.push({ step, upTo, whole: upTo === one.events.length, turn });
      done = upTo;
    }
    if (one.events.some(({ t }) => t === 'impulse-began')) impulses.push(moments.length - 1);
  }
  return { moments, turns, impulses };
}

/** The game at a moment, half-way through an order if need be. */
export function gameAt(end: Game, steps: readonly Step[], { step, upTo, whole }: Moment): Game {
  if (whole) return steps[step + 1]?.before ?? end;
  const { before, events } = steps[step] as Step;
  return { world: before.world, state: foldEvents(before.state, events.slice(0, upTo)) };
}

/** What has just happened at a moment: the events since the moment before it. */
export function happenedAt(steps: readonly Step[], moments: readonly Moment[], at: number): readonly GameEvent[] {
  const now = moments[at];
  const step = now && steps[now.step];
  if (now === undefined || step === undefined) return [];
  const before = moments[at - 1];
  return step.events.slice(before?.step === now.step ? before.upTo : 0, now.upTo);
}

/** The last of what has just happened that is worth telling. */
export const tellingAmong = (events: readonly GameEvent[]): GameEvent | undefined =>
  events.findLast(({ t }) => !SILENT.has(t));
