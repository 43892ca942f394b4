import { hashState } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { gameAt, happenedAt, timelineOf } from '../../src/replay/timeline.ts';
import { playAgain } from '../../src/table/store/table-store.ts';
import { playedRecord } from '../fixtures/played.ts';

const { game: end, steps } = playAgain(await playedRecord(200));
const [first] = steps;
if (first === undefined) throw new Error('nothing was played');
const { moments, turns, phases, impulses } = timelineOf(first.before, steps);

describe('the timeline of a game', () => {
  test('has the start, and one whole moment for each order', () => {
    expect(moments[0]).toMatchObject({ step: -1, whole: true });
    expect(moments.filter(({ whole }) => whole)).toHaveLength(steps.length + 1);
    expect(moments.length).toBeGreaterThan(steps.length + 1);
  });

  test('tells every event once', () => {
    const told = moments.flatMap((_, at) => happenedAt(steps, moments, at));
    expect(told).toEqual(steps.flatMap(({ events }) => events));
  });

  test('stands at each whole moment where the game stood', () => {
    for (const moment of moments.filter(({ whole }) => whole).slice(0, -1)) {
      expect(gameAt(end, steps, moment)).toBe(steps[moment.step + 1]?.before);
    }
    expect(gameAt(end, steps, moments.at(-1) ?? { step: -1, upTo: 0, whole: true, turn: 0, phase: 'over' })).toBe(end);
  });

  test('stands in the middle of an order where its events have led', () => {
    const partial = moments.find(({ whole, step }) => !whole && step > 20);
    if (partial === undefined) throw new Error('no order had two happenings');
    const before = steps[partial.step]?.before.state;
    const now = gameAt(end, steps, partial).state;
    expect(before && hashState(now) !== hashState(before)).toBe(true);
  });

  test('knows where turns and impulses begin', () => {
    expect(turns.map(({ turn }) => turn)).toEqual([...turns].map(({ turn }) => turn).sort((a, b) => a - b));
    for (const { turn, at } of turns.slice(1)) {
      expect(moments[at]?.turn).toBe(turn);
      expect(moments[at - 1]?.turn).toBe(turn - 1);
    }
    expect(impulses.length).toBeGreaterThan(3);
  });

  test('knows where phases begin, one after another in every turn', () => {
    const ofTheFirst = phases.filter(({ turn }) => turn === 1).map(({ phase }) => phase);
    expect(ofTheFirst.slice(-3)).toEqual(['rally', 'operations', 'administrative']);
    for (const { phase, at } of phases.slice(1)) expect(moments[at - 1]?.phase).not.toBe(phase);
  });
});
