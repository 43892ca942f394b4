import { describe, expect, it } from 'vitest';
import { exitCheck, exitMap } from '../../src/rules/scenarios/exit.ts';
import type { MoveFrame } from '../../src/state/frames.ts';
import { type Battle, battle, playOf, told } from './battle.ts';

const fight: Battle = battle({
  units: [
    { is: 'squad', at: 'A6', carries: 'tripod-mg' },
    { is: 'leader', at: 'A6', shaken: true },
  ],
  scenario: (find) => ({ exits: [{ side: 0, hexes: [find.hex('A6'), find.hex('D2')] }] }),
});

const moving = (change: Partial<MoveFrame> = {}): MoveFrame => ({
  f: 'move',
  side: 0,
  units: [0, 1],
  spent: [3, 3],
  allowed: [4, 6],
  halted: [],
  spawned: [],
  mode: 'move',
  leader: -1,
  at: fight.at('A6'),
  origin: fight.at('A5'),
  previous: fight.at('A5'),
  steps: 1,
  fired: false,
  swung: [],
  reason: 'impulse',
  ...change,
});

describe('22.0 leaving the map', () => {
  it.each([
    ['from an exit hex with a movement point left', {}, undefined],
    ['from any other hex', { at: fight.at('A5') }, 'no-exit-for-this-side-here'],
    ['by the enemy', { side: 1 }, 'no-exit-for-this-side-here'],
    ['from upstairs', { at: fight.at('D2:upper') }, 'exits-are-on-the-ground'],
    ['when one of the group has spent all', { spent: [4, 4] }, 'leaving-the-map-takes-one-movement-point'],
    ['after a low crawl', { mode: 'low-crawl' }, 'low-crawl-moves-one-hex'],
    ['by low crawl as the one hex of it', { mode: 'low-crawl', steps: 0, spent: [0, 0] }, undefined],
  ] as [string, Partial<MoveFrame>, string | undefined][])('%s', (_, change, why) => {
    expect(exitCheck(fight.game, moving(change))?.why).toBe(why);
  });

  it('takes the whole group and its weapons out of play and ends its move', () => {
    const play = playOf(fight);
    const frame = moving();
    play.stack.push(frame);
    exitMap(play, frame);
    expect(told(play.events, 'exited').map((event) => event.unit)).toEqual([0, 1]);
    expect(play.state.units).toMatchObject([
      { at: -1, fate: 'exited' },
      { at: -1, fate: 'exited' },
    ]);
    expect(play.state.weapons).toMatchObject([{ holder: 0, at: -1, condition: 'ready' }]);
    expect(play.stack.at(-1)).toMatchObject({ f: 'move', units: [] });
  });
});
