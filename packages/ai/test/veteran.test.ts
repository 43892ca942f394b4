import { decision, type Game, give, type Side } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { type Level, makePlayer } from '../src/index.ts';
import { startOf } from './battles.ts';

const TURNS = 2;

/** How often a side sets out in the first turns, against a regular. */
function setsOut(level: Level, side: Side, start: Game, seed: number): number {
  const own = makePlayer({ level, seed, budget: { nodes: 1 } });
  const enemy = makePlayer({ level: 'regular', seed: seed + 1 });
  let game = start;
  let moves = 0;
  for (let owed = decision(game); owed && game.state.turn <= TURNS; owed = decision(game)) {
    const order = (owed.side === side ? own : enemy).choose(game);
    if (owed.side === side && order.do === 'move') moves++;
    const outcome = give(game, order);
    if ('refused' in outcome) throw new Error(outcome.refused.why);
    game = outcome.game;
  }
  return moves;
}

describe('the veteran', () => {
  it.each([
    { scenario: 'a-friend-in-need', side: 1 },
    { scenario: 'rejoining-the-regiment', side: 0 },
  ] as const)(
    'sets out less often than a regular where staying wins: side $side of $scenario',
    ({ scenario, side }) => {
      const moves = (level: Level): number =>
        [1, 2, 3].reduce((sum, seed) => sum + setsOut(level, side, startOf(scenario, seed), seed), 0);
      expect(moves('veteran')).toBeLessThan(moves('regular'));
    },
  );
});
