import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'opfire-'));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** Runs the command line; what it says comes back with its exit code. */
async function opfire(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const code = await run(args);
  const said = (spy: typeof out): string => spy.mock.calls.map(([text]) => `${text}\n`).join('');
  const answer = { code, out: said(out), err: said(err) };
  vi.restoreAllMocks();
  return answer;
}

afterAll(() => rmSync(folder, { recursive: true }));

const POSITION = {
  board: { hexes: { D6: 'light-woods', D7: 'wooden-building' } },
  units: {
    sq1: { is: 'squad 4-5-4-6', side: 'us', at: 'D4' },
    lt: { is: 'leader 6-1-6', side: 'us', at: 'D4' },
    k1: { is: 'squad 1-6-4-5', side: 'german', at: 'D6' },
  },
  spotted: { us: ['D6'] },
};

const PASSES = { case: 'passes', position: POSITION, expect: { turn: 1 } };
const FAILS = { case: 'fails', position: POSITION, rule: '2.0', steps: [{ expect: { turn: 2 } }] };

describe('opfire case', () => {
  it('counts, and ends well when all pass', async () => {
    expect(await opfire('case', file('passes.json', { cases: [PASSES, PASSES] }))).toEqual({
      code: 0,
      out: '2 passed, 0 failed\n',
      err: '',
    });
  });

  it('shows expected against actual, with the step', async () => {
    const path = file('fails.json', { cases: [PASSES, FAILS] });
    const { code, out } = await opfire('case', path);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `FAILED ${path}: fails`,
      '  step 1: turn',
      '    expected  2',
      '    actual    1',
      '1 passed, 1 failed',
      '',
    ]);
  });

  it('tells where a file is malformed and what was expected there', async () => {
    const path = file('bad.json', { case: 'x', steps: [{ order: { do: 'fire', unit: ['sq1'], at: 'D6' } }] });
    const { code, out } = await opfire('case', path, file('good.json', PASSES));
    expect(code).toBe(2);
    expect(out).toContain(`${path}: steps[0].order.unit: there is no key "unit" here; did you mean "units"?`);
    expect(out).toMatch(/1 passed, 0 failed\n$/);
  });

  it('tells of a name that no unit has', async () => {
    const path = file('name.json', { ...PASSES, steps: [{ order: { do: 'rally', unit: 'sq7' } }] });
    const { code, out } = await opfire('case', path);
    expect(code).toBe(2);
    expect(out).toContain('steps[0].order.unit: there is no unit "sq7"; did you mean "sq1"?');
  });

  it('tells of a name in an expectation', async () => {
    const path = file('fact.json', {
      cases: [{ ...PASSES, steps: [{ expect: { units: { sq7: { shaken: true } } } }] }],
    });
    const { code, out } = await opfire('case', path);
    expect(code).toBe(2);
    expect(out).toContain('cases[0].steps[0].expect.units.sq7: there is no unit "sq7" at this moment');
  });

  it('tells where a file is not JSON', async () => {
    const { code, out } = await opfire('case', file('broken.json', '{ "case": '));
    expect(code).toBe(2);
    expect(out).toContain('this is not JSON');
  });

  it('answers programs in JSON', async () => {
    const { code, out } = await opfire('case', file('json.json', FAILS), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      passed: 0,
      failed: 1,
      malformed: [],
      cases: [{ case: 'fails', edition: 'v5.0', rule: ['2.0'], failures: [{ step: 1, expected: 2, actual: 1 }] }],
    });
  });

  it('wants a file', async () => {
    expect(await opfire('case')).toMatchObject({ code: 2, err: 'opfire: name a file or a folder of cases\n' });
  });
});

describe('opfire los', () => {
  it('names each thing in the way with its rule', async () => {
    const { code, out } = await opfire('los', file('los.json', POSITION), 'D5', 'D8');
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'D5 to D8, range 3: blocked',
        '  degrades  D6  light-woods      10.3',
        '  blocks    D7  wooden-building  10.3',
        '',
      ].join('\n'),
    );
  });

  it('answers programs in JSON', async () => {
    const { out } = await opfire('los', file('los.json', PASSES), 'd5', 'd7', '--json');
    expect(JSON.parse(out)).toMatchObject({
      from: 'D5',
      to: 'D7',
      verdict: 'degraded',
      degrading: 1,
      causes: [{ hex: 'D6' }],
    });
  });

  it('picks a case of several by its name', async () => {
    const other = { case: 'other', position: { board: { hexes: { D6: 'clear' } } } };
    const path = file('many.json', { position: POSITION, cases: [{ case: 'one' }, other] });
    expect((await opfire('los', path, 'D5', 'D7')).out).toContain('degraded by 1');
    expect((await opfire('los', path, 'D5', 'D7', '--case', 'other')).out).toContain('clear');
    expect(await opfire('los', path, 'D5', 'D7', '--case', 'nine')).toMatchObject({ code: 2 });
  });

  it.each([
    [['D5'], 'say: opfire los'],
    [['D5', 'Q9'], 'there is no location "Q9"'],
  ])('complains: %j', async (places, words) => {
    const { code, err } = await opfire('los', file('los.json', POSITION), ...places);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it('complains of boards and files that are not there', async () => {
    expect(await opfire('los', 'nowhere', 'A1', 'A2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"nowhere"'),
    });
  });
});

describe('opfire odds', () => {
  const ORDER = { do: 'fire', units: ['sq1'], at: 'D6', leader: 'lt' };

  it('explains both sums and the chance of each result', async () => {
    const { code, out } = await opfire('odds', file('odds.json', { position: POSITION, order: ORDER }));
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 6)).toEqual([
      'fire sq1 at D6 leader lt',
      '  fire: d6 +5',
      '    +4  lead firepower  5.2',
      '    +1  leadership      5.0.1',
      '  k1 defends: d6 +1',
      '    +1  light woods  10.4',
    ]);
    expect(out).toMatch(/no effect +shaken +casualties/);
  });

  it('answers programs in JSON', async () => {
    const { out } = await opfire('odds', file('odds.json', { position: POSITION, orders: [ORDER] }), '--json');
    const [{ forecast }] = JSON.parse(out) as [
      { forecast: { targets: [{ unit: string; results: Record<string, number> }] } },
    ];
    const [{ unit, results }] = forecast.targets;
    expect(unit).toBe('k1');
    expect(Object.values(results).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('forecasts the orders of a case as it goes', async () => {
    const steps = [{ order: { do: 'activate', at: ['D4'] } }, { order: ORDER, dice: [1, 6] }];
    const { code, out } = await opfire('odds', file('steps.json', { case: 'x', position: POSITION, steps }));
    expect(code).toBe(0);
    expect(out).toContain('fire sq1 at D6 leader lt');
  });

  it('says why an order cannot be given', async () => {
    const path = file('refused.json', { position: POSITION, order: { do: 'fire', units: ['sq1'], at: 'D7' } });
    const { code, out } = await opfire('odds', path);
    expect(code).toBe(1);
    expect(out).toMatch(/refused: .* \(\d/);
  });

  it('complains of what is malformed', async () => {
    const path = file('odd.json', { position: POSITION, order: { do: 'fire', units: ['sq9'], at: 'D6' } });
    expect(await opfire('odds', path)).toMatchObject({ code: 2, err: expect.stringContaining('order.units[0]') });
  });
});

describe('forecasts in cases', () => {
  const forecast = (facts: object) => ({
    case: 'x',
    position: POSITION,
    expect: { forecast: { order: { do: 'fire', units: ['sq1'], at: 'D6', leader: null }, ...facts } },
  });

  it('are compared in numbers, fractions or per cent', async () => {
    for (const noEffect of ['14/36', '38.9%', '39%', 0.3889]) {
      const facts = {
        kind: 'attack',
        firepower: 4,
        targets: [{ unit: 'k1', defence: 1, results: { 'no-effect': noEffect } }],
      };
      expect(await opfire('case', file('forecast.json', forecast(facts)))).toMatchObject({ code: 0 });
    }
  });

  it('fail where they differ', async () => {
    const facts = { targets: [{ unit: 'k1', results: { 'no-effect': '13/36' } }] };
    expect(await opfire('case', file('forecast.json', forecast(facts)))).toMatchObject({ code: 1 });
  });
});
