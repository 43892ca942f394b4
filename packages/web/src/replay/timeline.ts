/** The moments of a game: its start, then one for each happening that can be seen or told. */
import { type EventType, foldEvents, type Game, type GameEvent } from '@opfire/engine';
import type { Step } from '../table/store/types.ts';

type Phase = Game['state']['phase'];

export interface Moment {
  /** Which order is being carried out; −1 at the start. */
  readonly step: number;
  /** How many of its events have happened. */
  readonly upTo: number;
  /** All of them have: somebody is about to decide. */
  readonly whole: boolean;
  readonly turn: number;
  readonly phase: Phase;
}

/** Where a turn or a phase begins: `at` is a place in `moments`. */
export interface Mark {
  readonly turn: number;
  readonly phase: Phase;
  readonly at: number;
}

export interface Timeline {
  readonly moments: readonly Moment[];
  readonly turns: readonly Mark[];
  readonly phases: readonly Mark[];
  /** Places in `moments`. */
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

type When = Pick<Moment, 'turn' | 'phase'>;

const whenAfter = (events: readonly GameEvent[], before: When): When =>
  events.reduce((when, event) => (event.t === 'phase' ? { turn: event.turn, phase: event.phase } : when), before);

/** The first moment of each run of moments that are alike. */
const beginnings = (moments: readonly Moment[], of: (moment: Moment) => unknown): Mark[] =>
  moments.flatMap((moment, at) => {
    const before = moments[at - 1];
    const isNew = before === undefined || of(before) !== of(moment);
    return isNew ? [{ turn: moment.turn, phase: moment.phase, at }] : [];
  });

export function timelineOf(start: Game, steps: readonly Step[]): Timeline {
  let when: When = { turn: start.state.turn, phase: start.state.phase };
  const moments: Moment[] = [{ step: -1, upTo: 0, whole: true, ...when }];
  const impulses: number[] = [];
  for (const [step, one] of steps.entries()) {
    let done = 0;
    for (const upTo of stopsIn(one)) {
      when = whenAfter(one.events.slice(done, upTo), when);
      moments.push({ step, upTo, whole: upTo === one.events.length, ...when });
      done = upTo;
    }
    if (one.events.some(({ t }) => t === 'impulse-began')) impulses.push(moments.length - 1);
  }
  return {
    moments,
    turns: beginnings(moments, ({ turn }) => turn),
    phases: beginnings(moments, ({ turn, phase }) => `${turn} ${phase}`),
    impulses,
  };
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
