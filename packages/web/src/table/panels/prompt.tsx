/** Questions that the rules put to a side: opportunity fire, and choices that cannot wait. */
import { type Order, orders } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { isAsked, useTable, useTableStore } from '../store/table-context.tsx';
import { OpportunityPanel } from './opportunity-panel.tsx';
import { RuleChip } from './rule-chip.tsx';

const CHOICES = new Set([
  'melee-weapons',
  'melee-targets',
  'keep-weapon',
  'place-hero',
  'retreat',
  'spotting-round',
  'dismount',
  'counter-assault',
]);
const MOST = 40;

function ForcedChoice() {
  const { t } = useTranslation('table');
  const store = useTableStore();
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const decision = useTable((table) => table.decision);
  const all = useMemo(() => {
    const found: Order[] = [];
    for (const order of orders(game)) if (found.push(order) >= MOST) break;
    return found;
  }, [game]);
  if (decision === undefined) return null;
  return (
    <Panel title={t(`decisions.${decision.kind}`)} aside={<RuleChip rule={decision.rule} />} className="prompt">
      <div className="commands">
        {all.map((order) => (
          <Button key={JSON.stringify(order)} data-verb={order.do} onClick={() => store.getState().give(order)}>
            {sayOrder(order, naming, t)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

export function Prompt() {
  const kind = useTable((table) => (isAsked(table) ? table.decision?.kind : undefined));
  if (kind === 'opportunity-fire') return <OpportunityPanel />;
  return kind !== undefined && CHOICES.has(kind) ? <ForcedChoice /> : null;
}
