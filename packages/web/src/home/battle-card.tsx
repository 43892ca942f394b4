/** One battle to choose. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { type BattleEntry, textsOf } from '../battles/scenarios.ts';
import { Chip } from '../parts/chip.tsx';
import { countersOf, featuresOf } from './battle-facts.ts';
import { Miniature } from './miniature.tsx';

function Sides({ entry }: { readonly entry: BattleEntry }) {
  const { i18n } = useTranslation();
  const { sides } = textsOf(entry, i18n.language);
  return (
    <p className="sides">
      {Object.keys(entry.scenario.sides).map((side, at) => (
        <span key={side} data-side={at}>
          {sides[side]}
        </span>
      ))}
    </p>
  );
}

export function BattleCard({ entry }: { readonly entry: BattleEntry }) {
  const { t, i18n } = useTranslation('home');
  const { scenario } = entry;
  const texts = textsOf(entry, i18n.language);
  return (
    <li className="panel battle" data-era={scenario.era}>
      <a href={addressOf({ at: 'new', battle: scenario.id })} aria-label={texts.title}>
        <Miniature battle={scenario.id} />
      </a>
      <div className="inside">
        <h3>
          <a href={addressOf({ at: 'new', battle: scenario.id })}>{texts.title}</a>
        </h3>
        <p className="where">
          {texts.place} · {texts.date}
        </p>
        <Sides entry={entry} />
        <p className="stakes">{texts.victory}</p>
        <p className="facts">
          <Chip>{t('turns', { count: scenario.turns })}</Chip>
          <Chip>{t('counters', { count: countersOf(scenario) })}</Chip>
          {featuresOf(scenario).map((feature) => (
            <Chip key={feature}>{t(`features.${feature}`)}</Chip>
          ))}
        </p>
      </div>
    </li>
  );
}
