/** Words and figures on counters, fitted into the room they have whatever font the reader's machine finds. */
import { type Attributes, element, escapeText } from '../drawing/svg.ts';

export const FONT =
  "'IBM Plex Sans Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif";

const NARROW = /[ijltfrI .,:;'’!|()·-]/;
const WIDE = /[mwMW@%—]/;
const CAPITAL = /[A-Z&]/;
const FULL = /[⺀-鿿가-힯＀-￯]/;

/** Width of a letter in a bold condensed face, in ems. */
function advance(letter: string): number {
  if (FULL.test(letter)) return 1;
  if (NARROW.test(letter)) return 0.27;
  if (WIDE.test(letter)) return 0.72;
  return CAPITAL.test(letter) ? 0.55 : 0.48;
}

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + advance(letter), 0) * size;

export interface Room {
  /** Middle of the line. */
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly width: number;
  /** The size it would like, and the least before letters are squeezed. */
  readonly size: number;
  readonly least?: number;
}

/** A wider font than ours would still fit below this share of the room. */
const EASY = 0.6;

/** One line in the middle of its room: smaller if need be, then squeezed. */
export function fitted(text: string, { x, y, width, size, least = size * 0.75 }: Room, attributes: Attributes): string {
  const chosen = Math.max(least, Math.min(size, (size * width) / widthOf(text, size)));
  const natural = widthOf(text, chosen);
  const tight = [...text].length > 1 && natural > width * EASY;
  return element(
    'text',
    {
      x,
      y,
      'font-size': chosen,
      'text-anchor': 'middle',
      ...(tight && { textLength: Math.min(width, natural), lengthAdjust: 'spacingAndGlyphs' }),
      ...attributes,
    },
    escapeText(text),
  );
}

/** As the rulebooks shorten them. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/Machine Gun/, 'MG'],
  [/Anti-Tank Gun/, 'ATG'],
  [/Anti-Tank Rifle/, 'ATR'],
  [/Recoilless Rifle/, 'RR'],
];

/** The name, shortened if it would not fit at the size it should have. */
export const shortened = (name: string, size: number, width: number): string =>
  widthOf(name, size) <= width ? name : SHORT.reduce((text, [long, short]) => text.replace(long, short), name);

/** One line, or two where one would be too small to read. */
export function lines(text: string, size: number, width: number): readonly string[] {
  const words = text.split(' ');
  if (words.length < 2 || widthOf(text, size) <= width) return [text];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (pair: readonly string[]): number => Math.max(...pair.map((line) => widthOf(line, size)));
  return cuts.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best));
}
