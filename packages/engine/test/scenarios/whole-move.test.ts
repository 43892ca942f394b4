import { describe, expect, it } from 'vitest';
import { FRAMES } from '../../src/rules/frames.ts';
import { foldEvents, replay } from '../../src/state/codec.ts';
import { hashState } from '../../src/state/hash.ts';
import type { Order } from '../../src/state/orders.ts';
import type { Game } from '../../src/state/state.ts';
import { type Battle, type BattleSpec, battle, type Finder, IMPULSE, told } from './battle.ts';

/** Plays orders from the first impulse of side 0 in the operations phase of turn 1. */
function played(fight: Battle, orders: readonly Order[]) {
  const stack = [{ f: 'turn', step: 'administration' }, { f: 'operations', next: 1 }, IMPULSE] as const;
  const start = { ...fight.game.state, stack };
  const done = replay(FRAMES, { setup: fight.game.world.setup, start, orders });
  const events = done.events.flat();
  return { ...done, start, events, last: done.games.at(-1) as Game };
}

/** The enemy in F1 is too far away to fire at the entering squad. */
const spec = (scenario: BattleSpec['scenario'], more: Partial<BattleSpec> = {}): BattleSpec => ({
  units: [{ is: 'squad' }, { is: 'squad', side: 1, at: 'F1' }, { is: 'squad', side: 1 }],
  ...(scenario && { scenario }),
  ...more,
});

const entry = (find: Finder) => ({ side: 0, units: [0], turn: 1, hexes: [find.hex('A3')], optional: false }) as const;

describe('a stack crosses the map', () => {
  it('enters, takes control on its way, and leaves', () => {
    const fight = battle(
      spec((find) => ({
        entries: [entry(find)],
        exits: [{ side: 0, hexes: [find.hex('A5')] }],
        victory: [{ for: 'exit', points: 2, side: 0 }],
      })),
    );
    const orders: Order[] = [{ do: 'enter', units: [0], at: fight.at('A3'), mode: 'move' }];
    for (const to of ['A4', 'A5']) orders.push({ do: 'step', to: fight.at(to) });
    orders.push({ do: 'exit' });
    const { refused, last, events, start } = played(fight, orders);
    expect(refused).toBeUndefined();
    expect(told(events, 'moved').map((event) => [event.from, event.to])).toEqual([
      [-1, fight.at('A3')],
      [fight.at('A3'), fight.at('A4')],
      [fight.at('A4'), fight.at('A5')],
    ]);
    expect(last.state.units[0]).toMatchObject({ at: -1, fate: 'exited' });
    for (const name of ['A3', 'A4', 'A5']) expect(last.state.control[fight.at(name)]).toBe(0);
    expect(hashState(foldEvents(start, events))).toBe(hashState(last.state));
  });

  it('is stopped by an event that puts enemies beside it', () => {
    const fight = battle(
      spec((find) => ({
        entries: [entry(find)],
        events: [
          {
            id: 'A',
            trigger: 'occupation',
            hex: find.hex('A3'),
            side: 0,
            effects: [{ effect: 'place', units: [2], at: find.at('B3'), marks: ['moved'] }, { effect: 'stop' }],
          },
        ],
      })),
    );
    const { refused, last } = played(fight, [{ do: 'enter', units: [0], at: fight.at('A3'), mode: 'move' }]);
    expect(refused).toBeUndefined();
    expect(last.state.units[2]).toMatchObject({ at: fight.at('B3') });
    expect(last.state.stack.some((frame) => frame.f === 'move')).toBe(false);
  });
});
