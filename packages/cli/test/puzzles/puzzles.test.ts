import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { command } from '../../src/commands/puzzles.ts';
import { run } from '../../src/index.ts';
import { troublesOf } from '../../src/puzzles/pose.ts';
import { puzzlesIn, readPuzzles } from '../../src/puzzles/read.ts';
import { solve } from '../../src/puzzles/solve.ts';

const puzzles = puzzlesIn();
const named = (name: string) => puzzles.find((puzzle) => puzzle.name === name) ?? expect.fail(`no puzzle "${name}"`);

afterEach(() => vi.restoreAllMocks());

describe('the puzzles', () => {
  test('are at least sixty, each with a name of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(puzzles.map(({ name }) => name)).size).toBe(puzzles.length);
  });

  test.each(puzzles)('$theme: $name has best orders that can be given', (puzzle) => {
    expect(troublesOf(puzzle)).toEqual([]);
  });

  test.each(puzzles)('$theme: $name says why in one sentence, in both languages', ({ why }) => {
    expect(why.en).toMatch(/^[A-Z][^!?]*\.$/);
    expect(why.ja).toMatch(/。$/);
  });
});

describe('a player before a puzzle', () => {
  const regular = { level: 'regular', seed: 1, budget: { nodes: 1 } } as const;

  test.each([
    'open-ground-shot',
    'stack-before-single',
    'leader-first',
    'the-shaken-cannot-fight',
    'exit-on-the-last-turn',
    'fire-first-then-cross',
    'off-the-map-while-on-the-exit',
    'two-squads-and-the-leader-storm-the-gun',
    'bring-the-others-in',
    'reinforce-with-both-squads',
  ])('solves %s as a regular', (name) => {
    expect(solve(named(name), regular)).toMatchObject({ puzzle: name, solved: true });
  });

  test('answers the same with the same seed and nodes', () => {
    const veteran = { level: 'veteran', seed: 3, budget: { nodes: 40 } } as const;
    const puzzle = named('adjacent-before-distant');
    expect(solve(puzzle, veteran)).toEqual(solve(puzzle, veteran));
  });
});

describe('a file of puzzles', () => {
  const why = { en: 'So.', ja: 'そう。' };
  const file = (puzzle: object) => ({
    about: why,
    puzzles: [{ puzzle: 'one', why, position: {}, best: [], ...puzzle }],
  });

  test.each([
    ['without a best order', file({}), /best/],
    ['without a sentence in Japanese', file({ why: { en: 'So.' }, best: [{ do: 'pass' }] }), /why\.ja/],
    ['with a word misspelt', file({ best: [{ do: 'pass' }], positon: {} }), /positon/],
    ['with a place that is not there', file({ best: [{ do: 'pass' }], position: { phse: 'rally' } }), /phse/],
  ])('%s is refused where it is wrong', (_, json, where) => {
    const { problems } = readPuzzles('own.json', json);
    expect(problems.map(({ path, problem }) => `${path} ${problem}`).join('\n')).toMatch(where);
  });
});

describe('opfire puzzles', () => {
  test('counts what each level solves, for programs', async () => {
    const out: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
    const options = ['open-ground-shot', '--level', 'random', '--level', 'regular', '--json'];
    expect(await command.run(options)).toBe(0);
    const told = JSON.parse(out.join(''));
    expect(told.levels.regular).toEqual({ solved: 1, puzzles: 1, share: 1 });
    expect(told.levels.random.puzzles).toBe(1);
    expect(told.attempts).toHaveLength(2);
  });

  test('tells what was ordered instead', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opfire-puzzles-'));
    const units = {
      a: { is: 'squad 2-5-4-6', side: 'us', at: 'D4' },
      k: { is: 'squad 1-6-4-5', side: 'german', at: 'D7' },
    };
    const why = { en: 'Nobody should do this.', ja: '誰もすべきでない。' };
    const odd = { puzzle: 'odd', why, position: { units }, best: [{ do: 'pass' }] };
    writeFileSync(join(folder, 'own.json'), JSON.stringify({ about: why, puzzles: [odd] }));
    const out: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
    await run(['puzzles', '--from', folder, '--level', 'regular', '--tell']);
    rmSync(folder, { recursive: true });
    expect(out.join('')).toMatch(/own +0 of 1/);
    expect(out.join('')).toMatch(/odd: Nobody should do this/);
  });

  test('says which puzzle has somebody in a place that is not on its board', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opfire-puzzles-'));
    const units = { a: { is: 'squad 2-5-4-6', side: 'us', at: 'D9' } };
    const why = { en: 'He is nowhere.', ja: '彼はどこにもいない。' };
    const lost = { puzzle: 'lost', why, position: { units }, best: [{ do: 'pass' }] };
    writeFileSync(join(folder, 'own.json'), JSON.stringify({ about: why, puzzles: [lost] }));
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const code = await run(['puzzles', '--from', folder]);
    rmSync(folder, { recursive: true });
    expect(code).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(
      /own\.json: lost: .*units\.a\.at: there is no location "D9"; .*A1 to/,
    );
  });

  test.each([
    [['--level', 'vetran'], /did you mean "veteran"/],
    [['--nodes', 'many'], /--nodes takes a whole number/],
    [['no-such-puzzle'], /no puzzle is called "no-such-puzzle"; the themes are fire/],
  ])('complains of %j', async (options, complaint) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(['puzzles', ...options])).toBe(2);
    expect(String(error.mock.calls[0]?.[0])).toMatch(complaint);
  });
});
