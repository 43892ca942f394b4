import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { CalmPage } from '../parts/calm-page.tsx';

/** In place of a game that this browser does not have. */
export function MissingGame() {
  const { t } = useTranslation('saves');
  const actions = (
    <a className="button main" href={addressOf({ at: 'games' })}>
      {t('title')}
    </a>
  );
  return (
    <CalmPage title={t('missing')} actions={actions}>
      <p>
        {t('table:no-game')} {t('missing-text')}
      </p>
    </CalmPage>
  );
}
