/** Every game kept in this browser: to go on, to look at again, to carry away, to throw away. */
import './saves.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import { PageHead } from '../parts/page-head.tsx';
import { GameCard } from './game-card.tsx';
import type { KeptGame } from './games.ts';
import { ImportButton } from './import-button.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { useKeptGames } from './use-kept-games.ts';

const PILES = [
  { name: 'in-play', over: false },
  { name: 'fought', over: true },
] as const;

function NoGames() {
  const { t } = useTranslation('saves');
  return (
    <div className="empty panel">
      <p>{t('none')}</p>
      <a className="button main" href={addressOf({ at: 'home' })}>
        {t('choose')}
      </a>
    </div>
  );
}

export function GamesPage() {
  const { t, i18n } = useTranslation('saves');
  const { games, failure, remove } = useKeptGames();
  const [sharing, setSharing] = useState<KeptGame>();
  return (
    <main className="page games-page">
      <PageHead title={t('title')} text={t('where-kept')}>
        <ImportButton />
      </PageHead>
      {failure !== undefined && (
        <p className="refusal" role="alert">
          {t('no-database')}
        </p>
      )}
      {games?.length === 0 && <NoGames />}
      {PILES.map(({ name, over }) => {
        const pile = games?.filter((game) => game.over === over) ?? [];
        return (
          pile.length > 0 && (
            <section key={name} className="pile-of-games" aria-label={t(name)}>
              <h2>{t(name)}</h2>
              <ul className="game-cards">
                {pile.map((game) => (
                  <GameCard
                    key={game.id}
                    game={game}
                    onShare={() => setSharing(game)}
                    onRemove={() => remove(game, titleOf(game.record.battle.id, i18n.language))}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {sharing && <ShareSheet record={sharing.record} onClose={() => setSharing(undefined)} />}
    </main>
  );
}
