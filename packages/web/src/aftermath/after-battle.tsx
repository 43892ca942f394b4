/** At the table, when nothing is left to decide. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Panel } from '../parts/panel.tsx';
import { useSides } from '../table/naming-context.tsx';
import { useTable } from '../table/store/table-context.tsx';

export function AfterBattle() {
  const { t } = useTranslation('aftermath');
  const game = useTable((table) => table.record.id);
  const isOver = useTable((table) => table.decision === undefined);
  const victory = useTable(({ steps }) => steps.at(-1)?.events.find((event) => event.t === 'victory'));
  const sides = useSides();
  if (!isOver || victory?.t !== 'victory') return null;
  const { winner } = victory;
  return (
    <Panel title={winner === 'draw' ? t('draw') : t('wins', { side: sides[winner] })} className="after-battle">
      <div className="commands">
        <a className="button main" href={addressOf({ at: 'aftermath', game })}>
          {t('title')}
        </a>
        <a className="button" href={addressOf({ at: 'replay', game })}>
          {t('saves:replay')}
        </a>
      </div>
    </Panel>
  );
}
