/** Panning and zooming by wheel, pinch and keys; the world moves as one piece and is drawn sharp when it rests. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Box, Point } from '../../drawing/plane.ts';

/** Pixels per drawing unit at zoom 1: a hex is 96 pixels wide. */
export const PIXELS = 0.48;
const ROOM = 16;
/** So near to the edge of the view a hex is not quite in sight. */
const EDGE = 48;
const MOST = 3.2;

export interface Zoom {
  /** From the page to the drawing. */
  toDrawing(clientX: number, clientY: number): readonly [number, number] | undefined;
  by(factor: number): void;
  panBy(x: number, y: number): void;
  fit(): void;
  /** Whether a point of the drawing is in sight. */
  isInSight(point: Point): boolean;
  /** Brings it into sight, if it is not. */
  show(point: Point): void;
}

type Behavior = ZoomBehavior<HTMLDivElement, unknown>;

interface Frame {
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
function fitted(view: HTMLElement, box: Box, { left, right }: Frame) {
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
function opening(view: HTMLElement, box: Box, frame: Frame, [px, py]: Point) {
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

export function useZoom(
  view: RefObject<HTMLDivElement | null>,
  world: RefObject<HTMLDivElement | null>,
  box: Box | undefined,
  frame: Frame,
  focus: () => Point,
): RefObject<Zoom | undefined> {
  const control = useRef<Zoom | undefined>(undefined);
  const { left, right } = frame;
  const centre = useEffectEvent(focus);
  useEffect(() => {
    const [outer, inner] = [view.current, world.current];
    if (outer === null || inner === null || box === undefined) return;
    let transform = zoomIdentity;
    let touched = false;
    let drawnAt = 0;
    // Drawing the map anew costs more than many frames: moving it needs none of that, only another zoom does.
    const sharpen = (): void => {
      if (transform.k === drawnAt) return;
      drawnAt = transform.k;
      inner.classList.remove('moving');
      requestAnimationFrame(() => requestAnimationFrame(() => inner.classList.add('moving')));
    };
    const behavior: Behavior = zoom<HTMLDivElement, unknown>()
      .clickDistance(6)
      .on('zoom', ({ transform: now, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        transform = now;
        touched ||= Boolean(sourceEvent);
        inner.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.k})`;
      })
      .on('end', sharpen);
    const target = select(outer);
    const fit = (): void => {
      target.call(behavior.transform, fitted(outer, box, { left, right }));
    };
    const open = (): void => {
      const first = opening(outer, box, { left, right }, centre());
      behavior.scaleExtent([Math.min(fitted(outer, box, { left, right }).k * 0.7, 0.5), MOST]);
      target.call(behavior.transform, first);
    };
    target.call(behavior).on('dblclick.zoom', null);
    open();
    // Whoever has chosen his view keeps it, also when the window changes.
    const resized = new ResizeObserver(() => {
      if (!touched) open();
    });
    resized.observe(outer);
    /** How far the map would have to be moved for a point to be in sight. */
    const shortfall = ([dx, dy]: Point): Point => {
      const [x, y] = transform.apply([(dx - box.x) * PIXELS, (dy - box.y) * PIXELS]);
      const lower = left + right === 0 ? outer.clientHeight * (1 - SHEET) : outer.clientHeight;
      const short = (at: number, from: number, to: number): number =>
        Math.min(Math.max(at, from + EDGE), to - EDGE) - at;
      return [short(x, left, outer.clientWidth - right), short(y, 0, lower)];
    };
    control.current = {
      fit,
      by: (factor) => target.call(behavior.scaleBy, factor),
      panBy: (x, y) => target.call(behavior.translateBy, x / transform.k, y / transform.k),
      isInSight: (point) => shortfall(point).every((by) => by === 0),
      show(point) {
        const [byX, byY] = shortfall(point);
        if (byX !== 0 || byY !== 0) target.call(behavior.translateBy, byX / transform.k, byY / transform.k);
      },
      toDrawing(clientX, clientY) {
        const { x, y } = outer.getBoundingClientRect();
        const [px, py] = transform.invert([clientX - x, clientY - y]);
        return [px / PIXELS + box.x, py / PIXELS + box.y];
      },
    };
    return () => {
      resized.disconnect();
      target.on('.zoom', null);
    };
  }, [view, world, box, left, right]);
  return control;
}
