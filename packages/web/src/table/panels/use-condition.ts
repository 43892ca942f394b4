/** How a unit stands, in words: shaken, wounded, its markers and those of its vehicle, each with what it means. */
import { marksIn, statusesIn, type Unit } from '@opfire/engine';
import { useTranslation } from 'react-i18next';

export interface Condition {
  readonly mark: string;
  readonly name: string;
  readonly meaning: string;
}

export function useCondition(): (unit: Unit) => readonly Condition[] {
  const { t } = useTranslation('marks');
  return (unit) =>
    [
      ...(unit.shaken ? ['shaken'] : []),
      ...(unit.wounds > 0 ? ['wounded'] : []),
      ...marksIn(unit.marks),
      ...statusesIn(unit.status),
    ].map((mark) => ({ mark, name: t(mark), meaning: t(`means.${mark}`) }));
}
