/** For whoever has no game yet: the smallest battle, one click away. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { type BattleEntry, battles, textsOf } from '../battles/scenarios.ts';
import { Button } from '../parts/button.tsx';
import { beginGame } from '../saves/begin-game.ts';
import { Measure } from './battle-card.tsx';
import { countersOf } from './battle-facts.ts';
import { ForcesBar } from './forces-bar.tsx';
import { Miniature } from './miniature.tsx';

const smallest = (): BattleEntry | undefined =>
  [...battles].sort((a, b) => countersOf(a.scenario) - countersOf(b.scenario))[0];

function PlayNow({ entry: { scenario } }: { readonly entry: BattleEntry }) {
  const { t } = useTranslation('home');
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  const play = (): void => {
    setOpening(true);
    beginGame({
      battle: scenario.id,
      edition: scenario.edition,
      options: [],
      seats: [{ kind: 'person' }, { kind: 'computer', level: 'recruit' }],
      assist: 'teach',
    }).catch(setFailure);
  };
  return (
    <p className="actions">
      <Button look="main" disabled={opening} onClick={play}>
        {t(opening ? 'opening' : 'play-now')}
      </Button>
      <a className="button quiet" href={addressOf({ at: 'new', battle: scenario.id })}>
        {t('otherwise')}
      </a>
    </p>
  );
}

export function FirstBattle() {
  const { t, i18n } = useTranslation('home');
  const entry = smallest();
  if (entry === undefined) return null;
  const { title, sides, stakes } = textsOf(entry, i18n.language);
  const [first = ''] = Object.keys(entry.scenario.sides);
  return (
    <section className="panel lead" aria-label={t('first-battle')} data-era={entry.scenario.era}>
      <Miniature battle={entry.scenario.id} />
      <div className="inside">
        <p className="eyebrow">{t('first-battle')}</p>
        <h2>{title}</h2>
        <p className="stakes">{stakes}</p>
        <ForcesBar entry={entry} />
        <Measure entry={entry} />
        <p className="where">{t('you-lead', { side: sides[first] })}</p>
        <PlayNow entry={entry} />
      </div>
    </section>
  );
}
