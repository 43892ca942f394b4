/** What stands on roofs: chimneys and dormer windows. */
import { blend, darker, lighter } from './colour.ts';
import { depthIn } from './cover.ts';
import { shadowOf, sweep } from './light.ts';
import { Pen } from './pen.ts';
import { add, clockwise, distance, isInside, mix, type Point, scale, subtract, unit } from './plane.ts';
import type { Slope } from './skeleton.ts';
import { path } from './svg.ts';

/** Room that the dots in the middle of hexes need. */
const CLEAR = 16;

/** At the ends of ridges, and now and then along a long one. */
export function chimneys(ridges: readonly (readonly [Point, Point])[], dots: readonly Point[], colour: string): string {
  const [shade, bodies, flues] = [new Pen(), new Pen(), new Pen()];
  const taken: Point[] = [...dots];
  for (const [a, b] of ridges) {
    const size = distance(a, b);
    const along = unit(subtract(b, a));
    const count = 1 + Math.floor(size / 90);
    for (let i = 0; i < count; i++) {
      const at = mix(a, b, (9 + (i * (size - 18)) / Math.max(1, count - 1)) / size);
      if (size < 14 || taken.some((other) => distance(other, at) < CLEAR)) continue;
      taken.push(at, ...ring(at, 40));
      const square = squareAt(at, along, 4.8);
      sweep(shade, square, shadowOf(0.6));
      bodies.polygon(square);
      flues.polygon(squareAt(at, along, 2.1));
    }
  }
  return (
    path(shade, { fill: '#140f08', 'fill-opacity': 0.42 }) +
    path(bodies, { fill: blend(colour, '#b9a58c', 0.75), stroke: '#2c2118', 'stroke-width': 1.5 }) +
    path(flues, { fill: '#221a14' })
  );
}

/** Points around a place that keep others away. */
const ring = ([x, y]: Point, radius: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => [x + radius * Math.cos((i * Math.PI) / 3), y + radius * Math.sin((i * Math.PI) / 3)]);

const squareAt = (at: Point, [x, y]: Point, half: number): Point[] =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([u, v]) => add(at, [half * (u * x - v * y), half * (u * y + v * x)]));

const SPACING = 27;

/** Windows in the long slopes, which only a house with an upper story has. */
export function dormers(slopes: readonly Slope[], dots: readonly Point[], colour: string): string {
  const [shade, cheeks, roofs, panes] = [new Pen(), new Pen(), new Pen(), new Pen()];
  for (const { outline, outward } of slopes) {
    const [from, to] = outline as readonly [Point, Point];
    const size = distance(from, to);
    const along = unit(subtract(to, from));
    const count = size < 60 ? 0 : Math.floor((size - 24) / SPACING);
    for (let i = 0; i < count; i++) {
      const eave = add(from, scale(along, size / 2 + (i - (count - 1) / 2) * SPACING));
      const middle = add(eave, scale(outward, -13));
      if (
        !isInside(outline, middle) ||
        depthIn(outline, middle) < 7 ||
        dots.some((dot) => distance(dot, middle) < CLEAR)
      )
        continue;
      const corner = (u: number, v: number): Point => add(middle, add(scale(along, u), scale(outward, v)));
      sweep(shade, clockwise([corner(-5, -7), corner(5, -7), corner(5, 5), corner(-5, 5)]), shadowOf(0.3));
      cheeks.polygon([corner(-5, -7), corner(0, -7), corner(0, 5), corner(-5, 5)]);
      roofs.polygon([corner(0, -7), corner(5, -7), corner(5, 5), corner(0, 5)]);
      panes.polygon([corner(-4, 4), corner(4, 4), corner(4, 6), corner(-4, 6)]);
    }
  }
  const edge = { stroke: darker(colour, 0.65), 'stroke-width': 1 };
  return (
    path(shade, { fill: '#140f08', 'fill-opacity': 0.35 }) +
    path(cheeks, { fill: lighter(colour, 0.22), ...edge }) +
    path(roofs, { fill: darker(colour, 0.22), ...edge }) +
    path(panes, { fill: '#2b3440' })
  );
}
