/** Plots as SVG text: shares with their uncertainty, and courses over the turns. */
import { interval, type Share } from '../statistics.ts';
import { BALANCED } from './figures.ts';

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

const LEFT = 20;
const WIDE = 320;
const ROW = 50;

/** A row each: the share as a point, its interval as a bar, over the band that counts as balanced. */
export function sharePlot(rows: readonly ShareRow[]): string {
  const at = (share: number): number => LEFT + WIDE * share;
  const bottom = rows.length * ROW + 6;
  const [least, most] = BALANCED;
  const band = `<rect x="${at(least)}" y="0" width="${fixed(at(most) - at(least))}" height="${bottom}" class="band"/>`;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      line(at(share), 0, at(share), bottom, 'rule') +
      text(at(share), bottom + 16, `${100 * share} %`, 'text-anchor="middle" class="tick"'),
  );
  const marks = rows.map(({ name, share }, index) => {
    const y = ROW * (index + 1) - 14;
    const [low, high] = [at(share.low), at(share.high)];
    return (
      text(LEFT, y - 14, `${name}: ${interval(share)}`, 'class="value"') +
      `<rect x="${fixed(low)}" y="${y - 5}" width="${fixed(high - low)}" height="10" rx="5" class="interval"/>` +
      `<circle cx="${fixed(at(share.share))}" cy="${y}" r="6" class="first"/>`
    );
  });
  const box = `0 0 ${LEFT + WIDE + 20} ${bottom + 24}`;
  return `<svg viewBox="${box}" class="plot share" role="img">${band}${ticks.join('')}${marks.join('')}</svg>`;
}

export interface Course {
  readonly turn: number;
  readonly values: readonly [number, number];
}

/** Height of a side's name. */
const NAME = 15;
/** Width of a letter, on average. */
const LETTER = 8;
const PLOT = { left: 40, top: 14, width: 250, height: 140 };

/** Ends of an axis that begins at nought and ends at a round number. */
function topOf(highest: number): number {
  const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100];
  return steps.find((step) => step >= highest) ?? Math.ceil(highest);
}

/** Numbers of turns that do not run into each other. */
const MOST_NUMBERS = 12;

/** Where the two sides' names stand: each at the end of its line, but never on each other. */
function namesAt(ends: readonly [number, number]): [number, number] {
  if (Math.abs(ends[0] - ends[1]) >= NAME) return ends.map((end) => end + 4) as [number, number];
  const middle = (ends[0] + ends[1]) / 2 + 4;
  return ends[0] <= ends[1] ? [middle - NAME / 2, middle + NAME / 2] : [middle + NAME / 2, middle - NAME / 2];
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
      text(left - 8, y(value) + 4, fixed(value), 'text-anchor="end" class="tick"'),
  );
  const every = Math.ceil(course.length / MOST_NUMBERS);
  const turns = course.map((one, index) =>
    index % every === 0 ? text(x(index), top + height + 18, String(one.turn), 'text-anchor="middle" class="tick"') : '',
  );
  const final = course.at(-1)?.values ?? [0, 0];
  const names = sides.map((side, at) => `${side} ${fixed(final[at] as number)}`);
  const places = namesAt([y(final[0]), y(final[1])]);
  const paths = names.map((name, at) => {
    const kind = at === 0 ? 'first' : 'second';
    const points = course.map(({ values }, index) => [fixed(x(index)), fixed(y(values[at] as number))]);
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" class="${kind}"/>`).join('');
    const label = text(left + width + 10, places[at] as number, name, `class="name ${kind}"`);
    return `<polyline points="${points.join(' ')}" class="course ${kind}"/>${dots}${label}`;
  });
  const turn = text(left + width + 10, top + height + 18, 'turn', 'class="tick"');
  const box = `0 0 ${left + width + 18 + LETTER * Math.max(...names.map(({ length }) => length))} ${top + height + 26}`;
  return `<svg viewBox="${box}" class="plot" role="img">${ticks.join('')}${turns.join('')}${turn}${paths.join('')}</svg>`;
}
