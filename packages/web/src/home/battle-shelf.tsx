/** All battles, sifted and sorted as somebody likes. */
import './battle-card.css';
import { useTranslation } from 'react-i18next';
import { battles } from '../battles/scenarios.ts';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { BattleCard } from './battle-card.tsx';
import { ARMS, ERAS, NO_WISHES, ORDERS, useWishes, wanted } from './wishes.ts';

function Sieve() {
  const { t } = useTranslation('home');
  const { era, arms, order } = useWishes();
  const set = useWishes.setState;
  return (
    <div className="sieve-bar">
      <Choices
        title={t('era')}
        of={ERAS.map((value) => ({ value, label: t(`era-names.${value}`) }))}
        value={era}
        onChange={(chosen) => set({ era: chosen })}
      />
      <Choices
        title={t('arms')}
        of={ARMS.map((value) => ({ value, label: t(`arms-names.${value}`) }))}
        value={arms}
        onChange={(chosen) => set({ arms: chosen })}
      />
      <Choices
        title={t('order')}
        of={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
        value={order}
        onChange={(chosen) => set({ order: chosen })}
      />
    </div>
  );
}

export function BattleShelf() {
  const { t } = useTranslation('home');
  const shown = wanted(battles, useWishes());
  return (
    <section className="shelf" aria-label={t('battles')}>
      <header>
        <h2>{t('battles')}</h2>
        <p role="status">{t('shown', { count: shown.length })}</p>
      </header>
      <Sieve />
      <ul className="battles">
        {shown.map((entry) => (
          <BattleCard key={entry.scenario.id} entry={entry} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="panel none">
          {t('none-like-that')}
          <Button onClick={() => useWishes.setState(NO_WISHES)}>{t('show-all')}</Button>
        </p>
      )}
    </section>
  );
}
