/** The tables over the board, by G or from the menu of the game, which waits. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../parts/sheet.tsx';
import { useTable, useTableStore } from '../table/store/table-context.tsx';

const Reference = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

export function ReferenceSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('reference');
  const chart = useTable((table) => table.record.setup.chart.id);
  return (
    <Sheet title={t('title')} onClose={onClose} wide>
      <Suspense fallback={<p>{t('app:loading')}</p>}>
        <Reference chart={chart} />
      </Suspense>
    </Sheet>
  );
}

export function ReferenceKey() {
  const store = useTableStore();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'g' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // There G means to hold fire.
      if (store.getState().decision?.kind === 'opportunity-fire' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
  return open && <ReferenceSheet onClose={() => setOpen(false)} />;
}
