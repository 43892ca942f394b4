import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FuzzReport, fuzz } from '../../src/fuzz/fuzz.ts';
import { writeJson, writeText } from '../../src/fuzz/report.ts';
import { run } from '../../src/run.ts';

const QUICK = { oneIn: 1000, mostOrders: 50, mutations: 5, replays: false };

/** A squad too many in one hex from the start. */
const CROWDED = {
  units: Object.fromEntries(
    [1, 2, 3, 4].map((count) => [`us-${count}`, { is: 'squad 2-5-4-6', side: 'us', at: 'D4' }]),
  ),
  turns: 1,
};

function fileWith(position: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'opfire-')), 'battle.json');
  writeFileSync(file, JSON.stringify(position));
  return file;
}

async function opfire(...args: string[]): Promise<{ code: number; out: string; complaint: string }> {
  let out = '';
  let complaint = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    complaint += String(text);
  });
  const code = await run(args);
  return { code, out, complaint };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('fuzzing', () => {
  it('plays the same games again for the same seed', () => {
    const [first, second] = [1, 2].map(() => fuzz({ games: 4, seed: 11, thoroughness: QUICK })) as [
      FuzzReport,
      FuzzReport,
    ];
    expect(first.failure).toBeUndefined();
    expect([first.games, first.orders]).toEqual([4, second.orders]);
    expect(first.coverage.all).toEqual(second.coverage.all);
  });

  it('sees every verb, decision, event, way of moving and result happen', { timeout: 120_000 }, () => {
    const { failure, coverage } = fuzz({
      games: 252,
      seed: 1,
      battles: ['skirmish', 'jungle', 'raid', 'armour', 'modern', 'night-assault', 'steppe'],
      thoroughness: QUICK,
    });
    expect(failure).toBeUndefined();
    expect(coverage.missing).toEqual([]);
  });

  it('reports what is broken, and how to see it again', () => {
    const file = fileWith(CROWDED);
    const report = fuzz({ games: 3, seed: 7, battles: [file], editions: ['v4.1'], thoroughness: QUICK });
    const failure = { battle: file, edition: 'v4.1', seed: 7, order: 1, invariant: 'stacking (1.3)' };
    expect(report).toMatchObject({ games: 1, failure });
    expect(report.failure?.found).toContain('4 squads of side 0 in D4');
    expect(report.failure?.orders).toHaveLength(1);
    const text = writeText(report, false);
    expect(text).toContain(`opfire fuzz --games 1 --seed 7 --battle ${file} --edition v4.1`);
    expect(text).toContain('1 games');
    expect(JSON.parse(writeJson(report, true))).toMatchObject({ failure, coverage: { verbs: {} } });
  });
});

describe('opfire fuzz', () => {
  it('ends with 0 when everything holds, and counts what happened', async () => {
    const { code, out } = await opfire(
      'fuzz',
      '--games',
      '1',
      '--battle',
      'skirmish',
      '--edition',
      'v5.0',
      '--coverage',
    );
    expect(code).toBe(0);
    expect(out).toContain('all invariants hold');
    expect(out).toMatch(/verbs:\n(.*\n)* +\d+ {2}activate/);
  });

  it('ends with 1 when something is broken', async () => {
    const { code, out } = await opfire('fuzz', '--games', '1', '--battle', fileWith(CROWDED), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ failure: { invariant: 'stacking (1.3)' } });
  });

  it.each([
    [['--games', 'many'], '--games takes a whole number'],
    [['--edition', 'v6'], 'there is no edition "v6"'],
    [['--battle', 'nowhere.json'], 'does not exist'],
    [['--battle', 'README.md'], 'README.md is not JSON'],
    [['--sed', '1'], '--sed'],
  ])('complains of %j', async (args, said) => {
    const { code, complaint } = await opfire('fuzz', ...args);
    expect(code).toBe(2);
    expect(complaint).toContain(said);
  });

  it('names what is wrong in a position', async () => {
    const { code, complaint } = await opfire(
      'fuzz',
      '--battle',
      fileWith({ units: { a: { is: 'squad 2-5-4', side: 'x' } } }),
    );
    expect(code).toBe(2);
    expect(complaint).toContain('units.a');
  });
});
