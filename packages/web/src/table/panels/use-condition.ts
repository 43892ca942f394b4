/** How a unit stands, in words: shaken, wounded, its markers and those of its vehicle. */
import { marksIn, statusesIn, type Unit } from '@opfire/engine';
import { useTranslation } from 'react-i18next';

export function useCondition(): (unit: Unit) => readonly string[] {
  const { t } = useTranslation('marks');
  return (unit) => [
    ...(unit.shaken ? [t('shaken')] : []),
    ...(unit.wounds > 0 ? [t('wounded')] : []),
    ...[...marksIn(unit.marks), ...statusesIn(unit.status)].map((mark) => t(mark)),
  ];
}
