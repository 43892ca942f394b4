/** The first page: a game to go on with or to begin at once, and all battles to choose from. */
import './home.css';
import { useTranslation } from 'react-i18next';
import { BattleShelf } from './battle-shelf.tsx';
import { Masthead } from './masthead.tsx';
import { Stage } from './stage.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <main className="page home">
      <Masthead />
      <Stage />
      <BattleShelf />
      <p className="fine">{t('unofficial')}</p>
    </main>
  );
}
