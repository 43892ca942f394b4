/** Games that wait to be continued. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import { Button } from '../parts/button.tsx';
import { useKeptGames } from '../saves/use-kept-games.ts';

const SHOWN = 4;

export function KeptGames() {
  const { t, i18n } = useTranslation('home');
  const { games = [], remove } = useKeptGames();
  const waiting = games.filter((game) => !game.over).slice(0, SHOWN);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t('continue')}>
      <h2>{t('continue')}</h2>
      <ul className="kept">
        {waiting.map((game) => {
          const { id, record, turn, at } = game;
          const title = titleOf(record.battle.id, i18n.language) || t('saves:position');
          return (
            <li key={id}>
              <a className="button" href={addressOf({ at: 'table', game: id })}>
                <strong>{title}</strong>
                {t('where-left', {
                  turn,
                  of: record.setup.scenario.turns,
                  at: new Date(at).toLocaleString(i18n.language),
                })}
              </a>
              <Button look="quiet" onClick={() => remove(game, title)}>
                {t('forget')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
