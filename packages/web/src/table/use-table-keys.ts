/** Keys of the table, wherever the focus is: those of the palette, and yes, no, back. */
import { useEffect } from 'react';
import { offersOf } from './offers/use-offers.ts';
import { carryOut, keyed } from './panels/commands.ts';
import { useTableStore } from './store/table-context.tsx';
import type { TableStore } from './store/table-store.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function press(store: TableStore, key: string): boolean {
  const table = store.getState();
  if (key === 'Enter' && table.pending) return table.give(...table.pending.orders) || true;
  if (key === 'Escape') table.dismiss();
  else if (key === 'u') table.undo();
  else {
    const found = keyed(offersOf(table).commands).find((one) => one.key?.toLowerCase() === key);
    if (found === undefined) return false;
    carryOut(store, found.command);
  }
  return true;
}

export function useTableKeys(): void {
  const store = useTableStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // On a button Enter presses it; only from the board or the page itself does it mean yes.
      if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (press(store, key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
