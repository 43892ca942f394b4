/** Puts the settings into effect on the page as a whole. */
import { speak } from '../words/words.ts';
import { type Settings, useSettings } from './store.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function applyTheme({ theme }: Settings): void {
  const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Applies the settings now and whenever they change. */
export async function applySettings(): Promise<void> {
  applyTheme(useSettings.getState());
  dark.addEventListener('change', () => applyTheme(useSettings.getState()));
  useSettings.subscribe((now, before) => {
    applyTheme(now);
    if (now.language !== before.language) speak(now.language).catch(reportError);
  });
  await speak(useSettings.getState().language);
}
