import { describe, expect, it } from 'vitest';
import { decision, drawLegalOrder, type Game, give, newGame, orders, seededDice } from '../../src/index.ts';
import { readOrder } from '../../src/notation/names.ts';
import { readPosition } from '../../src/notation/read-position.ts';
import { writePosition } from '../../src/notation/write-position.ts';
import { LIBRARY } from './library.ts';

function gameOf(position: unknown): Game {
  const read = readPosition(position, LIBRARY);
  if ('problems' in read) throw new Error(read.problems.map(({ path, problem }) => `${path}: ${problem}`).join('\n'));
  return newGame(read.ok.setup, read.ok.state);
}

const POSITION = {
  board: { hexes: { 'D4 E5': 'forest', C3: { level: 1 } }, hexsides: [{ kind: 'wall', between: ['D4', 'D5'] }] },
  sides: { us: { heroes: { hird: 'hero 1-6-6-6' } }, german: { badge: 'ss' } },
  nations: { german: { smoke: 3 } },
  switches: { 'smoke.limitMarkers': 4 },
  turn: 2,
  units: {
    lt: { is: 'leader 6-1-6', side: 'us', at: 'D3', skills: ['deadly'], wounds: 1 },
    sq1: { is: 'us-squad', at: 'D3' },
    k1: { is: 'squad 1-6-4-5', half: '0-5-4-5', side: 'german', at: 'D6', shaken: true, marks: ['fired', 'led-fire'] },
    k2: { is: 'squad 1-6-4-5', side: 'german', badge: 'heer', at: 'E6' },
    k3: { is: 'half-squad 1-5-4-5', side: 'german', root: '2-6-4-5' },
    dead: { is: 'squad 1-6-4-5', side: 'german', fate: 'eliminated' },
  },
  weapons: {
    bar: { by: 'sq1' },
    gun: { is: 'm1919', at: 'D6', side: 'us', assembled: false },
    lost: { is: 'bar', gone: true, side: 'us' },
    taken: { is: 'bar', by: 'k2', side: 'us', jammed: true },
  },
  smoke: { F7: 1 },
  foxholes: { D6: 1 },
  rubble: ['B2'],
  wrecks: ['B3'],
  ffe: [{ at: 'B4', source: 'artillery', firepower: 5, side: 'us' }],
  spotted: { us: ['E6'] },
  control: { german: ['G2'] },
  artillery: [{ side: 'us', formation: '506', firepower: 5, missions: 2 }],
  entries: [{ side: 'german', units: ['k3'], hexes: ['A1'], turn: 3 }],
  exits: [{ side: 'us', hexes: ['J8'] }],
  victory: [{ for: 'control', hexes: ['G2'], points: 2 }],
  points: { us: 1 },
  sand: true,
};

describe('a position written down', () => {
  it('reads back as the same setup and state', () => {
    const first = gameOf(POSITION);
    const second = gameOf(writePosition(first, LIBRARY));
    expect(second.state).toEqual(first.state);
    expect(second.world.setup).toEqual(first.world.setup);
  });

  it('says what a reader would have written', () => {
    const written = writePosition(gameOf(POSITION), LIBRARY);
    expect(written.units?.k1).toEqual({
      is: 'squad 1-6-4-5',
      half: 'half-squad 0-5-4-5',
      side: 'german',
      at: 'D6',
      shaken: true,
      marks: ['fired', 'led-fire'],
    });
    expect(written.nations).toEqual({ german: { smoke: 3, starshell: 2 } });
    expect(written).toMatchObject({ turn: 2, phase: 'operations', active: 'us', smoke: { F7: 1 } });
    expect(written).not.toHaveProperty('stack');
    expect(written).not.toHaveProperty('melee');
  });

  it('holds a decision in the middle of a move, with the same orders to choose from', () => {
    let game = gameOf(POSITION);
    for (const written of [
      { do: 'activate', at: ['D3'] },
      { do: 'move', units: ['sq1'] },
      { do: 'step', to: 'D2' },
    ]) {
      const order = readOrder(game, written);
      if ('problems' in order) throw new Error(order.problems[0]?.problem);
      const outcome = give(game, order.ok);
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      game = outcome.game;
    }
    const written = writePosition(game, LIBRARY);
    const again = gameOf(JSON.parse(JSON.stringify(written)));
    expect(again.state.stack).toEqual(game.state.stack);
    expect([...orders(again)]).toEqual([...orders(game)]);
    expect(writePosition(again, LIBRARY)).toEqual(written);
  });

  it('holds every decision that a battle played at random comes to', () => {
    let game = gameOf({ ...POSITION, turns: 3 });
    game = { ...game, state: { ...game.state, dice: seededDice(11) } };
    const kinds = new Set<string>();
    let next = 11;
    const choose = (count: number): number => {
      next = (next * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((next / 2_147_483_648) * count);
    };
    for (let owed = decision(game), count = 0; owed && count < 150; owed = decision(game), count++) {
      kinds.add(owed.kind);
      const written = writePosition(game, LIBRARY);
      const again = gameOf(JSON.parse(JSON.stringify(written)));
      expect(writePosition(again, LIBRARY)).toEqual(written);
      expect(decision(again)).toEqual(owed);
      const outcome = give(game, drawLegalOrder(game, owed, choose));
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      game = outcome.game;
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
});
