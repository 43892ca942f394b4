import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/index.ts';

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
  ])('complains of %j', async (options, complaint) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(['play', 'rejoining-the-regiment', ...options])).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(complaint);
  });
});
