/** What the computer tells of its reasons: in time, and nothing that is hidden from the person. */
import { makePlayer, tellable } from '@opfire/ai';
import { newGame, type Side, viewFor } from '@opfire/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBattle } from '../../src/battles/open-battle.ts';
import { explained, noteReason, reasonFor, reasonsOf, recallReasons } from '../../src/table/hints/reasons.ts';
import { actorsOf } from '../../src/table/offers/verbs.ts';
import { createTable, type TableStore } from '../../src/table/store/table-store.ts';
import type { TableState } from '../../src/table/store/types.ts';

const BATTLE = 'assault-on-vierville';
const PERSON: Side = 1;
/** The Americans, who have a sniper whom nobody has seen. */
const COMPUTER: Side = 0;
const MOST = 100;

async function laid(): Promise<TableStore> {
  const { setup, state } = await openBattle(BATTLE, { seed: 11 });
  return createTable({
    id: 'test',
    battle: { id: BATTLE, edition: setup.edition, options: [] },
    seats: [{ kind: 'computer', level: 'regular' }, { kind: 'person' }],
    assist: 'teach',
    setup,
    start: newGame(setup, state).state,
    orders: [],
  });
}

/** Every moment of the first orders of a game, with the computer's reasons noted. */
async function moments(): Promise<TableState[]> {
  const store = await laid();
  const player = makePlayer({ level: 'regular', seed: 3 });
  const found: TableState[] = [];
  while (store.getState().decision && found.length < MOST) {
    const { game, give } = store.getState();
    const order = player.choose(game);
    const why = player.explain();
    if (why?.side === COMPUTER) noteReason(game, tellable(game, why));
    give(order);
    found.push(store.getState());
  }
  return found;
}

const toldIn = (table: TableState) =>
  table.steps.flatMap((step) => {
    const decided = explained(table, step);
    const why = decided && reasonFor(table, decided, PERSON);
    return why ? [{ step, why }] : [];
  });

describe('reasons of the computer', () => {
  let played: TableState[] = [];
  beforeAll(async () => {
    played = await moments();
  });

  test('are told of what is over, and never of what somebody is about to do', () => {
    const last = played.at(-1);
    expect(last && toldIn(last).length).toBeGreaterThan(5);
    for (const table of played.filter(({ decision }) => decision?.kind === 'opportunity-fire')) {
      const setOut = table.steps.findLastIndex(({ order }) => order.do === 'activate' || order.do === 'enter');
      expect(toldIn(table).every(({ step }) => table.steps.indexOf(step) < setOut)).toBe(true);
    }
  });

  test('name nobody of whom the person may not know', () => {
    let weighed = 0;
    for (const table of played) {
      const known = new Set(viewFor(table.game, PERSON).units.map(({ id }) => id));
      for (const { why } of toldIn(table)) {
        const named = [...why.candidates, ...why.instead].flatMap(({ order }) => actorsOf(table.game, order));
        expect(named.filter((unit) => !known.has(unit))).toEqual([]);
        weighed += named.length;
      }
    }
    expect(weighed).toBeGreaterThan(20);
  });

  test('say of an impulse what others could have done in it', () => {
    const last = played.at(-1);
    const told = last ? toldIn(last) : [];
    expect(told.some(({ why }) => why.instead.length > 0)).toBe(true);
    for (const { why } of told) {
      const orders = why.candidates.map(({ order }) => JSON.stringify(order));
      expect(why.instead.filter(({ order }) => orders.includes(JSON.stringify(order)))).toEqual([]);
    }
  });

  test('are the same when the game is opened again with what was kept of them', () => {
    const last = played.at(-1);
    if (last === undefined) throw new Error('nothing was played');
    const kept = JSON.parse(JSON.stringify(reasonsOf(last.steps)));
    const again = createTable(last.record).getState();
    expect(toldIn(again)).toEqual([]);
    recallReasons(again.steps, kept);
    const toldOf = (table: TableState) => toldIn(table).map(({ step, why }) => [table.steps.indexOf(step), why]);
    expect(toldOf(again)).toEqual(JSON.parse(JSON.stringify(toldOf(last))));
    expect(toldOf(again).length).toBeGreaterThan(5);
  });

  test('are not told by a referee, nor of one’s own decisions', () => {
    const refereed = played.map((table): TableState => ({ ...table, record: { ...table.record, assist: 'referee' } }));
    expect(refereed.flatMap(toldIn)).toEqual([]);
    expect(played.flatMap(toldIn).filter(({ step }) => step.side === PERSON)).toEqual([]);
  });
});
