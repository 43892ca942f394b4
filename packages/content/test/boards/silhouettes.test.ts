import type { BoardDefinition, HexDefinition, Shape } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { library } from '../../src/index.ts';
import { compileWith } from './sight.ts';
import { NORMALS, SEEDS, sees, single } from './single.ts';

const shapesIn = (board: BoardDefinition, hex: string): readonly Shape[] =>
  (board.hexes?.[hex] as HexDefinition | undefined)?.shapes ?? [];

const circlesIn = (board: BoardDefinition, hex: string) =>
  shapesIn(board, hex).flatMap((shape) => ('circle' in shape ? [shape.circle] : []));

const all = Object.values(library.boards).flatMap((board) =>
  Object.entries(board.hexes ?? {}).flatMap(([hex, ground]) =>
    typeof ground === 'string' ? [] : (ground.shapes ?? []).map((shape) => ({ where: `${board.number}${hex}`, shape })),
  ),
);

const overhang = (shape: Shape): number => {
  const [points, radius] = 'circle' in shape ? [[shape.circle], shape.circle[2]] : [shape.polygon, 0];
  const far = points.map(([x, y]) => Math.max(...NORMALS.map(([nx = 0, ny = 0]) => nx * x + ny * y)) + radius);
  return Math.max(...far) - 50 * Math.sqrt(3);
};

describe('silhouettes', () => {
  it('are the same for the same board and hex, and others for another', () => {
    expect(single('forest', 'a')).toEqual(single('forest', 'a'));
    expect(shapesIn(single('forest', 'a'), 'H4')).not.toEqual(shapesIn(single('forest', 'b'), 'H4'));
  });

  it('are the same on every machine', () => {
    expect(shapesIn(single('light-woods', 'a'), 'H4')).toMatchInlineSnapshot(`
      [
        {
          "circle": [
            43,
            -4,
            29,
          ],
        },
        {
          "circle": [
            4,
            46,
            30,
          ],
        },
        {
          "circle": [
            -44,
            4,
            30,
          ],
        },
        {
          "circle": [
            0,
            -47,
            29,
          ],
        },
      ]
    `);
    expect(shapesIn(single('wooden-building', 'a'), 'H4')).toMatchInlineSnapshot(`
      [
        {
          "polygon": [
            [
              -6,
              63,
            ],
            [
              56,
              27,
            ],
            [
              -2,
              -73,
            ],
            [
              -64,
              -37,
            ],
          ],
        },
      ]
    `);
  });

  it('are made of whole numbers and hang over into the next hex by 8 at most', () => {
    expect(all.length).toBeGreaterThan(1000);
    for (const { where, shape } of all) {
      const numbers = 'circle' in shape ? shape.circle : shape.polygon.flat();
      expect(numbers.every(Number.isInteger), where).toBe(true);
      expect(overhang(shape), where).toBeLessThanOrEqual(8);
    }
  });

  it('leave open ground and shapes drawn by hand alone', () => {
    const drawn: Shape[] = [{ circle: [0, 0, 10] }];
    const board = single('clear', 'a', { hexes: { C3: { terrain: 'forest', shapes: drawn }, D4: 'clear' } });
    expect(shapesIn(board, 'C3')).toEqual(drawn);
    expect(board.hexes?.D4).toBe('clear');
  });

  it.each(['light-woods', 'light-jungle'])('%s has four crowns that do not touch (1.9)', (terrain) => {
    for (const seed of SEEDS) {
      const crowns = circlesIn(single(terrain, seed), 'H4');
      expect(crowns).toHaveLength(4);
      for (const [i, [x, y, radius]] of crowns.entries()) {
        for (const [x2, y2, other] of crowns.slice(i + 1)) {
          expect(Math.hypot(x - x2, y - y2), seed).toBeGreaterThan(radius + other);
        }
      }
    }
  });

  it.each(['forest', 'heavy-jungle'])('%s has five crowns or more, which overlap (1.9)', (terrain) => {
    for (const seed of SEEDS) {
      const crowns = circlesIn(single(terrain, seed), 'H4');
      expect(crowns.length).toBeGreaterThanOrEqual(5);
      for (const [i, [x, y, radius]] of crowns.entries()) {
        const touching = crowns.some(([x2, y2, other], j) => i !== j && Math.hypot(x - x2, y - y2) < radius + other);
        expect(touching, seed).toBe(true);
      }
    }
  });

  it('bamboo huts have one round roof and several small square ones (1.9)', () => {
    for (const seed of SEEDS) {
      const shapes = shapesIn(single('bamboo-huts', seed), 'H4');
      expect(shapes.filter((shape) => 'circle' in shape)).toHaveLength(1);
      expect(shapes.filter((shape) => 'polygon' in shape && shape.polygon.length === 4).length).toBeGreaterThanOrEqual(
        4,
      );
    }
  });

  it.each(['forest', 'light-woods', 'brush', 'wheatfield', 'kunai-grass', 'bamboo-huts', 'wooden-building', 'rubble'])(
    '%s keeps off the roads',
    (terrain) => {
      const straight = ['D1', 'D2', 'D3', 'D4', 'D5'];
      const bent = ['F1', 'F2', 'F3', 'G3', 'G4'];
      for (const seed of SEEDS.slice(0, 3)) {
        const hexes = { D3: terrain, F3: terrain };
        const board = single(terrain, seed, { columns: ['A', 'H'], rows: [1, 6], hexes, roads: [straight, bent] });
        const beside = shapesIn(board, 'D3').flatMap((shape) =>
          'circle' in shape ? [Math.abs(shape.circle[0]) - shape.circle[2]] : shape.polygon.map(([x]) => Math.abs(x)),
        );
        expect(Math.min(...beside)).toBeGreaterThanOrEqual(20);
        expect(sees(board, terrain, 'D1', 'D6')).toBe(true);
        expect(shapesIn(board, 'F3').length).toBeGreaterThan(0);
      }
    },
  );

  it('let a building of several hexes go on across the hexsides', () => {
    const buildings = [['H3', 'H4', 'I4']];
    const hexes = { H3: 'stone-building', H4: 'stone-building', I4: 'stone-building' };
    for (const seed of SEEDS.slice(0, 10)) {
      const board = compileWith(single('stone-building', seed, { hexes, buildings }), 'wwii');
      expect(board.hexes[board.hexNamed.get('H4') ?? -1]?.shapes?.length).toBe(2);
      const reach = (hex: string, direction: readonly [number, number]) =>
        Math.max(
          ...(board.hexes[board.hexNamed.get(hex) ?? -1]?.shapes ?? []).flatMap((shape) =>
            'polygon' in shape ? shape.polygon.map(([x, y]) => x * direction[0] + y * direction[1]) : [],
          ),
        );
      expect(reach('H3', [0, 1])).toBeGreaterThanOrEqual(86);
      expect(reach('H4', [0, -1])).toBeGreaterThanOrEqual(86);
      expect(reach('H4', [0.866, 0.5])).toBeGreaterThanOrEqual(86);
      expect(reach('I4', [-0.866, -0.5])).toBeGreaterThanOrEqual(86);
    }
  });
});
