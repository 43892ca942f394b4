/** A battle about to be played: its story, and who plays it by which rules. */
import './home.css';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { battleNamed, textsOf } from '../battles/scenarios.ts';
import { Miniature } from './miniature.tsx';
import { NewGameForm } from './new-game-form.tsx';

export function NewGamePage({ battle }: { readonly battle: string }) {
  const { t, i18n } = useTranslation('home');
  const entry = battleNamed(battle);
  if (entry === undefined) throw new Error(t('no-battle', { battle }));
  const texts = textsOf(entry, i18n.language);
  return (
    <main className="page new-game" data-era={entry.scenario.era}>
      <h1>{texts.title}</h1>
      <p className="where">
        <a href={addressOf({ at: 'home' })}>{t('app:home')}</a> · {texts.place} · {texts.date}
      </p>
      <div className="story">
        <Miniature battle={battle} />
        <p>{texts.introduction}</p>
        <h2>{t('stakes')}</h2>
        <p>{texts.victory}</p>
        {(texts.rules ?? []).length > 0 && <h2>{t('special-rules')}</h2>}
        <ul>
          {(texts.rules ?? []).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <NewGameForm scenario={entry.scenario} texts={texts} />
    </main>
  );
}
