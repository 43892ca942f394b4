import { useTranslation } from 'react-i18next';
import { sayEvent } from '../../words/say.ts';
import { useNaming, useSides } from '../naming-context.tsx';
import { KEYS } from '../offers/verbs.ts';
import { heard, useTable, viewerOf } from '../store/table-context.tsx';
import { sinceAsked } from '../store/undo.ts';

/** Whose decision it is, and which key ends it where nothing more has to be decided. */
function useNext(): string {
  const { t } = useTranslation('table');
  const sides = useSides();
  const decision = useTable((table) => table.decision);
  if (decision === undefined) return t('over');
  const next = `${sides[decision.side]}: ${t(`decisions.${decision.kind}`)}`;
  const isReady = decision.orders.some((order) => order.do === 'ready');
  return isReady ? `${next}. ${t('all-in-place', { key: KEYS.ready, order: t('orders:give.ready') })}` : next;
}

/** Tells readers that speak what has just happened and whose decision it is. */
export function Announcer() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const steps = useTable((table) => table.steps);
  const viewer = useTable(viewerOf);
  const next = useNext();
  const said = useTable((table) => table.said);
  const events = sinceAsked(steps).flatMap((step) => heard(step, viewer));
  const lines = events.map((event) => sayEvent(event, naming, t));
  return (
    <>
      <div className="unseen" aria-live="polite" role="status" data-heard="events">
        {[...lines.filter((line) => line !== ''), next].join('. ')}
      </div>
      <div className="unseen" aria-live="assertive" role="status" data-heard="answer">
        {said}
      </div>
    </>
  );
}
