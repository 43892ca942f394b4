/** The two sides, as wide as they are strong. */
import { useTranslation } from 'react-i18next';
import { type BattleEntry, textsOf } from '../battles/scenarios.ts';
import { strengthsOf } from './battle-facts.ts';

export function ForcesBar({ entry }: { readonly entry: BattleEntry }) {
  const { t, i18n } = useTranslation('home');
  const { sides } = textsOf(entry, i18n.language);
  const strengths = strengthsOf(entry.scenario);
  return (
    <ul className="forces">
      {Object.keys(entry.scenario.sides).map((side, at) => (
        <li key={side} data-side={at} style={{ flexGrow: strengths[at] }}>
          <b>{sides[side]}</b> <span title={t('counters', { count: strengths[at] ?? 0 })}>{strengths[at]}</span>
        </li>
      ))}
    </ul>
  );
}
