/** Several could turn: whom are the arrows on the map for? */
import type { UnitId } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../parts/button.tsx';
import { useNaming } from '../naming-context.tsx';
import { turnersOf, turningOf } from '../offers/turners.ts';
import { useTable } from '../store/table-context.tsx';

export function Turners() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const units = useTable((table) => table.game.state.units);
  const turners = useTable(useShallow(turnersOf));
  const turning = useTable(turningOf);
  const letTurn = useTable((table) => table.letTurn);
  if (turners.length < 2) return null;
  const label = (id: UnitId): string => {
    const facing = units[id]?.at === -1 ? -1 : (units[id]?.facing ?? -1);
    return facing < 0 ? naming.unit(id) : t('turner', { unit: naming.unit(id), facing: naming.facing(facing) });
  };
  return (
    <fieldset className="together turners">
      <legend className="advice">{t('who-turns')}</legend>
      {turners.map((id) => (
        <Button key={id} className="small" data-turner={id} aria-pressed={id === turning} onClick={() => letTurn(id)}>
          {label(id)}
        </Button>
      ))}
    </fieldset>
  );
}
