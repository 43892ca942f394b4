/** Failures outside of what React draws: the page still stands, but the person is told. */
import { showNotice } from '../parts/notices.tsx';
import { words } from '../words/words.ts';

/** Browsers say this when a layout takes two rounds; nothing has failed. */
const HARMLESS = /ResizeObserver loop/;

function tell(error: unknown): void {
  const details = error instanceof Error ? error.message : String(error);
  if (HARMLESS.test(details)) return;
  showNotice({
    name: 'unexpected',
    alarm: true,
    text: words.t('unexpected'),
    details,
    action: { label: words.t('reload'), act: () => window.location.reload() },
  });
}

export function reportUnexpected(): void {
  window.addEventListener('error', ({ error, message }) => tell(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
