/** Tools at the map's edge: the line of sight, and what else the map can show. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { useTable } from '../store/table-context.tsx';
import { LENSES, type Lens } from '../store/types.ts';
import { SightNote } from './sight-note.tsx';
import { Standing } from './standing.tsx';

export const LENS_KEYS: Readonly<Record<Lens, string>> = {
  ...{ sight: 'L', seen: 'Y', threats: 'Z', field: 'I', control: 'O', spotted: 'Q', shells: 'J' },
};

export function LensBar() {
  const { t } = useTranslation('table');
  const lens = useTable((table) => table.lens);
  const look = useTable((table) => table.look);
  return (
    <div className="lenses">
      {lens && <LensNote lens={lens} />}
      <details className="lens-menu">
        <summary className="button" aria-label={t('lenses.title')} title={t('lenses.title')}>
          ◉ <span>{lens ? t(`lenses.${lens}`) : t('lenses.title')}</span>
        </summary>
        <fieldset className="panel" aria-label={t('lenses.title')}>
          {LENSES.map((one) => (
            <Button
              key={one}
              look="quiet"
              hint={LENS_KEYS[one]}
              aria-pressed={lens === one}
              aria-keyshortcuts={LENS_KEYS[one].toLowerCase()}
              data-lens={one}
              onClick={() => look(lens === one ? undefined : one)}
            >
              {t(`lenses.${one}`)}
            </Button>
          ))}
        </fieldset>
      </details>
    </div>
  );
}

function LensNote({ lens }: { readonly lens: Lens }) {
  const { t } = useTranslation('table');
  if (lens === 'sight') return <SightNote />;
  return (
    <div className="lens-note panel">
      <p>{t(`lens-notes.${lens}`)}</p>
      {lens === 'control' && <Standing />}
    </div>
  );
}
