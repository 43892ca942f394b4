/** Says that the browser would not keep a game, and offers it as a file. */
import { dismissNotice, showNotice } from '../parts/notices.tsx';
import type { GameRecord } from '../table/store/types.ts';
import { words } from '../words/words.ts';
import { downloadGame } from './write-game.ts';

const NOTICE = 'not-kept';

/** What could not be kept: a game just begun, or its last order. */
type What = 'game' | 'order';

/** Playing goes on; `record` gives the game as it is when somebody asks for the file. */
export const sayNotKept = (what: What, record: () => GameRecord, error: unknown): void =>
  showNotice({
    name: NOTICE,
    alarm: true,
    text: words.t(`saves:not-kept.${what}`),
    details: String(error),
    action: { label: words.t('saves:save-file'), act: () => downloadGame(record()) },
  });

export const sayKept = (): void => dismissNotice(NOTICE);
