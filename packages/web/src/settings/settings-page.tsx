/** The settings: each takes effect at once. */
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Panel } from '../parts/panel.tsx';
import { EFFECTS, type Effect, playEffect } from '../sound/effects.ts';
import { LANGUAGE_NAMES, SPOKEN, type Spoken } from '../words/words.ts';
import { StackSample } from './stack-sample.tsx';
import {
  COLOURS,
  COUNTER_SIZES,
  type Likes,
  MOTIONS,
  PACES,
  SOUNDS,
  STACK_STYLES,
  THEMES,
  USUAL,
  useSettings,
} from './store.ts';

/** What a setting can be, in the order in which it is shown. Its words are named like it. */
const VALUES = {
  theme: THEMES,
  colours: COLOURS,
  motion: MOTIONS,
  sound: Object.keys(SOUNDS),
  counterSize: Object.keys(COUNTER_SIZES),
  stackStyle: Object.keys(STACK_STYLES),
  pace: Object.keys(PACES),
} as const satisfies Partial<Record<keyof Likes, readonly string[]>>;

function Setting({ of }: { readonly of: keyof typeof VALUES }) {
  const { t } = useTranslation('settings');
  const value = useSettings((settings) => settings[of]);
  const set = useSettings((settings) => settings.set);
  return (
    <Choices
      title={t(`${of}.title`)}
      of={VALUES[of].map((one) => ({ value: one, label: t(`${of}.${one}`) }))}
      value={value}
      onChange={(chosen) => set({ [of]: chosen })}
    />
  );
}

function Language() {
  const { t, i18n } = useTranslation('settings');
  const set = useSettings((settings) => settings.set);
  return (
    <Choices
      title={t('language')}
      of={SPOKEN.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      value={i18n.language as Spoken}
      onChange={(language) => set({ language })}
    />
  );
}

function Listen() {
  const { t } = useTranslation('settings');
  const isOn = useSettings((settings) => settings.sound !== 'off');
  if (!isOn) return null;
  return (
    <fieldset className="choices">
      <legend>{t('listen')}</legend>
      <div>
        {(Object.keys(EFFECTS) as Effect[]).map((effect) => (
          <Button key={effect} data-effect={effect} onClick={() => playEffect(effect)}>
            {t(`effects.${effect}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const set = useSettings((settings) => settings.set);
  return (
    <main className="page settings">
      <PageHead title={t('title')}>
        <Button look="quiet" onClick={() => set(USUAL)}>
          {t('usual')}
        </Button>
      </PageHead>
      <Panel title={t('look')}>
        <div className="form">
          <Language />
          <Setting of="theme" />
          <Setting of="colours" />
        </div>
      </Panel>
      <Panel title={t('board')}>
        <div className="form">
          <StackSample />
          <Setting of="counterSize" />
          <Setting of="stackStyle" />
        </div>
      </Panel>
      <Panel title={t('play')}>
        <div className="form">
          <Setting of="pace" />
          <Setting of="motion" />
          <Setting of="sound" />
          <Listen />
        </div>
      </Panel>
    </main>
  );
}
