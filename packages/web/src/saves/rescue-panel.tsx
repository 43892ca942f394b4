/** On the calm page after a failure: the game as a file, and as far as it can be watched. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { rescued } from './rescue.ts';
import { downloadGame } from './write-game.ts';

export function RescuePanel({ game }: { readonly game: string }) {
  const { t } = useTranslation('saves');
  const [answer, setAnswer] = useState<string>();
  const save = async (): Promise<void> => {
    const record = await rescued(game);
    if (record === undefined) return setAnswer(t('nothing-kept'));
    downloadGame(record);
    setAnswer(t('rescued'));
  };
  return (
    <>
      <p className="rescue">{t('rescue')}</p>
      <Button look="main" onClick={() => save().catch((error: unknown) => setAnswer(String(error)))}>
        {t('save-file')}
      </Button>
      <a className="button" href={addressOf({ at: 'replay', game })}>
        {t('watch-so-far')}
      </a>
      <p className="rescue" role="status">
        {answer}
      </p>
    </>
  );
}
