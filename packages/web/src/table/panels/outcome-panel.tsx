/** After the roll: what happened, die by die, in the same place where the odds stood. */
import type { EventOf, GameEvent } from '@opfire/engine';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { Naming } from '../../words/naming.ts';
import { rolledBy, sayEvent, sayOrder } from '../../words/say.ts';
import { useNaming, useNamingOf } from '../naming-context.tsx';
import { heard, useTable, viewerOf } from '../store/table-context.tsx';
import type { Step } from '../store/types.ts';
import { type Clash, clashesOf } from './clashes.ts';
import { Dice, Die } from './dice.tsx';
import { SILENT } from './log-entry.tsx';
import { isContest, Sums, total } from './sums.tsx';

/** What is added to a die, with its sign. */
const added = (amount: number): string => (amount < 0 ? `− ${-amount}` : `+ ${amount}`);

function OneClash({ event, clash }: { readonly event: EventOf<'attacked'>; readonly clash: Omit<Clash, 'units'> }) {
  const { t } = useTranslation('table');
  const { attack, defence } = clash;
  return (
    <div className="clash">
      <div>
        <Dice faces={event.dice} look="attack" />
        <span className="plus">{added(attack.total)}</span>
        <b className="grand">{rolledBy(event) + attack.total}</b>
      </div>
      <span className="versus">{t('against')}</span>
      <div>
        <Dice faces={event.defence} look="defence" />
        <span className="plus">{added(defence.total)}</span>
        <b className="grand">{total(event.defence) + defence.total}</b>
      </div>
    </div>
  );
}

function Attack({ event }: { readonly event: EventOf<'attacked'> }) {
  const naming = useNaming();
  const clashes = clashesOf(event.targets);
  return clashes.map((clash) => (
    <div key={clash.units.join()}>
      {clashes.length > 1 && <p className="about">{naming.units(clash.units)}</p>}
      <OneClash event={event} clash={clash} />
    </div>
  ));
}

function Check({ event, naming }: { readonly event: EventOf<'damage-checked'>; readonly naming: Naming }) {
  const { t } = useTranslation('table');
  return (
    <div className="check" data-result={event.result}>
      <Die face={event.die} />
      <span>
        <b>{naming.unit(event.unit)}</b>
        <small>
          {t('check-sum', {
            die: event.die,
            plus: event.sum.total - event.die,
            sum: event.sum.total,
            morale: event.morale,
          })}
        </small>
      </span>
      <strong className="result">{t(`results.${event.result}`)}</strong>
    </div>
  );
}

const diceIn = (event: GameEvent): readonly number[] => {
  if ('dice' in event) return event.dice;
  return 'die' in event ? [event.die] : [];
};

function Happening({ event, naming }: { readonly event: GameEvent; readonly naming: Naming }) {
  const { t } = useTranslation('table');
  if (event.t === 'damage-checked') return <Check event={event} naming={naming} />;
  const text = sayEvent(event, naming, t);
  const dice = diceIn(event);
  return (
    <div className="happening" data-event={event.t}>
      <p>{text}</p>
      {event.t === 'attacked' ? <Attack event={event} /> : <Dice faces={dice} />}
      {isContest(event) ? (
        <details>
          <summary>{t('how-so')}</summary>
          <Sums event={event} />
        </details>
      ) : (
        'sum' in event && event.sum.parts.length > 0 && <Sums event={event} />
      )}
    </div>
  );
}

/** Dice that say something by themselves; what only their numbers tell stands with what they were thrown for. */
const isShown = (event: GameEvent, naming: Naming, t: TFunction): boolean =>
  event.t !== 'rolled' && diceIn(event).length > 0 && sayEvent(event, naming, t) !== '';

/** What it was about, where the order does not say it. */
function titleOf(events: readonly GameEvent[], naming: Naming, t: TFunction): string {
  const melee = events.find((event) => event.t === 'melee-struck');
  return melee ? t('events:melee-marked', { at: naming.place(melee.at) }) : t('happened');
}

function Outcome({ outcome }: { readonly outcome: Step }) {
  const { t } = useTranslation('table');
  const naming = useNamingOf(outcome);
  const viewer = useTable(viewerOf);
  const nth = useTable((table) => table.steps.indexOf(outcome));
  const dismiss = useTable((table) => table.dismiss);
  const shown = heard(outcome, viewer).filter((event) => isShown(event, naming, t));
  if (shown.length === 0) return null;
  return (
    <Panel
      title={SILENT.has(outcome.order.do) ? titleOf(shown, naming, t) : sayOrder(outcome.order, naming, t)}
      className="outcome"
      aside={
        <Button look="quiet" className="small" onClick={dismiss} aria-label={t('app:close')}>
          ×
        </Button>
      }
    >
      <div key={nth} data-side={outcome.side}>
        {shown.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
          <Happening key={i} event={event} naming={naming} />
        ))}
      </div>
    </Panel>
  );
}

export function OutcomePanel() {
  const outcome = useTable((table) => table.outcome);
  const pending = useTable((table) => table.pending);
  return outcome === undefined || pending !== undefined ? null : <Outcome outcome={outcome} />;
}
