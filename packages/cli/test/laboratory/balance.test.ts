import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '@opfire/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/index.ts';
import { balanceOf, effectOf, verdictOf } from '../../src/laboratory/balance/figures.ts';
import { effectText } from '../../src/laboratory/balance/report.ts';
import type { GameRecord } from '../../src/laboratory/game.ts';
import { wilson } from '../../src/laboratory/statistics.ts';

let out = '';
let folder = '';
beforeEach(() => {
  out = '';
  folder = mkdtempSync(join(tmpdir(), 'opfire-balance-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const gamesIn = (file: string): GameRecord[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line).record];
      } catch {
        return [];
      }
    });

const inFolder = (name: string): string => join(folder, name);
const BALANCE = ['balance', 'rejoining-the-regiment', '--level', 'random', '--games', '2', '--jobs', '1'];

const player = { level: 'random', style: 'balanced' } as const;
const effort = { decisions: 1, milliseconds: 1 };
const record = (winner: string, more: Partial<GameRecord> = {}): GameRecord => ({
  scenario: 's',
  edition: 'v5.0',
  seed: 1,
  a: player,
  b: player,
  aSide: 0,
  winner,
  won: winner === 'us' ? 'a' : 'b',
  ending: 'control',
  turns: 2,
  orders: 9,
  points: [2, 0],
  losses: [1, 3],
  effort: { a: effort, b: effort },
  byTurn: [
    { turn: 1, points: [0, 0], control: [0, 2], losses: [0, 1] },
    { turn: 2, points: [2, 0], control: [1, 1], losses: [1, 3] },
  ],
  deaths: [
    { hex: 'D4', side: 1 },
    { hex: 'D4', side: 0 },
    { hex: 'E5', side: 1 },
  ],
  events: ['A'],
  ...more,
});

describe('the figures of a balance run', () => {
  const figures = balanceOf(
    [record('us'), record('german', { ending: 'nobody-else', events: [], deaths: [] })],
    ['us', 'german'],
    ['A', 'B'],
  );

  test('count wins, draws, turns and losses by side', () => {
    expect(figures).toMatchObject({ games: 2, draws: 0, turns: 2 });
    expect(figures.sides.map(({ side, wins, losses }) => [side, wins, losses])).toEqual([
      ['us', 1, 1],
      ['german', 1, 3],
    ]);
  });

  test('follow control, points and losses turn by turn', () => {
    expect(figures.byTurn.map(({ turn, control }) => [turn, ...control])).toEqual([
      [1, 0, 2],
      [2, 1, 1],
    ]);
  });

  test('tell where units died, what happened and how it ended', () => {
    expect(figures.deaths).toEqual([
      { hex: 'D4', losses: [1, 1] },
      { hex: 'E5', losses: [0, 1] },
    ]);
    expect(figures.events).toEqual([
      { event: 'A', games: 1 },
      { event: 'B', games: 0 },
    ]);
    expect(figures.endings).toContainEqual({ winner: 'german', by: 'nobody-else', games: 1 });
  });

  test.each([
    [5, 'unsure', 10],
    [500, 'balanced', 1000],
    [90, 'first', 100],
    [10, 'second', 100],
  ] as const)('%i wins are %s of %i games', (wins, verdict, games) => {
    expect(verdictOf(wilson(wins, games))).toBe(verdict);
  });

  test('a change is sure when its interval leaves out nothing', () => {
    const great = effectOf(wilson(20, 100), wilson(60, 100));
    expect(great.difference).toBeCloseTo(0.4);
    expect(great.low).toBeGreaterThan(0.25);
    expect(effectText(great, 'us')).toMatch(/^\+40 points for us \(\+\d+ to \+\d+\)$/);
    expect(effectText(effectOf(wilson(5, 10), wilson(6, 10)), 'us')).toMatch(/may be nothing$/);
  });
});

describe('opfire balance', () => {
  test('writes games, figures and a page of its own, and plays nothing twice', async () => {
    const prefix = inFolder('run');
    expect(await run([...BALANCE, '--out', prefix])).toBe(0);
    expect(out).toMatch(/as it is +us +\d+ %/);
    const figures = JSON.parse(readFileSync(`${prefix}.json`, 'utf8'));
    expect(figures).toMatchObject({ scenario: 'rejoining-the-regiment', asItIs: { games: 2 } });
    expect(figures.asItIs.byTurn[0].turn).toBe(1);
    const page = readFileSync(`${prefix}.html`, 'utf8');
    expect(page).toContain('class="heat"');
    expect(page).not.toMatch(/(src|href)="https?:/);
    const games = readFileSync(`${prefix}.jsonl`, 'utf8');
    expect(games.trim().split('\n')).toHaveLength(2);
    await run([...BALANCE, '--out', prefix]);
    expect(readFileSync(`${prefix}.jsonl`, 'utf8')).toBe(games);
  });

  test('measures what a change does, with the same seeds', async () => {
    const change = inFolder('change.json');
    writeFileSync(change, '{ "turns": 2 }');
    await run([...BALANCE, '--out', inFolder('run'), '--change', change, '--json']);
    const { asItIs, changed } = JSON.parse(out);
    expect(asItIs.turns).toBe(5);
    expect(changed).toMatchObject({ change: { turns: 2 }, figures: { turns: 2, games: 2 } });
    expect(changed.effect.low).toBeLessThanOrEqual(changed.effect.difference);
  });

  test('takes a scenario from a file', async () => {
    const file = inFolder('mine.json');
    const scenario = { ...library.scenarios['rejoining-the-regiment'], id: 'mine', turns: 1 };
    writeFileSync(file, JSON.stringify(scenario));
    const options = ['--level', 'random', '--games', '1', '--jobs', '1', '--out', inFolder('run')];
    expect(await run(['balance', file, ...options])).toBe(0);
    expect(out).toMatch(/^mine, v5.0/);
  });

  test.each([
    [[], /say: opfire balance SCENARIO/],
    [['rejoining-the-regimnt'], /did you mean "rejoining-the-regiment"/],
    [['rejoining-the-regiment', '--games', '0'], /--games takes at least 1/],
    [['rejoining-the-regiment', '--games', '2000000000'], /--games takes at most/],
    [['rejoining-the-regiment', '--games=-1'], /--games takes a whole number/],
    [['rejoining-the-regiment', '--seed', '99999999999999999999'], /--seed takes at most/],
    [['rejoining-the-regiment', '--jobs', '0'], /--jobs takes at least 1/],
    [['rejoining-the-regiment', '--level', 'regular:balanced:x'], /LEVEL:STYLE/],
    [['rejoining-the-regiment', '--level', 'veteran', '--nodes', '0'], /--nodes takes at least 1/],
    [['rejoining-the-regiment', '--nodes', '5', '--ms', '7'], /either --nodes or --ms/],
    [['rejoining-the-regiment', '--out', '/'], /is a folder/],
    [['rejoining-the-regiment', '--change', '/'], /\/ is a folder/],
    [['rejoining-the-regiment', '--level', 'vetran'], /did you mean "veteran"/],
    [['rejoining-the-regiment', '--out', '/no-such-folder/x'], /there is no folder \/no-such-folder/],
    [['rejoining-the-regiment', '--change', 'no-such-file.json'], /no-such-file.json does not exist/],
  ])('complains of %j', async (options, complaint) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(['balance', ...options])).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(complaint);
  });

  test.each([
    ['a key misspelt', '{ "turn": 2 }', /the change: .*turn/],
    ['half a force', '{ "forces": { "late": { "side": "us" } } }', /forces\.late\.units: is missing/],
    ['nothing new', '{ "turns": 5 }', /leaves rejoining-the-regiment as it is/],
    ['a list', '[]', /expected a change/],
  ])('complains of a change with %s before anything is played', async (_, content, complaint) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const change = inFolder('change.json');
    writeFileSync(change, content);
    expect(await run([...BALANCE, '--out', inFolder('run'), '--change', change])).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(complaint);
    expect(String(error.mock.calls[0]?.[0])).not.toMatch(/laboratory/);
    expect(existsSync(inFolder('run.jsonl'))).toBe(false);
  });

  test('plays every game with dice of its own, the players changing sides', async () => {
    await run([...BALANCE, '--games', '4', '--seed', '7', '--out', inFolder('run')]);
    const games = gamesIn(inFolder('run.jsonl')).map(({ seed, aSide }) => [seed, aSide]);
    expect(games).toEqual([
      [7, 0],
      [8, 1],
      [9, 0],
      [10, 1],
    ]);
  });

  test('does not count games of the file as it was before', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = inFolder('mine.json');
    const options = ['balance', file, ...BALANCE.slice(2), '--out', inFolder('run'), '--json'];
    const scenario = { ...library.scenarios['rejoining-the-regiment'], id: 'mine', turns: 1 };
    writeFileSync(file, JSON.stringify(scenario));
    await run(options);
    writeFileSync(file, JSON.stringify({ ...scenario, turns: 2 }));
    out = '';
    await run(options);
    expect(JSON.parse(out).asItIs).toMatchObject({ games: 2, turns: 2 });
    expect(String(error.mock.calls[0]?.[0])).toMatch(/2 games of .*mine\.json as it was before/);
    expect(gamesIn(inFolder('run.jsonl')).map(({ turns }) => turns)).toEqual([1, 1, 2, 2]);
    writeFileSync(file, JSON.stringify({ ...scenario, source: 'played the same' }));
    out = '';
    await run(options);
    expect(JSON.parse(out).asItIs.turns).toBe(1);
    expect(gamesIn(inFolder('run.jsonl'))).toHaveLength(4);
  });

  test('goes on after a line that was cut off', async () => {
    const games = inFolder('run.jsonl');
    await run([...BALANCE, '--out', inFolder('run')]);
    const whole = readFileSync(games, 'utf8');
    writeFileSync(games, whole.slice(0, -40));
    await run([...BALANCE, '--out', inFolder('run')]);
    await run([...BALANCE, '--out', inFolder('run')]);
    expect(gamesIn(games).map(({ seed }) => seed)).toEqual([1, 2]);
  });

  test('never writes into a file that holds something else', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(inFolder('run.jsonl'), 'notes\n');
    expect(await run([...BALANCE, '--out', inFolder('run')])).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(/run\.jsonl holds no games/);
    expect(readFileSync(inFolder('run.jsonl'), 'utf8')).toBe('notes\n');
  });

  test('says what the players had to think', async () => {
    const options = ['--level', 'veteran', '--games', '1', '--nodes', '1', '--change', inFolder('change.json')];
    const file = inFolder('mine.json');
    writeFileSync(file, JSON.stringify({ ...library.scenarios['rejoining-the-regiment'], id: 'mine', turns: 2 }));
    writeFileSync(inFolder('change.json'), '{ "turns": 1 }');
    await run(['balance', file, '--jobs', '1', ...options, '--out', inFolder('run'), '--json']);
    expect(JSON.parse(out)).toMatchObject({ level: 'veteran', style: 'balanced', budget: { nodes: 1 } });
  });
});
