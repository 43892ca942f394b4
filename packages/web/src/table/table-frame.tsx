/** What every table has, played or taught: the board fills the screen, words stay at the edges. */
import './table.css';
import './panels/panels.css';
import './panels/combat.css';
import './narrow.css';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferenceKey } from '../reference/reference-key.tsx';
import { BoardView } from './board/board-view.tsx';
import { SpokenQuestion } from './hints/spoken-question.tsx';
import { useKeptFocus } from './hints/use-kept-focus.ts';
import { LensBar } from './lenses/lens-bar.tsx';
import { AmbiguityPanel } from './panels/ambiguity.tsx';
import { Announcer } from './panels/announcer.tsx';
import { Drawer } from './panels/drawer.tsx';
import { HexNote } from './panels/hex-note.tsx';
import { KeysSheet } from './panels/keys-sheet.tsx';
import { Log } from './panels/log.tsx';
import { OddsPanel } from './panels/odds-panel.tsx';
import { OutcomePanel } from './panels/outcome-panel.tsx';
import { Palette } from './panels/palette.tsx';
import { Prompt } from './panels/prompt.tsx';
import { RefusalNote } from './panels/refusal.tsx';
import { StackPanel, Tray } from './panels/stack-panel.tsx';
import { Stakes } from './panels/stakes.tsx';
import { Supplies } from './panels/supplies.tsx';
import { Tidings } from './panels/tidings.tsx';
import { useTable } from './store/table-context.tsx';
import { useTableKeys } from './use-table-keys.ts';

interface Props {
  readonly look?: string;
  readonly bar: ReactNode;
  /** Drawn over the board. */
  readonly layers: ReactNode;
  /** Between the map and what lies beside or below it. */
  readonly between?: ReactNode;
  /** Above the orders. */
  readonly above: ReactNode;
}

export function TableFrame({ look = '', bar, layers, between, above }: Props) {
  const { t } = useTranslation('table');
  const [help, setHelp] = useState(false);
  const showHelp = useCallback(() => setHelp(true), []);
  const era = useTable((table) => table.record.setup.chart.id);
  const side = useTable((table) => table.decision?.side);
  useTableKeys(showHelp);
  useKeptFocus();
  return (
    <div className={`table ${look}`} data-era={era} data-side={side}>
      {bar}
      <main className="map">
        <BoardView>{layers}</BoardView>
        <p id="board-keys" className="unseen">
          {t('board-keys')}
        </p>
        <LensBar />
        <HexNote />
      </main>
      {between}
      <Drawer>
        <aside className="edge left" aria-label={t('orders')}>
          {above}
          <Prompt />
          <AmbiguityPanel />
          <RefusalNote />
          <Tray />
          <Supplies />
          <StackPanel />
          <Palette />
        </aside>
        <aside className="edge right" aria-label={t('log')}>
          <Stakes />
          <Tidings />
          <OddsPanel />
          <OutcomePanel />
          <Log />
        </aside>
      </Drawer>
      <Announcer />
      <SpokenQuestion />
      <ReferenceKey />
      {help && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}
