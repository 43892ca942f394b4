import { useTranslation } from 'react-i18next';
import { useTable } from '../store/table-context.tsx';

/** The hex under the pointer in a line: name, terrain, level, target modifier, what a step costs. */
export function HexNote() {
  const { t } = useTranslation('table');
  const hex = useTable((table) => table.game.world.board.hexes[table.hover]);
  if (hex === undefined) return null;
  const { terrain, level, name } = hex;
  return (
    <p className="hex-note panel">
      <b>{name}</b> {t(`terrain:${terrain.id}`, { defaultValue: terrain.id.replaceAll('-', ' ') })}
      {level !== 0 && <span>{t('level', { level })}</span>}
      <span>{t('target-modifier', { tm: terrain.tm })}</span>
      {terrain.cost.leg !== null && <span>{t('step-cost', { cost: terrain.cost.leg })}</span>}
    </p>
  );
}
