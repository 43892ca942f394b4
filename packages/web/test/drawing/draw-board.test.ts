import type { Board } from '@opfire/engine';
import { describe, expect, it, test } from 'vitest';
import { boardLayers, drawBoard, LAYERS } from '../../src/index.ts';
import { farmland, gallery, jungle } from '../fixtures/boards.ts';
import { parseXml } from './xml.ts';

const BOARDS: readonly (readonly [string, () => Board])[] = [
  ['farmland', farmland],
  ['jungle', jungle],
  ['gallery', gallery],
];

/** Silhouettes of terrain that hides nothing are nothing to see. */
const silhouettes = (board: Board): string[] =>
  board.hexes
    .filter(({ terrain }) => terrain.sight !== 'open')
    .flatMap(({ name, shapes }) => (shapes ?? []).map((_, i) => `${name}.${i}`))
    .sort();

describe.each(BOARDS)('%s', (_, make) => {
  const board = make();
  const svg = drawBoard(board);
  const tags = parseXml(svg);

  it('is well-formed', () => {
    expect(tags[0]?.name).toBe('svg');
    expect(tags[0]?.attributes.viewBox).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
  });

  it('is the same text every time', () => {
    expect(drawBoard(make())).toBe(svg);
  });

  it('shows every silhouette, once', () => {
    const shown = tags.flatMap(({ attributes }) => attributes['data-shape'] ?? []);
    expect(shown.sort()).toEqual(silhouettes(board));
  });

  it('has only numbers for numbers', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
  });

  it('refers only to what it defines, and defines it once', () => {
    const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !known.has(id as string))).toEqual([]);
  });

  it('stays below a megabyte and a half', () => {
    expect(svg.length).toBeLessThan(1_500_000);
  });
});

describe('options', () => {
  const board = farmland();

  test('hexes are 96 pixels wide at scale 1, and twice that at 2', () => {
    const widthAt = (scale: number): number =>
      Number(parseXml(drawBoard(board, { scale, frame: false }))[0]?.attributes.width);
    // From the middle of column A to the middle of column O are 14 columns of three quarters of a hex.
    expect(widthAt(1)).toBe(14 * 72);
    expect(widthAt(2)).toBe(14 * 144);
  });

  test('without names there is no text but in the margin', () => {
    expect(drawBoard(board, { names: false, frame: false })).not.toContain('<text');
    expect(drawBoard(board, { frame: false })).toContain('>H6</text>');
  });

  test('without a grid the dots stay', () => {
    const [lined, bare] = [boardLayers(board), boardLayers(board, { grid: false })].map(({ layers }) => layers.grid);
    expect(lined).toContain(bare);
    expect(lined?.length).toBeGreaterThan(bare?.length ?? 0);
    expect(bare).toContain('#a3231c');
  });

  test('names of places, brooks and the number come from the scenery', () => {
    const scenery = {
      number: '15',
      streams: [['E7', 'E8', 'F8', 'Z99']],
      places: [
        { name: 'Mill & Brook', at: 'E7', kind: 'water' },
        { name: 'Nowhere', at: 'Z99', kind: 'farm' },
      ],
    };
    const svg = drawBoard(board, { scenery });
    expect(svg).toContain('>Mill &amp; Brook</text>');
    expect(svg).not.toContain('Nowhere');
    expect(svg).toContain('data-stream="0"');
    expect(svg).toContain('15 · Farmland');
    expect(parseXml(svg).length).toBeGreaterThan(0);
  });

  test('a prefix keeps the ids of two drawings apart', () => {
    const ids = (idPrefix: string): string[] =>
      parseXml(drawBoard(board, { idPrefix })).flatMap(({ attributes }) => attributes.id ?? []);
    const mine = new Set(ids('a-'));
    expect(ids('b-').filter((id) => mine.has(id))).toEqual([]);
  });
});

describe('layers', () => {
  it('come one by one and are all in the drawing', () => {
    const board = jungle();
    const svg = drawBoard(board);
    const { layers, defs, frame } = boardLayers(board);
    for (const layer of LAYERS) expect(svg).toContain(layers[layer]);
    expect(svg).toContain(defs);
    expect(svg).toContain(frame);
  });
});

/** Where the strokes of a path of relative commands begin and end. */
function endsOf(d: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/[a-z][^a-z]*/g)].map(([command]) => {
    const numbers = [...command.matchAll(/-?\d*\.?\d+/g)].map(Number);
    x += numbers.at(-2) ?? 0;
    y += numbers.at(-1) ?? 0;
    return [x, y];
  });
}

describe('roads', () => {
  it('leave the map where they end beside its edge', () => {
    const { box, layers } = boardLayers(farmland());
    const d = parseXml(layers.roads).find(({ name }) => name === 'path')?.attributes.d ?? '';
    const isAt = (atX: number, atY: number): boolean => endsOf(d).some(([x, y]) => Math.hypot(x - atX, y - atY) < 1);
    // H is column 8, in the middle of the map: its road crosses the north edge and the south edge.
    expect([isAt(1200, box.y), isAt(1200, box.y + box.height), isAt(300, box.y)]).toEqual([true, true, false]);
  });
});
