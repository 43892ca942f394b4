/** Exact chances of whatever an order brings: both sums line by line, and a bar for each unit. */
import type { Forecast } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { plain } from '../../words/signed.ts';
import { useNaming } from '../naming-context.tsx';
import { Chances, percent } from './chances.tsx';
import { clashesOf } from './clashes.ts';
import { RuleChip } from './rule-chip.tsx';
import { ShotOdds } from './shot-odds.tsx';
import { TallyLines } from './tally-lines.tsx';

type Of<K extends Forecast['kind']> = Extract<Forecast, { kind: K }>;

const either = (chance: number): Readonly<Record<string, number>> => ({ success: chance, failure: 1 - chance });

function Attack({ odds }: { readonly odds: Of<'attack'> }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const clashes = clashesOf(odds.targets);
  return (
    <>
      {clashes.length === 0 && <TallyLines title={t('attack')} tally={odds.firepower} />}
      {clashes.map(({ units, attack, defence }) => (
        <section key={units.join()}>
          {clashes.length > 1 && <p className="about">{naming.units(units)}</p>}
          <div className="columns">
            <TallyLines title={t('attack')} tally={attack} />
            <TallyLines title={t('defence')} tally={defence} />
          </div>
        </section>
      ))}
      {odds.targets.map((target) => (
        <Chances
          key={target.unit}
          label={naming.unit(target.unit)}
          aside={`${plain(target.attack.total)} : ${plain(target.defence.total)}`}
          results={target.results}
        />
      ))}
      {odds.riders?.map(({ unit, results }) => (
        <Chances key={unit} label={naming.unit(unit)} results={results} />
      ))}
      {odds.jam !== undefined && <p className="advice">{t('may-jam', { chance: percent(odds.jam) })}</p>}
    </>
  );
}

function Check({ odds }: { readonly odds: Of<'check'> }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  return (
    <>
      {odds.sum.parts.length > 0 && <TallyLines title={naming.unit(odds.unit)} tally={odds.sum} />}
      <Chances
        label={naming.unit(odds.unit)}
        aside={t('two-dice', { needed: odds.needed, how: t('at-most') })}
        results={either(odds.chance)}
      />
    </>
  );
}

function Strike({ odds }: { readonly odds: Of<'strike'> }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  return (
    <>
      <div className="columns">
        <TallyLines title={t('attack')} tally={odds.attack} />
        <TallyLines title={t('defence')} tally={odds.defence} />
      </div>
      <p className="advice">{t('kill-number', { odds: odds.odds, number: odds.killNumber })}</p>
      {odds.sum.parts.length > 0 && <TallyLines title={t('modifiers')} tally={odds.sum} />}
      <Chances label={naming.units(odds.targets)} aside={odds.odds} results={either(odds.chance)} />
      {odds.replies.map((blow) => (
        <Chances
          key={blow.targets.join()}
          label={t('reply', { units: naming.units(blow.targets) })}
          aside={blow.odds}
          results={{ eliminated: blow.chance, failure: 1 - blow.chance }}
        />
      ))}
    </>
  );
}

function CloseAssault({ odds }: { readonly odds: Of<'close-assault'> }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  return (
    <>
      <h3>
        {t('nerve-first')} <RuleChip rule="17.1" />
      </h3>
      {odds.checks.map((check) => (
        <Check key={check.unit} odds={check} />
      ))}
      <h3>{t('then-assault')}</h3>
      {odds.attempts.map(({ unit, attack, defence, chance }) => (
        <details key={unit} className="plate">
          <summary>
            <span>{naming.unit(unit)}</span>
            <span>{t('shell-against-armour', { shell: attack.total, armour: defence.total })}</span>
            <b>{percent(chance)}</b>
          </summary>
          <div className="columns">
            <TallyLines title={t('attack')} tally={attack} />
            <TallyLines title={t('defence')} tally={defence} />
          </div>
        </details>
      ))}
      <Chances label={naming.unit(odds.target)} results={{ destroyed: odds.destroyed, failure: 1 - odds.destroyed }} />
    </>
  );
}

function Step({ odds }: { readonly odds: Of<'step'> }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  return (
    <>
      {odds.units.map(({ unit, cost }) => (
        <TallyLines key={unit} title={naming.unit(unit)} tally={cost} />
      ))}
      <p className="advice">
        {odds.threats.length === 0 ? t('nobody-fires') : t('could-fire', { units: naming.units(odds.threats) })}
      </p>
      {odds.shells.map((shells, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers attack in their order
        <Attack key={i} odds={shells} />
      ))}
    </>
  );
}

export function Odds({ odds }: { readonly odds: Forecast }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  switch (odds.kind) {
    case 'attack':
      return <Attack odds={odds} />;
    case 'barrage':
      return odds.hexes.map(({ hex, attack }) => (
        <section key={hex} aria-label={naming.hex(hex)}>
          <Attack odds={attack} />
        </section>
      ));
    case 'shot':
      return <ShotOdds odds={odds} />;
    case 'close-assault':
      return <CloseAssault odds={odds} />;
    case 'strike':
      return <Strike odds={odds} />;
    case 'check':
      return <Check odds={odds} />;
    case 'withdrawal':
      return odds.checks.map((check) => <Check key={check.unit} odds={check} />);
    case 'roll':
      return (
        <>
          {odds.sum.parts.length > 0 && <TallyLines title={t(`rolls.${odds.for}`)} tally={odds.sum} />}
          <Chances label={t('needs', { needed: odds.needed, how: t(odds.succeeds) })} results={either(odds.chance)} />
        </>
      );
    case 'drift':
      return (
        <>
          {odds.answered < 1 && <Chances label={t('answered')} results={either(odds.answered)} />}
          <Chances label={t('in-sight')} results={either(odds.inSight)} />
        </>
      );
    case 'step':
      return <Step odds={odds} />;
    case 'move':
      return odds.units.map(({ unit, allowance }) => (
        <TallyLines key={unit} title={naming.unit(unit)} tally={allowance} />
      ));
  }
}
