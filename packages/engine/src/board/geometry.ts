/**
 * The hex grid in whole numbers. Hexes are flat-topped and odd columns sit half a hex lower. A hex has its
 * centre at x = 3 × column, y = 2 × row (+ 1 in odd columns), and its corners at (±2, 0) and (±1, ±1) from
 * there: skewed in scale, but every centre and corner is an integer, and straight lines stay straight.
 */

export type Point = readonly [x: number, y: number];

export const centreX = (column: number): number => 3 * column;
export const centreY = (column: number, row: number): number => 2 * row + (column & 1);

/** From a centre to its neighbours' centres, clockwise from north. */
export const NEIGHBOUR_OFFSETS: readonly Point[] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
];

export const CORNERS: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** Distance in hexes between two centres. */
export function distanceBetween(x1: number, y1: number, x2: number, y2: number): number {
  const columns = Math.abs(x1 - x2) / 3;
  return columns + Math.max(0, (Math.abs(y1 - y2) - columns) / 2);
}

/** A = 1 … Z = 26, AA = 27 …; undefined for anything else. */
export function columnNumber(name: string): number | undefined {
  if (!/^[A-Z]{1,2}$/.test(name)) return undefined;
  let column = 0;
  for (const letter of name) column = 26 * column + letter.charCodeAt(0) - 64;
  return column;
}

export function columnName(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + last : last;
}

/** True scale: the distance from centre to corner is 100 (see Shape in board.ts). */
export const TRUE_X = 50;
export const TRUE_Y = 50 * Math.sqrt(3);
