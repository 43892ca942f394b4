import { decision, type Game, give, hashState, type Order, whyNot } from '@opfire/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBattle, startOf } from '../../src/random-play/battles.ts';
import { meaningOf, mutate } from '../../src/random-play/invariants/mutation.ts';
import { freeze } from '../../src/random-play/invariants/same.ts';
import { chooseOrder, chooserFrom } from '../../src/random-play/player.ts';

const battle = readBattle('skirmish', 'v5.0');

/** The game after so many random orders, or where it ended. */
function played(seed: number, orders: number): Game {
  let game = startOf(battle, seed);
  const choose = chooserFrom(seed);
  for (let count = 0; count < orders; count++) {
    const owed = decision(game);
    const outcome = owed && give(game, chooseOrder(game, owed, choose));
    if (!outcome || 'refused' in outcome) return game;
    game = outcome.game;
  }
  return game;
}

describe('orders that nobody offered', () => {
  const moments = fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 120 }), fc.nat({ max: 1_000_000 }));

  it('are answered, and those refused leave the game as it was', () => {
    const property = fc.property(moments, ([seed, orders, luck]) => {
      const game = played(seed, orders);
      const owed = decision(game);
      if (!owed) return;
      freeze(game.state);
      const before = hashState(game.state);
      const choose = chooserFrom(luck);
      for (let count = 0; count < 40; count++) {
        const order = mutate(game, chooseOrder(game, owed, choose), choose);
        expect('refused' in give(game, order)).toBe(whyNot(game, order) !== undefined);
      }
      expect(hashState(game.state)).toBe(before);
    });
    fc.assert(property, { numRuns: 60, seed: 1 });
  });

  it('may be anything at all', () => {
    const game = played(5, 30);
    const anything = fc.anything({ maxDepth: 2, withNullPrototype: true });
    const verbs = fc.constantFrom('fire', 'move', 'step', 'activate', 'done', 'spot', 'call-artillery', 'constructor');
    const junk = fc.oneof(anything, fc.record({ do: verbs, units: anything, at: anything, mode: anything }));
    fc.assert(
      fc.property(junk, (order) => {
        expect(whyNot(game, order as Order)).toBeDefined();
      }),
      {
        numRuns: 300,
        seed: 2,
        examples: [[null], [undefined], [{}], [{ do: 'toString' }], [{ do: 'done', unit: 1 }], [[]]],
      },
    );
  });
});

describe('the meaning of an order', () => {
  it('does not depend on the order of lists and keys', () => {
    const one: Order = { do: 'fire', units: [3, 1], at: 2, weapons: [] };
    expect(meaningOf({ at: 2, units: [1, 3], do: 'fire' })).toBe(meaningOf(one));
    expect(meaningOf({ ...one, at: 4 })).not.toBe(meaningOf(one));
  });
});
