import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { displayNames, library } from '@opfire/content';
import { drawCounter, MARKERS, NATION_LOOKS } from '@opfire/web';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'opfire-'));
const svg = join(folder, 'counters.svg');
afterAll(() => rmSync(folder, { recursive: true }));

async function counters(...args: string[]): Promise<{ code: number; said: string }> {
  const spies = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  const code = await run(['counters', ...args]);
  const said = spies.flatMap((spy) => spy.mock.calls.map(([text]) => String(text))).join('\n');
  vi.restoreAllMocks();
  return { code, said };
}

const valuesIn = (drawn: string): Record<string, string> =>
  Object.fromEntries(
    [...drawn.matchAll(/data-value="([^"]+)"[^>]*>([^<]*)</g)].map(([, name = '', text = '']) => [name, text]),
  );

describe('opfire counters', () => {
  it('draws all counters and markers on one sheet', async () => {
    const { code, said } = await counters('--svg', svg);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/counters\.svg: \d+ counters$/) });
    const drawn = readFileSync(svg, 'utf8');
    expect(drawn).not.toMatch(/NaN|undefined/);
    expect(drawn).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1600 \d+"/);
    expect(drawn.match(/data-value="label"/g)).toHaveLength(MARKERS.length);
    const types = Object.values(library.unitTypes);
    const tables = types.filter(({ vehicle, helicopter }) => (vehicle ?? helicopter)?.guns.length);
    expect(drawn.match(/data-value="morale"/g)).toHaveLength(2 * types.length - tables.length);
    await counters('--svg', svg);
    expect(readFileSync(svg, 'utf8')).toBe(drawn);
  });

  it('draws one nation', async () => {
    await counters('--svg', svg, '--nation', 'vc');
    const drawn = readFileSync(svg, 'utf8');
    const units = Object.values(library.unitTypes).filter(({ nation }) => nation === 'vc');
    expect(drawn.match(/data-value="morale"/g)).toHaveLength(2 * units.length);
    expect(drawn).toContain('>RPG-2</text>');
    expect(drawn).not.toContain('>Bren</text>');
  });

  it('says what is missing or misspelt', async () => {
    expect(await counters()).toEqual({ code: 2, said: 'opfire: say where to draw: --svg FILE' });
    expect(await counters('--svg', svg, '--nation', 'germam')).toEqual({
      code: 2,
      said: 'opfire: there is no nation "germam"; did you mean "german"?',
    });
  });
});

describe('counters of the library', () => {
  it('has a look for every nation', () => {
    expect(new Set(Object.keys(NATION_LOOKS))).toEqual(new Set(Object.keys(library.nations)));
  });

  it.each(Object.values(library.unitTypes).map((unit) => [unit.id, unit] as const))(
    'prints the values of %s',
    (id, unit) => {
      const front = valuesIn(drawCounter({ unit, name: displayNames[id] ?? id }));
      const back = valuesIn(drawCounter({ unit, name: displayNames[id] ?? id, shaken: true }));
      expect(front.morale).toBe(String(unit.morale));
      expect(back.morale).toBe(String(unit.shakenMorale));
      expect(back['self-rally']).toBe(unit.selfRally ? 'SR' : undefined);
      if (unit.movement > 0) expect(front.movement?.replace(/[()]/g, '')).toBe(String(unit.movement));
      if (unit.leadership > 0) expect(front.leadership).toBe(String(unit.leadership));
      if (unit.firepower > 0) expect(front.firepower).toBe(String(unit.firepower));
      if (unit.range > 0) expect(front.range?.split('–').at(-1)).toBe(String(unit.range));
    },
  );

  it.each(Object.values(library.weaponTypes).map((weapon) => [weapon.id, weapon] as const))(
    'prints the values of %s',
    (_, weapon) => {
      const values = valuesIn(drawCounter({ weapon }));
      expect(values.firepower).toBe(weapon.firepower === 0 ? '*' : String(weapon.firepower));
      expect(values.range?.split('–').at(-1)).toBe(String(weapon.range));
      expect(values.superscript).toBe(weapon.jams ? 'J' : undefined);
    },
  );
});
