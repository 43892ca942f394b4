import { describe, expect, it } from 'vitest';
import { library } from '../src/index.ts';

const { wwii, modern } = library.charts;

/** "sight tracked/off-road/road-wheels/leg TM height", copied from the printed charts by hand; P is prohibited. */
const row = (chart: typeof wwii, id: string): string => {
  const terrain = chart?.terrain[id];
  if (!terrain) return 'missing';
  const { tracked, offRoad, roadWheels, leg } = terrain.cost;
  const costs = [tracked, offRoad, roadWheels, leg].map((cost) => cost ?? 'P').join('/');
  return `${terrain.sight} ${costs} +${terrain.tm} ${terrain.height}`;
};

const side = (chart: typeof wwii, id: string): string => {
  const hexside = chart?.hexsides[id];
  if (!hexside) return 'missing';
  const { tracked, offRoad, roadWheels, leg } = hexside.cost;
  return `${[tracked, offRoad, roadWheels, leg].map((cost) => cost ?? 'P').join('/')} +${hexside.tm} ${hexside.height}`;
};

const withTrait = (chart: typeof wwii, trait: 'hidesMovement' | 'noMortars' | 'noWeaponTeams' | 'clear'): string[] =>
  Object.values(chart?.terrain ?? {})
    .filter((terrain) => terrain[trait])
    .map((terrain) => terrain.id)
    .sort();

describe('1.9 the WWII terrain effects chart', () => {
  it.each([
    ['clear', 'open 1/1/2/1 +0 ground'],
    ['road', 'open 1/1/0.5/1 +0 ground'],
    ['bridge', 'open 1/1/0.5/1 +0 ground'],
    ['brush', 'degrading 1/1/2/1 +0 ground'],
    ['flower-garden', 'degrading 1/1/2/1 +0 ground'],
    ['low-crops', 'degrading 1/1/3/1 +0 ground'],
    ['wheatfield', 'blocking 2/2/6/2 +0 ground'],
    ['cemetery', 'degrading P/P/P/1 +2 ground'],
    ['light-woods', 'degrading 4/6/8/2 +1 1'],
    ['forest', 'blocking P/P/P/2 +2 2'],
    ['marsh', 'degrading P/P/P/2 +1 ground'],
    ['river', 'open P/P/P/P +0 ground'],
    ['stone-building', 'blocking P/P/P/2 +4 1'],
    ['wooden-building', 'blocking 6/12/P/2 +3 1'],
    ['rubble', 'degrading 4/P/P/3 +3 1'],
  ])('%s', (id, expected) => {
    expect(row(wwii, id)).toBe(expected);
  });

  it.each([
    ['wall', '1/P/P/1 +1 ground'],
    ['hedge', '0/3/4/1 +0 ground'],
    ['bocage', '9/P/P/4 +3 1'],
  ])('%s along a hexside', (id, expected) => {
    expect(side(wwii, id)).toBe(expected);
  });

  it('climbs by one point a level, pays for two levels down and stops at a cliff of three', () => {
    expect(wwii?.climb).toEqual({ upPerLevel: 1, downTwoLevels: 1, cliff: 3 });
  });
});

describe('1.9 the Modern terrain effects chart', () => {
  it('climbs by one point a level and pays nothing for the way down', () => {
    expect(modern?.climb).toEqual({ upPerLevel: 1, downTwoLevels: 0, cliff: 3 });
  });

  it.each([
    ['clear', 'open 1/1/2/1 +0 ground'],
    ['stone-building', 'blocking P/P/P/2 +4 1'],
    ['wooden-building', 'blocking 6/12/P/2 +3 1'],
    ['bamboo-huts', 'blocking 4/9/12/2 +1 1'],
    ['kunai-grass', 'blocking 1/1/2/2 +0 1'],
    ['rice-paddy', 'open P/P/P/2 +1 ground'],
    ['heavy-jungle', 'blocking P/P/P/2 +2 2'],
    ['light-jungle', 'degrading 4/6/8/2 +1 1'],
    ['brush', 'degrading 1/1/2/1 +0 ground'],
    ['rubble', 'degrading 4/P/P/3 +3 1'],
    ['soccer-field', 'open 1/1/1/1 +0 ground'],
    ['soccer-stands', 'degrading P/P/P/2 +2 1'],
    ['pool', 'open P/P/P/P +0 ground'],
  ])('%s', (id, expected) => {
    expect(row(modern, id)).toBe(expected);
  });

  it('lets two squads, two single men and two weapons into heavy jungle', () => {
    expect(modern?.terrain['heavy-jungle']?.stacking).toEqual({ squads: 2, smcs: 2, weapons: 2 });
  });

  it('raises the occupants of the stands by one level', () => {
    expect(modern?.terrain['soccer-stands']?.raises).toBe(1);
  });
});

describe('what the notes of the charts add', () => {
  it('hides movement in brush, gardens, crops and tall grass', () => {
    const hiding = ['brush', 'flower-garden', 'kunai-grass', 'low-crops', 'wheatfield'];
    expect(withTrait(wwii, 'hidesMovement')).toEqual(hiding);
    expect(withTrait(modern, 'hidesMovement')).toEqual(hiding);
    expect(wwii?.hexsides.hedge?.hidesMovement).toBe(true);
    expect(wwii?.hexsides.wall?.hidesMovement).toBeUndefined();
  });

  it('keeps mortars out of buildings, huts, forest and heavy jungle (18.1)', () => {
    const closed = ['bamboo-huts', 'forest', 'heavy-jungle', 'stone-building', 'wooden-building'];
    expect(withTrait(wwii, 'noMortars')).toEqual(closed);
    expect(withTrait(modern, 'noMortars')).toEqual(closed);
  });

  it('keeps weapon teams out of marsh', () => {
    expect(withTrait(wwii, 'noWeaponTeams')).toEqual(['marsh']);
  });

  it('lets a slope run over clear ground alone (10.3.1)', () => {
    expect(withTrait(wwii, 'clear')).toEqual(['clear']);
    expect(withTrait(modern, 'clear')).toEqual(['clear']);
  });

  it('counts walls always, hedges by edition, for the rally behind them (3.0)', () => {
    expect(wwii?.hexsides.wall?.sheltersRally).toBe('always');
    expect(wwii?.hexsides.hedge?.sheltersRally).toBe('edition');
  });

  it('borrows whole rows from the other era', () => {
    for (const id of ['light-jungle', 'heavy-jungle', 'bamboo-huts', 'kunai-grass', 'rice-paddy']) {
      expect(wwii?.terrain[id], id).toEqual(modern?.terrain[id]);
    }
    for (const id of ['light-woods', 'forest', 'low-crops', 'wheatfield', 'marsh', 'river', 'bridge']) {
      expect(modern?.terrain[id], id).toEqual(wwii?.terrain[id]);
    }
    expect(modern?.hexsides.hedge).toEqual(wwii?.hexsides.hedge);
    expect(modern?.hexsides.bocage).toBeUndefined();
  });
});
