/** Opens a kept game to be watched. */
import { useTranslation } from 'react-i18next';
import { loadDisplayNames } from '../battles/open-battle.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { keptGame } from '../saves/games.ts';
import { MissingGame } from '../saves/missing-game.tsx';
import { recallReasons } from '../table/hints/reasons.ts';
import { goToOrder, openReplay, type Replay } from './playback.ts';
import { ReplayScreen } from './replay-screen.tsx';

interface Opened {
  readonly replay: Replay;
  readonly printed: Readonly<Record<string, string>>;
}

async function open(id: string, order: number): Promise<Opened | 'gone'> {
  const [kept, printed] = await Promise.all([keptGame(id), loadDisplayNames()]);
  if (kept === undefined) return 'gone';
  const replay = openReplay(kept.record);
  recallReasons(replay.steps, kept.reasons);
  if (order > 0) goToOrder(replay, order);
  return { replay, printed };
}

export function ReplayPage({ id, order }: { readonly id: string; readonly order: number }) {
  const { t } = useTranslation('replay');
  const opened = useLoaded(open, id, order);
  if (opened === undefined) return <p className="page">{t('app:loading')}</p>;
  if (opened === 'gone') return <MissingGame />;
  return <ReplayScreen {...opened} kind="kept" />;
}
