import { decision, type Game, give } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { makePlayer } from '../src/index.ts';
import { startOf } from './battles.ts';

/** Lets a level set the first side up. */
function setUp(level: 'recruit' | 'regular'): Game {
  let game = startOf('wire-at-midnight', 3);
  const player = makePlayer({ level, seed: 3 });
  for (let owed = decision(game); owed?.kind === 'setup' && owed.side === 0; owed = decision(game)) {
    const outcome = give(game, player.choose(game));
    if ('refused' in outcome) throw new Error(outcome.refused.why);
    game = outcome.game;
  }
  return game;
}

describe('21.0 markers laid by the computer', () => {
  it.each(['recruit', 'regular'] as const)('a %s lays all its mines, none under its own feet', (level) => {
    const { state, world } = setUp(level);
    const mines = state.ground.filter((marker) => marker.kind === 'mines');
    expect(mines).toHaveLength(4);
    const held = new Set(state.units.filter((unit) => unit.at >= 0).map((unit) => world.board.locations[unit.at]?.hex));
    expect(mines.filter((marker) => held.has(marker.hex))).toEqual([]);
  });
});
