import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import { Miniature } from '../home/miniature.tsx';
import { TurnTrack } from '../home/turn-track.tsx';
import { Button } from '../parts/button.tsx';
import type { KeptGame } from './games.ts';
import { Seats } from './seats.tsx';
import { downloadGame } from './write-game.ts';

interface Props {
  readonly game: KeptGame;
  readonly onShare: () => void;
  readonly onRemove: () => void;
}

function Actions({ game, onShare, onRemove }: Props) {
  const { t } = useTranslation('saves');
  const { id, over, record } = game;
  return (
    <div className="actions">
      {over ? (
        <a className="button main" href={addressOf({ at: 'aftermath', game: id })}>
          {t('reckoning')}
        </a>
      ) : (
        <a className="button main" href={addressOf({ at: 'table', game: id })}>
          {t('go-on')}
        </a>
      )}
      <a className="button" href={addressOf({ at: 'replay', game: id })}>
        {t('replay')}
      </a>
      <Button onClick={() => downloadGame(record)}>{t('save-file')}</Button>
      <Button onClick={onShare}>{t('share')}</Button>
      <Button look="quiet" className="remove" onClick={onRemove}>
        {t('delete')}
      </Button>
    </div>
  );
}

export function GameCard(props: Props) {
  const { t, i18n } = useTranslation('saves');
  const { id, at, record, turn, over } = props.game;
  const { turns } = record.setup.scenario;
  const title = titleOf(record.battle.id, i18n.language) || t('position');
  return (
    <li className="panel game-card" data-game={id} data-era={record.setup.chart.id}>
      <Miniature battle={record.battle.id} />
      <div className="inside">
        <h3>{title}</h3>
        <p className="facts">
          <TurnTrack turns={turns} played={over ? turns : turn} />
          <span>{over ? t('over') : t('turn', { turn: Math.max(1, turn), turns })}</span>
          <span>{t('orders', { count: record.orders.length })}</span>
          <time dateTime={new Date(at).toISOString()}>
            {new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
        <Seats record={record} />
        <Actions {...props} />
      </div>
    </li>
  );
}
