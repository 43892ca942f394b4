/** Markers that wait to be laid while a side sets up (21.0): how many of each, to be taken in hand. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useNaming } from '../naming-context.tsx';
import { isAsked, useTable } from '../store/table-context.tsx';
import { NOTHING } from '../store/types.ts';
import { RuleChip } from './rule-chip.tsx';

interface Supply {
  readonly fortification: number;
  readonly left: number;
}

function useSupplies(): readonly Supply[] {
  const game = useTable((table) => table.game);
  const asked = useTable(isAsked);
  const frame = game.state.stack.at(-1);
  if (!asked || frame?.f !== 'setup') return [];
  const { deployments = [], fortifications = [] } = game.world.setup.scenario;
  const own = frame.groups.flatMap((group) => deployments[group]?.fortifications ?? []);
  return own.map((fortification) => {
    const laid = (frame.laid ?? []).filter((one) => one.fortification === fortification).length;
    return { fortification, left: (fortifications[fortification]?.count ?? 0) - laid };
  });
}

export function Supplies() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const supplies = useSupplies();
  const select = useTable((table) => table.select);
  const { intent, fortification: held } = useTable((table) => table.selection);
  if (supplies.length === 0) return null;
  return (
    <Panel title={t('to-lay')} aside={<RuleChip rule="21.0" />}>
      <div className="commands">
        {supplies.map(({ fortification, left }) => (
          <Button
            key={fortification}
            data-fortification={fortification}
            disabled={left === 0}
            aria-pressed={intent === 'lay' && held === fortification}
            onClick={() => select({ ...NOTHING, intent: 'lay', fortification })}
          >
            {t(`orders:fortifications.${naming.fortification(fortification)}`)} ({t('left', { count: left })})
          </Button>
        ))}
      </div>
    </Panel>
  );
}
