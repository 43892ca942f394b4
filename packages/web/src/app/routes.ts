/** Addresses of the page: what stands behind the hash. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly battle: string }
  | { readonly at: 'table'; readonly game: string }
  | { readonly at: 'games' }
  /** `order` is after which order it begins to show. */
  | { readonly at: 'replay'; readonly game: string; readonly order?: number }
  | { readonly at: 'aftermath'; readonly game: string }
  | { readonly at: 'shared'; readonly link: string }
  | { readonly at: 'settings' }
  | { readonly at: 'reference' }
  /** Without a name: all of them. */
  | { readonly at: 'lessons'; readonly lesson?: string }
  | { readonly at: 'nowhere' };

/** An address that somebody has mangled is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Fragments and the screens they lead to; what is not here leads nowhere, and says so. */
export function routeOf(hash: string): Route {
  const [place = '', rest = '', further = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (place === '') return { at: 'home' };
  if (place === 'settings') return { at: 'settings' };
  if (place === 'reference') return { at: 'reference' };
  if (place === 'lessons') return rest === '' ? { at: 'lessons' } : { at: 'lessons', lesson: rest };
  if (place === 'games') return { at: 'games' };
  if (place === 'new' && rest !== '') return { at: 'new', battle: rest };
  if (place === 'table' && rest !== '') return { at: 'table', game: rest };
  if (place === 'replay' && rest !== '') return { at: 'replay', game: rest, order: Number(further) || 0 };
  if (place === 'aftermath' && rest !== '') return { at: 'aftermath', game: rest };
  if (place === 'shared') return { at: 'shared', link: rest };
  return { at: 'nowhere' };
}

export function addressOf(route: Route): string {
  switch (route.at) {
    case 'new':
      return `#/new/${encodeURIComponent(route.battle)}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.game)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.game)}${route.order ? `/${route.order}` : ''}`;
    case 'aftermath':
      return `#/aftermath/${encodeURIComponent(route.game)}`;
    case 'shared':
      return `#/shared/${route.link}`;
    case 'lessons':
      return route.lesson === undefined ? '#/lessons' : `#/lessons/${encodeURIComponent(route.lesson)}`;
    case 'settings':
    case 'reference':
    case 'games':
      return `#/${route.at}`;
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
