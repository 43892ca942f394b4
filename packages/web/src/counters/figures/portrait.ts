/** A leader's face in a medallion. The same name always has the same face. */
import { darker, lighter } from '../../drawing/colour.ts';
import { pick, randomFrom, seedOf } from '../../drawing/random.ts';
import { element, group } from '../../drawing/svg.ts';
import { drawHead } from './paint.ts';
import type { Wearer } from './tones.ts';

const RADIUS = 24;
const HEAD = 11;

/** Shoulders that end on the medallion's rim. */
const SHOULDERS = `M-21.5 10.7C-17 7.5-10 6.5-6 5H7C11 6.5 17 7.5 21.5 10.7A${RADIUS} ${RADIUS} 0 0 1-21.5 10.7z`;
const COLLAR = 'M-6 5L1 14L8 5L10.5 9L2 19L-9 9z';

type Feature = readonly [fill: boolean, d: string];

const MOUTHS: readonly Feature[] = [
  [false, 'M5 7.4Q7.6 8 9.8 6.8'],
  [false, 'M5.4 7.2L10 7.2'],
  [false, 'M5 6.8Q8 9.4 10.4 6.4'],
];
const BEARDS: readonly (Feature | undefined)[] = [
  undefined,
  [true, 'M4.6 6.4Q8 3.4 11.4 5.4Q10 6.8 8 6.2Q6 6.8 4.6 6.4z'],
  undefined,
  [true, 'M-6 4C-4 11-1 13.6 2 13.4C7 13.4 10.6 11 11 7.6C8 8.6 5 8.4 3 7.6C0 7.4-2 5-3 1z'],
  undefined,
  [false, 'M-4 8L-1 11'],
];

/** Eyes, ear, mouth and what else the seed gives, around a head at 0, 0. */
function features(id: string, ink: string): string {
  const random = randomFrom(seedOf('face', id));
  const [mouth, beard] = [pick(random, MOUTHS), pick(random, BEARDS)];
  const chosen: readonly Feature[] = [
    [false, 'M2.4-2.2Q4.6-3.8 7-2.4M9-2.2Q10.4-3 11.4-2'],
    [true, 'M4.6-1.2a1.2 1.5 0 1 0 .1 0zM9.8-1.2a1 1.4 0 1 0 .1 0z'],
    [false, 'M-4.4.4C-6.6-.8-6.6 4-4 4'],
    mouth,
    ...(beard ? [beard] : []),
  ];
  const glasses =
    random() < 0.15
      ? [element('path', { d: 'M1.4-.4H12M2 .2a2.6 2.6 0 1 0 5.2 0M8.4.2a2 2 0 1 0 4 0', fill: 'none' })]
      : [];
  return group(
    { transform: 'translate(.5 1)', stroke: ink, 'stroke-width': 1, 'stroke-linecap': 'round' },
    ...chosen.map(([fill, d]) =>
      element('path', { d, fill: fill ? ink : 'none', ...(fill && { 'stroke-width': 0.3 }) }),
    ),
    ...glasses,
  );
}

export interface Sitter {
  readonly id: string;
  readonly ground: string;
  /** Shows the back of his head. */
  readonly away: boolean;
}

export function drawPortrait(wearer: Wearer, { id, ground, away }: Sitter, x: number, y: number): string {
  const { tones } = wearer;
  const head = { x: 0.5, y: 0.5, radius: HEAD, tilt: 0, away, raise: away ? 0.1 : 0.24 };
  return group(
    { transform: `translate(${x} ${y})`, 'stroke-linejoin': 'round' },
    element('circle', { r: RADIUS, fill: lighter(ground, 0.62), stroke: darker(ground, 0.62), 'stroke-width': 2 }),
    element('circle', { r: RADIUS - 2.4, fill: 'none', stroke: darker(ground, 0.25), 'stroke-width': 0.8 }),
    element('path', { d: 'M-5 4V10H7V4z', fill: tones.skin, stroke: tones.ink, 'stroke-width': 1.1 }),
    element('path', { d: SHOULDERS, fill: tones.cloth, stroke: tones.ink, 'stroke-width': 1.1 }),
    away ? '' : element('path', { d: COLLAR, fill: tones.shade, stroke: tones.ink, 'stroke-width': 1 }),
    drawHead(wearer, head),
    away ? '' : features(id, tones.ink),
  );
}
