/** Keeps a game after every order, one write at a time: the latest always wins. */
import { dismissNotice, showNotice } from '../parts/notices.tsx';
import type { TableStore } from '../table/store/table-store.ts';
import { words } from '../words/words.ts';
import { keepGame } from './games.ts';
import { keptNow } from './kept-now.ts';
import { holdForRescue } from './rescue.ts';
import { downloadGame } from './write-game.ts';

const NOTICE = 'not-kept';

/** Playing goes on; the game can still be carried away as a file. */
const warn = (store: TableStore, error: unknown): void =>
  showNotice({
    name: NOTICE,
    alarm: true,
    text: words.t('saves:not-kept'),
    details: String(error),
    action: { label: words.t('saves:save-file'), act: () => downloadGame(store.getState().record) },
  });

/** Begins to keep the game; returns how to stop. */
export function autosave(store: TableStore): () => void {
  let writing = false;
  let again = false;
  const write = async (): Promise<void> => {
    writing = true;
    do {
      again = false;
      const { record, game } = store.getState();
      await keepGame(keptNow(record, game)).then(
        () => dismissNotice(NOTICE),
        (error: unknown) => warn(store, error),
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
