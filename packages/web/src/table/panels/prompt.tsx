/** Questions that the rules put to a side: opportunity fire, and choices that cannot wait. */
import { forecast, type Order, orders } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { asksFirst } from '../offers/verbs.ts';
import { isAsked, useTable, useTableStore } from '../store/table-context.tsx';
import { percent } from './chances.tsx';
import { OpportunityPanel } from './opportunity-panel.tsx';
import { RuleChip } from './rule-chip.tsx';

const CHOICES = new Set([
  'melee-weapons',
  'melee-targets',
  'keep-weapon',
  'place-hero',
  'placement',
  'retreat',
  'spotting-round',
  'dismount',
  'counter-assault',
]);
const MOST = 40;

/** How likely a blow is to fell whom it is aimed at. */
function Likely({ order }: { readonly order: Order }) {
  const { t } = useTranslation('table');
  const game = useTable((table) => table.game);
  const odds = useMemo(() => (order.do === 'strike' ? forecast(game, order) : undefined), [game, order]);
  if (odds?.kind !== 'strike') return null;
  return (
    <span className="odds-of">
      {percent(odds.chance)} <span className="unseen">{t('chance-of-effect')}</span>
    </span>
  );
}

/** Orders with their words; those that sound alike are told apart by weapons, and offered once if even these are alike. */
function useAnswers(): readonly (readonly [string, Order])[] {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  return useMemo(() => {
    const found: Order[] = [];
    for (const order of orders(game)) if (found.push(order) >= MOST) break;
    const armed = (order: Order): string => {
      const targets = order.do === 'strike' ? order.targets : [];
      const held = game.state.weapons.filter(({ holder }) => targets.includes(holder)).map(({ id }) => id);
      return held.length > 0 ? ` (${naming.weapons(held)})` : '';
    };
    return [...new Map(found.map((order) => [sayOrder(order, naming, t) + armed(order), order]))];
  }, [game, naming, t]);
}

/** For whom the choice is, where it is for one unit. */
function Whose() {
  const naming = useNaming();
  const top = useTable((table) => table.game.state.stack.at(-1));
  return top && 'unit' in top ? <p>{naming.unit(top.unit)}</p> : null;
}

function ForcedChoice() {
  const { t } = useTranslation('table');
  const store = useTableStore();
  const decision = useTable((table) => table.decision);
  const answers = useAnswers();
  const told = useTable((table) => table.record.assist !== 'referee');
  if (decision === undefined) return null;
  const answer = (order: Order): void => {
    const { give, ask } = store.getState();
    if (asksFirst([order])) ask([order]);
    else give(order);
  };
  return (
    <Panel title={t(`decisions.${decision.kind}`)} aside={<RuleChip rule={decision.rule} />} className="prompt">
      <Whose />
      <div className="commands">
        {answers.map(([words, order]) => (
          <Button key={words} data-verb={order.do} onClick={() => answer(order)}>
            {words} {told && <Likely order={order} />}
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
