/** Before an order with dice: both sums and the exact chances, and one button that says what it does. */
import { type Forecast, forecast, type Game, give, harmChance, type Order } from '@opfire/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useNaming } from '../naming-context.tsx';
import { leftBehind } from '../offers/verbs.ts';
import { wayOf } from '../offers/way-of.ts';
import { useTable } from '../store/table-context.tsx';
import { percent } from './chances.tsx';
import { JourneyOdds } from './journey-odds.tsx';
import { Odds } from './odds.tsx';
import { useChoiceWords } from './use-choice-words.ts';

interface Foreseen {
  readonly odds: Forecast | undefined;
  /** That at least one of several targets suffers. */
  readonly anybody: number | undefined;
}

/** The forecast of the last order, in the game as the others will have left it. */
function forecastOf(game: Game, orders: readonly Order[]): Foreseen | undefined {
  let now = game;
  for (const order of orders.slice(0, -1)) {
    const outcome = give(now, order);
    if ('refused' in outcome) return undefined;
    now = outcome.game;
  }
  const last = orders.at(-1);
  if (last === undefined) return undefined;
  const odds = forecast(now, last);
  const several = odds?.kind === 'attack' && odds.targets.length > 1;
  return { odds, anybody: several ? harmChance(now, last) : undefined };
}

export function OddsPanel() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const words = useChoiceWords();
  const game = useTable((table) => table.game);
  const pending = useTable((table) => table.pending);
  const assist = useTable((table) => table.record.assist);
  const confirm = useTable((table) => table.confirm);
  const dismiss = useTable((table) => table.dismiss);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pending) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [pending]);
  const way = useTable((table) => table.pending && wayOf(table, table.pending.orders));
  const told = assist !== 'referee';
  const foreseen = useMemo(
    () => (pending === undefined || way || !told ? undefined : forecastOf(game, pending.orders)),
    [pending, way, told, game],
  );
  if (pending === undefined) return null;
  const left = leftBehind(pending.orders);
  return (
    <Panel title={t(way ? 'before-the-way' : 'before-the-dice')} className="odds">
      {left.length > 0 && <p className="refusal">{t('leaves-behind', { weapons: naming.weapons(left) })}</p>}
      {foreseen?.odds && <Odds odds={foreseen.odds} />}
      {foreseen?.anybody !== undefined && (
        <p className="advice anybody">{t('anybody', { chance: percent(foreseen.anybody) })}</p>
      )}
      {way && told && <JourneyOdds way={way} />}
      <div className="answers" ref={panel}>
        <Button look="main" hint="↵" data-answer="yes" onClick={confirm}>
          {words(pending.orders)}
        </Button>
        <Button hint="Esc" onClick={dismiss}>
          {t('not-yet')}
        </Button>
      </div>
    </Panel>
  );
}
