/** Every section of the rules in our words, to be read or searched. */
import { SECTIONS } from '@opfire/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleWords } from '../words/rule-words.ts';

const NUMBERS = Object.keys(SECTIONS);

export function RuleList() {
  const { t } = useTranslation('reference');
  const [sought, setSought] = useState('');
  const rows = NUMBERS.map((rule) => ({ rule, ...ruleWords(rule, t) }));
  const wanted = sought.trim().toLowerCase();
  const shown = rows.filter(({ rule, title, text }) => `${rule} ${title} ${text}`.toLowerCase().includes(wanted));
  return (
    <>
      <label className="field">
        <span>{t('search')}</span>
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <dl className="rules">
        {shown.map(({ rule, title, text }) => (
          <div key={rule} id={`rule-${rule}`} data-rule={rule}>
            <dt>
              <span className="chip rule">{rule}</span> {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {shown.length === 0 && <p>{t('nothing-found')}</p>}
    </>
  );
}
