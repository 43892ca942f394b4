/** The screen of a game: the board fills it, words stay at the edges. */
import './table.css';
import './panels/panels.css';
import './panels/combat.css';
import './narrow.css';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterBattle } from '../aftermath/after-battle.tsx';
import { ReferenceKey } from '../reference/reference-key.tsx';
import { BoardView } from './board/board-view.tsx';
import { AdviceLayer } from './hints/advice-layer.tsx';
import { AdvicePanel } from './hints/advice-panel.tsx';
import { SpokenQuestion } from './hints/spoken-question.tsx';
import { useKeptFocus } from './hints/use-kept-focus.ts';
import { LensBar } from './lenses/lens-bar.tsx';
import { AmbiguityPanel } from './panels/ambiguity.tsx';
import { Announcer } from './panels/announcer.tsx';
import { Bar } from './panels/bar.tsx';
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
import { useTable } from './store/table-context.tsx';
import { useTableKeys } from './use-table-keys.ts';

/** Width of the panels at the edges, which the map keeps clear of when it is fitted; none on a narrow screen. */
const EDGE = window.matchMedia('(min-width: 60rem)').matches ? 284 : 0;

function MapRoom() {
  const { t } = useTranslation('table');
  return (
    <main className="map">
      <BoardView left={EDGE} right={EDGE}>
        <AdviceLayer />
      </BoardView>
      <p id="board-keys" className="unseen">
        {t('board-keys')}
      </p>
      <LensBar />
      <HexNote />
    </main>
  );
}

export function TableScreen() {
  const { t } = useTranslation('table');
  const [help, setHelp] = useState(false);
  const showHelp = useCallback(() => setHelp(true), []);
  const era = useTable((table) => table.record.setup.chart.id);
  const side = useTable((table) => table.decision?.side);
  useTableKeys(showHelp);
  useKeptFocus();
  return (
    <div className="table" data-era={era} data-side={side}>
      <Bar />
      <MapRoom />
      <Drawer>
        <aside className="edge left" aria-label={t('orders')}>
          <AfterBattle />
          <AdvicePanel />
          <Prompt />
          <AmbiguityPanel />
          <RefusalNote />
          <Tray />
          <StackPanel />
          <Palette />
        </aside>
        <aside className="edge right" aria-label={t('log')}>
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
