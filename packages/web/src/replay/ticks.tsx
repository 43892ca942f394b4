/** Marks below the bar: long ones with a name where a turn begins, short ones where a phase does. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplay } from './replay-context.tsx';
import type { Mark } from './timeline.ts';

/** Names closer to each other than this share of the bar would run together. */
const LEAST_APART = 0.055;

interface Tick {
  readonly mark: Mark;
  /** From 0, the beginning of the bar, to 1. */
  readonly place: number;
}

/** Leaves out whatever stands too close to the one before it. */
function apart(ticks: readonly Tick[]): Tick[] {
  const kept: Tick[] = [];
  for (const tick of ticks) if (tick.place - (kept.at(-1)?.place ?? -1) >= LEAST_APART) kept.push(tick);
  return kept;
}

const standingAt = (place: number): CSSProperties & Readonly<Record<'--place', number>> => ({ '--place': place });

/** `stops` are the moments at which the scrubber stops. What the marks say is heard from the scrubber itself. */
export function Ticks({ stops }: { readonly stops: readonly number[] }) {
  const { t } = useTranslation('replay');
  const { turns, phases } = useReplay().timeline;
  const tickOf = (mark: Mark): Tick => ({
    mark,
    place: stops.filter((stop) => stop < mark.at).length / Math.max(1, stops.length - 1),
  });
  const named = apart(turns.filter(({ turn }) => turn > 0).map(tickOf));
  return (
    <ul className="ticks" aria-hidden="true">
      {phases.map(tickOf).map(({ mark, place }) => (
        <li
          key={mark.at}
          data-begins={turns.some(({ at }) => at === mark.at) ? 'turn' : 'phase'}
          style={standingAt(place)}
        />
      ))}
      {named.map(({ mark: { turn }, place }) => (
        <li key={turn} data-turn={turn} style={standingAt(place)}>
          <span className="long">{t('turn-mark', { turn })}</span>
          <span className="short">{turn}</span>
        </li>
      ))}
    </ul>
  );
}
