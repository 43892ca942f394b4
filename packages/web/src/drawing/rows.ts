/** Low crops: rows of plants over tilled soil. */
import { darker, lighter } from './colour.ts';
import { circleAround, clipTo, hexesOn, isOn, markedAreas, patch, rim } from './cover.ts';
import { connected } from './outline.ts';
import { Pen } from './pen.ts';
import { add, type Cell, type Point, turn } from './plane.ts';
import { between, pick, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

const SOIL = '#b9ab7a';
const PLANTS = ['#7d9a48', '#8ba04b', '#6f9150', '#97a555'] as const;
const SPACING = 12.5;
const EDGE = { passes: 1, stray: 2, wave: 20 } as const;

export function rows(scene: Scene): string {
  const hexes = hexesOn(scene, 'low-crops');
  if (hexes.length === 0) return '';
  const area = patch(scene, isOn('low-crops'), EDGE);
  const edge = rim(scene, isOn('low-crops'), EDGE);
  return group(
    {},
    clipTo(scene, 'rows', area),
    path(edge, {
      fill: 'none',
      stroke: darker(SOIL, 0.5),
      'stroke-width': 3.4,
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }),
    path(area, { fill: SOIL, stroke: SOIL, 'stroke-width': 1.4 }),
    markedAreas(hexes),
    group({ 'clip-path': scene.url('rows') }, ...connected(hexes).map((cells, i) => rowsOver(scene, cells, i))),
  );
}

/** All rows of a field run the same way, a little crooked. */
function rowsOver(scene: Scene, cells: readonly Cell[], index: number): string {
  const random = scene.random('rows', index);
  const angle = between(random, -0.9, 0.9);
  const tone = pick(random, PLANTS);
  const { middle, reach } = circleAround(cells);
  const [furrows, leaves, tips] = [new Pen(), new Pen(), new Pen()];
  for (let across = -reach; across < reach; across += SPACING) {
    const place = (along: number, off: number): Point => add(middle, turn([along, across + off], angle));
    furrows.polyline([place(-reach, 5.4), place(reach, 5.4)]);
    band(leaves, place, reach, random);
    band(tips, (along, off) => place(along, off * 0.42 - 0.9), reach, random);
  }
  return (
    path(furrows, { fill: 'none', stroke: darker(SOIL, 0.45), 'stroke-opacity': 0.38, 'stroke-width': 2.2 }) +
    path(leaves, { fill: tone, stroke: darker(tone, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.55 }) +
    path(tips, { fill: lighter(tone, 0.35), 'fill-opacity': 0.75 })
  );
}

/** One row of plants as a band with a leafy edge. */
function band(pen: Pen, place: (along: number, off: number) => Point, reach: number, random: Random): void {
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let along = -reach; along < reach; along += between(random, 5, 8)) {
    const wide = upper.length % 2 ? between(random, 3.2, 4.6) : between(random, 1.4, 2.6);
    upper.push(place(along, -wide));
    lower.unshift(place(along + 1, wide));
  }
  pen.polygon([...upper, ...lower]);
}
