/** Who has won, and what to do next. */
import { type Game, reckon } from '@opfire/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import { Miniature } from '../home/miniature.tsx';
import { Button } from '../parts/button.tsx';
import { beginGame } from '../saves/begin-game.ts';
import { ShareSheet } from '../saves/share-sheet.tsx';
import { downloadGame } from '../saves/write-game.ts';
import { useSides } from '../table/naming-context.tsx';
import type { GameRecord, Step } from '../table/store/types.ts';

interface Props {
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  readonly end: Game;
}

/** The same battle with the same people, and new dice. */
function playAgain({ battle, seats, assist }: GameRecord, swapped: boolean): Promise<void> {
  const [first, second] = seats;
  const { id, edition, options } = battle;
  return beginGame({ battle: id, edition, options, assist, seats: swapped ? [second, first] : seats });
}

function Again({ record }: { readonly record: GameRecord }) {
  const { t } = useTranslation('aftermath');
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  const [first, second] = record.seats;
  return (
    <>
      <Button look="main" onClick={() => playAgain(record, false).catch(setFailure)}>
        {t('again')}
      </Button>
      {JSON.stringify(first) !== JSON.stringify(second) && (
        <Button onClick={() => playAgain(record, true).catch(setFailure)}>{t('again-swapped')}</Button>
      )}
    </>
  );
}

export function Verdict({ record, steps, end }: Props) {
  const { t, i18n } = useTranslation('aftermath');
  const sides = useSides();
  const [sharing, setSharing] = useState(false);
  const { winner } = reckon(end);
  const isOver = end.state.phase === 'over';
  const { turn } = end.state;
  const said =
    winner === 'draw' ? t(isOver ? 'draw' : 'draw-now') : t(isOver ? 'wins' : 'wins-now', { side: sides[winner] });
  const game = record.id;
  return (
    <header className="panel verdict" data-side={winner === 'draw' ? undefined : winner}>
      <div className="inside">
        <p className="where">
          <a href={addressOf({ at: 'games' })}>{t('saves:title')}</a> · {titleOf(record.battle.id, i18n.language)} ·{' '}
          {t('length', { turn, count: steps.length })}
        </p>
        <h1>{said}</h1>
        <div className="actions">
          {isOver ? (
            <Again record={record} />
          ) : (
            <a className="button main" href={addressOf({ at: 'table', game })}>
              {t('saves:go-on')}
            </a>
          )}
          <a className="button" href={addressOf({ at: 'replay', game })}>
            {t('saves:replay')}
          </a>
          <Button onClick={() => setSharing(true)}>{t('saves:share')}</Button>
          <Button onClick={() => downloadGame(record)}>{t('saves:save-file')}</Button>
        </div>
      </div>
      <Miniature battle={record.battle.id} />
      {sharing && <ShareSheet record={record} onClose={() => setSharing(false)} />}
    </header>
  );
}
