/** Ground that is covered from edge to edge: crops, tall grass, marsh, yards, stands. */
import type { Shape } from '@opfire/engine';
import {
  angleOf,
  CORNERS,
  fitsHex,
  INRADIUS,
  MIDDLES,
  type Point,
  plus,
  polar,
  polygonShape,
  QUARTER,
  rectangle,
  whole,
} from './figures.ts';
import { directionsIn, hasBit, ROADSIDE, type Site } from './site.ts';

/** Where a patch ends short of the hexside, unless the next hex goes on with the same. */
interface Edge {
  /** How far from the hexside at most. */
  readonly short: number;
  /** How unevenly. */
  readonly uneven: number;
  /** How far a corner may be cut. */
  readonly cut: number;
}

const scaled = ([x, y]: Point, inset: number): Point => [
  whole((x * (INRADIUS - inset)) / INRADIUS),
  whole((y * (INRADIUS - inset)) / INRADIUS),
];

/** The edge of a patch: three points for each side, and the corner that follows. */
class Outline {
  private readonly points: readonly (readonly Point[])[];

  constructor({ chance, alike }: Site, { short, uneven, cut }: Edge) {
    const insets = MIDDLES.map((_, side) => (hasBit(alike, side) ? 0 : chance.between(3, short)));
    const bend = (side: number) => (hasBit(alike, side) ? 0 : chance.between(0, uneven));
    const corner = (side: number) => {
      const joined = [side, (side + 1) % 6].filter((one) => hasBit(alike, one)).length;
      return joined === 2 ? 0 : chance.between(joined === 1 ? 1 : 8, joined === 1 ? 8 : cut);
    };
    this.points = MIDDLES.map((middle, side) => {
      const [before, after] = [CORNERS[(side + 5) % 6] as Point, CORNERS[side] as Point];
      const inset = insets[side] as number;
      return [
        scaled(halfway(before, middle), inset + bend(side)),
        scaled(middle, inset + bend(side)),
        scaled(halfway(middle, after), inset + bend(side)),
        scaled(after, corner(side)),
      ];
    });
  }

  all(): Point[] {
    return this.points.flat();
  }

  /** From the road that leaves by one side, clockwise, to the road that leaves by another. */
  between(from: number, to: number): Point[] {
    const steps = (to - from + 5) % 6;
    const sides = Array.from({ length: steps }, (_, k) => (from + 1 + k) % 6);
    const [, , late, corner] = this.side(from);
    const [early] = this.side(to);
    return [
      roadside(from, QUARTER),
      late as Point,
      corner as Point,
      ...sides.flatMap((side) => this.side(side)),
      early as Point,
      roadside(to, -QUARTER),
    ];
  }

  private side(direction: number): readonly Point[] {
    return this.points[direction % 6] as readonly Point[];
  }
}

const halfway = (a: Point, b: Point): Point => [whole((a[0] + b[0]) / 2), whole((a[1] + b[1]) / 2)];

/** Beside a road where it leaves the hex. */
const roadside = (direction: number, turn: number): Point =>
  plus(polar(angleOf(direction), INRADIUS - 4), polar(angleOf(direction) + turn, ROADSIDE));

/** How far from the centre a field between two roads ends, by the sixths of a turn between them. */
const INNER = [0, 63, 47, ROADSIDE, 18, 18];

/** The inner edge of a field between two roads, from the second road back to the first. */
function innerEdge(from: number, to: number): Point[] {
  const sixths = (to - from + 6) % 6;
  const angle = angleOf(from);
  if (sixths > 0) return [polar(angle + 6 * sixths, INNER[sixths] as number)];
  return [polar(angle - QUARTER, ROADSIDE), polar(angle + 2 * QUARTER, ROADSIDE), polar(angle + QUARTER, ROADSIDE)];
}

function patch(site: Site, edge: Edge): Shape[] {
  const outline = new Outline(site, edge);
  const arms = directionsIn(site.roads);
  if (arms.length === 0) return [polygonShape(outline.all())];
  return arms.map((from, index) => {
    const to = arms[(index + 1) % arms.length] as number;
    return polygonShape([...outline.between(from, to), ...innerEdge(from, to)]);
  });
}

/** Wheat, low crops: a field with a fairly straight edge. */
export const field = (site: Site): Shape[] => patch(site, { short: 13, uneven: 2, cut: 24 });

/** Kunai grass, marsh: wild edges. */
export const wild = (site: Site): Shape[] => patch(site, { short: 12, uneven: 8, cut: 24 });

/** Kept by gardeners. */
const TRIM: Edge = { short: 6, uneven: 1, cut: 12 };

/** A yard of graves or seats: a rectangle, or a patch when there is more than one hex of it. */
export function yard(site: Site): Shape[] {
  if (site.roads !== 0 || site.alike !== 0) return patch(site, TRIM);
  const { chance, heading } = site;
  return [polygonShape(rectangle([0, 0], heading, chance.between(62, 66), chance.between(52, 55)))];
}

/** Flower garden: beds in rows, the middle one across the centre. */
export function beds(site: Site): Shape[] {
  if (site.roads !== 0) return patch(site, TRIM);
  const { chance, heading } = site;
  const length = chance.between(50, 58);
  const plots: Point[][] = [];
  for (const row of [-1, 0, 1]) {
    const split = row === 0 ? 0 : chance.between(-12, 12);
    const middle = polar(heading + QUARTER, 38 * row);
    if (row === 0) plots.push(rectangle(middle, heading, length, 15));
    else for (const side of [-1, 1]) plots.push(bed(middle, heading, side, split, length));
  }
  return plots.filter((plot) => fitsHex(plot, 0)).map(polygonShape);
}

/** Half of a row, on one side of the path that splits it. */
function bed(middle: Point, heading: number, side: number, split: number, length: number): Point[] {
  const near = 3 + side * split;
  const half = Math.floor((length - near) / 2);
  return rectangle(plus(middle, polar(heading, side * (near + half))), heading, half, 15);
}
