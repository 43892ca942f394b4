/** Questions that the rules put to a side: opportunity fire, and choices that cannot wait. */
import { type Order, orders } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { isFirePart, shotAt } from '../offers/parts.ts';
import { isAsked, useTable, useTableStore } from '../store/table-context.tsx';
import { NOTHING } from '../store/types.ts';
import { percent } from './chances.tsx';
import { forecastOf } from './odds-panel.tsx';

const CHOICES = new Set(['melee-weapons', 'melee-targets', 'keep-weapon', 'place-hero', 'retreat', 'spotting-round']);
const MOST = 40;

/** One shot for each place that may fire, with all it has. */
function useShots(): readonly Order[] {
  const game = useTable((table) => table.game);
  const decision = useTable((table) => table.decision);
  return useMemo(() => {
    const parts = decision?.parts.filter(isFirePart) ?? [];
    return parts.flatMap((part) =>
      part.targets.flatMap(
        (at) => shotAt(game, part, at, { ...NOTHING, units: part.units, weapons: part.weapons }) ?? [],
      ),
    );
  }, [game, decision]);
}

function Shot({ order }: { readonly order: Order }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const ask = useTable((table) => table.ask);
  const assist = useTable((table) => table.record.assist);
  if (order.do !== 'fire') return null;
  const odds = assist === 'referee' ? undefined : forecastOf(game, [order]);
  const best =
    odds?.kind === 'attack' ? Math.max(0, ...odds.targets.map(({ results }) => 1 - results['no-effect'])) : 0;
  return (
    <li>
      <Button data-verb="fire" onClick={() => ask([order])}>
        {naming.place(game.state.units[order.units[0] ?? -1]?.at ?? -1)} · {naming.units(order.units)}
        {odds && <b>{percent(best)}</b>}
      </Button>
      <span className="unseen">{t('chance-of-effect')}</span>
    </li>
  );
}

function OpportunityFire() {
  const { t } = useTranslation('table');
  const shots = useShots();
  const give = useTable((table) => table.give);
  const naming = useNaming();
  const frame = useTable((table) => table.game.state.stack.at(-1));
  if (frame?.f !== 'opportunity') return null;
  return (
    <Panel title={t('opportunity', { at: naming.place(frame.at) })} aside={<span className="chip rule">5.3</span>}>
      <p className="advice">{t('opportunity-text', { units: naming.units(frame.movers), count: frame.slots })}</p>
      <ul className="candidates">
        {shots.map((order, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shots keep their order as long as the question stands
          <Shot key={i} order={order} />
        ))}
      </ul>
      <Button look="main" hint="H" onClick={() => give({ do: 'hold' })}>
        {t('orders:give.hold')}
      </Button>
    </Panel>
  );
}

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
    <Panel title={t(`decisions.${decision.kind}`)} aside={<span className="chip rule">{decision.rule}</span>}>
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
  if (kind === 'opportunity-fire') return <OpportunityFire />;
  return kind !== undefined && CHOICES.has(kind) ? <ForcedChoice /> : null;
}
