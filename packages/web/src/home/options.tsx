import type { ScenarioFile, ScenarioTexts } from '@opfire/content/loading';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly scenario: ScenarioFile;
  readonly texts: ScenarioTexts;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Variants of a battle, each on or off. */
export function Options({ scenario, texts, chosen, onChange }: Props) {
  const { t } = useTranslation('home');
  const ids = Object.keys(scenario.options ?? {});
  if (ids.length === 0) return null;
  return (
    <fieldset className="choices variants">
      <legend>{t('options')}</legend>
      {ids.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span>
            <strong>{texts.options?.[id]?.name ?? id}</strong> {texts.options?.[id]?.text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
