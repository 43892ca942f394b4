/** Rubble and rocks: heaps with broken edges. */
import type { Shape } from '@opfire/engine';
import type { Chance } from './chance.ts';
import { scatter } from './crowns.ts';
import { type Circle, type Point, plus, polar, polygonShape, TURN } from './figures.ts';
import type { Site } from './site.ts';

/** A polygon of so many corners within a circle. */
function heap(chance: Chance, [x, y, radius]: Circle, corners: number): Point[] {
  const start = chance.below(TURN);
  return Array.from({ length: corners }, (_, k) => {
    const angle = start + Math.floor((TURN * k) / corners) + chance.between(-2, 2);
    return plus([x, y], polar(angle, radius - chance.below(1 + Math.floor(radius / 4))));
  });
}

/** What is left of a house: one great heap, and what rolled away. */
export function rubble(site: Site): Shape[] {
  const { chance, roads } = site;
  const great: Circle[] = roads === 0 ? [[chance.between(-6, 6), chance.between(-6, 6), chance.between(56, 62)]] : [];
  const small = scatter(site, { count: 6, least: 10, most: 18, overhang: 0, overlap: false }, great);
  return small.map((circle, index) => polygonShape(heap(chance, circle, index < great.length ? 13 : 6)));
}

/** Rough ground: boulders. */
export function rocks(site: Site): Shape[] {
  const { chance, roads } = site;
  const middle: Circle[] = roads === 0 ? [[chance.between(-6, 6), chance.between(-6, 6), chance.between(22, 26)]] : [];
  const strewn = scatter(site, { count: 9, least: 12, most: 22, overhang: 0, overlap: false }, middle);
  return strewn.map((circle) => polygonShape(heap(chance, circle, 7)));
}
