/** Sets up the rest, as long as anything is left; until everybody stands it is the quickest way into the battle. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { nextInSetup, setUpForMe } from '../store/set-up.ts';
import { useTable, useTableStore } from '../store/table-context.tsx';

export function SetUpForMe() {
  const { t } = useTranslation('table');
  const store = useTableStore();
  const game = useTable((table) => table.game);
  const mayEnd = useTable((table) => table.decision?.orders.some((order) => order.do === 'ready') ?? false);
  const isLeft = useMemo(() => nextInSetup(game) !== undefined, [game]);
  if (!isLeft) return null;
  return (
    <Button look={mayEnd ? 'plain' : 'main'} data-set-up="rest" onClick={() => setUpForMe(store)}>
      {t('set-up-for-me')}
    </Button>
  );
}
