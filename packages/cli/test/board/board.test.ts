import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '@opfire/content';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'opfire-'));
const svg = join(folder, 'board.svg');
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

async function board(...args: string[]): Promise<{ code: number; said: string }> {
  const spies = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  const code = await run(['board', ...args]);
  const said = spies.flatMap((spy) => spy.mock.calls.map(([text]) => String(text))).join('\n');
  vi.restoreAllMocks();
  return { code, said };
}

const silhouettesOf = (number: string): string[] =>
  Object.entries(library.boards[number]?.hexes ?? {}).flatMap(([name, hex]) =>
    typeof hex === 'string' ? [] : (hex.shapes ?? []).map((_, i) => `${name}.${i}`),
  );

describe('opfire board', () => {
  it.each(Object.keys(library.boards))('draws board %s with all that stands in the way of sight', async (number) => {
    const { code, said } = await board(number, '--svg', svg);
    expect(code).toBe(0);
    expect(said).toContain(`${svg}: ${library.boards[number]?.name}, `);
    const drawn = readFileSync(svg, 'utf8');
    const shown = [...drawn.matchAll(/data-shape="([^"]+)"/g)].map(([, shape]) => shape);
    expect(new Set(shown)).toEqual(new Set(silhouettesOf(number)));
    expect(shown).toHaveLength(new Set(shown).size);
    expect(drawn).not.toMatch(/NaN|undefined/);
    expect(drawn.length).toBeLessThan(1_500_000);
  });

  it.each([
    ['a board file', { kind: 'board', number: '77', name: 'Mine', chart: 'wwii', terrain: { forest: 'C3' } }],
    ['a board alone', { name: 'Mine', hexes: { C3: 'forest' } }],
    ['a position', { board: { name: 'Mine', hexes: { C3: 'forest' } } }],
    ['a case', { case: 'x', position: { board: { name: 'Mine', hexes: { C3: 'forest' } } } }],
  ])('draws %s', async (name, content) => {
    const { code, said } = await board(file(`${name}.json`, content), '--svg', svg);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(': Mine, ') });
    expect(readFileSync(svg, 'utf8')).toContain('>C3</text>');
  });

  it('leaves out what is not wanted', async () => {
    await board('15', '--svg', svg, '--no-names', '--no-frame', '--no-grid', '--scale', '2');
    const drawn = readFileSync(svg, 'utf8');
    expect(drawn).not.toContain('<text');
    expect(drawn).toMatch(/^<svg [^>]*width="2016"/);
  });

  it.each([
    [['99', '--svg', svg], 'there is no file and no board "99"'],
    [['15'], 'say: opfire board BOARD --svg FILE'],
    [['--svg', svg], 'say: opfire board BOARD --svg FILE'],
    [['15', '--svg', svg, '--scale', 'big'], '--scale big is no scale'],
    [['15', '--svg', join(folder, 'no', 'where.svg')], 'there is no folder'],
    [
      [
        file('typo.json', { kind: 'board', number: '77', name: 'x', chart: 'wwii', terrain: { forrest: 'C3' } }),
        '--svg',
        svg,
      ],
      'did you mean "forest"?',
    ],
    [[file('hex.json', { hexes: { Z9: 'forest' } }), '--svg', svg], 'Z9'],
  ])('complains clearly: %j', async (args, complaint) => {
    const { code, said } = await board(...args);
    expect(code).toBe(2);
    expect(said).toContain(complaint);
  });
});
