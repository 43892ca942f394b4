import { library } from '@opfire/content';
import type { EditionId } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { type Level, makePlayer } from '../src/index.ts';
import { playWith, SCENARIOS, startOf } from './battles.ts';

const THINKERS: readonly Level[] = ['veteran', 'regular', 'recruit'];
/** Enough to set up or come on, and for the first moves, shots and answers. */
const ORDERS = 24;

interface Battle {
  readonly scenario: string;
  readonly edition: EditionId;
}

const BATTLES: readonly Battle[] = SCENARIOS.flatMap((scenario) => {
  const { editions } = library.scenarios[scenario] as { editions: readonly EditionId[] };
  return editions.map((edition) => ({ scenario, edition }));
});

describe('the levels that think', () => {
  it.each(BATTLES)('give legal orders for both sides in $scenario ($edition)', ({ scenario, edition }) => {
    const place = BATTLES.findIndex((battle) => battle.scenario === scenario && battle.edition === edition);
    const level = THINKERS[place % THINKERS.length] as Level;
    const thinker = makePlayer({ level, seed: place, budget: { nodes: 2 } });
    expect(playWith(thinker, startOf(scenario, 11, edition), ORDERS).orders).toHaveLength(ORDERS);
  });

  it('fly no helicopter in circles', () => {
    const start = startOf('slicks-at-hill-118', 11);
    const { orders } = playWith(makePlayer({ level: 'regular', seed: 3 }), start, 120);
    const steps: number[] = [0];
    for (const { do: verb } of orders) {
      if (verb === 'step') steps.push((steps.pop() ?? 0) + 1);
      else if (verb === 'stop') steps.push(0);
    }
    expect(Math.max(...steps)).toBeGreaterThan(3);
    expect(Math.max(...steps)).toBeLessThan(start.world.board.hexes.length / 3);
  });

  it.each(SCENARIOS)('bring %s to its end', (scenario) => {
    const player = makePlayer({ level: 'recruit', seed: 3 });
    expect(playWith(player, startOf(scenario, 2)).last.state.phase).toBe('over');
  });
});
