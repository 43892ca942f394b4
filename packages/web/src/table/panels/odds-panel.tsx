/** Before an order with dice: both sums and the exact chances, and one button that says what it does. */
import { type Forecast, forecast, type Game, give, type Order } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { leftBehind } from '../offers/verbs.ts';
import { useTable } from '../store/table-context.tsx';
import { Chances } from './chances.tsx';
import { TallyLines } from './tally-lines.tsx';

/** The forecast of the last order, in the game as the others will have left it. */
export function forecastOf(game: Game, orders: readonly Order[]): Forecast | undefined {
  let now = game;
  for (const order of orders.slice(0, -1)) {
    const outcome = give(now, order);
    if ('refused' in outcome) return undefined;
    now = outcome.game;
  }
  const last = orders.at(-1);
  return last && forecast(now, last);
}

function AttackOdds({ odds }: { readonly odds: Extract<Forecast, { kind: 'attack' }> }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const [first] = odds.targets;
  return (
    <>
      <div className="columns">
        <TallyLines title={t('attack')} tally={first?.attack ?? odds.firepower} />
        {first && <TallyLines title={t('defence')} tally={first.defence} />}
      </div>
      {odds.targets.map((target) => (
        <Chances key={target.unit} label={naming.unit(target.unit)} results={target.results} />
      ))}
    </>
  );
}

function Odds({ odds }: { readonly odds: Forecast }) {
  const { t } = useTranslation('table');
  switch (odds.kind) {
    case 'attack':
      return <AttackOdds odds={odds} />;
    case 'roll':
      return (
        <>
          <TallyLines title={t(`rolls.${odds.for}`)} tally={odds.sum} />
          <Chances
            label={t('needs', { needed: odds.needed, how: t(odds.succeeds) })}
            results={{ success: odds.chance, failure: 1 - odds.chance }}
          />
        </>
      );
    case 'drift':
      return <Chances label={t('in-sight')} results={{ success: odds.inSight, failure: 1 - odds.inSight }} />;
    default:
      return null;
  }
}

export function OddsPanel() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const pending = useTable((table) => table.pending);
  const assist = useTable((table) => table.record.assist);
  const { give: confirm, dismiss } = useTable((table) => table);
  const order = pending?.orders.at(-1);
  if (pending === undefined || order === undefined) return null;
  const odds = assist === 'referee' ? undefined : forecastOf(game, pending.orders);
  const left = leftBehind(pending.orders);
  return (
    <Panel title={t('before-the-dice')} className="odds">
      {left.length > 0 && <p className="refusal">{t('leaves-behind', { weapons: naming.weapons(left) })}</p>}
      {odds && <Odds odds={odds} />}
      <div className="answers">
        <Button look="main" hint="↵" data-answer="yes" onClick={() => confirm(...pending.orders)}>
          {sayOrder(order, naming, t)}
        </Button>
        <Button hint="Esc" onClick={dismiss}>
          {t('not-yet')}
        </Button>
      </div>
    </Panel>
  );
}
