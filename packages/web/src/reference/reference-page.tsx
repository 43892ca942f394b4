/** The tables, rules and words of the game on a page of their own. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Reference } from './reference.tsx';

export function ReferencePage() {
  const { t } = useTranslation('reference');
  return (
    <main className="page">
      <header className="masthead">
        <h1>{t('title')}</h1>
        <nav aria-label={t('home:more')}>
          <a className="button" href={addressOf({ at: 'home' })}>
            {t('app:home')}
          </a>
        </nav>
      </header>
      <Reference />
    </main>
  );
}
