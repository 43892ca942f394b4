import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** For tables. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page; Escape and the button close it. */
export function Sheet({ title, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { t } = useTranslation();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={wide ? 'sheet panel wide' : 'sheet panel'} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {t('close')}
        </Button>
      </header>
      <div className="inside">{children}</div>
    </dialog>
  );
}
