/** The counter itself: die-cut card with a soft bevel, its cut edge and its shadow. No ids, so that any number may stand on a page. */
import { darker, lighter } from '../drawing/colour.ts';
import { element, group } from '../drawing/svg.ts';

/** Counters are drawn on a square of this many units and scaled to the size asked for. */
export const SIDE = 96;
const CORNER = 9;
const THICKNESS = 2.6;

export interface Card {
  readonly ground: string;
  /** From 0, lying on the board, to 1, held in the hand. */
  readonly lift: number;
  /** Drawn over with slanting lines. */
  readonly hatch?: string;
  /** Without the pale middle. */
  readonly flat?: boolean;
}

const slab = (x: number, y: number, inset: number, attributes: Record<string, string | number>): string =>
  element('rect', {
    x: x + inset,
    y: y + inset,
    width: SIDE - 2 * inset,
    height: SIDE - 2 * inset,
    rx: CORNER - inset / 2,
    ...attributes,
  });

/** Soft without a filter: a few thin shades, each wider than the last. */
function shadow(lift: number): string {
  const [dx, dy, spread] = [1.5 + 5 * lift, 4 + 9 * lift, 1.2 + 2.2 * lift];
  return group(
    { fill: '#1a140a', 'fill-opacity': 0.11 },
    ...[2, 1, 0, -1].map((step) => slab(dx, dy, -step * spread, {})),
  );
}

/** Slanting lines over the face, cut off at its rim. */
export function hatching(colour: string, spacing: number): string {
  const [low, high] = [3, SIDE - 3];
  let d = '';
  for (let sum = 2 * low + spacing; sum < 2 * high; sum += spacing) {
    const [left, right] = [Math.max(low, sum - high), Math.min(high, sum - low)];
    if (right - left < 8) continue;
    d += `M${left} ${sum - left}L${right} ${sum - right}`;
  }
  return element('path', { d, stroke: colour, 'stroke-width': 1.3, fill: 'none' });
}

/** Light from the north-west: a bright rim above and to the left, a dark one below and to the right. */
function bevel(ground: string): string {
  const [near, far, round] = [2.2, SIDE - 2.2, CORNER - 2];
  const bright = `M${near} ${far - round}V${near + round}q0-${round} ${round}-${round}H${far - round}`;
  const dark = `M${far} ${near + round}V${far - round}q0 ${round}-${round} ${round}H${near + round}`;
  const rim = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    element('path', { d: bright, stroke: lighter(ground, 0.75), 'stroke-width': 2.2, 'stroke-opacity': 0.85, ...rim }) +
    element('path', { d: dark, stroke: darker(ground, 0.55), 'stroke-width': 2.2, 'stroke-opacity': 0.55, ...rim })
  );
}

/** Paler towards the middle, so that what is printed there stands out. */
const glow = (ground: string): string =>
  group(
    { fill: lighter(ground, 0.7), 'fill-opacity': 0.07 },
    ...[1, 0.92, 0.84, 0.75, 0.66, 0.56, 0.45].map((share) =>
      element('ellipse', { cx: 48, cy: 44, rx: 41 * share, ry: 38 * share }),
    ),
  );

/** The blank counter. */
export function card({ ground, lift, hatch, flat = false }: Card): string {
  return (
    shadow(lift) +
    slab(0, THICKNESS, 0, { fill: darker(ground, 0.6) }) +
    slab(0, THICKNESS / 2, 0, { fill: '#8a7a60' }) +
    slab(0, 0, 0, { fill: ground, stroke: darker(ground, 0.5), 'stroke-width': 1 }) +
    (flat ? '' : glow(ground)) +
    (hatch === undefined ? '' : hatching(hatch, 8)) +
    bevel(ground)
  );
}
