import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '@opfire/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/index.ts';
import type { GameRecord } from '../../src/laboratory/game.ts';

let out = '';
let folder = '';
beforeEach(() => {
  out = '';
  folder = mkdtempSync(join(tmpdir(), 'opfire-match-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const MATCH = ['play', 'rejoining-the-regiment', '--a', 'regular', '--b', 'random', '--jobs', '1', '--games', '2'];

describe('opfire play --a --b', () => {
  test('counts wins of a and b whichever side they played, and by side', async () => {
    expect(await run([...MATCH, '--swap', '--json'])).toBe(0);
    const told = JSON.parse(out);
    expect(told.games).toBe(2);
    expect(told.a.wins + told.b.wins + told.draws).toBe(2);
    expect(told.sides.us.a.games).toBe(1);
    expect(told.sides.german.a.games).toBe(1);
    expect(told.sides.us.wins + told.sides.german.wins + told.draws).toBe(2);
    expect(told.a.rate.low).toBeLessThanOrEqual(told.a.rate.share);
    expect(told.scenarios).toHaveLength(1);
  });

  test('tells it as a table, without --swap a plays the first side throughout', async () => {
    expect(await run(MATCH)).toBe(0);
    expect(out).toMatch(/a regular +b random/);
    expect(out).toMatch(/as us +\d of 2 /);
  });

  test('credits a player with what his side won, lost and earned', async () => {
    const file = join(folder, 'games.jsonl');
    await run([...MATCH, '--games', '4', '--swap', '--into', file, '--json']);
    const told = JSON.parse(out);
    const games: GameRecord[] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).record);
    const sideOfA = ({ aSide }: GameRecord) => ['us', 'german'][aSide];
    expect(games.map(({ seed, aSide }) => [seed, aSide])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(told.a.wins).toBe(games.filter((game) => game.winner === sideOfA(game)).length);
    expect(told.sides.german.a.wins).toBe(
      games.filter(({ winner, aSide }) => aSide === 1 && winner === 'german').length,
    );
    expect(told.a.losses).toBe(games.reduce((sum, { losses, aSide }) => sum + (losses[aSide] ?? 0), 0) / 4);
  });

  test('says that an odd number of games is not even-handed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await run([...MATCH, '--games', '3', '--swap']);
    expect(String(error.mock.calls[0]?.[0])).toMatch(/--games 3 is odd/);
  });

  test('plays a battle named twice once', async () => {
    await run(['play', 'rejoining-the-regiment', ...MATCH.slice(1), '--json']);
    expect(JSON.parse(out).games).toBe(2);
  });

  test('keeps games in a file, and plays none of them twice', async () => {
    const file = join(folder, 'games.jsonl');
    await run([...MATCH, '--into', file]);
    const first = readFileSync(file, 'utf8');
    await run([...MATCH, '--into', file]);
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(first.trim().split('\n')).toHaveLength(2);
  });

  test.each([
    [['--a', 'vetran'], /did you mean "veteran"/],
    [['--a', 'regular:bold'], /no style "bold"/],
    [['--a', 'regular', '--games', 'many'], /--games takes a whole number/],
    [['--a', 'regular', '--games', '0'], /--games takes at least 1/],
    [['--a', 'random', '--into', '/'], /\/ is a folder; name a file/],
    [['--a', 'random', '--into', '/no-such-folder/x'], /no games can be kept in .* \(ENOENT\)/],
  ])('complains of %j', async (options, complaint) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(['play', 'rejoining-the-regiment', ...options])).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(complaint);
  });
});

describe('opfire play FILE', () => {
  const scenario = { ...library.scenarios['rejoining-the-regiment'], id: 'mine', turns: 1 };

  test('plays a scenario of one’s own with random orders', async () => {
    const file = join(folder, 'mine.json');
    writeFileSync(file, JSON.stringify(scenario));
    expect(await run(['play', file, '--games', '2'])).toBe(0);
    expect(out).toMatch(/mine\.json, v5\.0: 2 games/);
  });

  test('says what is wrong with it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = join(folder, 'mine.json');
    writeFileSync(file, JSON.stringify({ ...scenario, initiative: 'soviet' }));
    expect(await run(['play', file])).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(/initiative: there is no side "soviet"/);
  });
});
