import { isAsked, useTable } from '../store/table-context.tsx';
import type { Advice, Table } from '../store/types.ts';

/** Advice is about one moment; when that has passed there is none. */
const adviceOf = (table: Table): Advice | undefined =>
  table.advice?.game === table.game && isAsked(table) ? table.advice : undefined;

export const useAdvice = (): Advice | undefined => useTable(adviceOf);
