/**
 * What stands at the edges of the map. On a narrow screen it is a sheet at the bottom with three heights and two tabs;
 * on a wide one only its contents are there.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAsked, useTable } from '../store/table-context.tsx';

const HEIGHTS = ['low', 'middle', 'high'] as const;
type Height = (typeof HEIGHTS)[number];

const TABS = ['orders', 'log'] as const;
type Tab = (typeof TABS)[number];

const next = (height: Height): Height => HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length] ?? 'middle';

export function Drawer({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('table');
  const [height, setHeight] = useState<Height>('middle');
  const [tab, setTab] = useState<Tab>('orders');
  const drawer = useRef<HTMLDivElement>(null);
  const asks = useTable(
    (table) =>
      table.pending !== undefined ||
      table.ambiguity !== undefined ||
      (isAsked(table) && table.decision?.kind === 'opportunity-fire'),
  );
  // A question must be seen to be answered.
  useEffect(() => {
    if (!asks) return;
    setTab('orders');
    setHeight((now) => (now === 'low' ? 'middle' : now));
  }, [asks]);
  const outcome = useTable((table) => table.outcome);
  const held = useTable((table) => table.selection.at);
  // What the dice did stands at the top, and so does what is in hand.
  useEffect(() => {
    if (tab === 'orders' && (outcome || held >= 0)) drawer.current?.scrollTo({ top: 0 });
  }, [outcome, held, tab]);
  const choose = (one: Tab): void => {
    setTab(one);
    setHeight((now) => (now === 'low' ? 'middle' : now));
  };
  return (
    <div ref={drawer} className="drawer" data-height={height} data-tab={tab}>
      <div className="drawer-head">
        <button
          type="button"
          className="handle"
          aria-label={t('drawer', { height: t(`heights.${height}`) })}
          onClick={() => setHeight(next)}
        />
        <div className="tabs">
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => choose(one)}>
              {t(one)}
            </button>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
