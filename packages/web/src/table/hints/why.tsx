/** Why the computer did it, below its line in the log: what it chose, and what else it weighed. */
import { useTranslation } from 'react-i18next';
import { useTable, viewerOf } from '../store/table-context.tsx';
import type { Step } from '../store/types.ts';
import { explained, reasonFor } from './reasons.ts';
import { useSentences } from './use-sentences.ts';

const MOST_OTHERS = 3;

function Reason({ step }: { readonly step: Step }) {
  const { t } = useTranslation('hints');
  const game = useTable((table) => table.game);
  const viewer = useTable(viewerOf);
  const tell = useSentences();
  const why = reasonFor(step, game, viewer);
  if (why === undefined) return null;
  const [chosen, ...others] = tell(step.before, why.candidates.slice(0, 1 + MOST_OTHERS));
  return (
    <details className="why" data-why={step.order.do}>
      <summary title={t('why')}>
        <span className="unseen">{t('why')}</span>
      </summary>
      <p>{chosen}</p>
      {others.length > 0 && (
        <>
          <p>{t('others')}</p>
          <ul>
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

export function Why({ step }: { readonly step: Step }) {
  const decided = useTable((table) => explained(table, step));
  return decided ? <Reason step={decided} /> : null;
}
