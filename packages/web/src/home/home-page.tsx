/** The first page: battles to choose, games to continue. */
import './home.css';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { battles } from '../battles/scenarios.ts';
import { FirstSteps } from '../lessons/first-steps.tsx';
import { ImportButton } from '../saves/import-button.tsx';
import { BattleCard } from './battle-card.tsx';
import { KeptGames } from './kept-games.tsx';

const ERAS = ['wwii', 'modern'] as const;

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <main className="page home">
      <header className="masthead">
        <div>
          <h1 className="name">Opfire</h1>
          <p className="motto">{t('app:motto')}</p>
        </div>
        <nav aria-label={t('more')}>
          <a className="button" href={addressOf({ at: 'reference' })}>
            {t('reference:title')}
          </a>
          <a className="button" href={addressOf({ at: 'games' })}>
            {t('saves:title')}
          </a>
          <ImportButton />
          <a className="button" href={addressOf({ at: 'settings' })}>
            {t('app:settings')}
          </a>
        </nav>
      </header>
      <KeptGames />
      <FirstSteps />
      {ERAS.map((era) => (
        <section key={era} aria-label={t(`eras.${era}`)}>
          <h2>{t(`eras.${era}`)}</h2>
          <ul className="battles">
            {battles
              .filter(({ scenario }) => scenario.era === era)
              .map((entry) => (
                <BattleCard key={entry.scenario.id} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
      <p className="fine">{t('unofficial')}</p>
    </main>
  );
}
