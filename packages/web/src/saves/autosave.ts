/** Keeps a game after every order, one write at a time: the latest always wins. */
import type { TableStore } from '../table/store/table-store.ts';
import { keepGame } from './games.ts';
import { keptNow } from './kept-now.ts';
import { sayKept, sayNotKept } from './not-kept.ts';
import { holdForRescue } from './rescue.ts';

/** Begins to keep the game; returns how to stop. */
export function autosave(store: TableStore): () => void {
  let writing = false;
  let again = false;
  const write = async (): Promise<void> => {
    writing = true;
    do {
      again = false;
      const { record, game, steps } = store.getState();
      await keepGame(keptNow(record, game, steps)).then(sayKept, (error: unknown) =>
        sayNotKept('order', () => store.getState().record, error),
      );
    } while (again);
    writing = false;
  };
  holdForRescue(store.getState().record);
  return store.subscribe((now, before) => {
    if (now.record === before.record) return;
    holdForRescue(now.record);
    if (writing) again = true;
    else write().catch(reportError);
  });
}
