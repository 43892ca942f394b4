/** Somebody moves in sight or guides a missile: fire, or hold — now, for the whole move, or whenever the chance is small. */
import type { Decision, Game, Order } from '@opfire/engine';
import { type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { chanceOf } from '../offers/chance-of.ts';
import { isMovePart, setOut } from '../offers/parts.ts';
import { opportunityShots } from '../offers/shots.ts';
import { KEYS } from '../offers/verbs.ts';
import { moveAnswered } from '../store/restraint.ts';
import { useTable, useTableStore } from '../store/table-context.tsx';
import { NOTHING } from '../store/types.ts';
import { percent } from './chances.tsx';
import { RuleChip } from './rule-chip.tsx';

function Shot({ order, hint }: { readonly order: Order; readonly hint: string | undefined }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const store = useTableStore();
  const assist = useTable((table) => table.record.assist);
  const chance = useMemo(() => (assist === 'referee' ? undefined : chanceOf(game, order)), [assist, game, order]);
  const firers = 'units' in order ? order.units : 'unit' in order ? [order.unit] : [];
  const from = game.state.units[firers[0] ?? -1]?.at ?? -1;
  const isShown = (): boolean => JSON.stringify(store.getState().pending?.orders) === JSON.stringify([order]);
  // The odds are seen by pointing at it, or by a first press where nothing points; then a press fires.
  const show = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse' && !isShown()) store.getState().ask([order]);
  };
  const press = (): void => {
    if (isShown()) store.getState().confirm();
    else store.getState().ask([order]);
  };
  return (
    <li>
      <Button data-verb={order.do} hint={hint} onPointerEnter={show} onClick={press}>
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

/** Whatever else answers a move: reacting, dashing away (6.8). */
function otherAnswers(game: Game, { orders, parts }: Decision): Order[] {
  const dashes = parts.filter(isMovePart).flatMap((part) => {
    const { units, modes } = part;
    return modes.flatMap((mode) => setOut(game, part, mode, { ...NOTHING, units }) ?? []);
  });
  return [...orders.filter((order) => order.do === 'react'), ...dashes];
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

/** Places for a Sniper light up on the map when they are asked for: there are too many for a list (11.4). */
function PlaceSniper() {
  const { t } = useTranslation('table');
  const aims = useTable((table) => table.selection.intent === 'place-sniper');
  const select = useTable((table) => table.select);
  const intent = aims ? undefined : 'place-sniper';
  return (
    <Button hint={KEYS['place-sniper']} aria-pressed={aims} data-verb="place-sniper" onClick={() => select({ intent })}>
      {t('orders:aim.place-sniper')}
    </Button>
  );
}

interface Occasion {
  readonly title: string;
  readonly text: string;
  /** Whether more of it may follow. */
  readonly lasts: boolean;
}

/** Somebody moves in sight, or guides a missile to its target (5.3, 14.4). */
function useOccasion(): Occasion | undefined {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const frame = game.state.stack.at(-1);
  if (frame?.f === 'opportunity') {
    const text = t('opportunity-text', { units: naming.units(frame.movers), count: frame.slots });
    return { title: t('opportunity', { at: naming.place(frame.at) }), text, lasts: true };
  }
  if (frame?.f !== 'guided') return undefined;
  const from = naming.place(game.state.units[frame.unit]?.at ?? -1);
  const text = t('missile-text', { unit: naming.unit(frame.unit), at: naming.place(frame.at) });
  return { title: t('missile', { from }), text, lasts: false };
}

export function OpportunityPanel() {
  const { t } = useTranslation('table');
  const game = useTable((table) => table.game);
  const decision = useTable((table) => table.decision);
  const give = useTable((table) => table.give);
  const restrain = useTable((table) => table.restrain);
  const shots = useMemo(() => (decision ? opportunityShots(game, decision) : []), [game, decision]);
  const occasion = useOccasion();
  if (occasion === undefined || decision === undefined) return null;
  const mayHold = decision.orders.some((order) => order.do === 'hold');
  return (
    <Panel title={occasion.title} aside={<RuleChip rule={decision.rule} />} className="asks">
      <p className="advice">{occasion.text}</p>
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
            {occasion.lasts && (
              <Button hint="G" data-verb="hold-move" onClick={() => restrain({ move: moveAnswered(game) })}>
                {t('hold-move')}
              </Button>
            )}
          </>
        )}
        {decision.orders.some((order) => order.do === 'place-sniper') && <PlaceSniper />}
        {mayHold && <Threshold />}
      </div>
    </Panel>
  );
}
