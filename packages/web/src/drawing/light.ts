/** Where the light comes from, north-west as on every map, and what it does. */

import type { Pen } from './pen.ts';
import { add, clockwise, dot, edgesOf, type Point, scale, unit } from './plane.ts';

/** Towards the light. */
export const LIGHT: Point = unit([-0.62, -0.78]);

/** How far the shadow of something one level high reaches. */
export const SHADOW = 17;

export const shadowOf = (levels: number): Point => scale(LIGHT, -SHADOW * levels);

/** From 0, turned away from the light, to 1, facing it. */
export const facing = (normal: Point): number => (1 + dot(normal, LIGHT)) / 2;

/** The ground that a flat shape shades when it stands some way above: the shape swept along the shadow. */
export function sweep(pen: Pen, polygon: readonly Point[], shadow: Point): void {
  const shape = clockwise(polygon);
  pen.polygon(shape);
  pen.polygon(shape.map((point) => add(point, shadow)));
  for (const [a, b] of edgesOf(shape)) pen.polygon(clockwise([a, b, add(b, shadow), add(a, shadow)]));
}

export function sweepCircle(pen: Pen, centre: Point, radius: number, shadow: Point): void {
  for (const share of [0.35, 1]) pen.circle(add(centre, scale(shadow, share)), radius);
}
