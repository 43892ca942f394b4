import { describe, expect, it } from 'vitest';
import { type Game, newGame } from '../../src/index.ts';
import { readOrder, writeEvent, writeOrder } from '../../src/notation/names.ts';
import { readPosition } from '../../src/notation/read-position.ts';
import { MARK } from '../../src/state/marks.ts';
import type { WrittenOrder } from '../../src/state/orders.ts';
import { LIBRARY } from './library.ts';

function game(): Game {
  const read = readPosition(
    {
      units: {
        lt: { is: 'leader 6-1-6', side: 'us', at: 'D4' },
        sq1: { is: 'us-squad', at: 'D4' },
        k1: { is: 'squad 1-6-4-5', side: 'german', at: 'D6' },
      },
      weapons: { bar: { by: 'sq1' } },
    },
    LIBRARY,
  );
  if ('problems' in read) throw new Error(read.problems[0]?.problem);
  return newGame(read.ok.setup, read.ok.state);
}

const ORDERS: readonly WrittenOrder[] = [
  { do: 'rally', unit: 'sq1' },
  { do: 'treat', healer: 'lt', patient: 'sq1' },
  { do: 'drive', commissar: 'lt', unit: 'sq1' },
  { do: 'join', units: ['sq1', 'lt'] },
  { do: 'take', unit: 'lt', weapon: 'bar' },
  { do: 'activate', at: ['D4', 'D5'] },
  {
    do: 'fire',
    units: ['sq1', 'lt'],
    at: 'D6',
    weapons: ['bar'],
    leader: 'lt',
    helpers: [{ weapon: 'bar', unit: 'lt' }],
  },
  { do: 'fire', units: ['sq1'], at: 'D6', leader: null, inherent: false, assaultFire: ['sq1'] },
  { do: 'move', units: ['sq1'], mode: 'assault-move', leader: 'lt', abandon: ['bar'] },
  { do: 'smoke', unit: 'sq1', at: 'D5' },
  { do: 'call-mortar', unit: 'lt', mortar: 'sq1', weapon: 'bar', at: 'D6' },
  { do: 'call-artillery', unit: 'lt', battery: 0, at: 'D6' },
  { do: 'step', to: 'D5' },
  { do: 'strike', targets: ['k1'] },
  { do: 'use', weapons: [] },
  { do: 'land', at: 'D6' },
  { do: 'hold' },
];

describe('orders', () => {
  it.each(ORDERS.map((order) => [JSON.stringify(order), order] as const))('%s survives translation', (_, order) => {
    const read = readOrder(game(), order);
    if ('problems' in read) throw new Error(read.problems[0]?.problem);
    expect(writeOrder(game(), read.ok)).toEqual(order);
  });

  it('turn names into numbers', () => {
    expect(readOrder(game(), { do: 'fire', units: ['k1'], at: 'A2', weapons: ['bar'] })).toEqual({
      ok: { do: 'fire', units: [2], at: 1, weapons: [0] },
    });
  });

  it('move plainly unless they say otherwise', () => {
    expect(readOrder(game(), { do: 'move', units: ['sq1'], path: ['D5'] })).toEqual({
      ok: { do: 'move', units: [1], mode: 'move' },
    });
  });

  it.each([
    [{ do: 'fir', units: ['sq1'], at: 'D6' }, 'do', 'did you mean "fire"?'],
    [{ units: ['sq1'] }, 'do', expect.stringContaining('one of:')],
    [{ do: 'fire', units: ['sq2'], at: 'D6' }, 'units[0]', 'did you mean "sq1"?'],
    [{ do: 'fire', units: ['sq1'], aim: 'D6' }, 'aim', 'did you mean "at"?'],
    [{ do: 'fire', units: ['sq1'], at: 'D6', destination: 'D6' }, 'destination', expect.stringContaining('one of:')],
    [{ do: 'fire', units: 'sq1', at: 'D6' }, 'units', 'write a list, […]'],
    [{ do: 'step', to: 'Q99' }, 'to', 'the board runs from A1 to J8'],
    [{ do: 'move', units: ['sq1'], mode: 'crawl' }, 'mode', expect.stringContaining('one of:')],
  ])('are refused with a remedy: %j', (order, path, remedy) => {
    expect(readOrder(game(), order)).toEqual({
      problems: expect.arrayContaining([{ path, problem: expect.any(String), remedy }]),
    });
  });
});

describe('events', () => {
  it('name units, places, sides and marks', () => {
    expect(writeEvent(game(), { t: 'marked', unit: 1, marks: MARK.moved | MARK.fired, rule: '4.0' })).toEqual({
      t: 'marked',
      unit: 'sq1',
      marks: ['moved', 'fired'],
      rule: '4.0',
    });
    expect(writeEvent(game(), { t: 'spotted', at: 1, side: 1, stays: false, rule: '10.1.1' })).toMatchObject({
      at: 'A2',
      side: 'german',
    });
    expect(writeEvent(game(), { t: 'victory', winner: 0, points: [3, 1], rule: '22.0' })).toMatchObject({
      winner: 'us',
      points: { us: 3, german: 1 },
    });
  });

  it('name the counter of what is reduced or created', () => {
    const { state } = game();
    const hero = { ...(state.units[1] as NonNullable<(typeof state.units)[1]>), id: 3, name: 'hird', root: -1 };
    expect(writeEvent(game(), { t: 'created', unit: hero, rule: '11.2.1' })).toMatchObject({
      unit: { name: 'hird', is: 'us-squad', side: 'us', at: 'D4', marks: [], root: null },
    });
  });
});
