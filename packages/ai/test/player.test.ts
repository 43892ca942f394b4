import { decision } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { makePlayer } from '../src/index.ts';
import { playWith, SCENARIOS, startOf } from './battles.ts';

describe('the random level', () => {
  it.each(SCENARIOS)('plays %s to its end, both sides', (scenario) => {
    const { last } = playWith(makePlayer({ level: 'random', seed: 3 }), startOf(scenario, 4));
    expect(decision(last)).toBeUndefined();
    expect(last.state.phase).toBe('over');
  });

  it('plays the same with the same seed, and otherwise with another', () => {
    const play = (seed: number) =>
      playWith(makePlayer({ level: 'random', seed }), startOf(SCENARIOS[0] as string, 1), 60);
    expect(play(1).orders).toEqual(play(1).orders);
    expect(play(1).orders).not.toEqual(play(2).orders);
  });

  it('chooses the same with pauses as without', async () => {
    const start = startOf(SCENARIOS[0] as string, 1);
    const [one, other] = [makePlayer({ level: 'random' }), makePlayer({ level: 'random' })];
    expect(await one.chooseSoon(start)).toEqual(other.choose(start));
    expect(one.explain()).toMatchObject({ side: decision(start)?.side, kind: decision(start)?.kind });
  });
});
