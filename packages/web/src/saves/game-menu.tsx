/** What can be done with the game on the table as a whole. */
import './saves.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { ReferenceSheet } from '../reference/reference-key.tsx';
import { KeysSheet } from '../table/panels/keys-sheet.tsx';
import { useTable } from '../table/store/table-context.tsx';
import { ComputersSheet } from './computers-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { downloadGame } from './write-game.ts';

type Shown = 'menu' | 'share' | 'reference' | 'keys' | 'computers' | undefined;

export function GameMenu() {
  const { t } = useTranslation('saves');
  const record = useTable((table) => table.record);
  const [shown, show] = useState<Shown>();
  const close = (): void => show(undefined);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => show('menu')}>
        {t('menu')}
      </Button>
      {shown === 'menu' && (
        <Sheet title={t('menu')} onClose={() => show((now) => (now === 'menu' ? undefined : now))}>
          <p className="fine">{t('kept-always')}</p>
          <div className="commands game-menu">
            <a className="button" href={addressOf({ at: 'replay', game: record.id })}>
              {t('replay')}
            </a>
            <a className="button" href={addressOf({ at: 'aftermath', game: record.id })}>
              {t('how-it-stands')}
            </a>
            {record.seats.some(({ kind }) => kind === 'computer') && (
              <Button onClick={() => show('computers')}>{t('change-computer')}</Button>
            )}
            <Button onClick={() => show('reference')}>{t('reference:title')}</Button>
            <Button className="of-keys" onClick={() => show('keys')}>
              {t('table:keys.title')}
            </Button>
            <Button onClick={() => show('share')}>{t('share')}</Button>
            <Button onClick={() => downloadGame(record)}>{t('save-file')}</Button>
            <a className="button" href={addressOf({ at: 'games' })}>
              {t('title')}
            </a>
            <a className="button" href={addressOf({ at: 'settings' })}>
              {t('app:settings')}
            </a>
          </div>
        </Sheet>
      )}
      {shown === 'reference' && <ReferenceSheet onClose={close} />}
      {shown === 'keys' && <KeysSheet onClose={close} />}
      {shown === 'computers' && <ComputersSheet onClose={close} />}
      {shown === 'share' && <ShareSheet record={record} onClose={close} />}
    </>
  );
}
