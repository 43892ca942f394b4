/** How a unit stands, in words: shaken, wounded, its markers and those of its vehicle. */
import { marksIn, statusesIn, type Unit } from '@opfire/engine';
import { useTranslation } from 'react-i18next';

export function useCondition(): (unit: Unit) => readonly string[] {
  const { t } = useTranslation('table');
  const say = (kind: string, one: string): string => t(`${kind}.${one}`, { defaultValue: one.replaceAll('-', ' ') });
  return (unit) => [
    ...(unit.shaken ? [t('results.shaken')] : []),
    ...(unit.wounds > 0 ? [t('results.wounded')] : []),
    ...marksIn(unit.marks).map((mark) => say('marks', mark)),
    ...statusesIn(unit.status).map((status) => say('statuses', status)),
  ];
}
