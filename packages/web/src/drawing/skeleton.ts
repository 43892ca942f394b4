/**
 * The straight skeleton of a polygon: what its outline leaves behind as all edges move inwards at the same speed. It is
 * where the slopes of a roof meet, so each edge gets the slope that rises from it.
 */
import {
  add,
  clockwise,
  cross,
  distance,
  dot,
  edgesOf,
  mix,
  type Point,
  scale,
  signedArea,
  subtract,
  unit,
} from './plane.ts';

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly along: Point;
  readonly inward: Point;
  /** Points of the skeleton that bound this edge's slope. */
  readonly bounds: Point[];
}

/** A corner of the shrinking outline, between two edges. */
interface Corner {
  readonly at: Point;
  readonly before: Edge;
  readonly after: Edge;
}

/** A slope of a roof: the eave is its first side. */
export interface Slope {
  readonly outline: readonly Point[];
  readonly outward: Point;
}

const NEAR = 0.01;
const MOST_EVENTS = 80;

/** The slopes of a roof over a polygon, or undefined for one too odd to roof. */
export function slopesOver(polygon: readonly Point[]): Slope[] | undefined {
  const edges = edgesOf(clockwise(polygon)).map(([from, to]): Edge => {
    const along = unit(subtract(to, from));
    return { from, to, along, inward: [-along[1], along[0]], bounds: [] };
  });
  const corners = edges.map(
    (after, i): Corner => ({
      at: after.from,
      before: edges[(i + edges.length - 1) % edges.length] as Edge,
      after,
    }),
  );
  if (!shrink([corners])) return undefined;
  const slopes = edges.map(slopeOf);
  const covered = slopes.reduce((sum, { outline }) => sum + Math.abs(signedArea(outline)), 0);
  const whole = Math.abs(signedArea(polygon));
  return Math.abs(covered - whole) < 0.02 * whole ? slopes : undefined;
}

/** Slopes are seen from their eave as a single chain of hill tops, so sorting along the eave orders them. */
function slopeOf({ from, to, along, inward, bounds }: Edge): Slope {
  const ridge: Point[] = [];
  const order = [...bounds].sort((a, b) => dot(b, along) - dot(a, along));
  for (const point of order) {
    const known = [from, to, ...ridge].some((other) => distance(other, point) < 0.5);
    if (!known) ridge.push(point);
  }
  return { outline: [from, to, ...ridge], outward: scale(inward, -1) };
}

function velocity({ before, after }: Corner): Point {
  const sum = add(before.inward, after.inward);
  return scale(sum, 1 / Math.max(NEAR * NEAR, 1 + dot(before.inward, after.inward)));
}

const isOpposed = ({ before, after }: Corner): boolean => dot(before.inward, after.inward) < -0.999;

type Event =
  | { readonly kind: 'collapse'; readonly time: number; readonly corner: number }
  | { readonly kind: 'split'; readonly time: number; readonly corner: number; readonly edge: number };

function shrink(start: Corner[][]): boolean {
  const loops = [...start];
  for (let events = 0; loops.length > 0; events++) {
    if (events > MOST_EVENTS) return false;
    const loop = loops.pop() as Corner[];
    if (loop.length < 3) {
      finish(loop);
      continue;
    }
    const opposed = loop.findIndex(isOpposed);
    if (opposed >= 0) {
      loops.push(foldRidge(loop, opposed));
      continue;
    }
    const event = nextEvent(loop);
    if (!event) return false;
    const moved = advance(loop, event.time);
    if (event.kind === 'collapse') loops.push(collapse(moved, event.corner));
    else loops.push(...split(moved, event.corner, event.edge));
  }
  return true;
}

function bound(edge: Edge, ...points: readonly Point[]): void {
  edge.bounds.push(...points);
}

/** Two corners left: the ridge between them. */
function finish(loop: readonly Corner[]): void {
  const points = loop.map(({ at }) => at);
  for (const { before, after } of loop) {
    bound(before, ...points);
    bound(after, ...points);
  }
}

/** Two facing edges have met: a ridge runs from where they join to where the nearer of them ends. */
function foldRidge(loop: readonly Corner[], index: number): Corner[] {
  const size = loop.length;
  const corner = loop[index] as Corner;
  const [previous, next] = [loop[(index + size - 1) % size] as Corner, loop[(index + 1) % size] as Corner];
  const onwards = distance(corner.at, next.at) <= distance(corner.at, previous.at);
  const met = onwards ? next : previous;
  for (const edge of [corner.before, corner.after]) bound(edge, corner.at, met.at);
  const joined = onwards
    ? { at: next.at, before: corner.before, after: next.after }
    : { at: previous.at, before: previous.before, after: corner.after };
  return loop.flatMap((one) => (one === corner ? [joined] : one === met ? [] : [one]));
}

function nextEvent(loop: readonly Corner[]): Event | undefined {
  const speeds = loop.map(velocity);
  let first: Event | undefined;
  const consider = (event: Event): void => {
    if (Number.isFinite(event.time) && (!first || event.time < first.time - 1e-9)) first = event;
  };
  for (const [i, corner] of loop.entries()) {
    const j = (i + 1) % loop.length;
    const [here, there] = [speeds[i] as Point, speeds[j] as Point];
    const closing = dot(subtract(here, there), corner.after.along);
    const room = dot(subtract((loop[j] as Corner).at, corner.at), corner.after.along);
    if (closing > 1e-6) consider({ kind: 'collapse', time: Math.max(0, room / closing), corner: i });
    if (cross(corner.before.along, corner.after.along) < -NEAR) splitsOf(loop, speeds, i, consider);
  }
  return first;
}

/** A corner that points inwards may run into an edge on the other side. */
function splitsOf(
  loop: readonly Corner[],
  speeds: readonly Point[],
  index: number,
  consider: (event: Event) => void,
): void {
  const corner = loop[index] as Corner;
  const speed = speeds[index] as Point;
  for (const [k, start] of loop.entries()) {
    const edge = start.after;
    if (edge === corner.before || edge === corner.after) continue;
    const closing = 1 - dot(speed, edge.inward);
    const apart = dot(subtract(corner.at, start.at), edge.inward);
    if (closing < 1e-6 || apart < 1e-6) continue;
    const time = apart / closing;
    const end = (k + 1) % loop.length;
    const after = (i: number): Point => add((loop[i] as Corner).at, scale(speeds[i] as Point, time));
    const hit = after(index);
    const [low, high] = [dot(after(k), edge.along), dot(after(end), edge.along)];
    const where = dot(hit, edge.along);
    if (where > low + NEAR && where < high - NEAR) consider({ kind: 'split', time, corner: index, edge: k });
  }
}

function advance(loop: readonly Corner[], time: number): Corner[] {
  return loop.map((corner) => {
    const at = add(corner.at, scale(velocity(corner), time));
    bound(corner.before, corner.at, at);
    bound(corner.after, corner.at, at);
    return { ...corner, at };
  });
}

/** An edge has shrunk to nothing: its two corners become one. */
function collapse(loop: readonly Corner[], index: number): Corner[] {
  const next = (index + 1) % loop.length;
  const [one, two] = [loop[index] as Corner, loop[next] as Corner];
  const joined = { at: mix(one.at, two.at, 0.5), before: one.before, after: two.after };
  return loop.flatMap((corner, i) => (i === index ? [joined] : i === next ? [] : [corner]));
}

function split(loop: readonly Corner[], index: number, edgeStart: number): Corner[][] {
  const size = loop.length;
  const corner = loop[index] as Corner;
  const edge = (loop[edgeStart] as Corner).after;
  bound(edge, corner.at);
  const around = (from: number, to: number): Corner[] => {
    const members: Corner[] = [];
    for (let i = from % size; i !== to; i = (i + 1) % size) members.push(loop[i] as Corner);
    return members;
  };
  return [
    [{ at: corner.at, before: corner.before, after: edge }, ...around(edgeStart + 1, index)],
    [{ at: corner.at, before: edge, after: corner.after }, ...around(index + 1, (edgeStart + 1) % size)],
  ];
}
