/** The table's store for the components of one game. */
import type { GameEvent, Side, View } from '@opfire/engine';
import { eventsFor, viewFor } from '@opfire/engine';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from './table-store.ts';
import type { Step, Table, TableState } from './types.ts';

const Context = createContext<TableStore | undefined>(undefined);

export const TableProvider = ({ store, children }: { readonly store: TableStore; readonly children: ReactNode }) => (
  <Context value={store}>{children}</Context>
);

export function useTableStore(): TableStore {
  const store = useContext(Context);
  if (store === undefined) throw new Error('there is no table around this');
  return store;
}

/** Part of the table; the component draws itself again only when that part changes. */
export const useTable = <T,>(part: (table: Table) => T): T => useStore(useTableStore(), part);

/** For whom the table is shown: the only person's side, or the side whose turn it is at one screen. */
export function viewerOf({ record, decision }: Pick<TableState, 'record' | 'decision'>): Side {
  const [first, second] = record.seats.map((seat) => seat.kind === 'person');
  if (first !== second) return first ? 0 : 1;
  return decision?.side ?? 0;
}

/** What the viewer may know of the game. */
export function useView(): View {
  const game = useTable((table) => table.game);
  const viewer = useTable(viewerOf);
  return useMemo(() => viewFor(game, viewer), [game, viewer]);
}

const heardOf = new WeakMap<Step, Map<Side, readonly GameEvent[]>>();

/** What the viewer may hear of a step; the same list whenever it is asked for. */
export function heard(step: Step, viewer: Side): readonly GameEvent[] {
  const bySide = heardOf.get(step) ?? new Map<Side, readonly GameEvent[]>();
  heardOf.set(step, bySide);
  const events = bySide.get(viewer) ?? eventsFor(step.before, step.events, viewer);
  bySide.set(viewer, events);
  return events;
}

/** Whether a person is to decide now. */
export const isAsked = ({ decision, record }: Pick<TableState, 'record' | 'decision'>): boolean =>
  decision !== undefined && record.seats[decision.side].kind === 'person';
