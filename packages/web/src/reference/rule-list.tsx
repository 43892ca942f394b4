/** Every section of the rules in our words. */
import { SECTIONS } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { ruleWords } from '../words/rule-words.ts';
import { SearchList } from './search-list.tsx';

const NUMBERS = Object.keys(SECTIONS);

export function RuleList() {
  const { t } = useTranslation('reference');
  const entries = NUMBERS.map((rule) => ({
    id: rule,
    ...ruleWords(rule, t),
    chip: <span className="chip rule">{rule}</span>,
    opens: rule.endsWith('.0'),
  }));
  return <SearchList kind="rule" entries={entries} />;
}
