import { newGame, viewFor } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { openBattle } from '../../src/battles/open-battle.ts';
import { edgeOf, within } from '../../src/table/board/edge.ts';
import type { Piece } from '../../src/table/board/faces.ts';
import { stacksOf } from '../../src/table/board/stacks.ts';
import { turnBetween } from '../../src/table/board/use-turn.ts';
import { sightAlong } from '../../src/table/lenses/sight-line.ts';
import { percent } from '../../src/table/panels/chances.tsx';

async function game() {
  const { setup, state } = await openBattle('assault-on-vierville', { seed: 1 });
  return newGame(setup, state);
}

describe('counters on the map', () => {
  test('stay on it, also in the half-hexes at its edge', async () => {
    const { world, state } = await game();
    const { x, y, width, height } = edgeOf(world.board);
    for (const { index } of world.board.hexes) {
      const units = state.units.map((unit) => (unit.id < 4 ? { ...unit, at: index, fate: 'in-play' as const } : unit));
      const now = { world, state: { ...state, units } };
      const [stack] = stacksOf(now, viewFor(now, 0), {}, { size: 1, step: 1 });
      expect(stack?.counters.length).toBeGreaterThanOrEqual(4);
      for (const counter of stack?.counters ?? []) {
        expect(counter.x).toBeGreaterThanOrEqual(x - 1e-6);
        expect(counter.y).toBeGreaterThanOrEqual(y - 1e-6);
        expect(counter.x + counter.size).toBeLessThanOrEqual(x + width + 1e-6);
        expect(counter.y + counter.size).toBeLessThanOrEqual(y + height + 1e-6);
      }
    }
  });

  test('what is moved inside goes no farther than it must', () => {
    const box = { x: 0, y: 0, width: 100, height: 50 };
    expect(within(box, [50, 25], 10)).toEqual([50, 25]);
    expect(within(box, [-5, 60], 10)).toEqual([10, 40]);
  });
});

describe('a vehicle that turns', () => {
  const facing = (hull: number, turret = hull): Piece =>
    ({ face: { unit: {}, facing: hull, turret }, look: `${hull} ${turret}` }) as unknown as Piece;

  test('is seen to go the shorter way round', () => {
    expect(turnBetween(facing(5), facing(0))).toEqual({ '--hull-from': '-30deg', '--turret-from': '0deg' });
    expect(turnBetween(facing(0), facing(5))).toEqual({ '--hull-from': '390deg', '--turret-from': '0deg' });
    expect(turnBetween(facing(1, 1), facing(1, 2))).toEqual({ '--hull-from': '90deg', '--turret-from': '0deg' });
  });

  test('does nothing when it faces as before', () => {
    expect(turnBetween(facing(3), facing(3))).toBeUndefined();
  });
});

test('chances are whole percents, but never none where something can happen', () => {
  expect([0, 0.001, 0.28, 0.999, 1].map(percent)).toEqual(['0 %', '<1 %', '28 %', '>99 %', '100 %']);
});

test('whatever lies along a line of sight is told from near to far', async () => {
  const now = await game();
  const { locationNamed, hexes } = now.world.board;
  const [from, to] = ['C6', 'J4'].map((name) => locationNamed.get(name) ?? -1) as [number, number];
  const told = sightAlong(now, from, to).report.causes.map(({ hex }) => hexes[hex]?.name);
  expect(told).toEqual(['D6', 'F5', 'H5', 'I4']);
});
