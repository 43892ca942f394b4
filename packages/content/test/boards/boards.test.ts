import { describe, expect, it } from 'vitest';
import { contentFiles, library } from '../../src/index.ts';
import { boardOf, compileWith } from './sight.ts';

const numbers = Object.keys(library.boards);
/** Those that can be joined to others (1.4). */
const standard = numbers.filter((number) => number !== '106');

describe('our boards', () => {
  it('are known by the numbers in their files', () => {
    expect(numbers).toEqual(['1', '2', '3', '15', '101', '102', '103', '104', '105', '106']);
    for (const [number, board] of Object.entries(library.boards)) {
      expect(board.number).toBe(number);
      expect(contentFiles.some(({ file }) => file === `boards/${number}.json`)).toBe(true);
    }
  });

  it.each(standard)('%s is a standard board: A to O, 1 to 8, 128 hexes with half-hexes (1.1)', (number) => {
    const { hexes } = boardOf(number);
    expect(hexes).toHaveLength(128);
    expect([hexes[0]?.name, hexes.at(-1)?.name]).toEqual(['A0', 'O8']);
  });

  it.each(standard)('%s has nothing but clear ground, road and river in hexes that are halved (1.4)', (number) => {
    const halves = boardOf(number).hexes.filter(
      ({ column, row }) => column === 1 || column === 15 || (column % 2 === 1 && (row === 0 || row === 8)),
    );
    expect(halves).toHaveLength(30);
    const others = halves.filter(({ terrain }) => !['clear', 'road', 'river'].includes(terrain.id));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('show every terrain of both charts, and every kind of hexside', () => {
    const shown = new Set(numbers.flatMap((number) => boardOf(number).hexes.map(({ terrain }) => terrain.id)));
    const sides = new Set(numbers.flatMap((number) => boardOf(number).hexsides.map((side) => side?.id)));
    for (const chart of Object.values(library.charts)) {
      for (const id of Object.keys(chart.terrain)) expect(shown, id).toContain(id);
      for (const id of Object.keys(chart.hexsides)) expect(sides, id).toContain(id);
    }
  });

  it.each(numbers)('%s stays passable: one can walk from any edge hex to any other', (number) => {
    const { hexes, neighbours } = boardOf(number);
    const walkable = hexes.map(({ terrain }) => terrain.cost.leg !== null);
    const reached = new Set([walkable.indexOf(true)]);
    for (const hex of reached) {
      for (const next of neighbours.subarray(6 * hex, 6 * hex + 6)) if (next >= 0 && walkable[next]) reached.add(next);
    }
    expect(reached.size).toBe(walkable.filter(Boolean).length);
  });

  it.each(numbers)('%s has ground to fire over and ground to hide in', (number) => {
    const { hexes } = boardOf(number);
    const cover = hexes.filter(({ terrain }) => terrain.tm > 0).length;
    const open = hexes.filter(({ terrain }) => terrain.sight === 'open').length;
    expect(cover).toBeGreaterThanOrEqual(15);
    expect(open).toBeGreaterThanOrEqual(45);
  });

  it('have a hill of three levels with clear slopes, two stories, a river and its bridges', () => {
    const levels = boardOf('102').hexes.map(({ level }) => level);
    expect(Math.max(...levels)).toBe(3);
    expect(boardOf('3').hexes.filter(({ multiStory }) => multiStory)).toHaveLength(12);
    expect(boardOf('103').hexes.filter(({ terrain }) => terrain.id === 'bridge')).toHaveLength(2);
  });
});

describe('what follows from a painted board', () => {
  it('makes road of the hexes that a road runs through, unless they are painted', () => {
    expect(boardOf('15').hexes.filter(({ roads, terrain }) => roads > 0 && terrain.id !== 'road')).toEqual([]);
    const bridges = boardOf('103').hexes.filter(({ roads, terrain }) => roads > 0 && terrain.id !== 'road');
    expect(bridges.map(({ name, terrain }) => `${name} ${terrain.id}`)).toEqual(['H5 bridge', 'L6 bridge', 'L7 brush']);
  });

  it('gives bridges their parapets', () => {
    const board = boardOf('103');
    const bridge = board.hexNamed.get('H5') ?? -1;
    const sides = board.hexsides.slice(6 * bridge, 6 * bridge + 6).map((side) => side?.id);
    expect(sides).toEqual([undefined, 'wall', 'wall', undefined, 'wall', 'wall']);
  });

  it('lets hexes answer to the number of their board', () => {
    expect(boardOf('15').hexNamed.get('15H6')).toBe(boardOf('15').hexNamed.get('H6'));
  });

  it('can be compiled with the other chart where that has the terrain', () => {
    expect(compileWith(library.boards['1'] ?? { columns: ['A', 'A'], rows: [1, 1] }, 'wwii').hexes).toHaveLength(128);
  });
});
