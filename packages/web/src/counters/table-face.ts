/** The back of a counter with ordnance: its to-hit tables (14.1). */
import type { Ordnance } from '@opfire/engine';
import { lighter } from '../drawing/colour.ts';
import { element, group } from '../drawing/svg.ts';
import { fitted } from './lettering.ts';
import { machineBadge, machineName } from './machine-face.ts';
import type { Look } from './nations.ts';
import { heBox, heText, INK, PAPER, RED } from './values.ts';

/** Against aircraft (19.1). */
const BLUE = '#173f8a';

export interface TablePrint {
  readonly guns: readonly Ordnance[];
  readonly look: Look;
  readonly name: string | undefined;
}

/** What a row tells: how far, whether it hits, whether it goes through. */
const ROWS = [
  ['range', 'ranges', 'M-6 0H5M2-3L5.6 0L2 3M-6-3V3'],
  ['to-hit', 'toHit', 'M-4.4 0a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0zM0-6.4V-2M0 6.4V2M-6.4 0H-2M6.4 0H2'],
  ['penetration', 'penetration', 'M-6.4 0H4.4M1.6-3L5 0L1.6 3M-1.6-6V-2M-1.6 6V2'],
] as const;

interface Block {
  readonly top: number;
  readonly pitch: number;
  readonly size: number;
  /** Where the rows end, and the middles of the three columns. */
  readonly right: number;
  readonly columns: readonly [number, number, number];
}

const ALONE: Block = { top: 27, pitch: 16, size: 16.5, right: 91, columns: [36, 57, 78] };
const PAIRED = { pitch: 11.2, size: 12, right: 71, columns: [30, 45.5, 61] } as const;

const inkOf = ({ antiAircraft }: Ordnance): string => (antiAircraft === undefined ? INK : BLUE);

function tableRows(gun: Ordnance, look: Look, { top, pitch, size, right, columns }: Block): string {
  return ROWS.map(([name, key, sign], row) => {
    const y = top + pitch * (row + 0.5);
    const fill = lighter(look.ground, row === 1 ? 0.86 : 0.68);
    const ground = { x: 5, y: y - pitch / 2 + 0.6, width: right - 5, height: pitch - 1.2, rx: 2.4, fill };
    const icon = { d: sign, transform: `translate(15 ${y}) scale(${pitch < 12 ? 0.8 : 1})`, fill: 'none', stroke: INK };
    const figures = gun[key].map((value, i) =>
      fitted(
        String(value),
        { x: columns[i] ?? 0, y: y + size * 0.355, width: 19, size },
        { 'font-weight': 700, fill: inkOf(gun), 'data-value': name },
      ),
    );
    return element('rect', ground) + element('path', { ...icon, 'stroke-width': 1.3 }) + figures.join('');
  }).join('');
}

/** H in a red circle (14.2). */
const heatSign = (x: number, y: number): string =>
  element('circle', { cx: x, cy: y, r: 7, fill: PAPER, stroke: RED, 'stroke-width': 2 }) +
  fitted('H', { x, y: y + 4.4, width: 10, size: 12 }, { 'font-weight': 700, fill: RED, 'data-value': 'heat' });

/** Guided, with the depletion number (14.4); against aircraft besides, or alone (19.1). */
const remarks = ({ guided, antiAircraft }: Ordnance): readonly (readonly [string, string])[] => [
  ...(guided ? [['guided', `ATGM ${guided.depletion}`] as const] : []),
  ...(antiAircraft ? [['anti-aircraft', antiAircraft === 'only' ? 'AA only' : 'AA'] as const] : []),
];

function remarkLines(gun: Ordnance, x: number, y: number, width: number): string {
  return remarks(gun)
    .map(([name, text], i) =>
      fitted(
        text,
        { x, y: y + 4 + 10 * i, width, size: 12, least: 9 },
        { 'font-weight': 700, fill: inkOf(gun), 'data-value': name },
      ),
    )
    .join('');
}

const alone = (gun: Ordnance, look: Look): string =>
  tableRows(gun, look, ALONE) +
  (gun.heat ? heatSign(14, 83.6) : '') +
  remarkLines(gun, gun.heat ? 42 : 34, 83.6, 38) +
  heBox(heText([gun]), { x: 77, y: 83.6 });

/** Two tables below each other; what is said about each stands at its right. */
const paired = (gun: Ordnance, look: Look, top: number): string =>
  tableRows(gun, look, { ...PAIRED, top }) +
  heBox(heText([gun]), { x: 82, y: top + 7 }, 0.72) +
  (gun.heat ? group({ transform: `translate(82 ${top + 20}) scale(.72)` }, heatSign(0, 0)) : '') +
  remarkLines(gun, 82, top + 28.4, 19);

export function tableFace({ guns, look, name }: TablePrint): string {
  const [first, second] = guns;
  const heading = machineBadge(look) + (name === undefined ? '' : machineName(name, look));
  if (!first) return heading;
  return heading + (second ? paired(first, look, 23.6) + paired(second, look, 58.4) : alone(first, look));
}
