/** What has happened: a line for each happening, which opens into its dice and sums. */
import type { GameEvent } from '@opfire/engine';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../parts/panel.tsx';
import { sayEvent, sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { heard, useTable, viewerOf } from '../store/table-context.tsx';
import type { Step } from '../store/types.ts';
import { TallyLines } from './tally-lines.tsx';

const SHOWN = 120;

export function Sums({ event }: { readonly event: GameEvent }) {
  const { t } = useTranslation('table');
  if (event.t === 'attacked') {
    const [first] = event.targets;
    return (
      <div className="columns">
        <TallyLines title={t('attack')} tally={first?.attack ?? event.firepower} />
        {first && <TallyLines title={t('defence')} tally={first.defence} />}
      </div>
    );
  }
  return 'sum' in event ? <TallyLines title={t('sum')} tally={event.sum} /> : null;
}

export const hasSums = (event: GameEvent): boolean => event.t === 'attacked' || 'sum' in event;

function Line({ event }: { readonly event: GameEvent }) {
  const { t } = useTranslation('table');
  const text = sayEvent(event, useNaming(), t);
  if (text === '') return null;
  if (!hasSums(event)) return <li data-event={event.t}>{text}</li>;
  return (
    <li data-event={event.t}>
      <details>
        <summary>{text}</summary>
        <Sums event={event} />
      </details>
    </li>
  );
}

/** Holding fire is worth no line: the table asks at every step. */
const isWorthALine = ({ order, events }: Step): boolean =>
  order.do !== 'hold' || events.some(({ t }) => t === 'rolled');

/** Counters come onto the map by being set up, and phases are told once. */
const isTold = (event: GameEvent, i: number, events: readonly GameEvent[]): boolean =>
  !(event.t === 'moved' && event.from < 0 && event.mode === 'placement') &&
  !(event.t === 'phase' && events.slice(0, i).some((one) => one.t === 'phase' && one.phase === event.phase));

const Entry = memo(({ step, events }: { readonly step: Step; readonly events: readonly GameEvent[] }) => {
  const { t } = useTranslation('table');
  const naming = useNaming();
  return (
    <li className="entry" data-side={step.side}>
      <p>{sayOrder(step.order, naming, t)}</p>
      <ul>
        {events.filter(isTold).map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
          <Line key={i} event={event} />
        ))}
      </ul>
    </li>
  );
});

export function Log() {
  const { t } = useTranslation('table');
  const steps = useTable((table) => table.steps);
  const viewer = useTable(viewerOf);
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever something is added
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [steps.length]);
  const from = Math.max(0, steps.length - SHOWN);
  return (
    <Panel title={t('log')} className="log">
      <ol>
        {steps.slice(from).map(
          (step, i) =>
            isWorthALine(step) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their number
              <Entry key={from + i} step={step} events={heard(step, viewer)} />
            ),
        )}
        <li ref={end} aria-hidden="true" />
      </ol>
    </Panel>
  );
}
