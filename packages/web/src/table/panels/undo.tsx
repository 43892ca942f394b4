/** Taking back: freely as far as is safe, and by agreement beyond, where all who play sit at this screen. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { useTable } from '../store/table-context.tsx';
import { takeable, undoable } from '../store/undo.ts';

function Agreement({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const last = useTable((table) => takeable(table.steps, table.record));
  const takeBack = useTable((table) => table.takeBack);
  if (last === undefined) return null;
  const agree = (): void => {
    takeBack();
    onClose();
  };
  return (
    <Sheet title={t('agreement')} onClose={onClose}>
      <p>{t('agreement-text', { order: sayOrder(last.order, naming, t) })}</p>
      <div className="answers">
        <Button look="main" data-answer="agree" onClick={agree}>
          {t('agreed')}
        </Button>
        <Button onClick={onClose}>{t('not-agreed')}</Button>
      </div>
    </Sheet>
  );
}

export function Undo() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const [asking, setAsking] = useState(false);
  const last = useTable((table) => undoable(table.steps, table.record));
  const beyond = useTable((table) => takeable(table.steps, table.record));
  const undo = useTable((table) => table.undo);
  const title = last ? t('undo-this', { order: sayOrder(last.order, naming, t) }) : t('undo-nothing');
  return (
    <>
      <Button
        look="quiet"
        hint="U"
        className="undo"
        disabled={last === undefined && beyond === undefined}
        title={title}
        aria-keyshortcuts="u"
        onClick={() => (last ? undo() : setAsking(true))}
      >
        <span className="sign" aria-hidden="true">
          ↶
        </span>
        <span className="word">{t(last === undefined && beyond ? 'take-back-agreed' : 'undo')}</span>
      </Button>
      {asking && <Agreement onClose={() => setAsking(false)} />}
    </>
  );
}
