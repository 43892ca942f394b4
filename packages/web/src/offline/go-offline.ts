/** Registers the service worker, and says so when a new version of the page waits. */
import { showNotice } from '../parts/notices.tsx';
import { words } from '../words/words.ts';

/** Once an hour a page that stays open asks for a new version. */
const HOUR = 3_600_000;

function offerUpdate(waiting: ServiceWorker): void {
  showNotice({
    name: 'update',
    text: words.t('update-ready'),
    action: { label: words.t('update-now'), act: () => waiting.postMessage('take-over') },
  });
}

/** A browser that allows no service workers may resolve with nothing. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  const { waiting } = registration;
  if (waiting) offerUpdate(waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first version has nothing to replace: nobody need hear of it.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(installing);
    });
  });
  setInterval(() => registration.update().catch(() => undefined), HOUR);
}

export function goOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let hasOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another version has taken over, here or in another tab: the files of this one are gone.
    if (hasOne) window.location.reload();
    hasOne = true;
  });
  const watchIfAny = (registration?: ServiceWorkerRegistration): void => {
    if (registration) watch(registration);
  };
  // Where workers are forbidden the answer is a failure, or nothing; everything works but the offline part.
  navigator.serviceWorker.register('./service-worker.js').then(watchIfAny, () => undefined);
}
