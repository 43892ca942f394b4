/** How the battle would end if it ended now. */
import { reckon } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSides } from '../naming-context.tsx';
import { useTable } from '../store/table-context.tsx';

export function Standing() {
  const { t } = useTranslation('aftermath');
  const sides = useSides();
  const game = useTable((table) => table.game);
  const { ways, points, total, winner } = useMemo(() => reckon(game), [game]);
  return (
    <>
      <ul>
        {ways.map(({ side, measures }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ways to win keep their order
          <li key={i}>
            <b>{sides[side]}</b>{' '}
            {measures
              .map(
                ({ what, have, atLeast }) => `${t(`measures.${what}`)}: ${t('of-needed', { have, needed: atLeast })}`,
              )
              .join(' · ')}
          </li>
        ))}
        {points.length > 0 && (
          <li>
            {t('points')}: {sides.map((name, side) => `${name} ${total[side]}`).join(' · ')}
          </li>
        )}
      </ul>
      <p>{winner === 'draw' ? t('draw-now') : t('wins-now', { side: sides[winner] })}</p>
    </>
  );
}
