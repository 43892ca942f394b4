import { reckon } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { balanceOf, courseOf } from '../../src/aftermath/balance.ts';
import { diceBySide } from '../../src/aftermath/dice.ts';
import { lossesOf } from '../../src/aftermath/losses.ts';
import { LUCKS, luckOf } from '../../src/aftermath/luck.ts';
import { playAgain } from '../../src/table/store/table-store.ts';
import { playedRecord } from '../fixtures/played.ts';

const { game: end, steps } = playAgain(await playedRecord(2000));

describe('after a battle', () => {
  test('the balance is zero where the fighting begins, and ends where the game ends', () => {
    const { balance, moments } = courseOf(steps, end);
    const begun = steps.findIndex(({ before }) => before.state.phase !== 'setup');
    expect(balance).toHaveLength(steps.length + 1);
    expect(balance[begun]).toBe(0);
    expect(balance.at(-1)).toBeCloseTo(balanceOf(end) - balanceOf(steps[begun]?.before ?? end));
    expect(moments.length).toBeLessThanOrEqual(5);
    expect(moments.map(({ order }) => order)).toEqual([...moments].map(({ order }) => order).sort((a, b) => a - b));
  });

  test('the moments are the orders that changed most', () => {
    const { balance, moments } = courseOf(steps, end);
    const changes = steps.map((_, i) => Math.abs((balance[i + 1] ?? 0) - (balance[i] ?? 0))).sort((a, b) => b - a);
    const least = Math.min(...moments.map(({ by }) => Math.abs(by)));
    expect(least).toBeGreaterThanOrEqual(changes[moments.length] ?? 0);
  });

  test.each([0, 1] as const)('expected and actual are counted alike (side %i)', (side) => {
    const luck = luckOf(steps, side);
    for (const kind of LUCKS) {
      const { times, expected, actual } = luck[kind];
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(times);
      expect(actual).toBeLessThanOrEqual(times);
    }
  });

  test('every die of attacks and checks is counted once', () => {
    const thrown = steps.flatMap(({ events }) =>
      events.flatMap((event) => {
        if (event.t === 'attacked' && event.targets.length > 0) return [...event.dice, ...event.defence];
        if (event.t === 'damage-checked') return [event.die];
        return event.t === 'morale-checked' ? event.dice : [];
      }),
    );
    const counted = diceBySide(steps, end).reduce((sum, { combat, checks }) => sum + combat.count + checks.count, 0);
    expect(counted).toBe(thrown.length);
  });

  // In the games of these dice somebody falls, squads are only reduced, and nobody is hurt.
  test.each([10, 11, 12])('losses are those that the engine reckons (dice %i)', async (seed) => {
    const again = playAgain(await playedRecord(2000, 'assault-on-vierville', seed));
    const { losses } = reckon(again.game);
    for (const side of [0, 1] as const) {
      const { eliminated, reduced } = lossesOf(again.steps, again.game, side);
      const fallen = again.game.state.units.filter((unit) => unit.side === side && unit.fate === 'eliminated');
      expect(eliminated).toHaveLength(fallen.length);
      // A squad that was only reduced is half a loss (22.0, ruling D-133), though no unit was eliminated.
      expect(losses[side] > 0).toBe(eliminated.length + reduced > 0);
    }
  });
});
