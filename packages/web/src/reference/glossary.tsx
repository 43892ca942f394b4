/** The words of the game, each with the rule that says more. */
import { useTranslation } from 'react-i18next';
import { RuleChip } from '../table/panels/rule-chip.tsx';
import { SearchList } from './search-list.tsx';

const TERMS: Readonly<Record<string, string>> = {
  activation: '4.0',
  impulse: '4.0',
  'ops-complete': '4.1',
  'good-order': '5.1',
  shaken: '5.1',
  casualties: '5.1',
  squad: '1.1',
  'half-squad': '5.1',
  'single-man': '11.0',
  leader: '11.1',
  'leadership-range': '11.1.2',
  hero: '11.2',
  'support-weapon': '1.6',
  'weapon-team': '1.7',
  badge: '1.1',
  firepower: '5.0',
  'target-modifier': '10.4',
  'damage-check': '5.0',
  'morale-check': '1.5.1',
  'opportunity-fire': '5.3',
  'assault-move': '6.1',
  'double-time': '6.2',
  'low-crawl': '6.3',
  stealth: '6.4',
  spotted: '10.1',
  'line-of-sight': '10.3',
  degrading: '10.3',
  blocking: '10.3',
  location: '10.4.1',
  melee: '8.0',
  'melee-eligible': '8.0',
  'fire-for-effect': '18.2',
  drift: '18.2',
  control: '22.1',
};

export function Glossary() {
  const { t } = useTranslation('glossary');
  const entries = Object.entries(TERMS).map(([id, rule]) => ({
    id,
    title: t(`${id}.title`),
    text: t(`${id}.text`),
    chip: <RuleChip rule={rule} />,
  }));
  return <SearchList kind="term" entries={entries} />;
}
