/** Keeps a game after every order, one write at a time: the latest always wins. */
import type { TableStore } from '../table/store/table-store.ts';
import type { TableState } from '../table/store/types.ts';
import { type KeptGame, keepGame } from './games.ts';

const keptOf = ({ record, game, decision }: TableState): KeptGame => ({
  id: record.id,
  at: Date.now(),
  record,
  turn: game.state.turn,
  over: decision === undefined,
});

/** Begins to keep the game; returns how to stop. `failed` hears of a write that did not succeed. */
export function autosave(store: TableStore, failed: (error: unknown) => void): () => void {
  let writing = false;
  let again = false;
  const write = async (): Promise<void> => {
    writing = true;
    do {
      again = false;
      await keepGame(keptOf(store.getState())).catch(failed);
    } while (again);
    writing = false;
  };
  return store.subscribe((now, before) => {
    if (now.record === before.record) return;
    if (writing) again = true;
    else write().catch(failed);
  });
}
