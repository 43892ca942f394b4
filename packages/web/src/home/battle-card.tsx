/** One battle to choose. */
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { type BattleEntry, textsOf } from '../battles/scenarios.ts';
import { Icon } from '../parts/icon.tsx';
import { countersOf, favouredIn, featuresOf, sizeOf } from './battle-facts.ts';
import { ForcesBar } from './forces-bar.tsx';
import { Miniature } from './miniature.tsx';
import { TurnTrack } from './turn-track.tsx';

interface Props {
  readonly entry: BattleEntry;
}

/** How long and how large it is. */
export function Measure({ entry: { scenario } }: Props) {
  const { t } = useTranslation('home');
  return (
    <p className="measure">
      <span>
        <TurnTrack turns={scenario.turns} /> {t('turns', { count: scenario.turns })}
      </span>
      <span>
        {t(`sizes.${sizeOf(scenario)}`)} · {t('counters', { count: countersOf(scenario) })}
      </span>
    </p>
  );
}

/** Whose battle it is, where games of the computer against itself say so. */
export function Favoured({ entry }: Props) {
  const { t, i18n } = useTranslation('home');
  const favoured = favouredIn(entry.scenario);
  if (!favoured) return null;
  const side = textsOf(entry, i18n.language).sides[favoured.side];
  return <p className="favoured">{t('favoured', { ...favoured, side })}</p>;
}

export function Features({ entry }: Props) {
  const { t } = useTranslation('home');
  return (
    <ul className="features">
      {featuresOf(entry.scenario).map((feature) => (
        <li key={feature} data-feature={feature}>
          <Icon name={feature} />
          {t(`features.${feature}`)}
        </li>
      ))}
    </ul>
  );
}

export function BattleCard({ entry }: Props) {
  const { t, i18n } = useTranslation('home');
  const { scenario } = entry;
  const texts = textsOf(entry, i18n.language);
  return (
    <li className="panel battle" data-era={scenario.era} data-battle={scenario.id}>
      <Miniature battle={scenario.id} />
      <p className="era">{t(`era-names.${scenario.era}`)}</p>
      <div className="inside">
        <h3>
          <a href={addressOf({ at: 'new', battle: scenario.id })}>{texts.title}</a>
        </h3>
        <p className="where">
          {texts.place} · {texts.date}
        </p>
        <ForcesBar entry={entry} />
        <p className="stakes">{texts.stakes}</p>
        <Measure entry={entry} />
        <Favoured entry={entry} />
        <Features entry={entry} />
      </div>
    </li>
  );
}
