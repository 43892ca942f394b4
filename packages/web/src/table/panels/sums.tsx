/** The sums behind a happening. */
import type { GameEvent } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { TallyLines } from './tally-lines.tsx';

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
