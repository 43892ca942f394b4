/** Which part of the map is in view: all of it, the part around a point, and how far a point is from being seen. */
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Box, Point } from '../../drawing/plane.ts';

/** Pixels per drawing unit at zoom 1: a hex is 96 pixels wide. */
export const PIXELS = 0.48;
const ROOM = 16;
/** So near to the edge of the view a hex is not quite in sight. */
const EDGE = 48;
export const MOST = 3.2;

/** Width of the panels at the edges. */
export interface Frame {
  readonly left: number;
  readonly right: number;
}

/** On a narrow screen the sheet at the bottom takes this share of the height, */
const SHEET = 0.42;
/** and the map may be so much wider than the screen: it is moved with the finger. */
const BEYOND = 1.7;

/** At a smaller zoom the values on the counters cannot be read: a long map is opened there, and moved. */
const READABLE = 0.62;

/** The zoom at which the whole map is in sight beside the panels. */
export function fitted(view: HTMLElement, box: Box, { left, right }: Frame) {
  const narrow = left + right === 0;
  const width = view.clientWidth - left - right - 2 * ROOM;
  const height = view.clientHeight * (narrow ? 1 - SHEET : 1) - 2 * ROOM;
  const wide = (width * (narrow ? BEYOND : 1)) / (box.width * PIXELS);
  const scale = Math.min(wide, height / (box.height * PIXELS), MOST);
  const x = left + ROOM + (width - box.width * PIXELS * scale) / 2;
  const y = ROOM + (height - box.height * PIXELS * scale) / 2;
  return zoomIdentity.translate(x, y).scale(scale);
}

/** The first view: all of the map, or where that is too small to read, the part around a point of the drawing. */
export function opening(view: HTMLElement, box: Box, frame: Frame, [px, py]: Point) {
  const whole = fitted(view, box, frame);
  if (whole.k >= READABLE) return whole;
  const narrow = frame.left + frame.right === 0;
  const [width, height] = [view.clientWidth - frame.left - frame.right, view.clientHeight * (narrow ? 1 - SHEET : 1)];
  const along = (from: number, size: number, at: number, room: number): number => {
    const [length, point] = [size * PIXELS * READABLE, (at - from) * PIXELS * READABLE];
    if (length <= room - 2 * ROOM) return (room - length) / 2;
    return Math.min(ROOM, Math.max(room - ROOM - length, room / 2 - point));
  };
  return zoomIdentity
    .translate(frame.left + along(box.x, box.width, px, width), along(box.y, box.height, py, height))
    .scale(READABLE);
}

/** How far the map would have to be moved for a point of the drawing to be in sight. */
export function shortfall(view: HTMLElement, box: Box, frame: Frame, transform: ZoomTransform, [px, py]: Point): Point {
  const { left, right } = frame;
  const [x, y] = transform.apply([(px - box.x) * PIXELS, (py - box.y) * PIXELS]);
  const lower = left + right === 0 ? view.clientHeight * (1 - SHEET) : view.clientHeight;
  // Where the map itself ends within the view nothing is gained by moving it farther in.
  const short = (at: number, from: number, to: number, start: number, size: number): number => {
    const low = start >= from ? from : from + EDGE;
    const high = start + size * PIXELS * transform.k <= to ? to : to - EDGE;
    return Math.min(Math.max(at, low), high) - at;
  };
  return [
    short(x, left, view.clientWidth - right, transform.x, box.width),
    short(y, 0, lower, transform.y, box.height),
  ];
}
