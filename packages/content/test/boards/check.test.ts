import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent, contentFiles, describeProblem } from '../../src/index.ts';

const PLAIN = { kind: 'board', number: '999', name: 'Test', chart: 'wwii' };

/** What is wrong with a board of its own. */
const complaints = (board: object): string[] =>
  checkContent([...contentFiles, { file: 'mine.json', data: { ...PLAIN, ...board } }]).map(describeProblem);

describe('a board file', () => {
  it('needs little', () => {
    expect(complaints({})).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a chart misspelt', { chart: 'wwi' }, 'chart: there is no terrain chart "wwi"; did you mean "wwii"?'],
    [
      'a number taken',
      { number: '15' },
      'number: "15" is taken: boards/15.json, number; give one of them another id, or drop it',
    ],
    ['a number that is none', { number: 'fifteen' }, 'number: is "fifteen"; write a number in quotes, such as "15"'],
    ['a name missing', { name: undefined }, 'name: is missing; write a text in quotes'],
    [
      'a key misspelt',
      { road: ['H1 H2'] },
      'the whole file: has an unknown key: road; did you mean "roads"? Otherwise leave it out',
    ],
    [
      'columns the wrong way round',
      { columns: ['O', 'A'] },
      'columns: O to A is no range of columns; write two letters in order, such as ["A", "O"]',
    ],
    [
      'rows the wrong way round',
      { rows: [8, 1] },
      'rows: 8 to 1 is no range of rows; write two numbers in order, such as [1, 8]',
    ],
    [
      'half-hexes above row 0',
      { rows: [0, 8], halfHexes: true },
      'rows: half-hexes need a row before the first; begin the rows at 1',
    ],
    [
      'a terrain misspelt',
      { terrain: { 'light-wood': 'C3' } },
      'terrain.light-wood: chart "wwii" has no terrain "light-wood"; did you mean "light-woods"?',
    ],
    [
      'a terrain of the other chart',
      { terrain: { pool: 'C3' } },
      'terrain.pool: chart "wwii" has no terrain "pool"; use one of: clear, road, ',
    ],
    ['a default misspelt', { default: 'claer' }, 'default: chart "wwii" has no terrain "claer"; did you mean "clear"?'],
    [
      'a list that is none',
      { terrain: { forest: 'C3; C4' } },
      'terrain.forest: is "C3; C4"; write hexes with spaces between: "C3 C4 D5"',
    ],
    [
      'a hex off the board',
      { terrain: { forest: 'C3 P4' } },
      'terrain.forest: hex "P4" is not on the board; the board has columns A to O and rows 1 to 8, and a row 0 in columns A, C, E …',
    ],
    ['a row that an even column lacks', { terrain: { forest: 'D0' } }, 'terrain.forest: hex "D0" is not on the board'],
    [
      'a hex painted twice',
      { terrain: { forest: 'C3', brush: 'C3' } },
      'terrain.brush: C3 is painted twice: in "forest" and in "brush"; keep it in one of them',
    ],
    [
      'a hex twice in one list',
      { terrain: { forest: 'C3 C3' } },
      'terrain.forest: C3 is painted twice: in "forest"; keep it',
    ],
    ['a level that is none', { levels: { high: 'C3' } }, 'levels.high: is no good key; write a level, such as "1"'],
    [
      'two levels',
      { levels: { '1': 'C3', '2': 'C3' } },
      'levels.2: C3 is given a level twice: in "1" and in "2"; keep it in one of them',
    ],
    [
      'a building of woods',
      { terrain: { 'stone-building': 'C3', forest: 'C4' }, buildings: ['C3 C4'] },
      'buildings[0]: C4 is forest, not a building; paint a building there, or leave the hex out',
    ],
    [
      'a building of two kinds',
      { terrain: { 'stone-building': 'C3', 'wooden-building': 'C4' }, buildings: ['C3 C4'] },
      'buildings[0]: C3 is stone-building and C4 is wooden-building; paint the whole building alike, or list two buildings',
    ],
    [
      'a building in two parts',
      { terrain: { 'stone-building': 'C3 C5' }, buildings: ['C3 C5'] },
      'buildings[0]: C5 does not touch the rest; list it as a building of its own',
    ],
    [
      'a hex in two buildings',
      { terrain: { 'stone-building': 'C3 C4 C5' }, buildings: ['C3 C4', 'C4 C5'] },
      'buildings[1]: C4 is listed twice; list each hex once and in one building',
    ],
    ['a road of one hex', { roads: ['H1'] }, 'roads[0]: is "H1"; write a path of hexes: "H1 H2 H3"'],
    ['a road that jumps', { roads: ['H1 H2 H4'] }, 'roads[0]: it jumps from H2 to H4; name every hex it runs through'],
    [
      'a stream that jumps',
      { streams: ['C3 F3'] },
      'streams[0]: it jumps from C3 to F3; name every hex it runs through',
    ],
    [
      'a road through a river',
      { terrain: { river: 'H3' }, roads: ['H2 H3 H4'] },
      'roads[0]: it runs through the river in H3; paint a bridge there',
    ],
    [
      'a bridge to nowhere',
      { terrain: { bridge: 'H3' } },
      'terrain.bridge: no road runs over the bridge in H3; lead a road over it',
    ],
    [
      'a hexside misspelt',
      { hexsides: { hegde: ['C3/C4'] } },
      'hexsides.hegde: chart "wwii" has no hexside terrain "hegde"; did you mean "hedge"?',
    ],
    [
      'hexsides that are none',
      { hexsides: { wall: ['C3 C4'] } },
      'hexsides.wall[0]: is "C3 C4"; write a path of hexsides: "K6/L6 K6/L7"',
    ],
    [
      'a hexside between hexes apart',
      { hexsides: { wall: ['C3/C5'] } },
      'hexsides.wall[0]: C3/C5 is no hexside: the two hexes do not touch; name two hexes that share a side',
    ],
    [
      'a hexside at the edge of the world',
      { hexsides: { wall: ['B1/B0'] } },
      'hexsides.wall[0]: hex "B0" is not on the board',
    ],
    [
      'a hexside built twice',
      { hexsides: { wall: ['C3/C4'], hedge: ['C4/C3'] } },
      'hexsides.hedge[0]: C4/C3 is built twice: wall and hedge; keep one of them',
    ],
    [
      'a wall that jumps',
      { hexsides: { wall: ['C3/C4 C3/D4 F3/F4'] } },
      'hexsides.wall[0]: it jumps from C3/D4 to F3/F4; name every hexside on the way, or begin another path',
    ],
    [
      'a roof without a house',
      { strata: { rooftop: 'C3' } },
      'strata.rooftop: C3 is clear, and has no roof; paint a building there, or leave it out',
    ],
    ['a bunker twice', { strata: { bunker: 'C3 C3' } }, 'strata.bunker: C3 is listed twice; name it once'],
    [
      'a name on no hex',
      { places: [{ name: 'Nowhere', at: 'Q3', kind: 'village' }] },
      'places[0].at: hex "Q3" is not on the board',
    ],
    [
      'a place of no kind',
      { places: [{ name: 'Nowhere', at: 'C3', kind: 'vilage' }] },
      'places[0].kind: is "vilage", which it cannot be; did you mean "village"?',
    ],
    [
      'silhouettes on open ground',
      { shapes: { C3: [{ circle: [0, 0, 20] }] } },
      "shapes.C3: C3 is clear: its silhouettes would be in nobody's way; paint terrain that stands in the way of sight, or leave them out",
    ],
    [
      'a silhouette far away',
      { terrain: { forest: 'C3' }, shapes: { C3: [{ circle: [300, 0, 20] }] } },
      'shapes.C3[0]: 300 lies beyond the neighbouring hexes; keep within 250 of the hex centre (a corner is at 100)',
    ],
    [
      'a silhouette that is none',
      { terrain: { forest: 'C3' }, shapes: { C3: ['tree'] } },
      'shapes.C3[0]: is "tree", which it cannot be; write an object in { }',
    ],
  ])('%s', (_what, board, expected) => {
    const found = complaints(board);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`mine.json: ${expected}`);
  });

  it('may be like the example in docs/boards.md', () => {
    const page = readFileSync(new URL('../../../../docs/boards.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    expect(complaints(JSON.parse(example))).toEqual([]);
  });

  it('tells of everything that is wrong at once', () => {
    const found = complaints({ terrain: { forrest: 'C3 P9' }, roads: ['H1 H3'], hexsides: { wal: ['C3/C4'] } });
    expect(found).toHaveLength(4);
  });
});
