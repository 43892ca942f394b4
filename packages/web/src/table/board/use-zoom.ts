/** Panning and zooming by wheel, pinch and keys; the world moves as one piece and is drawn sharp when it rests. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Box, Point } from '../../drawing/plane.ts';
import { type Frame, fitted, MOST, opening, PIXELS, shortfall } from './framing.ts';

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

/**
 * Drawing the map anew costs more than many frames: moving it needs none of that, only another zoom does. Returns what
 * to call when it has come to rest.
 */
function sharpener(world: HTMLElement): (scale: number) => void {
  let drawnAt = 0;
  return (scale) => {
    if (scale === drawnAt) return;
    drawnAt = scale;
    world.classList.remove('moving');
    requestAnimationFrame(() => requestAnimationFrame(() => world.classList.add('moving')));
  };
}

export function useZoom(
  view: RefObject<HTMLDivElement | null>,
  world: RefObject<HTMLDivElement | null>,
  box: Box | undefined,
  frame: Frame,
  focus: () => readonly Point[],
): RefObject<Zoom | undefined> {
  const control = useRef<Zoom | undefined>(undefined);
  const { left, right, sheet } = frame;
  const centre = useEffectEvent(focus);
  useEffect(() => {
    const [outer, inner] = [view.current, world.current];
    if (outer === null || inner === null || box === undefined) return;
    const around: Frame = { left, right, sheet };
    let transform = zoomIdentity;
    let touched = false;
    const sharpen = sharpener(inner);
    const behavior: Behavior = zoom<HTMLDivElement, unknown>()
      .clickDistance(6)
      .on('zoom', ({ transform: now, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        transform = now;
        touched ||= Boolean(sourceEvent);
        inner.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.k})`;
      })
      .on('end', () => sharpen(transform.k));
    const target = select(outer);
    const fit = (): void => {
      target.call(behavior.transform, fitted(outer, box, around));
    };
    const open = (): void => {
      const first = opening(outer, box, around, centre());
      behavior.scaleExtent([Math.min(fitted(outer, box, around).k * 0.7, 0.5), MOST]);
      target.call(behavior.transform, first);
    };
    target.call(behavior).on('dblclick.zoom', null);
    open();
    // Whoever has chosen his view keeps it, also when the window changes.
    const resized = new ResizeObserver(() => {
      if (!touched) open();
    });
    resized.observe(outer);
    const short = (point: Point): Point => shortfall(outer, box, around, transform, point);
    control.current = {
      fit,
      by: (factor) => target.call(behavior.scaleBy, factor),
      panBy: (x, y) => target.call(behavior.translateBy, x / transform.k, y / transform.k),
      isInSight: (point) => short(point).every((by) => by === 0),
      show(point) {
        const [byX, byY] = short(point);
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
  }, [view, world, box, left, right, sheet]);
  return control;
}
