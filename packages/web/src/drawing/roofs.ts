/** Roofs from above over any outline: slopes in light and shade, courses of tiles, ridges and valleys. */
import { darker, lighter, lit } from './colour.ts';
import { facing } from './light.ts';
import { Pen } from './pen.ts';
import { add, cross, distance, dot, edgesOf, mix, type Point, scale, subtract, unit } from './plane.ts';
import { between, type Random } from './random.ts';
import { type Slope, slopesOver } from './skeleton.ts';
import { path } from './svg.ts';

export interface RoofStyle {
  readonly covering: 'tiles' | 'slate' | 'thatch';
  readonly colour: string;
  /** Gables stand upright; otherwise the short ends slope too. */
  readonly gabled: boolean;
}

/** The slopes over an outline; none over one too odd for a pitched roof. */
export function roofOver(outline: readonly Point[], { gabled }: RoofStyle): readonly Slope[] {
  const slopes = slopesOver(outline) ?? [];
  return gabled ? raiseGables(slopes) : slopes;
}

/** Where a slope is a triangle over a short end, its tip moves out over the wall: a gable. */
function raiseGables(slopes: readonly Slope[]): readonly Slope[] {
  let raised = [...slopes];
  for (const slope of slopes) {
    const [from, to, tip, ...more] = slope.outline;
    if (!(from && to && tip) || more.length > 0) continue;
    const moved = mix(from, to, 0.5);
    if (Math.abs(dot(subtract(tip, moved), unit(subtract(to, from)))) > 3) continue;
    raised = raised
      .filter(({ outline }) => outline[0] !== from)
      .map(({ outline, outward }) => ({
        outward,
        outline: outline.map((point) => (distance(point, tip) < 0.6 ? moved : point)),
      }));
  }
  return raised.length >= 2 ? raised : slopes;
}

export const drawRoof = (slopes: readonly Slope[], style: RoofStyle, random: Random): string =>
  slopes.map((slope) => drawSlope(slope, style, random)).join('') + crests(slopes, style);

function drawSlope({ outline, outward }: Slope, style: RoofStyle, random: Random): string {
  const light = facing(outward);
  const tone = lit(style.colour, 0.12 + 0.8 * light);
  const area = new Pen().polygon(outline);
  const [courses, patches] = [new Pen(), new Pen()];
  const spacing = style.covering === 'thatch' ? 7 : 5.4;
  const eave = dot(outline[0] as Point, outward);
  const depth = Math.max(...outline.map((point) => eave - dot(point, outward)));
  for (let at = spacing * 0.7; at < depth; at += spacing) {
    for (const [a, b] of crossings(outline, outward, eave - at)) {
      if (style.covering === 'thatch') strawsAlong(courses, a, b, scale(outward, spacing * 1.2), random);
      else courses.polyline([a, b]);
      tilesAlong(patches, a, b, scale(outward, spacing), random);
    }
  }
  const bright = light > 0.5;
  return (
    path(area, { fill: tone, stroke: tone, 'stroke-width': 0.6 }) +
    path(patches, { fill: bright ? '#fff3d6' : '#000', 'fill-opacity': bright ? 0.16 : 0.12 }) +
    path(courses, { fill: 'none', stroke: darker(tone, 0.5), 'stroke-opacity': 0.45, 'stroke-width': 0.9 })
  );
}

/** The stretches of the line n · p = at that lie inside an outline. */
function crossings(outline: readonly Point[], normal: Point, at: number): (readonly [Point, Point])[] {
  const cuts: Point[] = [];
  for (const [a, b] of edgesOf(outline)) {
    const [overA, overB] = [dot(normal, a) - at, dot(normal, b) - at];
    if (overA > 0 !== overB > 0) cuts.push(mix(a, b, overA / (overA - overB)));
  }
  const along: Point = [-normal[1], normal[0]];
  cuts.sort((a, b) => dot(a, along) - dot(b, along));
  const pairs: (readonly [Point, Point])[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) pairs.push([cuts[i] as Point, cuts[i + 1] as Point]);
  return pairs;
}

/** A few tiles of another tone in each course. */
function tilesAlong(pen: Pen, a: Point, b: Point, down: Point, random: Random): void {
  const size = distance(a, b);
  for (let at = random() * 16; at < size - 5; at += between(random, 7, 26)) {
    const [start, end] = [mix(a, b, at / size), mix(a, b, Math.min(1, (at + between(random, 3, 6)) / size))];
    pen.polygon([start, end, add(end, down), add(start, down)]);
  }
}

function strawsAlong(pen: Pen, a: Point, b: Point, down: Point, random: Random): void {
  const size = distance(a, b);
  for (let at = random() * 3; at < size; at += between(random, 2, 4)) {
    const root = mix(a, b, at / size);
    pen.polyline([root, add(root, scale(down, between(random, 0.5, 1.1)))]);
  }
}

/** Ridges and hips catch the light; valleys are dark. */
function crests(slopes: readonly Slope[], { colour }: RoofStyle): string {
  const [dark, bright, valleys] = [new Pen(), new Pen(), new Pen()];
  for (const [i, slope] of slopes.entries()) {
    for (const [a, b] of edgesOf(slope.outline).slice(1)) {
      const mate = slopes
        .slice(i + 1)
        .find((other) => distance(a, b) > 1.5 && [a, b].every((point) => hasCorner(other, point)));
      if (!mate) continue;
      if (isValley(slope, mate)) {
        valleys.polyline([a, b]);
        continue;
      }
      dark.polyline([add(a, [0.8, 1]), add(b, [0.8, 1])]);
      bright.polyline([a, b]);
    }
  }
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(valleys, { ...line, stroke: darker(colour, 0.7), 'stroke-opacity': 0.85, 'stroke-width': 1.8 }) +
    path(dark, { ...line, stroke: darker(colour, 0.6), 'stroke-opacity': 0.6, 'stroke-width': 2.6 }) +
    path(bright, { ...line, stroke: lighter(colour, 0.42), 'stroke-width': 1.7 })
  );
}

const hasCorner = ({ outline }: Slope, point: Point): boolean =>
  outline.some((corner) => distance(corner, point) < 0.7);

/** Two slopes that start from one corner of the outline meet in a valley where that corner points inwards. */
function isValley({ outline: [from1, to1] }: Slope, { outline: [from2, to2] }: Slope): boolean {
  if (!(from1 && to1 && from2 && to2)) return false;
  const [one, two] = [subtract(to1, from1), subtract(to2, from2)];
  if (distance(to1, from2) < 0.7) return cross(one, two) < 0;
  return distance(to2, from1) < 0.7 && cross(two, one) < 0;
}

/** Level lines on top, the longest first. */
export function ridgesOf(slopes: readonly Slope[]): (readonly [Point, Point])[] {
  const ridges: (readonly [Point, Point])[] = [];
  for (const [i, { outline }] of slopes.entries()) {
    const [from, to] = outline as readonly [Point, Point];
    const along = unit(subtract(to, from));
    for (const [a, b] of edgesOf(outline).slice(1)) {
      const isLevel = distance(a, b) > 6 && Math.abs(dot(unit(subtract(b, a)), along)) > 0.97;
      if (isLevel && slopes.slice(i + 1).some((other) => hasCorner(other, a) && hasCorner(other, b)))
        ridges.push([a, b]);
    }
  }
  return ridges.sort(([a, b], [c, d]) => distance(c, d) - distance(a, b));
}
