/**
 * Straight lines from centre to centre over the endless grid, exact: which hexes a line crosses, which
 * hexsides it runs along, and what it passes on the way from one to the next. A trace depends only on the
 * difference of the two centres, so all pairs of a board share a few hundred of them.
 */
import { CORNERS, type Point } from './geometry.ts';

/** A stretch of the line inside one hex, or along the side between two. Centres are relative to the start. */
export interface Stretch {
  readonly hex: Point;
  /** The hex on the other side when the line runs along a hexside. */
  readonly beside: Point | undefined;
  /** Where along the line it begins and ends, 0 being the start and 1 the end. */
  readonly from: number;
  readonly to: number;
}

/** A hexside by the centres of its two hexes. */
export type Hexside = readonly [Point, Point];

/**
 * How the line gets from one stretch to the next: through a hexside, or through a corner, where it might as
 * well pass on either hand. Each way is the hexsides crossed on that hand.
 */
export type Passage = readonly (readonly Hexside[])[];

export interface Trace {
  /** In order, without the two end hexes. */
  readonly stretches: readonly Stretch[];
  /** In order, from leaving the first hex to entering the last: one more than there are stretches. */
  readonly passages: readonly Passage[];
}

const traces = new Map<number, Trace>();

/** The trace from a centre to the one that lies (dx, dy) away; the same pair of numbers gives the same trace. */
export function traceTo(dx: number, dy: number): Trace {
  const key = dx * 0x1_00_00 + dy;
  let trace = traces.get(key);
  if (!trace) {
    trace = makeTrace(dx, dy);
    traces.set(key, trace);
  }
  return trace;
}

function makeTrace(dx: number, dy: number): Trace {
  const scale = commonDenominator(dx, dy);
  const cuts = cutsAlong(dx, dy, scale);
  const passages: Passage[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const before = cuts[i - 1] as Cut;
    const where: Point = [(dx * before.to) / scale, (dy * before.to) / scale];
    passages.push(passageBetween(before, cuts[i] as Cut, where));
  }
  const stretches = cuts.slice(1, -1).map(({ hex, beside, from, to }) => ({
    hex,
    beside,
    from: from / scale,
    to: to / scale,
  }));
  return { stretches, passages };
}

/** A stretch in whole numbers: positions on the line are multiplied by the common denominator. */
interface Cut {
  readonly hex: Point;
  beside: Point | undefined;
  readonly onEdge: boolean;
  readonly from: number;
  readonly to: number;
}

/** A hex is where |y| ≤ 1, |x + y| ≤ 2 and |x − y| ≤ 2 around its centre. */
const STRIPS = [
  { x: 0, y: 1, half: 1 },
  { x: 1, y: 1, half: 2 },
  { x: 1, y: -1, half: 2 },
] as const;

/** A number that every strip's slope divides, so that all positions on the line are whole numbers. */
const commonDenominator = (dx: number, dy: number): number =>
  STRIPS.reduce((product, strip) => product * (Math.abs(strip.x * dx + strip.y * dy) || 1), 1);

function cutsAlong(dx: number, dy: number, scale: number): Cut[] {
  const cuts: Cut[] = [];
  for (let x = Math.min(0, dx); x <= Math.max(0, dx); x += 3) {
    for (let y = Math.min(0, dy) - 2; y <= Math.max(0, dy) + 2; y++) {
      if ((x + y) & 1) continue;
      const cut = cutThrough([x, y], dx, dy, scale);
      if (cut) addCut(cuts, cut);
    }
  }
  return cuts.sort((a, b) => a.from - b.from);
}

/** The two hexes beside a hexside that the line runs along are cut alike: they make one stretch. */
function addCut(cuts: Cut[], cut: Cut): void {
  const twin = cut.onEdge ? cuts.find((other) => other.onEdge && other.from === cut.from) : undefined;
  if (twin) twin.beside = cut.hex;
  else cuts.push(cut);
}

/** The part of the line within a hex, if it is longer than a point. */
function cutThrough(hex: Point, dx: number, dy: number, scale: number): Cut | undefined {
  let from = 0;
  let to = scale;
  let onEdge = false;
  for (const strip of STRIPS) {
    const slope = strip.x * dx + strip.y * dy;
    const centre = strip.x * hex[0] + strip.y * hex[1];
    if (slope === 0) {
      if (Math.abs(centre) > strip.half) return undefined;
      if (Math.abs(centre) === strip.half) onEdge = true;
      continue;
    }
    const turn = Math.sign(slope) * strip.half;
    from = Math.max(from, ((centre - turn) * scale) / slope);
    to = Math.min(to, ((centre + turn) * scale) / slope);
  }
  return from < to ? { hex, beside: undefined, onEdge, from, to } : undefined;
}

function passageBetween(before: Cut, after: Cut, where: Point): Passage {
  if (after.beside) return [[[before.hex, after.hex]], [[before.hex, after.beside]]];
  if (before.beside) return [[[before.hex, after.hex]], [[before.beside, after.hex]]];
  const corner = thirdHexAt(where, before.hex, after.hex);
  const straight: Hexside[] = [[before.hex, after.hex]];
  return corner
    ? [
        straight,
        [
          [before.hex, corner],
          [corner, after.hex],
        ],
      ]
    : [straight];
}

/** The third hex that meets the two in this point, if the point is a corner. */
function thirdHexAt(where: Point, one: Point, other: Point): Point | undefined {
  const around = CORNERS.map(([x, y]): Point => [where[0] - x, where[1] - y]).filter(isCentre);
  if (!around.some((hex) => samePoint(hex, one))) return undefined;
  return around.find((hex) => !samePoint(hex, one) && !samePoint(hex, other));
}

/** Relative to a centre: centres are three columns' width apart, and stagger by one. */
const isCentre = ([x, y]: Point): boolean => x % 3 === 0 && Number.isInteger(y) && (x + y) % 2 === 0;
const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
