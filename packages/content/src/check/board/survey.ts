/** What the checks of a board ask again and again: which hexes there are, and what is painted in them. */
import { columnNumber } from '@opfire/engine';
import { hexesIn, hexNames } from '../../boards/grid.ts';
import { extentOf, paintedTerrain } from '../../boards/paint.ts';
import type { BoardFile } from '../../schema/board.ts';
import type { Complaints, Path } from '../complaints.ts';
import type { Names } from '../names.ts';
import { type ChartRows, rowsOf, type TerrainRow } from './rows.ts';

const DEFAULT_TERRAIN = 'clear';

export class Survey {
  readonly file: BoardFile;
  readonly rows: ChartRows;
  private readonly complaints: Complaints;
  private readonly hexes: ReadonlySet<string>;
  private readonly painted: ReadonlyMap<string, string>;

  constructor(file: BoardFile, names: Names, complaints: Complaints) {
    this.file = file;
    this.complaints = complaints;
    this.rows = rowsOf(names, file.chart);
    this.hexes = new Set(hexNames(extentOf(file)));
    this.painted = paintedTerrain(file);
  }

  add(path: Path, problem: string, remedy: string): void {
    this.complaints.add(path, problem, remedy);
  }

  has(hex: string): boolean {
    return this.hexes.has(hex);
  }

  /** The hexes of a list that are on the board; complains about the others. */
  hexesAt(path: Path, list: string): string[] {
    return hexesIn(list).filter((hex) => this.isOnBoard(path, hex));
  }

  isOnBoard(path: Path, hex: string): boolean {
    if (this.hexes.has(hex)) return true;
    this.add(path, `hex "${hex}" is not on the board`, this.extent());
    return false;
  }

  terrainAt(hex: string): string {
    return this.painted.get(hex) ?? this.file.default ?? DEFAULT_TERRAIN;
  }

  rowAt(hex: string): TerrainRow | undefined {
    return this.rows.terrain.get(this.terrainAt(hex));
  }

  private extent(): string {
    const { columns, rows, halfHexes } = extentOf(this.file);
    const halves = halfHexes ? `, and a row ${rows[0] - 1} in columns A, C, E …` : '';
    return `the board has columns ${columns[0]} to ${columns[1]} and rows ${rows[0]} to ${rows[1]}${halves}`;
  }
}

/** Whether the extent makes sense: nothing else can be checked when it does not. */
export function checkExtent(complaints: Complaints, file: BoardFile): boolean {
  const { columns, rows, halfHexes } = extentOf(file);
  const [first = 0, last = 0] = columns.map((letters) => columnNumber(letters) ?? 0);
  if (first === 0 || last < first) {
    complaints.add(
      ['columns'],
      `${columns.join(' to ')} is no range of columns`,
      'write two letters in order, such as ["A", "O"]',
    );
    return false;
  }
  if (rows[1] < rows[0]) {
    complaints.add(['rows'], `${rows.join(' to ')} is no range of rows`, 'write two numbers in order, such as [1, 8]');
    return false;
  }
  if (halfHexes && rows[0] < 1) {
    complaints.add(['rows'], 'half-hexes need a row before the first', 'begin the rows at 1');
    return false;
  }
  return true;
}
