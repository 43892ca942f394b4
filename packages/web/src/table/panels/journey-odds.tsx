/** What a way brings: what it costs, who can fire at each step, and what waits at its end. */
import { useTranslation } from 'react-i18next';
import { useNaming } from '../naming-context.tsx';
import type { Way } from '../offers/types.ts';
import { risksOf } from '../offers/use-way.ts';
import { useTable } from '../store/table-context.tsx';
import { Chances, percent } from './chances.tsx';
import { RuleChip } from './rule-chip.tsx';

/** The enemies in the place where the way ends. */
function Awaiting({ way }: { readonly way: Way }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const game = useTable((table) => table.game);
  const side = useTable((table) => table.decision?.side);
  const enemies = game.state.units.filter((unit) => unit.at === way.to && unit.side !== side).map(({ id }) => id);
  return (
    <p className="refusal" data-awaits="melee">
      {t('ends-in-melee', { at: naming.place(way.to), units: naming.units(enemies) })} <RuleChip rule="8.0" />
    </p>
  );
}

export function JourneyOdds({ way }: { readonly way: Way }) {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const steps = risksOf(way);
  const end = steps.at(-1);
  return (
    <>
      {way.melee && <Awaiting way={way} />}
      <p className="advice">{t('way-cost', { count: way.cost, left: way.left })}</p>
      <ol className="journey-steps">
        {steps.map(({ to, threats, harm }) => (
          <li key={to}>
            <b>{naming.place(to)}</b>
            <span>
              {threats.length === 0
                ? t('nobody-fires')
                : t('could-fire', { units: naming.units(threats.flatMap(({ units }) => units)) })}
            </span>
            <b>{percent(harm)}</b>
          </li>
        ))}
      </ol>
      {end && (
        <Chances label={t('on-the-way')} results={{ unharmed: end.through, harmed: Math.max(0, 1 - end.through) }} />
      )}
    </>
  );
}
