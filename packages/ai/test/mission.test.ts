import { library } from '@opfire/content';
import { type Game, newGame, seededDice } from '@opfire/engine';
import { readPosition } from '@opfire/engine/notation';
import { describe, expect, it } from 'vitest';
import { missionOf } from '../src/values/mission.ts';

const ROAD = ['A4', 'B4', 'C4', 'D4', 'E4', 'F4', 'G4', 'H4', 'I4', 'J4', 'K4', 'L4', 'M4'];

/** The last turn of somebody who may leave by the end of the road. */
function lastTurn(who: object, at: string): Game {
  const read = readPosition(
    {
      turn: 6,
      turns: 6,
      board: { columns: ['A', 'M'], roads: [ROAD] },
      units: { a: { ...who, side: 'us', at }, k1: { is: 'squad 1-6-4-5', side: 'german', at: 'A8' } },
      exits: [{ side: 'us', hexes: ['M4'] }],
      victory: [{ for: 'exit', points: 2, side: 'us' }],
    },
    library,
  );
  if ('problems' in read) throw new Error(read.problems[0]?.problem);
  const { setup, state } = read.ok;
  return newGame(setup, { ...state, dice: seededDice(1) });
}

/** A hill with the enemy's bunker that has to be held; two squads of the attacker near it or on it, nobody else. */
function bunkerOnTheHill(turn: number, a: string, b: string, held: string[] = []): number {
  const read = readPosition(
    {
      turn,
      turns: 6,
      board: {},
      bunkers: { E5: 'S' },
      units: {
        a: { ...SQUAD, side: 'us', at: a },
        b: { ...SQUAD, side: 'us', at: b },
        k1: { is: 'squad 1-6-4-5', side: 'german', at: 'A8' },
      },
      control: { german: ['E5', 'E5:bunker'].filter((at) => !held.includes(at)), us: held },
      outright: [{ side: 'us', needs: [{ need: 'control', hexes: ['E5'], atLeast: 1 }] }],
    },
    library,
  );
  if ('problems' in read) throw new Error(read.problems[0]?.problem);
  const { setup, state } = read.ok;
  return missionOf(newGame(setup, { ...state, dice: seededDice(1) })).score(0);
}

/** Points in his favour. */
const outlook = (who: object, at: string): number => missionOf(lastTurn(who, at)).score(0);

const SQUAD = { is: 'squad 2-5-4-6' };
const TRUCK = { is: 'us-truck', facing: 'NE' };

describe('an exit on the last turn', () => {
  it('is there for those who get to it at double-time, a point for leaving included (6.2)', () => {
    expect(outlook(SQUAD, 'H4')).toBeGreaterThan(0);
  });

  it('is nothing to those who cannot get there any more', () => {
    expect(outlook(SQUAD, 'G4')).toBe(0);
  });

  it('is there for a truck that rolls down the road at half a point a hex (15.1)', () => {
    expect(outlook(TRUCK, 'A4')).toBeGreaterThan(0);
  });
});

describe('ground that has to be held', () => {
  it('is not taken by standing beside it, the less the fewer turns are left (22.1)', () => {
    expect(bunkerOnTheHill(6, 'E6', 'E4')).toBeLessThan(0.7 * bunkerOnTheHill(2, 'E6', 'E4'));
  });

  it('is worth going in for, though nobody else is near: on top of a bunker nobody holds it (10.4.1)', () => {
    const onTop = bunkerOnTheHill(6, 'E5', 'E5', ['E5']);
    const inside = bunkerOnTheHill(6, 'E5', 'E5:bunker', ['E5', 'E5:bunker']);
    expect(inside).toBeGreaterThan(1.3 * onTop);
  });
});

describe('progress', () => {
  it('is counted in movement points towards the exit, for each who can take or lead', () => {
    const game = lastTurn(SQUAD, 'H4');
    const [squad] = game.state.units;
    if (!squad) throw new Error('nobody is there');
    const hex = (name: string): number => game.world.board.hexes.findIndex((one) => one.name === name);
    const at = (name: string): number => game.world.board.ground[hex(name)] ?? -1;
    const mission = missionOf(game);
    expect(mission.progress([squad], at('H4'), at('J4'))).toBe(2);
    expect(mission.progress([squad], at('H4'), at('G4'))).toBe(-1);
    expect(mission.progress([squad, squad], at('H4'), at('J4'))).toBe(4);
  });
});
