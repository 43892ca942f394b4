/** How a unit stands, in words: shaken, wounded, its markers and those of its vehicle, each with what it means. */
import { marksIn, statusesIn, type Unit, type Weapon } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { hasRange } from '../board/faces.ts';
import { useTable } from '../store/table-context.tsx';

export interface Condition {
  readonly mark: string;
  readonly name: string;
  readonly meaning: string;
}

export function useCondition(): (unit: Unit) => readonly Condition[] {
  const { t } = useTranslation('marks');
  const game = useTable((table) => table.game);
  return (unit) =>
    [
      ...(unit.shaken ? ['shaken'] : []),
      ...(unit.wounds > 0 ? ['wounded'] : []),
      ...(unit.aboard >= 0 ? ['aboard'] : []),
      ...marksIn(unit.marks),
      ...statusesIn(unit.status),
      ...(hasRange(game, unit) ? ['acquiring'] : []),
    ].map((mark) => ({ mark, name: t(mark), meaning: t(`means.${mark}`) }));
}

/** How a support weapon is (1.6.1, 1.6.2). */
export function useWeaponCondition(): (weapon: Weapon) => readonly Condition[] {
  const { t } = useTranslation('marks');
  return ({ condition, assembled }) =>
    [...(condition === 'jammed' ? ['jammed'] : []), ...(assembled ? [] : ['dismantled'])].map((mark) => ({
      mark,
      name: t(mark),
      meaning: t(`means.${mark}`),
    }));
}
