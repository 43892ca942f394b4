/** Plots as SVG text: shares with their uncertainty, and courses over the turns. */
import type { Share } from '../statistics.ts';

export const escaped = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const fixed = (number: number): string => String(Math.round(number * 10) / 10);

const text = (x: number, y: number, content: string, extra = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" ${extra}>${escaped(content)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}" class="${kind}"/>`;

export interface ShareRow {
  readonly name: string;
  readonly share: Share;
}

const LEFT = 130;
const WIDE = 460;
const ROW = 44;

/** A row each: the share as a point, its interval as a bar, over the band that counts as balanced. */
export function sharePlot(rows: readonly ShareRow[]): string {
  const at = (share: number): number => LEFT + WIDE * share;
  const bottom = rows.length * ROW + 10;
  const band = `<rect x="${at(0.4)}" y="4" width="${at(0.6) - at(0.4)}" height="${bottom - 4}" class="band"/>`;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      line(at(share), 4, at(share), bottom, 'rule') +
      text(at(share), bottom + 18, `${100 * share} %`, 'text-anchor="middle" class="tick"'),
  );
  const marks = rows.map(({ name, share: { share, low, high } }, index) => {
    const y = 4 + ROW * (index + 0.5);
    const label = `${Math.round(100 * share)} %`;
    return (
      text(LEFT - 12, y + 5, name, 'text-anchor="end"') +
      `<rect x="${fixed(at(low))}" y="${y - 5}" width="${fixed(at(high) - at(low))}" height="10" rx="5" class="interval"/>` +
      `<circle cx="${fixed(at(share))}" cy="${y}" r="7" class="first"/>` +
      text(at(share), y - 12, label, 'text-anchor="middle" class="value"')
    );
  });
  return `<svg viewBox="0 0 ${LEFT + WIDE + 40} ${bottom + 28}" role="img">${band}${ticks.join('')}${marks.join('')}</svg>`;
}

export interface Course {
  readonly turn: number;
  readonly values: readonly [number, number];
}

/** Height of a side's name. */
const NAME = 15;
const PLOT = { left: 40, top: 14, width: 250, height: 140 };

/** Ends of an axis that begins at nought and ends at a round number. */
function topOf(highest: number): number {
  const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100];
  return steps.find((step) => step >= highest) ?? Math.ceil(highest);
}

/** Both sides' means at the end of each turn. */
export function coursePlot(course: readonly Course[], sides: readonly [string, string]): string {
  const { left, top, width, height } = PLOT;
  const all = course.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), topOf(Math.max(0, ...all))];
  const last = Math.max(1, course.length - 1);
  const x = (index: number): number => left + (width * index) / last;
  const y = (value: number): number => top + height * (1 - (value - least) / (most - least));
  const ticks = [least, (least + most) / 2, most].map(
    (value) =>
      line(left, y(value), left + width, y(value), 'rule') +
      text(left - 6, y(value) + 4, fixed(value), 'text-anchor="end" class="tick"'),
  );
  const turns = course.map(({ turn }, index) =>
    text(x(index), top + height + 18, String(turn), 'text-anchor="middle" class="tick"'),
  );
  const ends = (course.at(-1)?.values ?? [0, 0]).map(y);
  const apart = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) >= NAME;
  const nameAt = (at: number): number => (apart ? (ends[at] ?? 0) + 4 : Math.min(...ends) + 4 + NAME * (at - 0.5));
  const paths = sides.map((side, at) => {
    const kind = at === 0 ? 'first' : 'second';
    const points = course.map(({ values }, index) => `${fixed(x(index))},${fixed(y(values[at] as number))}`);
    const name = text(left + width + 8, nameAt(at), side, `class="name ${kind}"`);
    return `<polyline points="${points.join(' ')}" class="course ${kind}"/>${name}`;
  });
  const box = `0 0 ${left + width + 90} ${top + height + 26}`;
  return `<svg viewBox="${box}" role="img">${ticks.join('')}${turns.join('')}${paths.join('')}</svg>`;
}
