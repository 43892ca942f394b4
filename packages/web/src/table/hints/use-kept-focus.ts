/**
 * Keeps the focus at the table. Buttons vanish when what they offer is done, and the browser would leave whoever plays by
 * keys or listens at the top of the page: the board takes over.
 */
import { useEffect } from 'react';
import { useTableStore } from '../store/table-context.tsx';

const board = (): HTMLElement | null => document.querySelector<HTMLElement>('.board');

const isLost = (): boolean =>
  (document.activeElement === null || document.activeElement === document.body) &&
  document.querySelector('dialog[open]') === null;

export function useKeptFocus(): void {
  const store = useTableStore();
  useEffect(() => {
    let wasHere = false;
    let frame = 0;
    const notice = ({ target }: FocusEvent): void => {
      wasHere = target instanceof Element && target.closest('.table') !== null;
    };
    const check = (): void => {
      if (wasHere && isLost()) board()?.focus({ preventScroll: true });
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    document.addEventListener('focusin', notice);
    const stop = store.subscribe(later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', notice);
      stop();
    };
  }, [store]);
}
