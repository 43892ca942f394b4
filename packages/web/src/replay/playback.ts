/** A game being watched: a table that nobody plays at, and where in time it stands. */
import type { Game, Refusal, Side } from '@opfire/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { playEffect } from '../sound/effects.ts';
import { loudest } from '../sound/listen.ts';
import { createTable, playAgain, type TableStore } from '../table/store/table-store.ts';
import { type GameRecord, NOTHING, type Seat, type Step } from '../table/store/types.ts';
import { gameAt, happenedAt, type Timeline, timelineOf } from './timeline.ts';

/** Times the usual speed. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export const GRAINS = ['order', 'event'] as const;
export type Grain = (typeof GRAINS)[number];

/** How long a moment is shown at the usual speed, in milliseconds. */
const MOMENT: Readonly<Record<Grain, number>> = { order: 1300, event: 1000 };

export interface Playback {
  /** Which moment of the timeline is shown. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly grain: Grain;
  readonly viewer: Side;
}

export interface Replay {
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly end: Game;
  readonly timeline: Timeline;
  /** The rules here refuse the order after the last step. */
  readonly refused: Refusal | undefined;
  readonly table: TableStore;
  readonly playback: StoreApi<Playback>;
}

const PERSON: Seat = { kind: 'person' };
const NOBODY: Seat = { kind: 'computer', level: '' };

/** A table is shown to the only person at it. */
const seatsFor = (viewer: Side): GameRecord['seats'] => (viewer === 0 ? [PERSON, NOBODY] : [NOBODY, PERSON]);

/** A table at which no order can be given: stacks can be looked at, that is all. */
function stillTable(record: GameRecord): TableStore {
  const table = createTable({ ...record, orders: [] });
  const nothing = (): void => undefined;
  table.setState({
    decision: undefined,
    selection: NOTHING,
    give: () => false,
    ask: nothing,
    offer: nothing,
    undo: nothing,
  });
  return table;
}

function show({ table, timeline, steps, end, record }: Replay, { at, viewer }: Playback): void {
  const moment = timeline.moments[at];
  if (moment === undefined) return;
  const whole = steps.slice(0, moment.step);
  const current = steps[moment.step];
  const shown = current ? [...whole, { ...current, events: current.events.slice(0, moment.upTo) }] : [];
  table.setState({
    game: gameAt(end, steps, moment),
    steps: shown,
    record: { ...record, seats: seatsFor(viewer) },
  });
}

function viewerOf({ seats: [first, second] }: GameRecord): Side {
  return first.kind !== 'person' && second.kind === 'person' ? 1 : 0;
}

export function openReplay(record: GameRecord): Replay {
  const { game: end, steps, refused } = playAgain(record);
  const start = steps[0]?.before ?? end;
  const playback = createStore<Playback>()(() => ({
    at: 0,
    playing: false,
    speed: 1,
    grain: 'event',
    viewer: viewerOf(record),
  }));
  const replay = {
    record,
    steps,
    end,
    refused,
    playback,
    timeline: timelineOf(start, steps),
    table: stillTable(record),
  };
  show(replay, playback.getState());
  playback.subscribe((now, before) => {
    if (now.at !== before.at || now.viewer !== before.viewer) show(replay, now);
    const isNext = now.at > before.at && now.at - before.at < 30;
    const effect = isNext && loudest(happenedAt(steps, replay.timeline.moments, now.at));
    if (effect) playEffect(effect);
  });
  return replay;
}

/** Moments at which the scrubber stops: all of them, or those at which an order has been carried out. */
export const stopsOf = ({ moments }: Timeline, grain: Grain): readonly number[] =>
  moments.flatMap(({ whole }, at) => (whole || grain === 'event' ? [at] : []));

/** The nearest stop after a moment, or before it. */
export function nextStop(stops: readonly number[], at: number, forward: boolean): number {
  const found = forward ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}

export function goToMoment({ playback, timeline }: Replay, at: number): void {
  playback.setState({ at: Math.max(0, Math.min(at, timeline.moments.length - 1)) });
}

export function stepBy(replay: Replay, grain: Grain, forward: boolean): void {
  const { at } = replay.playback.getState();
  goToMoment(replay, nextStop(stopsOf(replay.timeline, grain), at, forward));
}

/** Right after an order, counted from 1. */
export function goToOrder(replay: Replay, order: number): void {
  const at = replay.timeline.moments.findIndex(({ step, whole }) => whole && step === order - 1);
  goToMoment(replay, at);
}

/** Goes on by itself while it is playing; returns how to stop for good. */
export function keepPlaying(replay: Replay): () => void {
  const { playback, timeline } = replay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const last = timeline.moments.length - 1;
  const wake = (): void => {
    clearTimeout(timer);
    const { playing, at, speed, grain } = playback.getState();
    if (!playing) return;
    if (at >= last) return playback.setState({ playing: false });
    timer = setTimeout(() => stepBy(replay, grain, true), MOMENT[grain] / speed);
  };
  const stop = playback.subscribe(wake);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Playing from the end begins at the start. */
export function togglePlay(replay: Replay): void {
  const { playing, at } = replay.playback.getState();
  const isAtEnd = at >= replay.timeline.moments.length - 1;
  replay.playback.setState({ playing: !playing, at: isAtEnd && !playing ? 0 : at });
}
