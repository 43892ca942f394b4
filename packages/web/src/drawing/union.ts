/** Outlines that overlap or touch, as one: the wings of a house, or a building over several hexes. */
import {
  clockwise,
  cross,
  distance,
  distanceToSegment,
  dot,
  edgesOf,
  isInside,
  mix,
  type Point,
  signedArea,
  subtract,
} from './plane.ts';

type Edge = readonly [Point, Point];

/** Silhouettes are in whole numbers: what misses by less is meant to meet. */
const NEAR = 1.5;

/** The loops around the union of polygons; clockwise around it, the other way around courtyards. */
export function unionOf(polygons: readonly (readonly Point[])[]): Point[][] {
  const shapes = polygons.map(clockwise);
  const outer = shapes.flatMap((shape, i) => {
    const others = shapes.filter((_, j) => j !== i);
    return edgesOf(shape).flatMap((edge) => pieces(edge, others).filter((piece) => isOuter(piece, others)));
  });
  return loopsOf(withoutDoubles(outer))
    .map(simplified)
    .filter((loop) => loop.length >= 3 && Math.abs(signedArea(loop)) > 20);
}

/** An edge cut wherever another polygon's edge crosses it or a corner lies on it. */
function pieces([a, b]: Edge, others: readonly (readonly Point[])[]): Edge[] {
  const cuts = [0, 1];
  const along = subtract(b, a);
  for (const [c, d] of others.flatMap((other) => edgesOf(other))) {
    if (distanceToSegment(c, a, b) < NEAR) cuts.push(clamp(dot(subtract(c, a), along) / dot(along, along)));
    const other = subtract(d, c);
    const turn = cross(along, other);
    if (Math.abs(turn) < 1e-9) continue;
    const share = cross(subtract(c, a), other) / turn;
    const far = cross(subtract(c, a), along) / turn;
    if (share > 0 && share < 1 && far >= -0.02 && far <= 1.02) cuts.push(share);
  }
  cuts.sort((one, two) => one - two);
  return cuts.slice(1).flatMap((to, i): Edge[] => {
    const piece: Edge = [mix(a, b, cuts[i] as number), mix(a, b, to)];
    return distance(...piece) < 0.05 ? [] : [piece];
  });
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

const isOuter = ([a, b]: Edge, others: readonly (readonly Point[])[]): boolean => {
  const middle = mix(a, b, 0.5);
  return !others.some(
    (other) => isInside(other, middle) && edgesOf(other).every(([c, d]) => distanceToSegment(middle, c, d) > 0.8),
  );
};

/** Two polygons that share a border give each piece of it twice. */
function withoutDoubles(edges: readonly Edge[]): Edge[] {
  const kept: Edge[] = [];
  for (const [a, b] of edges) {
    const isDouble = kept.some(([c, d]) => distance(a, c) < NEAR && distance(b, d) < NEAR);
    if (!isDouble) kept.push([a, b]);
  }
  return kept.filter(([a, b]) => !kept.some(([c, d]) => distance(a, d) < NEAR && distance(b, c) < NEAR));
}

function loopsOf(edges: readonly Edge[]): Point[][] {
  const open = [...edges];
  const loops: Point[][] = [];
  for (let edge = open.pop(); edge; edge = open.pop()) {
    const loop: Point[] = [edge[0], edge[1]];
    for (let next = nearest(open, edge[1]); next >= 0; next = nearest(open, loop.at(-1) as Point)) {
      const [[, to]] = open.splice(next, 1) as [Edge];
      loop.push(to);
      if (distance(to, loop[0] as Point) < 2 * NEAR) break;
    }
    loops.push(loop);
  }
  return loops;
}

/** The edge that starts nearest to a point, if one starts there at all. */
function nearest(edges: readonly Edge[], from: Point): number {
  let [best, least] = [-1, 2 * NEAR];
  for (const [i, [start]] of edges.entries()) {
    const apart = distance(start, from);
    if (apart < least) [best, least] = [i, apart];
  }
  return best;
}

/** Without corners that are none: those on a straight line, and those all but on another. */
function simplified(loop: readonly Point[]): Point[] {
  let corners = [...loop];
  for (let before = Number.POSITIVE_INFINITY; corners.length < before && corners.length > 3; ) {
    before = corners.length;
    for (let i = 0; i < corners.length && corners.length > 3; i++) {
      const [last, next] = [corners.at(i - 1) as Point, corners[(i + 1) % corners.length] as Point];
      const corner = corners[i] as Point;
      if (distance(corner, next) < 2 * NEAR || distanceToSegment(corner, last, next) < NEAR) {
        corners = corners.filter((_, k) => k !== i);
        i--;
      }
    }
  }
  return corners;
}
