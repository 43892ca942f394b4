/** Every game kept in this browser: to go on, to look at again, to carry away, to throw away. */
import './saves.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import { GameCard } from './game-card.tsx';
import type { KeptGame } from './games.ts';
import { ImportButton } from './import-button.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { useKeptGames } from './use-kept-games.ts';

export function GamesPage() {
  const { t, i18n } = useTranslation('saves');
  const { games, failure, remove } = useKeptGames();
  const [sharing, setSharing] = useState<KeptGame>();
  return (
    <main className="page games-page">
      <header className="masthead">
        <h1>{t('title')}</h1>
        <nav aria-label={t('title')}>
          <a className="button" href={addressOf({ at: 'home' })}>
            {t('app:home')}
          </a>
          <ImportButton />
        </nav>
      </header>
      <p className="fine">{t('where-kept')}</p>
      {failure !== undefined && (
        <p className="refusal" role="alert">
          {t('no-database')}
        </p>
      )}
      {games?.length === 0 && <p className="empty panel">{t('none')}</p>}
      <ul className="game-cards">
        {games?.map((game) => (
          <GameCard
            key={game.id}
            game={game}
            onShare={() => setSharing(game)}
            onRemove={() => remove(game, titleOf(game.record.battle.id, i18n.language))}
          />
        ))}
      </ul>
      {sharing && <ShareSheet record={sharing.record} onClose={() => setSharing(undefined)} />}
    </main>
  );
}
