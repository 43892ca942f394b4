/** Whoever thinks for long may be told to settle for what he has. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { useSides } from '../naming-context.tsx';
import { useTable } from '../store/table-context.tsx';

export const HURRY_KEY = '!';

/** Where the person's own orders would be; shown only when it takes a while. */
export function Hurry() {
  const { t } = useTranslation('table');
  const sides = useSides();
  const side = useTable((table) => table.decision?.side);
  const hurry = useTable((table) => (table.thinking ? table.hurry : undefined));
  if (hurry === undefined || side === undefined) return null;
  return (
    <section className="panel hurry" aria-label={t('hurry')}>
      <div className="inside">
        <p className="advice">
          {sides[side]} {t('thinking')}
        </p>
        <Button hint={HURRY_KEY} title={t('hurry-title')} aria-keyshortcuts={HURRY_KEY} onClick={hurry}>
          {t('hurry')}
        </Button>
      </div>
    </section>
  );
}
