/** Whether there is room beside the map, as the style sheets ask it; on a narrow screen a sheet lies below it. */
import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 60rem)');

function onChange(notify: () => void): () => void {
  wide.addEventListener('change', notify);
  return () => wide.removeEventListener('change', notify);
}

export const isWide = (): boolean => wide.matches;

export const useWide = (): boolean => useSyncExternalStore(onChange, isWide);
