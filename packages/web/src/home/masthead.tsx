/** The name of the house, the ways to the other rooms, and the language. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Icon } from '../parts/icon.tsx';
import { ImportButton } from '../saves/import-button.tsx';
import { useSettings } from '../settings/store.ts';
import { LANGUAGE_NAMES, SPOKEN } from '../words/words.ts';

const ROOMS = [
  { at: 'games', icon: 'games', words: 'saves:title' },
  { at: 'reference', icon: 'book', words: 'reference:title' },
  { at: 'settings', icon: 'settings', words: 'app:settings' },
] as const;

/** Says the other language in that language. */
function OtherLanguage() {
  const { i18n } = useTranslation();
  const set = useSettings((settings) => settings.set);
  const other = SPOKEN.find((one) => one !== i18n.language) ?? 'en';
  return (
    <button type="button" className="button quiet" lang={other} onClick={() => set({ language: other })}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
}

export function Masthead() {
  const { t } = useTranslation('home');
  return (
    <header className="masthead">
      <div>
        <h1 className="name">Opfire</h1>
        <p className="motto">{t('app:motto')}</p>
      </div>
      <nav aria-label={t('more')}>
        {ROOMS.map(({ at, icon, words }) => (
          <a key={at} className="button" href={addressOf({ at })}>
            <Icon name={icon} />
            <span>{t(words)}</span>
          </a>
        ))}
        <ImportButton />
        <OtherLanguage />
      </nav>
    </header>
  );
}
