import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { watchersOf } from '../lenses/tints.ts';
import { useSides } from '../naming-context.tsx';
import { useHoveredWay } from '../offers/use-way.ts';
import { useTable } from '../store/table-context.tsx';
import { percent } from './chances.tsx';

/** How many counters of each side have the hex in sight. */
function Watchers() {
  const { t } = useTranslation('table');
  const sides = useSides();
  const game = useTable((table) => table.game);
  const hover = useTable((table) => table.hover);
  const counts = useMemo(() => {
    const watchers = watchersOf(game, hover);
    return [0, 1].map((side) => watchers.filter((unit) => unit.side === side).length);
  }, [game, hover]);
  return counts.map(
    (count, side) =>
      count > 0 && (
        <span key={sides[side]} className="watchers" data-side={side}>
          {t('seen-by', { count, side: sides[side] })}
        </span>
      ),
  );
}

/** What the way there costs and risks. */
function Journey() {
  const { t } = useTranslation('table');
  const found = useHoveredWay();
  if (found === undefined) return null;
  const { way, steps } = found;
  const end = steps.at(-1);
  return (
    <span className="journey">
      <b>{t('way-cost', { cost: way.cost, left: way.left })}</b>
      {end && ` · ${t('way-through', { chance: percent(end.through) })}`}
    </span>
  );
}

/** The hex under the pointer in a line: name, terrain, level, target modifier, who sees it, what the way there brings. */
export function HexNote() {
  const { t } = useTranslation('table');
  const hex = useTable((table) => table.game.world.board.hexes[table.hover]);
  if (hex === undefined) return null;
  const { terrain, level, name } = hex;
  return (
    <p className="hex-note panel" aria-live="polite">
      <b>{name}</b> <span>{t(`terrain:${terrain.id}`, { defaultValue: terrain.id.replaceAll('-', ' ') })}</span>
      {level !== 0 && <span>{t('level', { level })}</span>}
      <span>{t('target-modifier', { tm: terrain.tm })}</span>
      {terrain.cost.leg !== null && <span>{t('step-cost', { cost: terrain.cost.leg })}</span>}
      <Watchers />
      <Journey />
    </p>
  );
}
