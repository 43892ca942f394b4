import { useTranslation } from 'react-i18next';
import { sayEvent } from '../../words/say.ts';
import { useNaming, useSides } from '../naming-context.tsx';
import { heard, useTable, viewerOf } from '../store/table-context.tsx';

/** Tells readers that speak what has just happened and whose decision it is. */
export function Announcer() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const sides = useSides();
  const step = useTable((table) => table.steps.at(-1));
  const viewer = useTable(viewerOf);
  const decision = useTable((table) => table.decision);
  const said = useTable((table) => table.said);
  const lines = step ? heard(step, viewer).map((event) => sayEvent(event, naming, t)) : [];
  const next = decision ? `${sides[decision.side]}: ${t(`decisions.${decision.kind}`)}` : t('over');
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
