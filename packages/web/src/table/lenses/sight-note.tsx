/** The verdict on the line of sight in words, with everything that counts and its rule. */
import { DIRECT_FIRE_TABLE } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { sayRefusal } from '../../words/refusal-words.ts';
import { plain } from '../../words/signed.ts';
import { useNaming } from '../naming-context.tsx';
import { RuleChip } from '../panels/rule-chip.tsx';
import { type SightLine, useSightLines } from './sight-line.ts';

const { betweenStructures } = DIRECT_FIRE_TABLE;

/** What the line to another floor of the hex is like. */
function OtherFloor({ line }: { readonly line: SightLine }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const { verdict, degrading } = line.report;
  return (
    <li>
      {naming.place(line.to)}: <b>{t(`sight.${verdict}`, { count: degrading })}</b>
    </li>
  );
}

/** What makes the line what it is, thing by thing. */
function Causes({ line }: { readonly line: SightLine }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const { causes, gap, dark } = line.report;
  return (
    <>
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
      {gap && (
        <li>
          {t('sight.gap', { amount: plain(betweenStructures.amount) })} <RuleChip rule={betweenStructures.rule} />
        </li>
      )}
      {dark && (
        <li>
          {sayRefusal(dark.why, t)} <RuleChip rule={dark.rule} />
        </li>
      )}
    </>
  );
}

export function SightNote() {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const [line, ...others] = useSightLines();
  if (line === undefined) return <p className="lens-note panel">{t('sight.begin')}</p>;
  const { verdict, range, degrading } = line.report;
  return (
    <div className="lens-note panel" data-verdict={verdict} role="status">
      <p>
        <b>{t(`sight.${verdict}`, { count: degrading })}</b>{' '}
        {t('sight.between', { from: naming.place(line.from), to: naming.place(line.to), count: range })}
      </p>
      <ul>
        <Causes line={line} />
        {others.map((other) => (
          <OtherFloor key={other.to} line={other} />
        ))}
      </ul>
    </div>
  );
}
