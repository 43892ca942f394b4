/** Rice paddies: flooded cells between dykes, with a hint of sky. */
import { circleAround, clipTo, hexesOn, isOn, patch } from './cover.ts';
import { connected } from './outline.ts';
import { Pen } from './pen.ts';
import { add, type Cell, centreOf, distance, mix, type Point, turn } from './plane.ts';
import { between, pick } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

const WATERS = ['#9fb9b1', '#8fada3', '#b2c6bb', '#93b08d', '#a7bf9f'] as const;
const LENGTH = 84;
const DEPTH = 54;

export function paddies(scene: Scene): string {
  const hexes = hexesOn(scene, 'rice-paddy');
  if (hexes.length === 0) return '';
  const area = patch(scene, isOn('rice-paddy'), { passes: 2, stray: 4, wave: 40 });
  return group(
    {},
    clipTo(scene, 'paddies', area),
    path(area, { fill: '#a69d6b', stroke: '#5c5531', 'stroke-width': 3.2, 'stroke-opacity': 0.8 }),
    group({ 'clip-path': scene.url('paddies') }, ...connected(hexes).map((cells, i) => flooded(scene, cells, i))),
    path(area, { fill: 'none', stroke: '#b3ab74', 'stroke-width': 5 }),
    path(area, { fill: 'none', stroke: '#6d6231', 'stroke-width': 1, 'stroke-dasharray': '3 5 7 4' }),
  );
}

function flooded(scene: Scene, cells: readonly Cell[], index: number): string {
  const random = scene.random('paddy', index);
  const angle = between(random, -0.45, 0.45);
  const { middle, reach } = circleAround(cells);
  const [across, down] = [Math.ceil(reach / LENGTH) + 1, Math.ceil(reach / DEPTH) + 1];
  const node = (column: number, row: number): Point => {
    const jitter = scene.random('node', index, column, row);
    const shift = row & 1 ? LENGTH * 0.35 : 0;
    return add(
      middle,
      turn([column * LENGTH + shift + between(jitter, -14, 14), row * DEPTH + between(jitter, -9, 9)], angle),
    );
  };
  let drawn = '';
  for (let row = -down; row < down; row++) {
    for (let column = -across; column < across; column++) {
      const corners = [node(column, row), node(column + 1, row), node(column + 1, row + 1), node(column, row + 1)];
      drawn += basin(corners, scene, index * 1e4 + (row + 50) * 100 + column + 50);
    }
  }
  return drawn;
}

/** One cell: water with the dyke's shade along its north and west, and rice in rows. */
function basin(corners: readonly Point[], scene: Scene, salt: number): string {
  const random = scene.random('basin', salt);
  const middle = centreOf(corners);
  const inset = (by: number): Point[] =>
    corners.map((corner) => mix(corner, middle, by / Math.max(by, distance(corner, middle))));
  const edge = inset(5.6);
  const area = new Pen().rounded(subdivided(edge));
  const [a, b, c, d] = edge as [Point, Point, Point, Point];
  const sheen = new Pen().polygon([mix(a, b, 0.55), mix(a, b, 0.8), mix(d, c, 0.45), mix(d, c, 0.2)]);
  const shade = new Pen().polyline([mix(d, a, 0.1), a, mix(a, b, 0.95)]);
  return (
    path(area, { fill: pick(random, WATERS), stroke: '#5d5838', 'stroke-width': 1.3 }) +
    path(sheen, { fill: '#f2f6ee', 'fill-opacity': between(random, 0.08, 0.3) }) +
    path(shade, {
      fill: 'none',
      stroke: '#2f3a2c',
      'stroke-opacity': 0.4,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }) +
    (random() < 0.72 ? rice(edge, between(random, 0.5, 0.95)) : '')
  );
}

/** Corner points doubled so that rounding takes only the tip off. */
const subdivided = (corners: readonly Point[]): Point[] =>
  corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] as Point;
    return [mix(corner, next, 0.12), mix(corner, next, 0.88)];
  });

function rice([a, b, c, d]: readonly Point[], opacity: number): string {
  const pen = new Pen();
  if (!(a && b && c && d)) return '';
  for (let share = 0.16; share < 0.95; share += 0.17) {
    pen.polyline([mix(mix(a, d, share), mix(b, c, share), 0.07), mix(mix(a, d, share), mix(b, c, share), 0.94)]);
  }
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '.5 5' };
  return (
    path(pen, { ...line, stroke: '#39592c', 'stroke-opacity': opacity, 'stroke-width': 3.4 }) +
    path(pen, {
      ...line,
      stroke: '#9dbb55',
      'stroke-opacity': opacity,
      'stroke-width': 1.9,
      transform: 'translate(-.5 -.9)',
    })
  );
}
