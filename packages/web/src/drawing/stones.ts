/** Rubble and rough ground: heaps of what was a house, and boulders. */

import { darker, lighter } from './colour.ts';
import { coverOf, depthIn, hexesOn, marked, strewn } from './cover.ts';
import { facing, LIGHT, shadowOf, sweep } from './light.ts';
import { Pen } from './pen.ts';
import {
  add,
  centreOf,
  clockwise,
  edgesOf,
  type Hex,
  mix,
  type Point,
  polar,
  scale,
  subtract,
  turn,
  unit,
} from './plane.ts';
import { between, pick, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

export const stones = (scene: Scene): string =>
  heapsOn(scene, 'rubble', heap, hexHeaps) + heapsOn(scene, 'rough', boulder, hexBoulders);

type Draw = (outline: readonly Point[], random: Random) => string;

/** Every silhouette is one heap; a hex without is filled by several. */
function heapsOn(
  scene: Scene,
  id: string,
  draw: Draw,
  fill: (hex: Hex, random: Random) => (readonly Point[])[],
): string {
  const drawn = hexesOn(scene, id).map((hex) => {
    const random = scene.random(id, hex.index);
    const outlines = hex.shapes ? coverOf(hex) : fill(hex, random);
    return outlines.map((outline, i) => group(hex.shapes ? marked(hex, i) : {}, draw(outline, random))).join('');
  });
  return drawn.join('');
}

const hexHeaps = (hex: Hex): (readonly Point[])[] => coverOf(hex);

const hexBoulders = (hex: Hex, random: Random): (readonly Point[])[] =>
  coverOf(hex)
    .flatMap((cover) => strewn(cover, 1300, random).filter((at) => depthIn(cover, at) > 8))
    .map((at) => ring(at, between(random, 9, 20), 7, random));

const ring = (at: Point, radius: number, corners: number, random: Random): Point[] => {
  const start = random() * 3;
  return Array.from({ length: corners }, (_, i) =>
    add(at, polar(start + (i * 2 * Math.PI) / corners, radius * between(random, 0.68, 1.08))),
  );
};

const RUBBLE = ['#a79c8a', '#c6bca8', '#8d7c69', '#b39a83'] as const;

/** Dust, broken stones and charred beams. */
function heap(outline: readonly Point[], random: Random): string {
  const [shade, dark, beams] = [new Pen(), new Pen(), new Pen()];
  const pieces = RUBBLE.map(() => new Pen());
  sweep(shade, outline, shadowOf(0.45));
  for (const at of strewn(outline, 52, random)) {
    const radius = Math.min(between(random, 2.2, 8.5), depthIn(outline, at) + 2);
    const stone = ring(at, radius, 6, random);
    dark.polygon(stone.map((corner) => add(corner, scale(LIGHT, -radius * 0.5))));
    pick(random, pieces).polygon(stone);
  }
  for (const at of strewn(outline, 1500, random)) if (depthIn(outline, at) > 8) beam(beams, at, random);
  return [
    path(shade, { fill: '#17120b', 'fill-opacity': 0.36 }),
    path(new Pen().polygon(outline), {
      fill: '#7f705b',
      stroke: '#463b2d',
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
    path(dark, { fill: '#17120b', 'fill-opacity': 0.45 }),
    ...pieces.map((pen, i) => path(pen, { fill: RUBBLE[i] as string, stroke: '#4a4136', 'stroke-width': 0.8 })),
    path(beams, { fill: '#6b4a2c', stroke: '#2e2018', 'stroke-width': 1 }),
  ].join('');
}

function beam(pen: Pen, at: Point, random: Random): void {
  const angle = random() * Math.PI;
  const half = between(random, 8, 17);
  const corners = (
    [
      [-half, -1.7],
      [half, -1.7],
      [half, 1.7],
      [-half, 1.7],
    ] as const
  ).map((point) => add(at, turn(point, angle)));
  pen.polygon(corners);
}

const ROCKS = ['#a8a08c', '#b3a992', '#9a9484', '#aba08a'] as const;

/** Facets around a flat top, each in its own light. */
function boulder(outline: readonly Point[], random: Random): string {
  const stone = clockwise(outline);
  const tone = pick(random, ROCKS);
  const middle = add(centreOf(stone), scale(LIGHT, 2));
  const top = stone.map((corner) => mix(corner, middle, between(random, 0.42, 0.58)));
  const shade = new Pen();
  sweep(shade, stone, shadowOf(0.4));
  const facets = edgesOf(stone).map(([a, b], i) => {
    const along = unit(subtract(b, a));
    const light = facing([along[1], -along[0]]);
    const facet = new Pen().polygon([a, b, top[(i + 1) % top.length] as Point, top[i] as Point]);
    const fill = light > 0.5 ? lighter(tone, 0.5 * (light - 0.5)) : darker(tone, 1.1 * (0.5 - light));
    return path(facet, { fill, stroke: fill, 'stroke-width': 0.6 });
  });
  return [
    path(shade, { fill: '#18150d', 'fill-opacity': 0.4 }),
    path(new Pen().polygon(stone), { fill: tone, stroke: '#423c31', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    ...facets,
    path(new Pen().polygon(top), { fill: lighter(tone, 0.32), stroke: darker(tone, 0.35), 'stroke-width': 0.7 }),
  ].join('');
}
