/** A shot with a to-hit table: the roll to hit, each plate that the shell can strike, the crew, those on foot (14.1). */
import type { Forecast } from '@opfire/engine';
import { useTranslation } from 'react-i18next';
import { plain } from '../../words/signed.ts';
import { useNaming } from '../naming-context.tsx';
import { Chances, percent } from './chances.tsx';
import { RuleChip } from './rule-chip.tsx';
import { TallyLines } from './tally-lines.tsx';

type ShotForecast = Extract<Forecast, { kind: 'shot' }>;
type Machine = NonNullable<ShotForecast['machine']>;
type Plate = Machine['plates'][number];

/** One plate: how likely it is struck, and what each side adds to its die there. */
function PlateOdds({ plate }: { readonly plate: Plate }) {
  const { t } = useTranslation('table');
  const { impact, chance, attack, armour, results } = plate;
  const where = t(`plates.${impact ? `${impact.part}-${impact.side}` : 'airframe'}`);
  return (
    <details className="plate" data-plate={impact ? `${impact.part}-${impact.side}` : 'airframe'}>
      <summary>
        <span>{where}</span>
        {attack && armour && <span>{t('shell-against-armour', { shell: attack.total, armour: armour.total })}</span>}
        <b>{percent(chance)}</b>
      </summary>
      {attack && armour ? (
        <div className="columns">
          <TallyLines title={t('shell')} tally={attack} />
          <TallyLines title={t('armour')} tally={armour} />
        </div>
      ) : (
        <p className="advice">
          {t('no-armour')} <RuleChip rule="14.1.2" />
        </p>
      )}
      <Chances label={t('if-struck')} results={results} of={chance} />
    </details>
  );
}

function MachineOdds({ machine }: { readonly machine: Machine }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  return (
    <>
      <section className="plates" aria-label={t('where-it-strikes')}>
        <h3>
          {t('where-it-strikes')} <RuleChip rule="14.1.3" />
        </h3>
        {machine.plates.map((plate) => (
          <PlateOdds key={JSON.stringify(plate.impact ?? null)} plate={plate} />
        ))}
      </section>
      <Chances label={naming.unit(machine.unit)} results={machine.results} />
      {machine.riders?.map(({ unit, results }) => (
        <Chances key={unit} label={naming.unit(unit)} results={results} />
      ))}
      {machine.crew > 0 && (
        <p className="advice">
          {t('crew-gets-out', { chance: percent(machine.crew) })} <RuleChip rule="15.4" />
        </p>
      )}
    </>
  );
}

export function ShotOdds({ odds }: { readonly odds: ShotForecast }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const { sum, needed, hit, machine, targets, firepower, guided } = odds;
  return (
    <>
      {guided && (
        <p className="advice">
          {t('guided-missile', { chance: percent(guided.depleted) })}{' '}
          {guided.spoiled > 0 && t('may-be-spoiled', { chance: percent(guided.spoiled) })} <RuleChip rule="14.4" />
        </p>
      )}
      {sum.parts.length > 0 && <TallyLines title={t('to-hit')} tally={sum} />}
      <Chances
        label={t('to-hit')}
        aside={t('two-dice', { needed, how: t('at-most') })}
        results={{ hit, miss: 1 - hit }}
      />
      {machine && <MachineOdds machine={machine} />}
      {firepower && targets.length > 0 && <TallyLines title={t('high-explosive')} tally={firepower} />}
      {targets.map((target) => (
        <Chances
          key={target.unit}
          label={naming.unit(target.unit)}
          aside={`${plain(target.attack.total)} : ${plain(target.defence.total)}`}
          results={target.results}
        />
      ))}
    </>
  );
}
