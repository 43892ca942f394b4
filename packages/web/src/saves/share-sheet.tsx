/** A link to a position or to a whole game, to be copied or sent. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { GameRecord } from '../table/store/types.ts';

const WHATS = ['position', 'game'] as const;
type What = (typeof WHATS)[number];

async function makeLink(record: GameRecord, what: What): Promise<string> {
  const [{ linkToGame, linkToPosition }, { playAgain }] = await Promise.all([
    import('./links.ts'),
    import('../table/store/table-store.ts'),
  ]);
  const { game, steps } = playAgain(record);
  return what === 'position' ? linkToPosition(record, game) : linkToGame(record, steps);
}

function Copy({ link }: { readonly link: string }) {
  const { t } = useTranslation('saves');
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(() => setCopied(true), reportError);
  };
  const send = (): void => {
    // Whoever closes the system's sheet has changed his mind: no failure.
    navigator.share({ url: link, title: 'Opfire' }).catch(() => undefined);
  };
  return (
    <>
      <label className="field">
        <span>{t('link')}</span>
        <textarea className="link" readOnly rows={4} value={link} onFocus={({ target }) => target.select()} />
      </label>
      <p className="fine">{t('link-length', { count: link.length })}</p>
      <div className="actions">
        <Button look="main" onClick={copy} disabled={link === ''}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={send} disabled={link === ''}>
            {t('send')}
          </Button>
        )}
      </div>
      <p className="unseen" role="status">
        {copied ? t('copied') : ''}
      </p>
    </>
  );
}

export function ShareSheet({ record, onClose }: { readonly record: GameRecord; readonly onClose: () => void }) {
  const { t } = useTranslation('saves');
  const [what, setWhat] = useState<What>('position');
  const [made, setMade] = useState<{ readonly what: What; readonly link: string }>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let shown = true;
    makeLink(record, what).then((ready) => shown && setMade({ what, link: ready }), setFailure);
    return () => {
      shown = false;
    };
  }, [record, what]);
  // Never the link to the one thing under the name of the other.
  const link = made?.what === what ? made.link : '';
  return (
    <Sheet title={t('share')} onClose={onClose}>
      <div className="form">
        <Choices
          title={t('what-to-share')}
          of={WHATS.map((value) => ({ value, label: t(`whats.${value}`) }))}
          value={what}
          onChange={setWhat}
        />
        <p className="fine">{t(`about.${what}`)}</p>
        {failure ? <p role="alert">{failure.message}</p> : <Copy key={link} link={link} />}
      </div>
    </Sheet>
  );
}
