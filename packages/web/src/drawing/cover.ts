/** What a terrain covers: the silhouettes of its hexes, or the whole of them. */
import { outlinesOf, type Softening, soften } from './outline.ts';
import { Pen } from './pen.ts';
import {
  add,
  boxOf,
  type Cell,
  clockwise,
  distance,
  distanceToSegment,
  edgesOf,
  type Hex,
  hexCentre,
  hexCorners,
  isInside,
  type Point,
  polar,
  type Shape,
} from './plane.ts';
import type { Random } from './random.ts';
import { cellsWhere, type Scene } from './scene.ts';
import { element, path } from './svg.ts';

export const isOn =
  (...ids: readonly string[]) =>
  (hex: Hex): boolean =>
    ids.includes(hex.terrain.id);

export const hexesOn = (scene: Scene, ...ids: readonly string[]): Hex[] => scene.board.hexes.filter(isOn(...ids));

/** A silhouette as a polygon on the plane. */
export function outlineOfShape(hex: Hex, shape: Shape): readonly Point[] {
  const centre = hexCentre(hex);
  if ('polygon' in shape) return clockwise(shape.polygon.map((point) => add(centre, point)));
  const [x, y, radius] = shape.circle;
  return Array.from({ length: 24 }, (_, i) => add(centre, add([x, y], polar((i * Math.PI) / 12, radius))));
}

/** Silhouettes of open ground mean nothing: it is what it is from side to side. */
const shapesOf = ({ terrain, shapes }: Hex): Hex['shapes'] => (terrain.sight === 'open' ? undefined : shapes);

/** The polygons that a hex's terrain covers: its silhouettes, or all of it. */
export const coverOf = (hex: Hex): (readonly Point[])[] =>
  shapesOf(hex)?.map((shape) => outlineOfShape(hex, shape)) ?? [hexCorners(hex)];

/** A patch of ground as one path: neighbouring hexes without silhouettes flow together. */
export function patch(scene: Scene, test: (hex: Hex) => boolean, softening: Softening): Pen {
  const pen = new Pen();
  const whole = cellsWhere(scene, (hex) => test(hex) && !shapesOf(hex));
  for (const loop of outlinesOf(whole)) pen.rounded(soften(loop, softening));
  for (const hex of scene.board.hexes) {
    if (!test(hex)) continue;
    for (const shape of shapesOf(hex) ?? []) pen.polygon(outlineOfShape(hex, shape));
  }
  return pen;
}

/** The outer edge of such a patch, without the lines along which its hexes meet. */
export function rim(scene: Scene, test: (hex: Hex) => boolean, softening: Softening): Pen {
  const pen = new Pen();
  const whole = cellsWhere(scene, (hex) => test(hex) && !shapesOf(hex));
  for (const loop of outlinesOf(whole)) pen.rounded(soften(loop, softening));
  const shapes = scene.board.hexes
    .filter(test)
    .flatMap((hex) => (shapesOf(hex) ?? []).map((shape) => outlineOfShape(hex, shape)));
  const edges = shapes.flatMap((outline) => edgesOf(outline));
  for (const [a, b] of edges) {
    const isShared = edges.some(([c, d]) => distance(a, d) < SEAM && distance(b, c) < SEAM);
    if (!isShared) pen.polyline([a, b]);
  }
  return pen;
}

/** Silhouettes are in whole numbers, so two that meet on a hexside may miss each other by this much. */
const SEAM = 3;

export const clipTo = (scene: Scene, name: string, pen: Pen): string =>
  element('clipPath', { id: scene.id(name) }, path(pen, {}));

/** Marks each silhouette of a hex, so that whoever asks what blocks can find what is drawn. */
export const marked = (hex: Hex, index: number): { 'data-shape': string } => ({ 'data-shape': `${hex.name}.${index}` });

/** The silhouettes of some hexes without any art of their own, for what is drawn over several at once. */
export const markedAreas = (hexes: readonly Hex[]): string =>
  hexes
    .flatMap((hex) =>
      (hex.shapes ?? []).map((shape, i) =>
        path(new Pen().polygon(outlineOfShape(hex, shape)), { fill: 'none', ...marked(hex, i) }),
      ),
    )
    .join('');

/** Points strewn over a polygon: about one per `room` square units, seldom nearer than half the mean distance. */
export function strewn(polygon: readonly Point[], room: number, random: Random): Point[] {
  const { x, y, width, height } = boxOf(polygon);
  const step = Math.sqrt(room);
  const points: Point[] = [];
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const at: Point = [x + (column + random()) * step, y + (row + random()) * step];
      if (isInside(polygon, at)) points.push(at);
    }
  }
  return points;
}

/** A circle around some cells: its middle and how far it reaches. */
export function circleAround(cells: readonly Cell[]): { readonly middle: Point; readonly reach: number } {
  const box = boxOf(cells.flatMap(hexCorners));
  return { middle: [box.x + box.width / 2, box.y + box.height / 2], reach: Math.hypot(box.width, box.height) / 2 };
}

/** How deep inside a convex polygon a point lies. */
export const depthIn = (polygon: readonly Point[], point: Point): number =>
  Math.min(...edgesOf(polygon).map(([a, b]) => distanceToSegment(point, a, b)));
