/** Games that wait to be continued: the latest in large, the others beside it. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import type { KeptGame } from '../saves/games.ts';
import { Seats } from '../saves/seats.tsx';
import { Miniature } from './miniature.tsx';
import { TurnTrack } from './turn-track.tsx';

/** Besides the latest. */
const SHOWN = 3;

function useSaid({ record, turn, at }: KeptGame) {
  const { t, i18n } = useTranslation('home');
  const { turns } = record.setup.scenario;
  return {
    title: titleOf(record.battle.id, i18n.language) || t('saves:position'),
    turns,
    where: t('where-left', { turn: Math.max(1, turn), of: turns }),
    when: new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}

function Latest({ game }: { readonly game: KeptGame }) {
  const { t } = useTranslation('home');
  const { title, where, when, turns } = useSaid(game);
  return (
    <section className="panel lead" aria-label={t('continue')} data-era={game.record.setup.chart.id}>
      <Miniature battle={game.record.battle.id} />
      <div className="inside">
        <p className="eyebrow">{t('continue')}</p>
        <h2>{title}</h2>
        <Seats record={game.record} />
        <p className="where left-at">
          <TurnTrack turns={turns} played={game.turn} />
          <span>{where}</span>
          <span>{when}</span>
        </p>
        <p className="actions">
          <a className="button main" href={addressOf({ at: 'table', game: game.id })}>
            {t('saves:go-on')}
          </a>
        </p>
      </div>
    </section>
  );
}

function Other({ game }: { readonly game: KeptGame }) {
  const { title, where, when } = useSaid(game);
  return (
    <li>
      <a className="panel kept-game" href={addressOf({ at: 'table', game: game.id })}>
        <strong>{title}</strong>
        <span>
          {where} · {when}
        </span>
      </a>
    </li>
  );
}

export function KeptGames({ waiting }: { readonly waiting: readonly [KeptGame, ...KeptGame[]] }) {
  const { t } = useTranslation('home');
  const [latest, ...others] = waiting;
  return (
    <>
      <Latest game={latest} />
      {others.length > 0 && (
        <ul className="others" aria-label={t('others')}>
          {others.slice(0, SHOWN).map((game) => (
            <Other key={game.id} game={game} />
          ))}
        </ul>
      )}
    </>
  );
}
