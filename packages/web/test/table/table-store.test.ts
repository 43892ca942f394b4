import { decision, newGame, type Order } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { openBattle } from '../../src/battles/open-battle.ts';
import { offersFor } from '../../src/table/offers/offers.ts';
import { setUpForMe } from '../../src/table/store/set-up.ts';
import { createTable, type TableStore } from '../../src/table/store/table-store.ts';
import { type GameRecord, NOTHING, type Seat } from '../../src/table/store/types.ts';
import { undoable } from '../../src/table/store/undo.ts';

const PERSON: Seat = { kind: 'person' };

const VIERVILLE = 'assault-on-vierville';

async function record(orders: readonly Order[] = [], battle = VIERVILLE): Promise<GameRecord> {
  const { setup, state } = await openBattle(battle, { seed: 11 });
  return {
    id: 'test',
    battle: { id: battle, edition: setup.edition, options: [] },
    seats: [PERSON, PERSON],
    assist: 'teach',
    setup,
    start: newGame(setup, state).state,
    orders,
  };
}

const table = async (): Promise<TableStore> => createTable(await record());

/** Both sides set up and through the Rally Phase: the first impulse is the Germans'. */
async function begun(): Promise<TableStore> {
  const store = await table();
  setUpForMe(store);
  while (store.getState().decision?.kind === 'setup') store.getState().give({ do: 'ready' });
  while (store.getState().decision?.kind === 'rally') store.getState().give({ do: 'done' });
  return store;
}

describe('the store of a game', () => {
  test('begins with the first counter to set up in hand', async () => {
    const { decision: owed, selection } = (await table()).getState();
    expect(owed?.kind).toBe('setup');
    expect(selection.units).toHaveLength(1);
  });

  test('sets up for a person, who then says ready', async () => {
    const store = await table();
    setUpForMe(store);
    const { decision: owed, game } = store.getState();
    expect(owed?.orders.some((order) => order.do === 'ready')).toBe(true);
    expect(game.state.units.filter((unit) => unit.side === 0 && unit.at >= 0)).toHaveLength(4);
  });

  test('goes on laying the markers in hand, and offers only those', async () => {
    const store = createTable(await record([], 'wire-at-midnight'));
    const { select } = store.getState();
    select({ ...NOTHING, intent: 'lay', fortification: 0 });
    const first = [...offersFor(store.getState()).places.values()].flat();
    expect(new Set(first.map(({ verb }) => verb))).toEqual(new Set(['lay']));
    store.getState().give(...(first[0]?.orders ?? []));
    expect(store.getState().game.state.ground.filter(({ kind }) => kind === 'mines')).toHaveLength(1);
    expect(store.getState().selection).toMatchObject({ intent: 'lay', fortification: 0 });
    const commands = offersFor(store.getState()).commands.map((one) => one.kind !== 'mode' && one.verb);
    expect(commands).toEqual(expect.arrayContaining(['lay', 'lift']));
    setUpForMe(store);
    expect(store.getState().game.state.ground.filter(({ kind }) => kind === 'mines')).toHaveLength(4);
  });

  test('brings nobody to hand once more who has taken a seat while setting up', async () => {
    const store = createTable(await record([], 'the-niederau-gap'));
    const boarding = (): Order | undefined => store.getState().decision?.orders.find((one) => one.do === 'board');
    while (boarding() === undefined) {
      const { decision: owed, selection, give } = store.getState();
      const next = owed?.orders.find((one) => one.do === 'deploy' && selection.units.includes(one.unit));
      if (next === undefined || !give(next)) throw new Error('nobody could get on a vehicle');
    }
    const order = boarding();
    if (order?.do !== 'board') throw new Error('nobody could get on a vehicle');
    expect(store.getState().give(order)).toBe(true);
    expect(store.getState().selection.units).not.toEqual(expect.arrayContaining([...order.units]));
  });

  test('says why an order is refused, and changes nothing', async () => {
    const store = await table();
    const { game } = store.getState();
    expect(store.getState().give({ do: 'pass' })).toBe(false);
    expect(store.getState().refused?.rule).toBeDefined();
    expect(store.getState().game).toBe(game);
  });

  test('opens a game where it was left', async () => {
    const store = await begun();
    const again = createTable(store.getState().record);
    expect(again.getState().game.state).toEqual(store.getState().game.state);
    expect(again.getState().steps).toHaveLength(store.getState().steps.length);
  });

  test('takes back orders one by one', async () => {
    const store = await table();
    const { game } = store.getState();
    setUpForMe(store);
    while (undoable(store.getState().steps, store.getState().record)) store.getState().undo();
    expect(store.getState().game).toBe(game);
    expect(store.getState().record.orders).toEqual([]);
  });

  test('takes back no die', async () => {
    const store = await begun();
    const sealed = store.getState().steps.findLastIndex((step) => step.sealed);
    expect(sealed).toBeGreaterThanOrEqual(0);
    for (let i = 0; i < 50; i++) store.getState().undo();
    expect(store.getState().steps).toHaveLength(sealed + 1);
  });

  test('takes back nothing that the computer decided', async () => {
    const { steps } = (await begun()).getState();
    const kept = await record();
    const against: GameRecord = { ...kept, seats: [{ kind: 'computer', level: 'recruit' }, PERSON] };
    const byAmericans = steps.filter((step) => step.side === 0 && !step.sealed);
    expect(undoable(byAmericans, kept)).toBeDefined();
    expect(undoable(byAmericans, against)).toBeUndefined();
  });
});

describe('offers', () => {
  test('declare and set out without being told', async () => {
    const store = await begun();
    const entering = store.getState().decision?.parts.find((part) => part.do === 'enter');
    if (entering?.do !== 'enter') throw new Error('the Germans should be entering');
    store.getState().select({ units: entering.units.slice(0, 1) });
    const { places } = offersFor(store.getState());
    expect(places.size).toBe(entering.entries?.length);
    const [offer] = [...places.values()].flat();
    expect(offer?.orders.map((order) => order.do)).toEqual(['enter']);
  });

  test('hold only orders that the engine accepts', async () => {
    const store = await begun();
    store.getState().give({ do: 'pass' });
    const owed = decision(store.getState().game);
    const [stack] = owed?.parts.flatMap((part) => (part.do === 'activate' ? part.at : [])) ?? [];
    if (stack === undefined) throw new Error('the Americans should have a stack to activate');
    store.getState().pick(stack);
    const sequences = [...offersFor(store.getState()).places.values()].flat().map((offer) => offer.orders);
    expect(sequences.length).toBeGreaterThan(3);
    for (const orders of sequences)
      expect(
        createTable(store.getState().record)
          .getState()
          .give(...orders),
      ).toBe(true);
  });
});
