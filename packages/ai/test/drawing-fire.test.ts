import { library } from '@opfire/content';
import { type Game, newGame, seededDice } from '@opfire/engine';
import { readPosition } from '@opfire/engine/notation';
import { describe, expect, it } from 'vitest';
import { endsOf } from '../src/plan/destinations.ts';
import { destinationsOf } from '../src/plan/drawing-fire.ts';
import { groupOf, hastily, type Mind, mindOf } from '../src/plan/mind.ts';
import type { Journey } from '../src/plan/ways.ts';
import { dangerOfStaying } from '../src/values/danger.ts';
import { fieldOf } from '../src/values/field.ts';
import { TEMPERS } from '../src/values/style.ts';
import { type Target, targetOf } from '../src/values/target.ts';

const SQUAD = { is: 'squad 2-5-4-6', half: '1-4-4-6', side: 'us' };

function positionOf(position: object): Game {
  const read = readPosition(position, library);
  if ('problems' in read) throw new Error(read.problems[0]?.problem);
  const { setup, state } = read.ok;
  return newGame(setup, { ...state, dice: seededDice(1) });
}

/** A half-squad and whoever waits with it before open ground, which one enemy squad overlooks; the exit is beyond. */
const before = (units: object): Game =>
  positionOf({
    turn: 6,
    turns: 6,
    board: { hexes: { D4: 'forest', F8: 'stone-building' } },
    units: {
      h: { is: 'half-squad 1-4-4-6', side: 'us', at: 'D4' },
      k: { is: 'squad 2-6-4-5', half: '1-5-4-5', side: 'german', at: 'F8' },
      ...units,
    },
    exits: [{ side: 'us', hexes: ['H4'] }],
    victory: [{ for: 'exit', points: 3, side: 'us' }],
  });

const mindIn = (game: Game): Mind => mindOf(game, 0, TEMPERS.balanced);

function at(game: Game, name: string): number {
  return game.world.board.ground[game.world.board.hexes.findIndex((hex) => hex.name === name)] as number;
}

function journeyOf(mind: Mind): Journey {
  const group = groupOf(mind, [0]);
  if (!group) throw new Error('nobody goes');
  return { group, from: at(mind.game, 'D4'), mode: 'move', points: 4, begun: false };
}

/** What it is worth to the half-squad to go to a place, more than for its own sake. */
function drawnBy(mind: Mind, place: string): number {
  const to = at(mind.game, place);
  const [here, there] = [endsOf, destinationsOf].map((ends) =>
    ends(mind, journeyOf(mind)).find(({ way, exits }) => way.at === to && !exits),
  );
  if (!here || !there) throw new Error(`nobody gets to ${place}`);
  return there.value - here.value;
}

const WAITING = {
  a: { ...SQUAD, at: 'D4' },
  b: { ...SQUAD, at: 'D4' },
  led: { is: 'leader 6-1-6', side: 'us', at: 'D4' },
};

describe('fire that falls on those who go first (5.3)', () => {
  it('is spared those who wait to go the same way', () => {
    expect(drawnBy(mindIn(before(WAITING)), 'F4')).toBeGreaterThan(5);
  });

  it('is spared but once, however many wait in other places: each enemy fires once', () => {
    const elsewhere = { c: { ...SQUAD, at: 'E4' }, d: { ...SQUAD, at: 'D5' }, e: { ...SQUAD, at: 'C4' } };
    const once = drawnBy(mindIn(before(WAITING)), 'F4');
    expect(drawnBy(mindIn(before({ ...WAITING, ...elsewhere })), 'F4')).toBeLessThan(1.05 * once);
  });

  it('is spared nobody where nobody waits', () => {
    expect(drawnBy(mindIn(before({})), 'F4')).toBe(0);
  });

  it('is not drawn by whoever stays', () => {
    expect(drawnBy(mindIn(before(WAITING)), 'D4')).toBe(0);
  });

  it('is not thought of in haste', () => {
    expect(drawnBy(hastily(mindIn(before(WAITING))), 'F4')).toBe(0);
  });

  it('puts the best first', () => {
    const mind = mindIn(before(WAITING));
    const values = destinationsOf(mind, journeyOf(mind)).map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });
});

describe('an enemy who is a step away from seeing a place', () => {
  function danger(hexes: object): number {
    const k = { is: 'squad 2-6-4-5', half: '1-5-4-5', side: 'german', at: 'D8' };
    const game = positionOf({ board: { hexes }, units: { a: { ...SQUAD, at: 'D3' }, k } });
    const target = targetOf(game, game.state.units.slice(0, 1)) as Target;
    return dangerOfStaying(fieldOf(game), target, at(game, 'D3'), false);
  }

  it('is a danger, less than one who sees it', () => {
    const hidden = danger({ D6: 'forest' });
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).toBeLessThan(danger({}));
  });

  it('is less of one to those in cover', () => {
    expect(danger({ D6: 'forest', D3: 'stone-building' })).toBeLessThan(danger({ D6: 'forest' }));
  });

  it('is none behind what no step leads around', () => {
    expect(danger({ 'A5 B5 C5 D5 E5 F5 G5 H5 I5 J5': 'forest' })).toBe(0);
  });
});
