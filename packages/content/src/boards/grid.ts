/** The hexes of a board by name: which there are, and which touch. */
import type { BoardDefinition } from '@opfire/engine';
import { centreX, centreY, columnName, columnNumber, NEIGHBOUR_OFFSETS } from '@opfire/engine';

export type Extent = Pick<BoardDefinition, 'columns' | 'rows' | 'halfHexes'>;

export interface Place {
  readonly column: number;
  readonly row: number;
}

export const nameOf = ({ column, row }: Place): string => columnName(column) + row;

/** Where a hex of that name lies, on whatever board. */
export function placeNamed(name: string): Place | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,2})(\d{1,2})$/.exec(name) ?? [];
  const column = columnNumber(letters);
  return column === undefined ? undefined : { column, row: Number(digits) };
}

/** The hex on the other side of the hexside in a direction. */
export function beyond({ column, row }: Place, direction: number): Place {
  const [dx, dy] = NEIGHBOUR_OFFSETS[direction] as readonly [number, number];
  const next = column + dx / 3;
  return { column: next, row: (centreY(column, row) + dy - (next & 1)) / 2 };
}

/** The direction from a hex to its neighbour; −1 when they do not touch. */
export function directionBetween(from: string, to: string): number {
  const [a, b] = [placeNamed(from), placeNamed(to)];
  if (!a || !b) return -1;
  const dx = centreX(b.column) - centreX(a.column);
  const dy = centreY(b.column, b.row) - centreY(a.column, a.row);
  return NEIGHBOUR_OFFSETS.findIndex(([x, y]) => x === dx && y === dy);
}

export const opposite = (direction: number): number => (direction + 3) % 6;

/** Every hex of a board, column by column. */
export function placesIn({ columns, rows, halfHexes }: Extent): Place[] {
  const [first = 1, last = 0] = columns.map(columnNumber);
  const places: Place[] = [];
  for (let column = first; column <= last; column++) {
    const top = halfHexes && column & 1 ? rows[0] - 1 : rows[0];
    for (let row = top; row <= rows[1]; row++) places.push({ column, row });
  }
  return places;
}

export const hexNames = (extent: Extent): string[] => placesIn(extent).map(nameOf);

/** Hexes in a text: "C3 C4 D5". */
export const hexesIn = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '');

/** For each hex the bits of the sides that paths cross. */
export function sidesCrossed(paths: readonly (readonly string[])[]): Map<string, number> {
  const crossed = new Map<string, number>();
  const cross = (hex: string, direction: number) => crossed.set(hex, (crossed.get(hex) ?? 0) | (1 << direction));
  for (const path of paths) {
    for (const [index, to] of path.entries()) {
      const from = path[index - 1];
      const direction = from === undefined ? -1 : directionBetween(from, to);
      if (from === undefined || direction < 0) continue;
      cross(from, direction);
      cross(to, opposite(direction));
    }
  }
  return crossed;
}
