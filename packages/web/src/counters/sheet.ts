/** A sheet of counters as one SVG document: rows with titles, each counter front and back with a caption. */
import { element, escapeText, group } from '../drawing/svg.ts';
import { type CounterFace, drawCounter } from './draw-counter.ts';
import { FONT, fitted } from './lettering.ts';
import type { Tab } from './tabs.ts';

export interface SheetEntry {
  readonly front: CounterFace;
  readonly back?: CounterFace;
  readonly caption: string;
  readonly tabs?: readonly Tab[];
}

export interface SheetRow {
  readonly title: string;
  readonly entries: readonly SheetEntry[];
  /** How much larger its counters are than the others. */
  readonly scale?: number;
}

export interface SheetOptions {
  readonly title: string;
  /** Length of a counter's side. */
  readonly size?: number;
  readonly width?: number;
}

const DESK = '#d9d2c3';
const INK = '#26241f';
const SOFT = '#5f594e';

interface Cursor {
  x: number;
  y: number;
}

/** Room that an entry takes: its sides with a gap, and tabs. */
const widthOf = ({ back, tabs }: SheetEntry, size: number): number =>
  size * ((back ? 2.12 : 1) + (tabs && tabs.length > 0 ? 0.32 : 0) + 0.3);

function drawEntry(entry: SheetEntry, { x, y }: Cursor, size: number): string {
  const { front, back, caption, tabs } = entry;
  const wide = size * (back ? 2.12 : 1);
  return [
    drawCounter(front, { x, y, size, ...(tabs && { tabs }) }),
    back ? drawCounter(back, { x: x + size * 1.12, y, size }) : '',
    fitted(
      caption,
      { x: x + wide / 2, y: y + size * 1.24, width: wide * 1.08, size: size * 0.14, least: size * 0.11 },
      { fill: SOFT },
    ),
  ].join('');
}

function drawRow({ title, entries, scale = 1 }: SheetRow, cursor: Cursor, plain: number, width: number): string {
  const size = plain * scale;
  const left = plain * 0.5;
  let drawn = element(
    'text',
    { x: left, y: cursor.y + plain * 0.26, 'font-size': plain * 0.25, 'font-weight': 700, fill: INK },
    escapeText(title),
  );
  cursor.x = left;
  cursor.y += plain * 0.42;
  for (const entry of entries) {
    const wide = widthOf(entry, size);
    if (cursor.x > left && cursor.x + wide > width) {
      cursor.x = left;
      cursor.y += size * 1.48;
    }
    drawn += drawEntry(entry, cursor, size);
    cursor.x += wide;
  }
  cursor.y += size * 1.55;
  return drawn;
}

export function drawSheet(rows: readonly SheetRow[], { title, size = 96, width = 1600 }: SheetOptions): string {
  const cursor: Cursor = { x: 0, y: size * 0.85 };
  const body = rows.map((row) => drawRow(row, cursor, size, width)).join('\n');
  const height = Math.ceil(cursor.y + size * 0.1);
  const heading = element(
    'text',
    { x: size * 0.5, y: size * 0.6, 'font-size': size * 0.36, 'font-weight': 700, fill: INK },
    escapeText(title),
  );
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('rect', { width, height, fill: DESK }) + group({ 'font-family': FONT }, heading, body),
  );
}
