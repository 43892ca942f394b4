/** Opens a kept game and lays it on the table. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadDisplayNames } from '../battles/open-battle.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { autosave } from '../saves/autosave.ts';
import { keptGame } from '../saves/games.ts';
import { MissingGame } from '../saves/missing-game.tsx';
import { listen } from '../sound/listen.ts';
import { recallReasons } from './hints/reasons.ts';
import { seatAdviser } from './hints/seat-adviser.ts';
import { NamesProvider } from './naming-context.tsx';
import { seatOpponents } from './opponents/seats.ts';
import { answerUnasked } from './store/restraint.ts';
import { TableProvider } from './store/table-context.tsx';
import { createTable, type TableStore } from './store/table-store.ts';
import { walk } from './store/walk.ts';
import { TableScreen } from './table-screen.tsx';

interface Laid {
  readonly store: TableStore;
  readonly printed: Readonly<Record<string, string>>;
}

async function lay(id: string): Promise<Laid | 'gone'> {
  const [kept, printed] = await Promise.all([keptGame(id), loadDisplayNames()]);
  if (kept === undefined) return 'gone';
  const store = createTable(kept.record);
  recallReasons(store.getState().steps, kept.reasons);
  return { store, printed };
}

export function TablePage({ id }: { readonly id: string }) {
  const { t } = useTranslation('table');
  const laid = useLoaded(lay, id);
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;

  useEffect(() => {
    if (laid === undefined || laid === 'gone') return;
    const failed = (error: unknown): void => setFailure(error instanceof Error ? error : new Error(String(error)));
    const { store } = laid;
    const seats = [seatOpponents(store, failed), seatAdviser(store, failed)];
    const ends = [...seats, autosave(store), listen(store), walk(store), answerUnasked(store)];
    return () => {
      for (const end of ends) end();
    };
  }, [laid]);

  if (laid === undefined) return <p className="page">{t('app:loading')}</p>;
  if (laid === 'gone') return <MissingGame />;
  return (
    <TableProvider store={laid.store}>
      <NamesProvider printed={laid.printed}>
        <TableScreen />
      </NamesProvider>
    </TableProvider>
  );
}
