/** What waits for a yes, for those who listen: the order, its chance, and the keys that answer. */
import { useTranslation } from 'react-i18next';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { ahead } from '../offers/ahead.ts';
import { chanceOf } from '../offers/chance-of.ts';
import { percent } from '../panels/chances.tsx';
import { useTable } from '../store/table-context.tsx';
import type { Table } from '../store/types.ts';

/** The chance that the order does anything, in the game as those before it will have left it. */
function chanceIn({ game, pending, record }: Table): number | undefined {
  const order = pending?.orders.at(-1);
  if (order === undefined || order.do === 'step' || record.assist === 'referee') return undefined;
  let now = game;
  for (const before of pending?.orders.slice(0, -1) ?? []) now = ahead(now, before) ?? now;
  return chanceOf(now, order);
}

export function SpokenQuestion() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const pending = useTable((table) => table.pending);
  const chance = useTable(chanceIn);
  const order = pending?.orders.at(-1);
  const end = pending?.way.at(-1);
  const said = order && sayOrder(end === undefined ? order : { do: 'step', to: end }, naming, t);
  const odds = chance === undefined ? [] : [`${percent(chance)} ${t('chance-of-effect')}`];
  return (
    <div className="unseen" aria-live="assertive" role="status" data-heard="question">
      {said && [said, ...odds, t('hints:yes-or-no')].join('. ')}
    </div>
  );
}
