/** Whoever thinks for long may be told to settle for what he has. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { useTable } from '../store/table-context.tsx';

export const HURRY_KEY = '!';

/** Shown only when it takes a while. */
export function Hurry() {
  const { t } = useTranslation('table');
  const hurry = useTable((table) => (table.thinking ? table.hurry : undefined));
  if (hurry === undefined) return null;
  return (
    <Button
      look="quiet"
      hint={HURRY_KEY}
      className="hurry"
      aria-label={t('hurry')}
      title={t('hurry-title')}
      aria-keyshortcuts={HURRY_KEY}
      onClick={hurry}
    >
      <span className="sign" aria-hidden="true">
        »
      </span>
      <span className="word">{t('hurry')}</span>
    </Button>
  );
}
