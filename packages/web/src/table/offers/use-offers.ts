/** The offers of the moment, worked out once for all who show them. */
import { isAsked, useTable } from '../store/table-context.tsx';
import type { Table } from '../store/types.ts';
import { offersFor } from './offers.ts';
import type { Offers } from './types.ts';

const NONE: Offers = { places: new Map(), commands: [], turns: [], pickable: new Set(), joinable: new Set() };

let known: { readonly of: Pick<Table, 'game' | 'selection'>; readonly offers: Offers } | undefined;

/** What the person at the table can do; nothing while the computer decides. */
export function offersOf(table: Table): Offers {
  if (!isAsked(table)) return NONE;
  const { game, selection } = table;
  if (known?.of.game !== game || known.of.selection !== selection)
    known = { of: { game, selection }, offers: offersFor(table) };
  return known.offers;
}

export const useOffers = (): Offers => useTable(offersOf);
