/** What is happening at the moment shown: the order, its latest event, and the sums behind it. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/panel.tsx';
import { useNamingIn, useSides } from '../table/naming-context.tsx';
import { hasSums, Sums } from '../table/panels/sums.tsx';
import { sayEvent, sayOrder } from '../words/say.ts';
import { usePlayback, useReplay } from './replay-context.tsx';
import { happenedAt, tellingAmong } from './timeline.ts';

export function useHappening() {
  const { steps, timeline } = useReplay();
  const at = usePlayback((playback) => playback.at);
  return useMemo(() => {
    const events = happenedAt(steps, timeline.moments, at);
    return { step: steps[timeline.moments[at]?.step ?? -1], event: tellingAmong(events) };
  }, [steps, timeline, at]);
}

export function Caption() {
  const { t } = useTranslation('replay');
  const { end } = useReplay();
  const { step, event } = useHappening();
  const naming = useNamingIn(step?.before ?? end);
  const sides = useSides();
  if (step === undefined) {
    return (
      <Panel title={t('start')}>
        <p className="advice with-keys">{t('keys')}</p>
        <p className="advice with-fingers">{t('touch')}</p>
      </Panel>
    );
  }
  const happened = event ? sayEvent(event, naming, t) : '';
  return (
    <div data-side={step.side}>
      <Panel title={sides[step.side]} className="caption">
        <p>{sayOrder(step.order, naming, t)}</p>
        <p className="happened" role="status" data-event={event?.t}>
          {happened}
        </p>
        {event && hasSums(event) && <Sums event={event} />}
      </Panel>
    </div>
  );
}
