/** The settings: each takes effect at once. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Choices } from '../parts/choices.tsx';
import { Panel } from '../parts/panel.tsx';
import { SPOKEN, type Spoken } from '../words/words.ts';
import { PACES, type Pace, THEMES, useSettings } from './store.ts';

const NAMES: Readonly<Record<Spoken, string>> = { en: 'English', ja: '日本語' };

export function SettingsPage() {
  const { t, i18n } = useTranslation('settings');
  const { theme, pace, set } = useSettings();
  return (
    <main className="page">
      <h1>{t('title')}</h1>
      <Panel title={t('appearance')}>
        <div className="form">
          <Choices
            title={t('language')}
            of={SPOKEN.map((value) => ({ value, label: NAMES[value] }))}
            value={i18n.language as Spoken}
            onChange={(language) => set({ language })}
          />
          <Choices
            title={t('theme')}
            of={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
            value={theme}
            onChange={(value) => set({ theme: value })}
          />
          <Choices
            title={t('pace')}
            of={(Object.keys(PACES) as Pace[]).map((value) => ({ value, label: t(`paces.${value}`) }))}
            value={pace}
            onChange={(value) => set({ pace: value })}
          />
        </div>
      </Panel>
      <p>
        <a className="button" href={addressOf({ at: 'home' })}>
          {t('app:home')}
        </a>
      </p>
    </main>
  );
}
