/** Which part of the map is in view: all of it, the part around a point, and how far a point is from being seen. */
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Box, Point } from '../../drawing/plane.ts';

/** Pixels per drawing unit at zoom 1: a hex is 96 pixels wide. */
export const PIXELS = 0.48;
const ROOM = 16;
/** So near to the edge of the view a hex is not quite in sight, at zoom 1 and below. */
const EDGE = 48;
export const MOST = 3.2;

/** What covers the map: the width of the panels at its edges, and on a narrow screen the sheet at the bottom. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  /** The share of the height that the sheet takes; that of the table's own when left out. */
  readonly sheet?: number | undefined;
}

const SHEET = 0.42;
/** On a narrow screen the map may be so much wider than the screen: it is moved with the finger. */
const BEYOND = 1.7;

/** At a smaller zoom the values on the counters cannot be read: a long map is opened there, and moved. */
const READABLE = 0.62;

const isNarrow = ({ left, right }: Frame): boolean => left + right === 0;

/** The part of the view in which the map can be seen. */
function freePart(view: HTMLElement, frame: Frame): { readonly width: number; readonly height: number } {
  const { left, right, sheet = SHEET } = frame;
  return {
    width: view.clientWidth - left - right,
    height: view.clientHeight * (isNarrow(frame) ? 1 - sheet : 1),
  };
}

/** The zoom at which the whole map is in sight beside the panels. */
export function fitted(view: HTMLElement, box: Box, frame: Frame) {
  const free = freePart(view, frame);
  const [width, height] = [free.width - 2 * ROOM, free.height - 2 * ROOM];
  const wide = (width * (isNarrow(frame) ? BEYOND : 1)) / (box.width * PIXELS);
  const scale = Math.min(wide, height / (box.height * PIXELS), MOST);
  const x = frame.left + ROOM + (width - box.width * PIXELS * scale) / 2;
  const y = ROOM + (height - box.height * PIXELS * scale) / 2;
  return zoomIdentity.translate(x, y).scale(scale);
}

/** Where the middle of a stretch should be that has most of the points in it: all of them, if it is long enough. */
export function middleOf(points: readonly number[], length: number): number {
  const sorted = points.toSorted((one, other) => one - other);
  const at = (index: number): number => sorted[index] ?? 0;
  let best = { first: 0, last: 0 };
  for (let first = 0, last = 0; last < sorted.length; last++) {
    while (first < last && at(last) - at(first) > length) first++;
    if (last - first > best.last - best.first) best = { first, last };
  }
  return (at(best.first) + at(best.last)) / 2;
}

/** The first view: all of the map, or where that is too small to read, the part with most of some points of the drawing. */
export function opening(view: HTMLElement, box: Box, frame: Frame, points: readonly Point[]) {
  const whole = fitted(view, box, frame);
  if (whole.k >= READABLE) return whole;
  const { width, height } = freePart(view, frame);
  const along = (from: number, size: number, axis: 0 | 1, room: number): number => {
    const pixels = PIXELS * READABLE;
    const length = size * pixels;
    if (length <= room - 2 * ROOM) return (room - length) / 2;
    const middle = middleOf(
      points.map((point) => (point[axis] - from) * pixels),
      room - 2 * EDGE,
    );
    return Math.min(ROOM, Math.max(room - ROOM - length, room / 2 - middle));
  };
  return zoomIdentity
    .translate(frame.left + along(box.x, box.width, 0, width), along(box.y, box.height, 1, height))
    .scale(READABLE);
}

/** How far the map would have to be moved for a point of the drawing to be in sight. */
export function shortfall(view: HTMLElement, box: Box, frame: Frame, transform: ZoomTransform, [px, py]: Point): Point {
  const { left, right } = frame;
  const edge = EDGE * Math.max(1, transform.k);
  const [x, y] = transform.apply([(px - box.x) * PIXELS, (py - box.y) * PIXELS]);
  // Where the map itself ends within the view nothing is gained by moving it farther in.
  const short = (at: number, from: number, to: number, start: number, size: number): number => {
    const low = start >= from ? from : from + edge;
    const high = start + size * PIXELS * transform.k <= to ? to : to - edge;
    return Math.min(Math.max(at, low), high) - at;
  };
  return [
    short(x, left, view.clientWidth - right, transform.x, box.width),
    short(y, 0, freePart(view, frame).height, transform.y, box.height),
  ];
}
