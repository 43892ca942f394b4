/** Before an order with dice: both sums and the exact chances, and one button that says what it does. */
import { type Forecast, forecast, type Game, give, type Order } from '@opfire/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { leftBehind } from '../offers/verbs.ts';
import { useTable } from '../store/table-context.tsx';
import { Odds } from './odds.tsx';

/** The forecast of the last order, in the game as the others will have left it. */
function forecastOf(game: Game, orders: readonly Order[]): Forecast | undefined {
  let now = game;
  for (const order of orders.slice(0, -1)) {
    const outcome = give(now, order);
    if ('refused' in outcome) return undefined;
    now = outcome.game;
  }
  const last = orders.at(-1);
  return last && forecast(now, last);
}

export function OddsPanel() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const pending = useTable((table) => table.pending);
  const assist = useTable((table) => table.record.assist);
  const confirm = useTable((table) => table.confirm);
  const dismiss = useTable((table) => table.dismiss);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pending) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [pending]);
  const odds = useMemo(
    () => (pending === undefined || assist === 'referee' ? undefined : forecastOf(game, pending.orders)),
    [pending, assist, game],
  );
  const order = pending?.orders.at(-1);
  if (pending === undefined || order === undefined) return null;
  const left = leftBehind(pending.orders);
  const end = pending.way.at(-1);
  return (
    <Panel title={t('before-the-dice')} className="odds">
      {left.length > 0 && <p className="refusal">{t('leaves-behind', { weapons: naming.weapons(left) })}</p>}
      {odds && <Odds odds={odds} />}
      <div className="answers" ref={panel}>
        <Button look="main" hint="↵" data-answer="yes" onClick={confirm}>
          {sayOrder(end === undefined ? order : { do: 'step', to: end }, naming, t)}
        </Button>
        <Button hint="Esc" onClick={dismiss}>
          {t('not-yet')}
        </Button>
      </div>
    </Panel>
  );
}
