/** Marsh: water between reeds. */
import { clipTo, coverOf, depthIn, hexesOn, isOn, markedAreas, patch, strewn } from './cover.ts';
import { Pen } from './pen.ts';
import { add, centreOf, type Hex, isInside, type Point, polar } from './plane.ts';
import { between, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

export function marsh(scene: Scene): string {
  const hexes = hexesOn(scene, 'marsh');
  if (hexes.length === 0) return '';
  const area = patch(scene, isOn('marsh'), { passes: 4, stray: 6, wave: 40 });
  return group(
    {},
    clipTo(scene, 'marsh', area),
    path(area, { fill: '#7f8f5c', 'fill-opacity': 0.85, filter: scene.url('shade') }),
    markedAreas(hexes),
    group({ 'clip-path': scene.url('marsh') }, ...hexes.map((hex) => marshIn(scene, hex))),
  );
}

function marshIn(scene: Scene, hex: Hex): string {
  const random = scene.random('marsh', hex.index);
  const [pools, light, reeds, heads, pads] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen()];
  for (const cover of coverOf(hex)) {
    const middle = centreOf(cover);
    for (let i = 0; i < 7; i++) {
      const at = add(middle, polar(i * 2.1 + random(), 9 * i + between(random, 0, 14)));
      if (isInside(cover, at) && depthIn(cover, at) > 8) puddle(pools, at, between(random, 17, 30), random);
    }
    for (const at of strewn(cover, 1200, random)) light.polyline([at, add(at, [between(random, 6, 15), 0])]);
    for (const at of strewn(cover, 1500, random)) pads.circle(at, between(random, 1.6, 3));
    for (const at of strewn(cover, 250, random)) if (depthIn(cover, at) > 5) reed(reeds, heads, at, random);
  }
  const { water } = scene.palette;
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return [
    path(pools, { fill: 'none', stroke: '#4c5a38', 'stroke-width': 5 }),
    path(pools, { fill: water.fill }),
    path(pools, { fill: '#e6efe8', 'fill-opacity': 0.22, transform: 'translate(2.4 3.4)' }),
    path(light, { ...line, stroke: water.light, 'stroke-opacity': 0.75, 'stroke-width': 1.4 }),
    path(pads, { fill: '#6f8a44', stroke: '#43572a', 'stroke-width': 0.7 }),
    path(reeds, { ...line, stroke: '#3f5024', 'stroke-width': 1.5 }),
    path(heads, { ...line, stroke: '#6b4524', 'stroke-width': 2.8 }),
  ].join('');
}

function puddle(pen: Pen, at: Point, radius: number, random: Random): void {
  pen.rounded(
    Array.from({ length: 9 }, (_, i) => {
      const [x, y] = polar((i * 2 * Math.PI) / 9, radius * between(random, 0.7, 1.25));
      return add(at, [x * 1.3, y * 0.66]);
    }),
  );
}

function reed(reeds: Pen, heads: Pen, at: Point, random: Random): void {
  for (let i = 0; i < 4; i++) {
    const lean = (i - 1.5) * 2.4;
    const tip = add(at, [lean, -between(random, 8, 14)]);
    reeds.move(add(at, [lean * 0.3, 0])).quadratic(add(at, [lean * 0.3, -6]), tip);
    if (random() < 0.12) heads.polyline([tip, add(tip, [0, 3])]);
  }
}
