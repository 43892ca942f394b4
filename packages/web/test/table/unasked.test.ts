import { newGame, type Order } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { openBattle } from '../../src/battles/open-battle.ts';
import { deedsIn } from '../../src/table/board/deeds.ts';
import { clashesOf } from '../../src/table/panels/clashes.ts';
import { answerUnasked } from '../../src/table/store/restraint.ts';
import { setUpForMe } from '../../src/table/store/set-up.ts';
import { createTable, type TableStore } from '../../src/table/store/table-store.ts';
import type { Seat } from '../../src/table/store/types.ts';
import { sinceAsked, undoable } from '../../src/table/store/undo.ts';

const PERSON: Seat = { kind: 'person' };
const COMPUTER: Seat = { kind: 'computer', level: 'recruit' };

/** Vierville for two people or one, before the first impulse, which is the Germans'. */
async function begun(second: Seat = PERSON): Promise<TableStore> {
  const { setup, state } = await openBattle('assault-on-vierville', { seed: 11 });
  const battle = { id: 'assault-on-vierville', edition: setup.edition, options: [] };
  const start = newGame(setup, state).state;
  const store = createTable({ id: 'test', battle, seats: [PERSON, second], assist: 'teach', setup, start, orders: [] });
  setUpForMe(store);
  while (store.getState().decision?.kind === 'setup') store.getState().give({ do: 'ready' });
  while (store.getState().decision?.kind === 'rally') store.getState().give({ do: 'done' });
  return store;
}

/** The next step of a move, before which those who could answer the last one hold their fire. */
function nextStep(store: TableStore): Order | undefined {
  while (store.getState().decision?.kind === 'opportunity-fire') store.getState().give({ do: 'hold' });
  return store.getState().decision?.orders.find((order) => order.do === 'step');
}

/** The first who wait come on. */
function comeOn(store: TableStore): void {
  const part = store.getState().decision?.parts.find((one) => one.do === 'enter');
  if (part?.do !== 'enter') throw new Error('nobody waits');
  const [unit, at] = [part.units[0] ?? -1, part.entries?.[0] ?? -1];
  store.getState().give({ do: 'enter', units: [unit], at, mode: 'move' });
}

/** They come on and walk until they can go no farther. */
function walkOn(store: TableStore): void {
  comeOn(store);
  for (let step = nextStep(store); step; step = nextStep(store)) store.getState().give(step);
}

describe('what nobody has to be asked', () => {
  test('fire where only a Sniper could be placed, unless it is wished; it is taken back with the step that it answers', async () => {
    const store = await begun();
    answerUnasked(store);
    comeOn(store);
    const { steps, record, decision: owed, undo } = store.getState();
    expect(owed?.kind).toBe('move');
    expect(steps.at(-1)?.order.do).toBe('hold');
    expect(undoable(steps, record)?.order.do).toBe('enter');
    // What came of it is still to be seen and heard.
    expect(sinceAsked(steps).map(({ order }) => order.do)).toEqual(['enter', 'hold']);
    undo();
    expect(store.getState().decision?.kind).toBe('impulse');

    store.getState().restrain({ snipers: true });
    comeOn(store);
    expect(store.getState().decision?.kind).toBe('opportunity-fire');
  });

  test('nobody answers before the table has been told to', async () => {
    const store = await begun();
    comeOn(store);
    expect(store.getState().decision?.kind).toBe('opportunity-fire');
  });
});

describe('what the computer has done', () => {
  test('is drawn for the person, and not where two people play', async () => {
    const [alone, both] = [await begun(COMPUTER), await begun()];
    for (const store of [alone, both]) walkOn(store);
    const deeds = (store: TableStore) => deedsIn(store.getState().steps, store.getState().record, 0);
    expect(deeds(alone).length).toBeGreaterThan(0);
    expect(new Set(deeds(alone).map(({ what }) => what))).toEqual(new Set(['way']));
    expect(deeds(both)).toEqual([]);
  });
});

describe('the sums of an attack', () => {
  test('are told once for all who have the same', () => {
    const of = (total: number) => ({ total, parts: [] });
    const targets = [
      { unit: 1, attack: of(4), defence: of(1) },
      { unit: 2, attack: of(5), defence: of(1) },
      { unit: 3, attack: of(4), defence: of(1) },
    ];
    expect(clashesOf(targets).map(({ units }) => units)).toEqual([[1, 3], [2]]);
  });
});
