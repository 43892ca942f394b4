import { decision, give, type Order } from '@opfire/engine';
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

describe('an impulse', () => {
  /** What a regular thinks of in each of his impulses, in a battle that he plays against himself. */
  function impulsesThoughtOf(scenario: string, seed: number): Order[][] {
    const player = makePlayer({ level: 'regular', seed });
    const found: Order[][] = [];
    let game = startOf(scenario, seed);
    for (let owed = decision(game); owed; owed = decision(game)) {
      const outcome = give(game, player.choose(game));
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      if (owed.kind === 'impulse') found.push((player.explain()?.candidates ?? []).map(({ order }) => order));
      game = outcome.game;
    }
    return found;
  }

  it('is thought of once, whichever Leader activates the same locations (11.1.2)', () => {
    const all = [...impulsesThoughtOf('a-friend-in-need', 1), ...impulsesThoughtOf('assault-on-vierville', 1)];
    const together = all.flat().filter((order) => order.do === 'activate' && order.at.length > 1);
    expect(together.length).toBeGreaterThan(0);
    for (const orders of all) expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(orders.length);
  });
});
