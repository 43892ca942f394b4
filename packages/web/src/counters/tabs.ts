/** Small tabs at a counter's right edge: letter and sign of the markers that a unit is under. */
import type { Status } from '@opfire/engine';
import { darker } from '../drawing/colour.ts';
import { element, group } from '../drawing/svg.ts';
import { SIDE } from './cardboard.ts';
import { drawIcon } from './icons.ts';
import { fitted } from './lettering.ts';
import { MARKER_LOOKS, type MarkerKind, type UnitMark } from './markers.ts';

export interface Tab {
  readonly marker: MarkerKind;
  /** Instead of the marker's letter: W2 for two wounds. */
  readonly text?: string;
}

/** The tabs of a unit: what it did this turn, what it is in, then its wounds. */
export const tabsOf = (marks: readonly UnitMark[], wounds: number, status: readonly Status[] = []): readonly Tab[] => [
  ...[...marks, ...status].map((marker) => ({ marker })),
  ...(wounds > 0 ? [{ marker: 'wounded' as const, ...(wounds > 1 && { text: `W${wounds}` }) }] : []),
];

const WIDTH = 34;
const HEIGHT = 19;
const GAP = 2;
const LEFT = SIDE - 2;

function drawTab({ marker, text }: Tab, y: number): string {
  const { letter, icon, ground, ink } = MARKER_LOOKS[marker];
  const outline = `M0 0H${WIDTH - 5}q5 0 5 5V${HEIGHT - 5}q0 5-5 5H0z`;
  return group(
    { transform: `translate(${LEFT} ${y})`, 'data-tab': marker },
    element('path', { d: outline, transform: 'translate(1 2)', fill: '#1a140a', 'fill-opacity': 0.3 }),
    element('path', { d: outline, fill: ground, stroke: darker(ground, 0.6), 'stroke-width': 1 }),
    fitted(text ?? letter, { x: 11, y: 15.2, width: 15, size: 16.5 }, { 'font-weight': 700, fill: ink }),
    drawIcon(icon, ink, 25.5, HEIGHT / 2, 0.5),
  );
}

/** From the top down; more than four overlap like cards in a hand. */
export function drawTabs(tabs: readonly Tab[]): string {
  const pitch = Math.min(HEIGHT + GAP, (SIDE - 8 - HEIGHT) / Math.max(1, tabs.length - 1));
  return tabs.map((tab, i) => drawTab(tab, 5 + i * pitch)).join('');
}
