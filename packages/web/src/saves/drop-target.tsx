/** The whole page takes game files that are dropped on it. */
import './saves.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** What reads games comes only when there is something to read. */
export const takeIn = async (files: readonly File[]): Promise<void> =>
  (await import('./import-games.ts')).importFiles(files);

export function DropTarget() {
  const { t } = useTranslation('saves');
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      takeIn([...(event.dataTransfer?.files ?? [])]).catch(reportError);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  return over ? <div className="drop-target">{t('drop-here')}</div> : null;
}
