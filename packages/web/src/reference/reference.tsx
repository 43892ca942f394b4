/** Everything there is to look up, behind tabs: on a page of its own or over the table. */
import './reference.css';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeTables } from './eye-tables.tsx';
import { FireTables } from './fire-tables.tsx';
import { Glossary } from './glossary.tsx';
import { MeleeTables } from './melee-tables.tsx';
import { RuleList } from './rule-list.tsx';
import { TerrainTables } from './terrain-tables.tsx';

const TABS = ['fire', 'melee', 'terrain', 'eyes', 'rules', 'glossary'] as const;
type Tab = (typeof TABS)[number];

function contentOf(tab: Tab, chart: string | undefined): ReactNode {
  switch (tab) {
    case 'fire':
      return <FireTables />;
    case 'melee':
      return <MeleeTables />;
    case 'terrain':
      return <TerrainTables chart={chart} />;
    case 'eyes':
      return <EyeTables />;
    case 'rules':
      return <RuleList />;
    case 'glossary':
      return <Glossary />;
  }
}

/** `chart` is the terrain chart of the battle at hand. */
export function Reference({ chart }: { readonly chart?: string | undefined }) {
  const { t } = useTranslation('reference');
  const id = useId();
  const [shown, setShown] = useState<Tab>('fire');
  const turn = (by: number): void => {
    const next = TABS[(TABS.indexOf(shown) + by + TABS.length) % TABS.length] ?? 'fire';
    setShown(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  const onKeyDown = ({ key }: { readonly key: string }): void => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <div className="reference">
      <div className="tabs" role="tablist" aria-label={t('title')} onKeyDown={onKeyDown}>
        {TABS.map((tab) => (
          <button
            key={tab}
            id={id + tab}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}panel`}
            tabIndex={tab === shown ? 0 : -1}
            data-tab={tab}
            onClick={() => setShown(tab)}
          >
            {t(`tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} className="lookup" role="tabpanel" aria-labelledby={id + shown}>
        {contentOf(shown, chart)}
      </div>
    </div>
  );
}
