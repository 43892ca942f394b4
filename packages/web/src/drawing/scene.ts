/** What every layer needs to know about the board that is being drawn. */
import type { Board } from '@opfire/engine';
import { outlinesOf } from './outline.ts';
import { type Palette, paletteOf } from './palette.ts';
import { type Box, boxOf, type Cell, cellKey, type Hex, hexCentre, hexCorners, INRADIUS, type Point } from './plane.ts';
import { type Random, randomFrom, seedOf } from './random.ts';

/** What is drawn but not played: all of it is in the definition that the board was compiled from. */
export interface Scenery {
  /** Each road as the hexes it runs through: one that ends beside the edge leaves the map there. */
  readonly roads?: readonly (readonly string[])[];
  /** Brooks, each as the hexes it runs through. */
  readonly streams?: readonly (readonly string[])[];
  /** Names written on the map. */
  readonly places?: readonly { readonly name: string; readonly at: string; readonly kind: string }[];
  readonly number?: string;
}

export interface Scene {
  readonly board: Board;
  readonly scenery: Scenery;
  readonly palette: Palette;
  /** The map within its frame. */
  readonly box: Box;
  /** Where the map ends: a rectangle through the half-hexes, or around the hexes where there are none. */
  readonly edge: readonly (readonly Point[])[];
  readonly seed: number;
  /** Chance of its own for each thing drawn. */
  random(...parts: readonly (string | number)[]): Random;
  /** An id that stays unique where several boards share a page, and a reference to it. */
  id(name: string): string;
  url(name: string): string;
  /** The hex of a cell; beyond the edge, the nearest hex: the ground goes on as it was. */
  hexAt(cell: Cell): Hex;
}

/** The map within its frame: through the half-hexes, or around the hexes where there are none. */
export const mapBox = (board: Board): Box => trimmedBox(columnsOf(board)) ?? boxOf(board.hexes.flatMap(hexCorners));

export function sceneOf(board: Board, scenery: Scenery = {}, prefix = ''): Scene {
  const palette = paletteOf(board);
  const seed = seedOf(board.name, board.hexes.length);
  const columns = columnsOf(board);
  const trimmed = trimmedBox(columns);
  const edge = trimmed ? [cornersOf(trimmed)] : outlinesOf(board.hexes);
  const byCell = new Map(board.hexes.map((hex) => [cellKey(hex), hex]));
  return {
    board,
    scenery,
    palette,
    box: trimmed ?? boxOf(board.hexes.flatMap(hexCorners)),
    edge,
    seed,
    random: (...parts) => randomFrom(seedOf(seed, ...parts)),
    id: (name) => prefix + name,
    url: (name) => `url(#${prefix}${name})`,
    hexAt: (cell) => byCell.get(cellKey(cell)) ?? nearest(columns, cell),
  };
}

/** The hexes of each column from north to south, columns from west to east. */
function columnsOf(board: Board): Hex[][] {
  const columns = new Map<number, Hex[]>();
  for (const hex of board.hexes) {
    const column = columns.get(hex.column);
    if (column) column.push(hex);
    else columns.set(hex.column, [hex]);
  }
  const inOrder = [...columns.values()].sort((a, b) => (a[0] as Hex).column - (b[0] as Hex).column);
  for (const column of inOrder) column.sort((a, b) => a.row - b.row);
  return inOrder;
}

function nearest(columns: readonly (readonly Hex[])[], { column, row }: Cell): Hex {
  const first = (columns[0] as Hex[])[0] as Hex;
  const hexes = columns[Math.min(Math.max(column - first.column, 0), columns.length - 1)] as Hex[];
  const top = hexes[0] as Hex;
  return hexes[Math.min(Math.max(row - top.row, 0), hexes.length - 1)] as Hex;
}

/** Half-hexes (1.4) show in every other column reaching half a hex further at both ends; the map is cut there. */
function trimmedBox(columns: readonly (readonly Hex[])[]): Box | undefined {
  const ends = columns.map((hexes) => [hexes[0], hexes.at(-1)].map((hex) => hexCentre(hex as Hex)[1]));
  const [far, near] = [0, 1].map((offset) => ends.filter((_, i) => (i & 1) === offset)) as [number[][], number[][]];
  const [long, short] = (far[0]?.[0] ?? 0) < (near[0]?.[0] ?? 0) ? [far, near] : [near, far];
  if (!(allAlike(long) && allAlike(short) && long.length > 0 && short.length > 0)) return undefined;
  const [[top, bottom], [innerTop, innerBottom]] = [long[0], short[0]] as [[number, number], [number, number]];
  if (!(close(top + INRADIUS, innerTop) && close(bottom - INRADIUS, innerBottom))) return undefined;
  const lies = (hexes: readonly Hex[], outward: number): number => {
    const [x, y] = hexCentre(hexes[0] as Hex);
    return close(y, top) ? x : x + outward;
  };
  const left = lies(columns[0] as Hex[], -100);
  const right = lies(columns.at(-1) as Hex[], 100);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1;
const allAlike = (ends: readonly number[][]): boolean =>
  ends.every(
    ([top, bottom]) => close(top as number, ends[0]?.[0] as number) && close(bottom as number, ends[0]?.[1] as number),
  );

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Cells beyond the edge count too, so that what reaches the edge runs on over it. */
const BEYOND = 2;

/** All cells whose ground passes a test, with a rim around the board. */
export function cellsWhere(scene: Scene, test: (hex: Hex) => boolean): Cell[] {
  const { columns, rows } = extentOf(scene.board);
  const cells: Cell[] = [];
  for (let column = columns[0] - BEYOND; column <= columns[1] + BEYOND; column++) {
    for (let row = rows[0] - BEYOND; row <= rows[1] + BEYOND; row++) {
      if (test(scene.hexAt({ column, row }))) cells.push({ column, row });
    }
  }
  return cells;
}

function extentOf(board: Board): { columns: [number, number]; rows: [number, number] } {
  const columns = board.hexes.map(({ column }) => column);
  const rows = board.hexes.map(({ row }) => row);
  return {
    columns: [Math.min(...columns), Math.max(...columns)],
    rows: [Math.min(...rows), Math.max(...rows)],
  };
}
