/** Games that wait to be continued. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { battleNamed, textsOf } from '../battles/scenarios.ts';
import { Button } from '../parts/button.tsx';
import { forgetGame, type KeptGame, keptGames } from '../saves/games.ts';

const SHOWN = 4;

export function KeptGames() {
  const { t, i18n } = useTranslation('home');
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => {
    keptGames().then(setGames, reportError);
  }, []);
  const forget = (id: string): void => {
    forgetGame(id).then(() => setGames((all) => all.filter((game) => game.id !== id)), reportError);
  };
  const waiting = games.filter((game) => !game.over).slice(0, SHOWN);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('continue')}>
      <h2>{t('continue')}</h2>
      <ul className="kept">
        {waiting.map(({ id, record, turn, at }) => {
          const entry = battleNamed(record.battle.id);
          return (
            <li key={id}>
              <a className="button" href={addressOf({ at: 'table', game: id })}>
                <strong>{entry === undefined ? record.battle.id : textsOf(entry, i18n.language).title}</strong>
                {t('where-left', {
                  turn,
                  of: record.setup.scenario.turns,
                  at: new Date(at).toLocaleString(i18n.language),
                })}
              </a>
              <Button look="quiet" onClick={() => forget(id)}>
                {t('forget')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
