/** The rows of a chart, with those that it borrows. */
import type { Names } from '../names.ts';
import { valueAt } from '../problem.ts';

export interface TerrainRow {
  readonly open: boolean;
  readonly structure: string | undefined;
  /** Nobody can enter: water. */
  readonly impassable: boolean;
}

export interface ChartRows {
  readonly terrain: ReadonlyMap<string, TerrainRow>;
  readonly hexsides: readonly string[];
}

function terrainRow(data: unknown): TerrainRow {
  const structure = valueAt(data, ['structure']);
  return {
    open: valueAt(data, ['sight']) === 'open',
    structure: typeof structure === 'string' ? structure : undefined,
    impassable: valueAt(data, ['cost', 'leg']) === null,
  };
}

export function rowsOf(names: Names, id: string): ChartRows {
  const chart = names.charts.get(id);
  const loans = chart?.borrows ?? [];
  const terrain = new Map<string, TerrainRow>();
  const take = (from: string, ids: readonly string[]) => {
    for (const row of ids) terrain.set(row, terrainRow(valueAt(names.charts.get(from)?.data, ['terrain', row])));
  };
  take(id, chart?.terrain ?? []);
  for (const loan of loans) take(loan.from, loan.terrain);
  return { terrain, hexsides: [...(chart?.hexsides ?? []), ...loans.flatMap((loan) => loan.hexsides)] };
}
