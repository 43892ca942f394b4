/** How figures are painted: flat cut shapes with an ink line around each, from data. */
import { type Attributes, element, group } from '../../drawing/svg.ts';
import { faceOf, headgearPieces } from './headgear.ts';
import type { Tone, Wearer } from './tones.ts';

export type Part =
  /** A thick line with round ends: arms, legs, straps. */
  | readonly ['limb', Tone, width: number, d: string]
  | readonly ['shape', Tone, d: string]
  /** A line without an outline of its own. */
  | readonly ['line', Tone, width: number, d: string]
  /** A head, looking to the right unless turned away. */
  | readonly ['head', x: number, y: number, tilt?: number, away?: boolean]
  /** Something held: parts in their own place. */
  | readonly ['held', parts: readonly Part[], x: number, y: number, turn?: number];

/** Width of the ink line. */
const LINE = 1.25;
const HEAD = 5.4;

function limb(wearer: Wearer, tone: Tone, width: number, d: string): string {
  const round: Attributes = { d, fill: 'none', 'stroke-linecap': 'round' };
  return (
    element('path', { ...round, stroke: wearer.tones.ink, 'stroke-width': width + 2 * LINE }) +
    element('path', { ...round, stroke: wearer.tones[tone], 'stroke-width': width })
  );
}

function drawPart(part: Part, wearer: Wearer): string {
  const { tones } = wearer;
  switch (part[0]) {
    case 'limb':
      return limb(wearer, part[1], part[2], part[3]);
    case 'shape':
      return element('path', { d: part[2], fill: tones[part[1]], stroke: tones.ink, 'stroke-width': LINE });
    case 'line':
      return element('path', { d: part[3], fill: 'none', stroke: tones[part[1]], 'stroke-width': part[2] });
    case 'head':
      return drawHead(wearer, { x: part[1], y: part[2], radius: HEAD, tilt: part[3] ?? 0, away: part[4] ?? false });
    case 'held': {
      const [, parts, x, y, turn = 0] = part;
      return group({ transform: `translate(${x} ${y}) rotate(${turn})` }, drawParts(parts, wearer));
    }
  }
}

export const drawParts = (parts: readonly Part[], wearer: Wearer): string =>
  parts.map((part) => drawPart(part, wearer)).join('');

export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tilt: number;
  readonly away: boolean;
  /** How far the headgear is pushed back, in heads. */
  readonly raise?: number;
}

/** A head with its headgear; the ink line is as wide at every size. */
export function drawHead({ tones, headgear }: Wearer, { x, y, radius, tilt, away, raise = 0 }: HeadPlace): string {
  const paint = ([tone, d]: readonly [Tone, string]): string => element('path', { d, fill: tones[tone] });
  const worn = headgearPieces(headgear, away).map(paint);
  const turn = tilt === 0 ? '' : ` rotate(${tilt})`;
  return group(
    {
      transform: `translate(${x} ${y})${turn} scale(${radius})`,
      stroke: tones.ink,
      'stroke-width': LINE / radius,
    },
    paint(faceOf(away)),
    ...(raise === 0 ? worn : [group({ transform: `translate(0 ${-raise})` }, ...worn)]),
  );
}

/** A drawing set down at a point, at a scale, looking to the left if mirrored. */
export const place = (drawn: string, x: number, y: number, scale: number, mirrored = false): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`, 'stroke-linejoin': 'round' },
    drawn,
  );
