/**
 * Keeps the focus at the table. Buttons vanish when what they offer is done, and the browser would leave whoever plays by
 * keys or listens at the top of the page: the board takes over. A question which of several things is meant is put where
 * the focus is.
 */
import { useEffect } from 'react';
import { useTableStore } from '../store/table-context.tsx';

const BOARD = '.board';
const WHICH = '.which .button';

const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

const isLost = (): boolean =>
  (document.activeElement === null || document.activeElement === document.body) &&
  document.querySelector('dialog[open]') === null;

export function useKeptFocus(): void {
  const store = useTableStore();
  useEffect(() => {
    // Whoever comes by keys from another screen begins on the board; a page just opened waits for its reader.
    let wasHere = navigator.userActivation.hasBeenActive;
    let frame = 0;
    const notice = ({ target }: FocusEvent): void => {
      wasHere = target instanceof Element && target.closest('.table') !== null;
    };
    const check = (): void => {
      if (wasHere && isLost()) focusOn(BOARD);
    };
    check();
    document.addEventListener('focusin', notice);
    const stop = store.subscribe((now, before) => {
      const asks = now.ambiguity !== undefined && now.ambiguity !== before.ambiguity;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(asks ? () => focusOn(WHICH) : check);
    });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', notice);
      stop();
    };
  }, [store]);
}
