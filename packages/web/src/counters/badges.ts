/** Identification badges (1.1): plain shapes of our own with letters, at the top left. */
import { element } from '../drawing/svg.ts';
import { fitted } from './lettering.ts';
import type { Badge, BadgeShape } from './nations.ts';

/** Outlines around 0, 0, about 11 units to each side. */
const OUTLINES: Readonly<Record<BadgeShape, string>> = {
  roundel: 'M-11.5 0a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1-23 0z',
  shield: 'M-10.5-10.5H10.5V1C10.5 7 5 10.5 0 12.5C-5 10.5-10.5 7-10.5 1z',
  diamond: 'M0-15L15 0L0 15L-15 0z',
  hexagon: 'M-6.8-11.2H6.8L13 0L6.8 11.2H-6.8L-13 0z',
  square: 'M-10.8-10.8H10.8V10.8H-10.8z',
  pennant: 'M-11.5-11H13L8.5 0L13 11H-11.5z',
};

/** Letters of a pennant sit left of its notch, those of a shield above its point. */
const SHIFTS: Partial<Readonly<Record<BadgeShape, readonly [number, number]>>> = {
  pennant: [-1.4, 0],
  shield: [0, -1],
};

const INNER = 0.82;

export function drawBadge({ shape, letters, field, trim, ink }: Badge, x: number, y: number): string {
  const outline = OUTLINES[shape];
  const [dx, dy] = SHIFTS[shape] ?? [0, 0];
  const room = { x: dx, y: dy + 4.6, width: 16, size: 13 };
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('path', { d: outline, fill: trim, stroke: '#1d1b17', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) +
      element('path', { d: outline, fill: field, transform: `scale(${INNER})` }) +
      fitted(letters, room, { fill: ink, 'font-weight': 700 }),
  );
}
