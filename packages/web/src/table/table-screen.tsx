/** The screen of a game: the board fills it, words stay at the edges. */
import './table.css';
import { useTranslation } from 'react-i18next';
import { AfterBattle } from '../aftermath/after-battle.tsx';
import { BoardView } from './board/board-view.tsx';
import { AmbiguityPanel } from './panels/ambiguity.tsx';
import { Announcer } from './panels/announcer.tsx';
import { Bar } from './panels/bar.tsx';
import { HexNote } from './panels/hex-note.tsx';
import { Log } from './panels/log.tsx';
import { OddsPanel } from './panels/odds-panel.tsx';
import { Palette } from './panels/palette.tsx';
import { Prompt } from './panels/prompt.tsx';
import { RefusalNote } from './panels/refusal.tsx';
import { StackPanel, Tray } from './panels/stack-panel.tsx';
import { useTable } from './store/table-context.tsx';
import { useTableKeys } from './use-table-keys.ts';

/** Width of the panels at the edges, which the map keeps clear of when it is fitted; none on a narrow screen. */
const EDGE = window.matchMedia('(min-width: 60rem)').matches ? 300 : 0;

export function TableScreen() {
  const { t } = useTranslation('table');
  const era = useTable((table) => table.record.setup.chart.id);
  const side = useTable((table) => table.decision?.side);
  useTableKeys();
  return (
    <div className="table" data-era={era} data-side={side}>
      <Bar />
      <main className="map">
        <BoardView left={EDGE} right={EDGE} />
        <p id="board-keys" className="unseen">
          {t('board-keys')}
        </p>
        <HexNote />
      </main>
      <aside className="edge left" aria-label={t('orders')}>
        <AfterBattle />
        <Prompt />
        <AmbiguityPanel />
        <RefusalNote />
        <Tray />
        <StackPanel />
        <Palette />
      </aside>
      <aside className="edge right" aria-label={t('log')}>
        <OddsPanel />
        <Log />
      </aside>
      <Announcer />
    </div>
  );
}
