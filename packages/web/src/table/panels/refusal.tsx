import { useTranslation } from 'react-i18next';
import { sayRefusal } from '../../words/refusal-words.ts';
import { useTable } from '../store/table-context.tsx';
import { RuleChip } from './rule-chip.tsx';

/** Why the last order was not accepted. */
export function RefusalNote() {
  const { t } = useTranslation('table');
  const refused = useTable((table) => table.refused);
  if (refused === undefined) return null;
  return (
    <p className="refusal" role="alert">
      {sayRefusal(refused.why, t)} <RuleChip rule={refused.rule} />
    </p>
  );
}
