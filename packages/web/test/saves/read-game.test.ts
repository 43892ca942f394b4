import { hashState, saveGame } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { readGame } from '../../src/saves/read-game.ts';
import { squeeze, unsqueeze } from '../../src/saves/squeeze.ts';
import { writeGame } from '../../src/saves/write-game.ts';
import { playAgain } from '../../src/table/store/table-store.ts';
import { playedRecord } from '../fixtures/played.ts';

const record = await playedRecord(80);
const text = writeGame(record);
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(text), ...change });

describe('a game as a file', () => {
  test('comes back as it was', () => {
    const read = readGame(text);
    if ('trouble' in read) throw new Error(read.details);
    expect(read.record).toEqual(record);
    expect(hashState(read.game.state)).toBe(hashState(playAgain(record).game.state));
    expect(read.cut).toBeUndefined();
  });

  test.each([
    ['cut short', text.slice(0, -200), 'torn'],
    ['empty', '', 'not-a-game'],
    ['a list', '[]', 'not-a-game'],
    ['something else', '{"format":"pgn"}', 'not-a-game'],
    ['of a later version', changed({ version: 9 }), 'newer'],
    ['without a version', changed({ version: undefined }), 'older'],
    ['without a setup', changed({ setup: null }), 'damaged'],
    ['without a start', changed({ start: undefined }), 'damaged'],
  ])('%s is refused', (_, given, trouble) => {
    expect(readGame(given)).toMatchObject({ trouble });
  });

  test('is read as far as the rules allow its orders', () => {
    const orders = [...record.orders.slice(0, 30), { do: 'no such thing' }, ...record.orders.slice(30)];
    const read = readGame(changed({ orders }));
    if ('trouble' in read) throw new Error(read.details);
    expect(read.record.orders).toHaveLength(30);
    expect(read.cut?.orders).toBe(51);
  });

  test('may come from the engine, as a position without a history', () => {
    const read = readGame(JSON.stringify(saveGame(playAgain(record).game)));
    if ('trouble' in read) throw new Error(read.details);
    expect(read.record.orders).toEqual([]);
    expect(read.record.seats).toEqual([{ kind: 'person' }, { kind: 'person' }]);
  });

  test('with strange players is played by people', () => {
    const read = readGame(changed({ seats: ['me', { kind: 'computer' }], assist: 'much' }));
    expect(read).toMatchObject({ record: { seats: [{ kind: 'person' }, { kind: 'person' }], assist: 'teach' } });
  });

  test('with a computer that is not known here is played by one in the middle', () => {
    const read = readGame(
      changed({
        seats: [
          { kind: 'computer', level: 'general', style: 'mad' },
          { kind: 'computer', level: 'recruit', style: 'cautious' },
        ],
      }),
    );
    const seats = [
      { kind: 'computer', level: 'regular' },
      { kind: 'computer', level: 'recruit', style: 'cautious' },
    ];
    expect('record' in read && read.record.seats).toEqual(seats);
  });
});

describe('text for addresses', () => {
  test('comes back as it was, and is short', async () => {
    const squeezed = await squeeze(record.start);
    expect(squeezed).toMatch(/^[\w-]+$/);
    expect(squeezed.length).toBeLessThan(JSON.stringify(record.start).length / 3);
    expect(await unsqueeze(squeezed)).toEqual(record.start);
  });

  test('does not survive damage unnoticed', async () => {
    const squeezed = await squeeze(record.start);
    await expect(unsqueeze(squeezed.slice(0, -8))).rejects.toThrow();
  });
});
