/** One step in the log: a line for each happening, which opens into its sums and shows its place on the map. */
import type { GameEvent } from '@opfire/engine';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Naming } from '../../words/naming.ts';
import { sayEvent, sayOrder } from '../../words/say.ts';
import { isWorthHolding } from '../board/objectives.ts';
import { placeOfEvent } from '../board/place-of-event.ts';
import { Why } from '../hints/why.tsx';
import { useNamingOf } from '../naming-context.tsx';
import { useTableStore } from '../store/table-context.tsx';
import type { Step } from '../store/types.ts';
import { hasSums, Sums } from './sums.tsx';

/** A line that shows its place on the map when it is pressed. */
function Told({ event, text }: { readonly event: GameEvent; readonly text: string }) {
  const store = useTableStore();
  const at = placeOfEvent(event);
  if (at === undefined || at < 0) return text;
  const show = (): void => {
    const { game, seek } = store.getState();
    seek(game.world.board.locations[at]?.hex ?? -1);
  };
  return (
    <button type="button" className="told" onClick={show}>
      {text}
    </button>
  );
}

function Line({ event, naming }: { readonly event: GameEvent; readonly naming: Naming }) {
  const { t } = useTranslation('table');
  const text = sayEvent(event, naming, t);
  if (text === '') return null;
  return (
    <li data-event={event.t}>
      <Told event={event} text={text} />
      {hasSums(event) && (
        <details className="sums-behind">
          <summary title={t('how-so')}>
            <span className="unseen">{t('how-so')}</span>
          </summary>
          <Sums event={event} />
        </details>
      )}
    </li>
  );
}

/** What is set up is seen, phases are told once, and control only where somebody may care. */
const tellable =
  ({ before: { world }, order }: Step) =>
  (event: GameEvent, i: number, events: readonly GameEvent[]): boolean => {
    switch (event.t) {
      case 'moved':
        return event.from >= 0 || order.do !== 'deploy';
      case 'phase':
        return !events.slice(0, i).some((one) => one.t === 'phase' && one.phase === event.phase);
      case 'controlled':
        return isWorthHolding(world, world.board.locations[event.at]?.hex ?? -1);
      default:
        return true;
    }
  };

/** Orders that say nothing beyond what then happens. */
export const SILENT: ReadonlySet<string> = new Set([
  'activate',
  'move',
  'step',
  'stop',
  'hold',
  'enter',
  'pass',
  'done',
  'board',
  'alight',
  'pivot',
  'settle',
]);

export interface EntryProps {
  readonly step: Step;
  readonly events: readonly GameEvent[];
}

export const Entry = memo(({ step, events }: EntryProps) => {
  const { t } = useTranslation('table');
  const naming = useNamingOf(step);
  const told = events.filter(tellable(step));
  const silent = SILENT.has(step.order.do);
  if (silent && told.every((event) => sayEvent(event, naming, t) === '')) return null;
  return (
    <li className="entry" data-side={step.side}>
      {!silent && <p>{sayOrder(step.order, naming, t)}</p>}
      <ul>
        {told.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
          <Line key={i} event={event} naming={naming} />
        ))}
      </ul>
      <Why step={step} />
    </li>
  );
});
