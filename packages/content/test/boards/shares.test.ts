/** How many lines of sight slip through generated silhouettes. */
import { centreX, centreY, lineOfSight, type World } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { NORMALS, SEEDS, single, worldFor } from './single.ts';

type Hex = World['board']['hexes'][number];
type Point = readonly [x: number, y: number];

const centreOf = ({ column, row }: Hex): Point => [50 * centreX(column), 50 * Math.sqrt(3) * centreY(column, row)];

/** How far from a hex's centre a line passes, or undefined where it does not cross the hex. */
function passing(from: Hex, to: Hex, through: Hex): number | undefined {
  const [[x1, y1], [x2, y2], [cx, cy]] = [centreOf(from), centreOf(to), centreOf(through)];
  let [start, end] = [0, 1];
  for (const [nx = 0, ny = 0] of NORMALS) {
    const speed = nx * (x2 - x1) + ny * (y2 - y1);
    const gap = 50 * Math.sqrt(3) - nx * (x1 - cx) - ny * (y1 - cy);
    if (Math.abs(speed) < 1e-9) {
      if (gap < 1e-6) return undefined;
    } else if (speed > 0) end = Math.min(end, gap / speed);
    else start = Math.max(start, gap / speed);
  }
  if (end - start < 1e-6) return undefined;
  return Math.abs((cx - x1) * (y2 - y1) - (cy - y1) * (x2 - x1)) / Math.hypot(x2 - x1, y2 - y1);
}

interface Crossing {
  readonly distance: number;
  readonly missed: boolean;
}

/** Every line that crosses the hex in the middle of a board. */
function crossingsOf(terrain: string, seed: string): Crossing[] {
  const world = worldFor(single(terrain, seed), terrain);
  const middle = world.board.hexes.find(({ name }) => name === 'H4') as Hex;
  const others = world.board.hexes.filter((hex) => hex !== middle);
  return others.flatMap((from, i) =>
    others.slice(i + 1).flatMap((to) => {
      const distance = passing(from, to, middle);
      return distance === undefined ? [] : [{ distance, missed: lineOfSight(world, [], from.index, to.index) === 0 }];
    }),
  );
}

/** The share of lines within a distance of the centre that miss everything. */
function missed(crossings: readonly Crossing[], within: number): number {
  const near = crossings.filter(({ distance }) => distance < within);
  expect(near.length).toBeGreaterThan(100);
  return near.filter((crossing) => crossing.missed).length / near.length;
}

describe('lines of sight through generated silhouettes (10.3)', () => {
  it.each<[terrain: string, throughCentre: number, nearCentre: number, all: number]>([
    ['forest', 0, 0, 0.05],
    ['heavy-jungle', 0, 0, 0.05],
    ['light-woods', 0.05, 0.03, 0.25],
    ['light-jungle', 0.05, 0.03, 0.25],
    ['stone-building', 0, 0.03, 0.36],
    ['wooden-building', 0, 0.05, 0.42],
    ['bamboo-huts', 0, 0.05, 0.3],
    ['wheatfield', 0, 0, 0.15],
    ['kunai-grass', 0, 0, 0.15],
    ['low-crops', 0, 0, 0.15],
    ['marsh', 0, 0, 0.15],
    ['brush', 0, 0.03, 0.1],
    ['cemetery', 0, 0, 0.25],
    ['rubble', 0, 0.03, 0.25],
  ])('%s: few of the lines from centre to centre slip through', (terrain, throughCentre, nearCentre, every) => {
    const crossings = SEEDS.slice(0, 6).flatMap((seed) => crossingsOf(terrain, seed));
    expect(missed(crossings, 1)).toBeLessThanOrEqual(throughCentre);
    expect(missed(crossings, 50)).toBeLessThanOrEqual(nearCentre);
    expect(missed(crossings, 100)).toBeLessThanOrEqual(every);
  });
});
