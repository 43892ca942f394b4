/** Where a line crosses drawn artwork (10.3, ruling D-38). */
import type { Hex, Shape } from './board.ts';
import { centreX, centreY, type Point, TRUE_X, TRUE_Y } from './geometry.ts';

/** A crossing no longer than this, in hundredths of a hex radius, is a touch: it is below what anybody can draw. */
const TOUCH = 0.01;

/** A line between two hex centres, true to scale. */
export interface Ray {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

const trueCentre = (hex: Hex): Point => [TRUE_X * centreX(hex.column), TRUE_Y * centreY(hex.column, hex.row)];

export function rayBetween(a: Hex, b: Hex): Ray {
  const [x, y] = trueCentre(a);
  const [endX, endY] = trueCentre(b);
  return { x, y, dx: endX - x, dy: endY - y, length: Math.hypot(endX - x, endY - y) };
}

/** How far a hex's artwork reaches from its centre. */
export function extentOf(shapes: readonly Shape[]): number {
  const distances = shapes.map((shape) =>
    'circle' in shape
      ? Math.hypot(shape.circle[0], shape.circle[1]) + shape.circle[2]
      : Math.max(...shape.polygon.map(([x, y]) => Math.hypot(x, y))),
  );
  return Math.max(0, ...distances);
}

/** Whether a ray comes within a distance of a hex's centre, were it to go on for ever. */
export function passesWithin(ray: Ray, hex: Hex, distance: number): boolean {
  const x = TRUE_X * centreX(hex.column) - ray.x;
  const y = TRUE_Y * centreY(hex.column, hex.row) - ray.y;
  return Math.abs(x * ray.dy - y * ray.dx) < distance * ray.length;
}

/** The first of the owner's shapes that the ray crosses between two of its points (0 start, 1 end), or −1. */
export function shapeCrossed(ray: Ray, owner: Hex, from: number, to: number): number {
  const { shapes } = owner;
  if (!shapes) return -1;
  // Where the ray starts, seen from the owner's centre.
  const x = ray.x - TRUE_X * centreX(owner.column);
  const y = ray.y - TRUE_Y * centreY(owner.column, owner.row);
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i] as Shape;
    const crossed =
      'circle' in shape
        ? crossesCircle(ray, x, y, shape.circle, from, to)
        : crossesPolygon({ ...ray, x, y }, shape.polygon, from, to);
    if (crossed) return i;
  }
  return -1;
}

function crossesCircle(
  { dx, dy, length }: Ray,
  x: number,
  y: number,
  circle: readonly [x: number, y: number, radius: number],
  from: number,
  to: number,
): boolean {
  const radius = circle[2];
  const toX = circle[0] - x;
  const toY = circle[1] - y;
  const apart = (toX * dy - toY * dx) / length;
  if (Math.abs(apart) >= radius) return false;
  const middle = (toX * dx + toY * dy) / length;
  const half = Math.sqrt(radius * radius - apart * apart);
  return Math.min(middle + half, to * length) - Math.max(middle - half, from * length) > TOUCH;
}

/** Cuts the stretch where polygon edges meet it; the polygon is crossed if any piece lies inside. */
function crossesPolygon(ray: Ray, polygon: readonly Point[], from: number, to: number): boolean {
  const cuts = [from, to];
  for (const [i, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(i + 1) % polygon.length] as Point;
    const side1 = ray.dx * (y1 - ray.y) - ray.dy * (x1 - ray.x);
    const side2 = ray.dx * (y2 - ray.y) - ray.dy * (x2 - ray.x);
    if (side1 === side2 || side1 * side2 > 0) continue;
    const share = side1 / (side1 - side2);
    const x = x1 + share * (x2 - x1) - ray.x;
    const y = y1 + share * (y2 - y1) - ray.y;
    const at = (x * ray.dx + y * ray.dy) / ray.length ** 2;
    if (at > from && at < to) cuts.push(at);
  }
  cuts.sort((a, b) => a - b);
  return cuts.some((end, i) => {
    const start = cuts[i - 1] ?? end;
    const middle = (start + end) / 2;
    return (end - start) * ray.length > TOUCH && isInside(polygon, ray.x + middle * ray.dx, ray.y + middle * ray.dy);
  });
}

/** Inside by the even-odd rule, and not on the outline. */
function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [i, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(i + 1) % polygon.length] as Point;
    if (onSegment(x, y, x1, y1, x2, y2)) return false;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

function onSegment(x: number, y: number, x1: number, y1: number, x2: number, y2: number): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const apart = Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  const along = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1);
  return apart <= TOUCH * length && along >= 0 && along <= length * length;
}

/** Directions at right angles to the hexsides, which lie at this distance from the centre. */
const NORMALS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = Math.PI / 6 + (i * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)];
});
const INRADIUS = TRUE_Y;

/** Whether any of its shapes reaches out of the hex. */
export function overhangs(shapes: readonly Shape[]): boolean {
  return shapes.some((shape) => {
    const points: readonly Point[] = 'circle' in shape ? [[shape.circle[0], shape.circle[1]]] : shape.polygon;
    const radius = 'circle' in shape ? shape.circle[2] : 0;
    return points.some(([x, y]) => NORMALS.some(([nx, ny]) => nx * x + ny * y + radius > INRADIUS + TOUCH));
  });
}
