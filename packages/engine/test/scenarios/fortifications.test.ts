import { describe, expect, it } from 'vitest';
import {
  decision,
  type Game,
  gameIn,
  give,
  imagine,
  isBuilt,
  loadGame,
  type Order,
  orders,
  saveGame,
  viewFor,
} from '../../src/index.ts';
import { readPosition, writePosition } from '../../src/notation/index.ts';
import { makeWorld } from '../../src/world.ts';
import { LIBRARY as library } from '../notation/library.ts';

const PERIMETER = {
  board: { columns: ['A', 'G'], rows: [1, 5] },
  phase: 'setup',
  initiative: 'german',
  units: {
    u1: { is: 'squad 2-5-4-6', side: 'us' },
    g1: { is: 'squad 1-6-4-5', side: 'german' },
  },
  fortifications: [
    { kind: 'mines', side: 'us', count: 2, firepower: 1, hexes: ['D3', 'D4'] },
    { kind: 'wire', side: 'german', count: 3, hexes: ['F3'] },
  ],
  deployments: [
    { side: 'us', units: ['u1'], hexes: ['C3'], fortifications: [0] },
    { side: 'german', units: ['g1'], hexes: ['G3'], fortifications: [1] },
  ],
};

function read(position: unknown): Game {
  const found = readPosition(position, library);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return gameIn(makeWorld(found.ok.setup), found.ok.state);
}

function after(game: Game, order: Order): Game {
  const outcome = give(game, order);
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  return outcome.game;
}

const lays = (game: Game): Order[] => [...orders(game)].filter(({ do: verb }) => verb === 'lay');
const D3 = (game: Game): number => game.world.board.hexNamed.get('D3') ?? -1;

/** One of the two Mines lies in D3. */
function begun(): Game {
  const game = read(PERIMETER);
  return after(game, { do: 'lay', fortification: 0, at: D3(game) });
}

describe('22.0 markers that a side lays', () => {
  it('are offered hex by hex, and to be taken up again once they lie', () => {
    expect(lays(read(PERIMETER))).toHaveLength(2);
    const game = begun();
    expect(lays(game)).toHaveLength(2);
    expect([...orders(game)]).toContainEqual({ do: 'lift', fortification: 0, at: D3(game) });
    expect(lays(after(game, { do: 'lay', fortification: 0, at: D3(game) }))).toEqual([]);
  });

  it('are written down and saved in the middle of it', () => {
    const game = begun();
    const again = read(writePosition(game, library));
    expect(again.state).toEqual({ ...game.state, dice: again.state.dice });
    expect(lays(again)).toEqual(lays(game));
    const loaded = loadGame(JSON.parse(JSON.stringify(saveGame(game))));
    expect('ok' in loaded && loaded.ok.state).toEqual(game.state);
  });

  it('leave the same ground in whatever order they are laid', () => {
    const both = [
      { ...PERIMETER.fortifications[0], hexes: ['D3'] },
      { kind: 'wire', side: 'us', count: 1, hexes: ['D3'] },
    ];
    const deployments = [{ ...PERIMETER.deployments[0], fortifications: [0, 1] }];
    const game = read({ ...PERIMETER, fortifications: both, deployments });
    const [mines, wire] = [0, 1].map((fortification): Order => ({ do: 'lay', fortification, at: D3(game) }));
    if (!mines || !wire) throw new Error('there should be two orders');
    expect(after(after(game, mines), wire).state.ground).toEqual(after(after(game, wire), mines).state.ground);
  });

  it('are bunkers, too, on sites that are written down with the board', () => {
    const game = read({
      ...PERIMETER,
      fortifications: [{ kind: 'bunker', side: 'us', count: 1, hexes: ['D3', 'D4'] }, PERIMETER.fortifications[1]],
    });
    expect(lays(game)).toHaveLength(12);
    const laid = after(game, { do: 'lay', fortification: 0, at: D3(game), front: 3 });
    const again = read(writePosition(laid, library));
    expect(again.state).toEqual({ ...laid.state, dice: again.state.dice });
    const inside = again.world.board.locationNamed.get('D3:bunker') ?? -1;
    const empty = again.world.board.locationNamed.get('D4:bunker') ?? -1;
    expect([inside, empty].map((at) => isBuilt(again, at))).toEqual([true, false]);
    const loaded = loadGame(JSON.parse(JSON.stringify(saveGame(laid))));
    expect('ok' in loaded && loaded.ok.state).toEqual(laid.state);
  });

  it('lie open to all; what the enemy still has is his secret', () => {
    const game = begun();
    const imagined = imagine(game.world, viewFor(game, 1), 1);
    expect(imagined.state.ground).toEqual(game.state.ground);
    const { fortifications = [] } = imagined.world.setup.scenario;
    expect(fortifications.map(({ count, hexes }) => [count, hexes.length])).toEqual([
      [0, 0],
      [3, 1],
    ]);
    const own = imagine(game.world, viewFor(game, 0), 1);
    expect(decision(own)?.orders).toEqual(decision(game)?.orders);
  });
});
