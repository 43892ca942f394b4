/** Why the computer did it, below its line in the log: what it chose, and what else it weighed. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable, viewerOf } from '../store/table-context.tsx';
import type { Step } from '../store/types.ts';
import { explained, type Reason, reasonFor } from './reasons.ts';
import { tellReason, useSentencesIn } from './use-sentences.ts';

function Others({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function Told({ step, reason }: { readonly step: Step; readonly reason: Reason }) {
  const { t } = useTranslation('hints');
  const { chosen, others, instead } = tellReason(useSentencesIn(step.before), step.before, reason);
  return (
    <>
      <p>{chosen}</p>
      <Others title={t('others')} texts={others} />
      <Others title={t('instead')} texts={instead} />
    </>
  );
}

/** Sentences are made when somebody reads them: the log is long. */
function Asked({ step }: { readonly step: Step }) {
  const { t } = useTranslation('hints');
  const [isOpen, setOpen] = useState(false);
  const steps = useTable((table) => table.steps);
  const game = useTable((table) => table.game);
  const viewer = useTable(viewerOf);
  const reason = useMemo(() => reasonFor({ steps, game }, step, viewer), [steps, game, step, viewer]);
  if (reason === undefined) return null;
  return (
    <details className="why" data-why={step.order.do} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary title={t('why')}>
        <span className="unseen">{t('why')}</span>
      </summary>
      {isOpen && <Told step={step} reason={reason} />}
    </details>
  );
}

export function Why({ step }: { readonly step: Step }) {
  const decided = useTable((table) => explained(table, step));
  return decided ? <Asked step={decided} /> : null;
}
