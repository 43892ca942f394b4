import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/core/dice.ts';
import { type Decision, decision, drawLegalOrder, forecast, give, whyNot } from '../../src/index.ts';
import { loadGame, saveGame } from '../../src/state/codec.ts';
import { hashState } from '../../src/state/hash.ts';
import type { Order, OrderTo } from '../../src/state/orders.ts';
import type { Game } from '../../src/state/state.ts';
import { Field } from './field.ts';

const squad = { is: 'squad 2-6-4(AM)-5', half: '1-5-4-5' };

/** Tanks, guns, bazookas and missiles of both sides within sight of each other. */
const mixed = (edition: string): Game =>
  new Field(
    {
      turns: 3,
      ordnance: {
        bazooka: { ranges: [2, 4, 6], toHit: [9, 7, 4], penetration: [5, 5, 5], he: 2, heat: true },
        missile: { ranges: [3, 8, 20], toHit: [6, 8, 8], penetration: [9, 9, 9], he: 3, guided: { depletion: 3 } },
      },
      board: { columns: ['A', 'J'], rows: [1, 8], hexes: { 'D4 F5': 'light-woods', E6: 'wooden-building' } },
      units: {
        m4: { is: 'tank', side: 'us', at: 'B4', facing: 'E' },
        gun: { is: 'gun', side: 'us', at: 'D4', facing: 'E' },
        s1: { ...squad, side: 'us', at: 'D6' },
        s2: { ...squad, side: 'us', at: 'C3' },
        lt: { is: 'leader 6-1-6', side: 'us', at: 'D6' },
        pz: { is: 'tank', side: 'german', at: 'I4', facing: 'W' },
        pz2: { is: 'tank', side: 'german', at: 'H6', facing: 'NW' },
        pak: { is: 'gun', side: 'german', at: 'F5', facing: 'W' },
        k1: { ...squad, side: 'german', at: 'E6' },
        k2: { ...squad, side: 'german', at: 'G3' },
      },
      weapons: {
        b1: { is: 'bazooka', by: 's1' },
        b2: { is: 'bazooka', by: 's1' },
        b3: { is: 'bazooka', by: 'k1' },
        at1: { is: 'missile', by: 's2' },
        at2: { is: 'missile', by: 'k2' },
      },
    },
    edition,
  ).game;

interface Counts {
  shots: number;
  missiles: number;
  spoiled: number;
}

function playOut(start: Game, seed: number, watch: (game: Game, owed: Decision) => void): Counts {
  let game: Game = { world: start.world, state: { ...start.state, dice: seededDice(seed) } };
  const generator = xoroshiro128plus(seed);
  const choose = (n: number): number => uniformInt(generator, 0, n - 1);
  const counts: Counts = { shots: 0, missiles: 0, spoiled: 0 };
  for (let step = 0; step < 1500; step++) {
    const owed = decision(game);
    if (!owed) break;
    watch(game, owed);
    const outcome = give(game, drawLegalOrder(game, owed, choose));
    if ('refused' in outcome) throw new Error(`offered, then refused: ${outcome.refused.why}`);
    for (const { t } of outcome.events) {
      if (t === 'shot') counts.shots++;
      if (t === 'missile-launched') counts.missiles++;
      if (t === 'missile-spoiled') counts.spoiled++;
    }
    game = outcome.game;
  }
  return counts;
}

/** Every shot that could be written down, with the best Leader and without a helper. */
function* everyShot({ state, world }: Game): Generator<OrderTo<'shoot'>> {
  const places = [...new Set(state.units.filter(({ at }) => at >= 0).map(({ at }) => at))];
  for (const { id } of state.units) {
    const arms = [
      {},
      { gun: 1 },
      ...state.weapons.filter(({ holder }) => holder === id).map((one) => ({ weapon: one.id })),
    ];
    for (const at of places) {
      const targets = [{}, ...state.units.filter((unit) => unit.at === at).map((unit) => ({ target: unit.id }))];
      for (const arm of arms)
        for (const target of targets)
          for (const turn of [{}, { assaultFire: true as const }, ...[0, 1, 2, 3, 4, 5].map((pivot) => ({ pivot }))])
            yield { do: 'shoot', unit: id, at, ...arm, ...target, ...turn };
    }
  }
  expect(world.ordnance).toBe(true);
}

const textOf = (order: Order): string => JSON.stringify(Object.entries(order).sort());

describe('14.0 battles with ordnance played at random', () => {
  test.each(['v4.1', 'v4.2.1', 'v5.0'])('everything offered is accepted, and there are shots (%s)', (edition) => {
    const start = mixed(edition);
    const total: Counts = { shots: 0, missiles: 0, spoiled: 0 };
    for (let seed = 1; seed <= 12; seed++) {
      const { shots, missiles, spoiled } = playOut(start, seed, (game, owed) => {
        for (const order of owed.orders) expect(whyNot(game, order), JSON.stringify(order)).toBeUndefined();
      });
      total.shots += shots;
      total.missiles += missiles;
      total.spoiled += spoiled;
    }
    expect(total.shots).toBeGreaterThan(30);
    expect(total.missiles > 0).toBe(edition === 'v5.0');
  });

  test('every legal shot is offered, and forecast', () => {
    let seen = 0;
    for (let seed = 1; seed <= 3; seed++) {
      playOut(mixed('v5.0'), seed, (game, owed) => {
        if (owed.kind !== 'activation' && owed.kind !== 'opportunity-fire') return;
        const offered = new Set(owed.orders.filter((order) => order.do === 'shoot').map(textOf));
        for (const order of everyShot(game)) {
          if (whyNot(game, order)) continue;
          seen++;
          expect(offered.has(textOf(order)), JSON.stringify(order)).toBe(true);
          expect(forecast(game, order)?.kind).toBe('shot');
        }
      });
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('a game is saved and loaded with a missile on its way', () => {
    let found = 0;
    for (let seed = 1; seed <= 6; seed++) {
      playOut(mixed('v5.0'), seed, (game) => {
        if (!game.state.stack.some((frame) => frame.f === 'guided')) return;
        found++;
        const loaded = loadGame(saveGame(game));
        if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
        expect(hashState(loaded.ok.state)).toBe(hashState(game.state));
      });
    }
    expect(found).toBeGreaterThan(0);
  });
});
