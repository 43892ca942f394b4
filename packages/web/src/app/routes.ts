/** Addresses of the page: what stands behind the hash. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly battle: string }
  | { readonly at: 'table'; readonly game: string }
  | { readonly at: 'settings' }
  | { readonly at: 'nowhere' };

/** Fragments and the screens they lead to; what is not here leads nowhere, and says so. */
export function routeOf(hash: string): Route {
  const [place = '', rest = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (place === '') return { at: 'home' };
  if (place === 'settings') return { at: 'settings' };
  if (place === 'new' && rest !== '') return { at: 'new', battle: rest };
  if (place === 'table' && rest !== '') return { at: 'table', game: rest };
  return { at: 'nowhere' };
}

export function addressOf(route: Route): string {
  switch (route.at) {
    case 'new':
      return `#/new/${encodeURIComponent(route.battle)}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.game)}`;
    case 'settings':
      return '#/settings';
    default:
      return '#/';
  }
}

export function goTo(route: Route): void {
  window.location.hash = addressOf(route);
}

function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(onHashChange, () => window.location.hash));
