/** Opens a kept game to be watched. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadDisplayNames } from '../battles/open-battle.ts';
import { keptGame } from '../saves/games.ts';
import { MissingGame } from '../saves/missing-game.tsx';
import { goToOrder, openReplay, type Replay } from './playback.ts';
import { ReplayScreen } from './replay-screen.tsx';

interface Opened {
  readonly replay: Replay;
  readonly printed: Readonly<Record<string, string>>;
}

async function open(id: string, order: number): Promise<Opened | undefined> {
  const [kept, printed] = await Promise.all([keptGame(id), loadDisplayNames()]);
  if (kept === undefined) return undefined;
  const replay = openReplay(kept.record);
  if (order > 0) goToOrder(replay, order);
  return { replay, printed };
}

export function ReplayPage({ id, order }: { readonly id: string; readonly order: number }) {
  const { t } = useTranslation('replay');
  const [opened, setOpened] = useState<Opened | 'gone'>();
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  useEffect(() => {
    let shown = true;
    open(id, order).then((found) => shown && setOpened(found ?? 'gone'), setFailure);
    return () => {
      shown = false;
    };
  }, [id, order]);
  if (opened === undefined) return <p className="page">{t('app:loading')}</p>;
  if (opened === 'gone') return <MissingGame />;
  return <ReplayScreen {...opened} kind="kept" />;
}
