/** Somebody moves in sight: fire, or hold — now, for the whole move, or whenever the chance is small. */
import type { Decision, Game, Order } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { isMovePart, setOut } from '../offers/parts.ts';
import { opportunityShots } from '../offers/shots.ts';
import { chanceOf, moveAnswered } from '../store/restraint.ts';
import { useTable, useTableStore } from '../store/table-context.tsx';
import { NOTHING } from '../store/types.ts';
import { percent } from './chances.tsx';
import { RuleChip } from './rule-chip.tsx';

function Shot({ order, hint }: { readonly order: Order; readonly hint: string | undefined }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const ask = useTable((table) => table.ask);
  const assist = useTable((table) => table.record.assist);
  const chance = useMemo(() => (assist === 'referee' ? undefined : chanceOf(game, order)), [assist, game, order]);
  const firers = 'units' in order ? order.units : 'unit' in order ? [order.unit] : [];
  const from = game.state.units[firers[0] ?? -1]?.at ?? -1;
  return (
    <li>
      <Button data-verb={order.do} hint={hint} onClick={() => ask([order])}>
        <span className="shot">
          <b>{naming.place(from)}</b> {naming.units(firers)}
          {chance !== undefined && <span className="meter" style={{ inlineSize: `${chance * 100}%` }} />}
        </span>
        {chance !== undefined && (
          <span className="odds-of">
            {percent(chance)} <span className="unseen">{t('chance-of-effect')}</span>
          </span>
        )}
      </Button>
    </li>
  );
}

/** A chance below which nobody is asked. */
function Threshold() {
  const { t } = useTranslation('table');
  const below = useTable((table) => table.restraint.below);
  const restrain = useTable((table) => table.restrain);
  return (
    <label className="threshold">
      <span>{t('hold-below')}</span>
      <input
        type="range"
        min="0"
        max="90"
        step="5"
        value={Math.round(below * 100)}
        onChange={({ target }) => restrain({ below: Number(target.value) / 100 })}
      />
      <output>{percent(below)}</output>
    </label>
  );
}

/** Whatever else answers a move: reacting, dashing away, placing a Sniper (6.8, 11.4). */
function otherAnswers(game: Game, { orders, parts }: Decision): Order[] {
  const dashes = parts.filter(isMovePart).flatMap((part) => {
    const { units, modes } = part;
    return modes.flatMap((mode) => setOut(game, part, mode, { ...NOTHING, units }) ?? []);
  });
  return [...orders.filter((order) => order.do === 'react' || order.do === 'place-sniper'), ...dashes];
}

function Others({ answers }: { readonly answers: readonly Order[] }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const store = useTableStore();
  const say = (order: Order): string => {
    const said = sayOrder(order, naming, t);
    return order.do === 'dash' ? `${said} · ${t(`orders:modes.${order.mode}`)}` : said;
  };
  return answers.map((order) => (
    <Button key={JSON.stringify(order)} data-verb={order.do} onClick={() => store.getState().ask([order])}>
      {say(order)}
    </Button>
  ));
}

export function OpportunityPanel() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const decision = useTable((table) => table.decision);
  const give = useTable((table) => table.give);
  const restrain = useTable((table) => table.restrain);
  const shots = useMemo(() => (decision ? opportunityShots(game, decision) : []), [game, decision]);
  const frame = game.state.stack.at(-1);
  if (frame?.f !== 'opportunity' || decision === undefined) return null;
  const mayHold = decision.orders.some((order) => order.do === 'hold');
  return (
    <Panel title={t('opportunity', { at: naming.place(frame.at) })} aside={<RuleChip rule="5.3" />} className="asks">
      <p className="advice">{t('opportunity-text', { units: naming.units(frame.movers), count: frame.slots })}</p>
      <ul className="candidates">
        {shots.map((order, i) => (
          <Shot key={JSON.stringify(order)} order={order} hint={i < 9 ? String(i + 1) : undefined} />
        ))}
      </ul>
      <div className="commands">
        <Others answers={otherAnswers(game, decision)} />
        {mayHold && (
          <>
            <Button look="main" hint="H" data-verb="hold" onClick={() => give({ do: 'hold' })}>
              {t('orders:give.hold')}
            </Button>
            <Button hint="G" data-verb="hold-move" onClick={() => restrain({ move: moveAnswered(game) })}>
              {t('hold-move')}
            </Button>
            <Threshold />
          </>
        )}
      </div>
    </Panel>
  );
}
