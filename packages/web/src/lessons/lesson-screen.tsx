/** A lesson at the table: the same board, orders and odds, and a card that leads through it. */
import '../table/table.css';
import '../table/panels/panels.css';
import '../table/panels/combat.css';
import '../table/narrow.css';
import './lessons.css';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { ReferenceKey } from '../reference/reference-key.tsx';
import { BoardView } from '../table/board/board-view.tsx';
import { LensBar } from '../table/lenses/lens-bar.tsx';
import { AmbiguityPanel } from '../table/panels/ambiguity.tsx';
import { Announcer } from '../table/panels/announcer.tsx';
import { Drawer } from '../table/panels/drawer.tsx';
import { HexNote } from '../table/panels/hex-note.tsx';
import { KeysSheet } from '../table/panels/keys-sheet.tsx';
import { Log } from '../table/panels/log.tsx';
import { OddsPanel } from '../table/panels/odds-panel.tsx';
import { OutcomePanel } from '../table/panels/outcome-panel.tsx';
import { Palette } from '../table/panels/palette.tsx';
import { Prompt } from '../table/panels/prompt.tsx';
import { RefusalNote } from '../table/panels/refusal.tsx';
import { StackPanel } from '../table/panels/stack-panel.tsx';
import { useTable } from '../table/store/table-context.tsx';
import { useTableKeys } from '../table/use-table-keys.ts';
import { LessonCard } from './lesson-card.tsx';
import { MarkLayer } from './mark-layer.tsx';
import type { Teacher } from './teacher.ts';

const WIDE = window.matchMedia('(min-width: 60rem)').matches;
const EDGE = WIDE ? 284 : 0;

interface Props {
  readonly teacher: Teacher;
  readonly onRestart: () => void;
}

function Header({ teacher, onRestart }: Props) {
  const { t } = useTranslation('lessons');
  return (
    <header className="bar">
      <h1 className="title">{t(`names.${teacher.lesson.name}`)}</h1>
      <span className="stretch" />
      <Button onClick={onRestart}>{t('restart')}</Button>
      <a className="button" href={addressOf({ at: 'lessons' })}>
        {t('all')}
      </a>
    </header>
  );
}

export function LessonScreen({ teacher, onRestart }: Props) {
  const { t } = useTranslation('table');
  const [help, setHelp] = useState(false);
  const showHelp = useCallback(() => setHelp(true), []);
  const side = useTable((table) => table.decision?.side);
  useTableKeys(showHelp);
  const card = <LessonCard teacher={teacher} />;
  return (
    <div className="table lesson" data-era="wwii" data-side={side}>
      <Header teacher={teacher} onRestart={onRestart} />
      <main className="map">
        <BoardView left={EDGE} right={EDGE}>
          <MarkLayer teacher={teacher} />
        </BoardView>
        <p id="board-keys" className="unseen">
          {t('board-keys')}
        </p>
        <LensBar />
        <HexNote />
      </main>
      {!WIDE && card}
      <Drawer>
        <aside className="edge left" aria-label={t('orders')}>
          {WIDE && card}
          <Prompt />
          <AmbiguityPanel />
          <RefusalNote />
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
      <ReferenceKey />
      {help && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}
