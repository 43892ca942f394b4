/** Puts the settings into effect on the page as a whole. */
import './settings.css';
import { speak } from '../words/words.ts';
import { type Settings, useSettings } from './store.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

function apply({ theme, motion, colours }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'dark' || (theme === 'system' && dark.matches) ? 'dark' : 'light';
  dataset.motion = motion === 'none' || (motion === 'system' && still.matches) ? 'none' : 'full';
  dataset.colours = colours;
}

const applyNow = (): void => apply(useSettings.getState());

/** Whether things may move; for what is moved by scripts. */
export const mayMove = (): boolean => document.documentElement.dataset.motion !== 'none';

/** Applies the settings now and whenever they change. */
export async function applySettings(): Promise<void> {
  applyNow();
  dark.addEventListener('change', applyNow);
  still.addEventListener('change', applyNow);
  useSettings.subscribe((now, before) => {
    apply(now);
    if (now.language !== before.language) speak(now.language).catch(reportError);
  });
  await speak(useSettings.getState().language);
}
