/** A clear board with one hex of some terrain in its middle. */
import type { BoardDefinition, World } from '@opfire/engine';
import { lineOfSight } from '@opfire/engine';
import type { WrittenPosition } from '@opfire/engine/notation';
import { library, withSilhouettes } from '../../src/index.ts';
import { worldWith } from './sight.ts';

const chartFor = (terrain: string) => (library.charts.modern?.terrain[terrain] ? 'modern' : 'wwii');

export function single(terrain: string, seed: string, extra: Partial<BoardDefinition> = {}): BoardDefinition {
  const chart = library.charts[chartFor(terrain)];
  if (!chart) throw new Error('no chart');
  const board = { columns: ['A', 'O'], rows: [1, 8], halfHexes: true, hexes: { H4: terrain }, ...extra } as const;
  return withSilhouettes(board, chart, seed);
}

export const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

/** At right angles to the hexsides. */
export const NORMALS = [0, 1, 2, 3, 4, 5].map((i) => [
  Math.cos(Math.PI / 6 + (i * Math.PI) / 3),
  Math.sin(Math.PI / 6 + (i * Math.PI) / 3),
]);

export const worldFor = (definition: BoardDefinition, terrain: string): World =>
  worldWith({ board: definition as WrittenPosition['board'], chart: chartFor(terrain) });

/** Whether nothing at all stands in the way. */
export function sees(definition: BoardDefinition, terrain: string, from: string, to: string): boolean {
  const world = worldFor(definition, terrain);
  const [a, b] = [from, to].map((hex) => world.board.hexNamed.get(hex) ?? -1) as [number, number];
  return lineOfSight(world, [], a, b) === 0;
}
