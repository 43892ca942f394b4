/** A sum, line by line, each with the rule it rests on. */
import type { Tally } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { sayModifier } from '../../words/modifier-words.ts';
import { usePrinted } from '../naming-context.tsx';
import { RuleChip } from './rule-chip.tsx';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount).replace('-', '−'));

export function TallyLines({ title, tally }: { readonly title: string; readonly tally: Tally }) {
  const { t } = useTranslation('table');
  const printed = usePrinted();
  return (
    <table className="tally">
      <caption>{title}</caption>
      <tbody>
        {tally.parts.map(({ what, amount, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sum keep their order
          <tr key={i}>
            <th scope="row">{sayModifier(what, t, printed)}</th>
            <td>{signed(amount)}</td>
            <td>
              <RuleChip rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum')}</th>
          <td>{signed(tally.total)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
