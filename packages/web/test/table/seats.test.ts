/** Opponents at the table: asked in turn, told to hurry, replaced. */
import { decision, type Game, newGame, type Order } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { openBattle } from '../../src/battles/open-battle.ts';
import type { Opponent } from '../../src/table/opponents/opponent.ts';
import { seatOpponents } from '../../src/table/opponents/seats.ts';
import { createTable, type TableStore } from '../../src/table/store/table-store.ts';
import type { ComputerSeat, Seat } from '../../src/table/store/types.ts';

const VETERAN: Seat = { kind: 'computer', level: 'veteran' };
const RECRUIT: Seat = { kind: 'computer', level: 'recruit', style: 'cautious' };

async function laid(): Promise<TableStore> {
  const { setup, state } = await openBattle('assault-on-vierville', { seed: 11 });
  return createTable({
    id: 'test',
    battle: { id: 'assault-on-vierville', edition: setup.edition, options: [] },
    seats: [VETERAN, { kind: 'person' }],
    assist: 'teach',
    setup,
    start: newGame(setup, state).state,
    orders: [],
  });
}

interface Asked {
  readonly seat: ComputerSeat;
  readonly game: Game;
  hurried: boolean;
  answer(order: Order): void;
}

/** Opponents who answer when the test says so. */
function patient() {
  const asked: Asked[] = [];
  const left: ComputerSeat[] = [];
  const sitDown = (_: unknown, seat: ComputerSeat): Opponent => ({
    choose: (game) =>
      new Promise((resolve) => {
        const answer = (order: Order): void =>
          resolve({ order, why: { side: 0, kind: 'setup', candidates: [{ order, value: 0, facts: [] }] } });
        asked.push({ seat, game, hurried: false, answer });
      }),
    hurry: () => {
      const last = asked.at(-1);
      if (last) last.hurried = true;
    },
    leave: () => left.push(seat),
  });
  return { asked, left, sitDown };
}

const failed = (error: unknown): void => {
  throw error;
};
const soon = (): Promise<void> => new Promise((resume) => setTimeout(resume, 20));
const firstOrder = (game: Game): Order => decision(game)?.orders.find(({ do: verb }) => verb === 'deploy') as Order;

describe('an opponent', () => {
  test('who thinks can be told to settle for what he has', async () => {
    const store = await laid();
    const { asked, sitDown } = patient();
    const end = seatOpponents(store, failed, sitDown);
    const { thinking, hurry } = store.getState();
    expect(thinking).toBe(true);
    expect(asked[0]?.hurried).toBe(false);
    hurry?.();
    expect(asked[0]?.hurried).toBe(true);
    // And so on until the person is asked again.
    asked[0]?.answer(firstOrder(store.getState().game));
    await soon();
    expect(asked).toHaveLength(2);
    expect(asked[1]?.hurried).toBe(true);
    end();
  });

  test('is not waited for when what he was asked has been taken back', async () => {
    const store = await laid();
    const { asked, sitDown } = patient();
    const end = seatOpponents(store, failed, sitDown);
    const { game } = store.getState();
    store.getState().give(firstOrder(game));
    expect(asked[0]?.hurried).toBe(true);
    end();
  });

  test('is replaced in the middle of a game, from the next decision on', async () => {
    const store = await laid();
    const { asked, left, sitDown } = patient();
    const end = seatOpponents(store, failed, sitDown);
    store.getState().seat(0, RECRUIT);
    expect(store.getState().record.seats).toEqual([RECRUIT, { kind: 'person' }]);
    expect(asked[0]?.hurried).toBe(true);
    asked[0]?.answer(firstOrder(store.getState().game));
    // Whatever the pace, nobody who hurries is waited for.
    await soon();
    expect(left).toEqual([VETERAN]);
    expect(asked.map(({ seat }) => seat)).toEqual([VETERAN, RECRUIT]);
    end();
  });
});
