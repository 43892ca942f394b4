/** A sum, line by line, each with the rule it rests on; the dice that fell come first. */
import type { Tally } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { sayModifier } from '../../words/modifier-words.ts';
import { plain, signed } from '../../words/signed.ts';
import { useCalled } from '../naming-context.tsx';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly title: string;
  readonly tally: Tally;
  /** What the dice added, once they have fallen. */
  readonly rolled?: number | undefined;
}

export function TallyLines({ title, tally, rolled = 0 }: Props) {
  const { t } = useTranslation('table');
  const called = useCalled();
  // Some sums have the dice in their total, others leave them to whoever compares: here both look alike.
  const total = tally.parts.reduce((sum, { amount }) => sum + amount, rolled);
  return (
    <table className="tally">
      <caption>{title}</caption>
      <tbody>
        {rolled > 0 && (
          <tr>
            <th scope="row">{t('rolled')}</th>
            <td>{rolled}</td>
            <td />
          </tr>
        )}
        {tally.parts.map(({ what, amount, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sum keep their order
          <tr key={i}>
            <th scope="row">{sayModifier(what, t, called)}</th>
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
          <td>{rolled > 0 ? plain(total) : signed(total)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
