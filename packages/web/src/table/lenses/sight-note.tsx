/** The verdict on the line of sight in words, with everything that counts and its rule. */
import { useTranslation } from 'react-i18next';
import { useNaming } from '../naming-context.tsx';
import { RuleChip } from '../panels/rule-chip.tsx';
import { useSightLine } from './sight-line.ts';

export function SightNote() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const line = useSightLine();
  if (line === undefined) return <p className="lens-note panel">{t('sight.begin')}</p>;
  const { verdict, range, causes, degrading } = line.report;
  return (
    <div className="lens-note panel" data-verdict={verdict} role="status">
      <p>
        <b>{t(`sight.${verdict}`, { count: degrading })}</b>{' '}
        {t('sight.between', { from: naming.place(line.from), to: naming.place(line.to), count: range })}
      </p>
      <ul>
        {causes.map(({ hex, what, effect, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: causes stand in their order on the line
          <li key={i}>
            {t(`sight.${effect}`, {
              hex: naming.hex(hex),
              what: t([`sight.${what}`, `terrain:${what}`], { defaultValue: what.replaceAll('-', ' ') }),
            })}{' '}
            <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}
