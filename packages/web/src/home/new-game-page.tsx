/** A battle about to be played: its story, and who plays it by which rules. */
import './home.css';
import './new-game.css';
import { useTranslation } from 'react-i18next';
import { type BattleEntry, battleNamed, textsOf } from '../battles/scenarios.ts';
import { CalmPage } from '../parts/calm-page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Favoured, Features, Measure } from './battle-card.tsx';
import { ForcesBar } from './forces-bar.tsx';
import { Miniature } from './miniature.tsx';
import { NewGameForm } from './new-game-form.tsx';
import { OrderOfBattle } from './order-of-battle.tsx';

/** What is on the card of the battle, and how it came about. */
function Story({ entry }: { readonly entry: BattleEntry }) {
  const { i18n } = useTranslation();
  return (
    <div className="story">
      <Miniature battle={entry.scenario.id} />
      <ForcesBar entry={entry} />
      <Measure entry={entry} />
      <Favoured entry={entry} />
      <Features entry={entry} />
      <p className="told">{textsOf(entry, i18n.language).introduction}</p>
    </div>
  );
}

function Briefing({ entry }: { readonly entry: BattleEntry }) {
  const { t, i18n } = useTranslation('home');
  const { victory, rules = [] } = textsOf(entry, i18n.language);
  return (
    <div className="briefing">
      <h2>{t('stakes')}</h2>
      <p className="told">{victory}</p>
      {rules.length > 0 && <h2>{t('special-rules')}</h2>}
      <ul className="special">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

export function NewGamePage({ battle }: { readonly battle: string }) {
  const { t, i18n } = useTranslation('home');
  const entry = battleNamed(battle);
  if (entry === undefined)
    return (
      <CalmPage title={t('app:nowhere.title')}>
        <p>{t('no-battle', { battle })}</p>
      </CalmPage>
    );
  const texts = textsOf(entry, i18n.language);
  return (
    <main className="page new-game" data-era={entry.scenario.era}>
      <PageHead title={texts.title} text={`${texts.place} · ${texts.date}`} />
      <Story entry={entry} />
      <NewGameForm scenario={entry.scenario} texts={texts} />
      <Briefing entry={entry} />
      <OrderOfBattle entry={entry} />
    </main>
  );
}
