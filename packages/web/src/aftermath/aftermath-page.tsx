/** After the battle, or in the middle of it: how it stands, how it came about, and what the dice had to do with it. */
import '../home/home.css';
import '../saves/saves.css';
import './aftermath.css';
import { useTranslation } from 'react-i18next';
import { loadDisplayNames } from '../battles/open-battle.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { goToMoment, openReplay, type Replay } from '../replay/playback.ts';
import { keptGame } from '../saves/games.ts';
import { MissingGame } from '../saves/missing-game.tsx';
import { NamesProvider } from '../table/naming-context.tsx';
import { TableProvider } from '../table/store/table-context.tsx';
import { CoursePanel } from './course-panel.tsx';
import { DicePanel } from './dice-panel.tsx';
import { LossesPanel } from './losses-panel.tsx';
import { LuckPanel } from './luck-panel.tsx';
import { ReckoningPanel } from './reckoning-panel.tsx';
import { Verdict } from './verdict.tsx';

interface Opened {
  readonly replay: Replay;
  readonly printed: Readonly<Record<string, string>>;
}

async function open(id: string): Promise<Opened | 'gone'> {
  const [kept, printed] = await Promise.all([keptGame(id), loadDisplayNames()]);
  if (kept === undefined) return 'gone';
  const replay = openReplay(kept.record);
  goToMoment(replay, replay.timeline.moments.length - 1);
  return { replay, printed };
}

export function AftermathPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('aftermath');
  const opened = useLoaded(open, id);
  if (opened === undefined) return <p className="page">{t('app:loading')}</p>;
  if (opened === 'gone') return <MissingGame />;
  const { replay, printed } = opened;
  const { record, steps, end } = replay;
  return (
    <TableProvider store={replay.table}>
      <NamesProvider printed={printed}>
        <main className="page aftermath" data-era={record.setup.chart.id}>
          <Verdict record={record} steps={steps} end={end} />
          <ReckoningPanel game={end} />
          <LossesPanel steps={steps} end={end} />
          <CoursePanel game={record.id} steps={steps} end={end} />
          <LuckPanel steps={steps} />
          <DicePanel steps={steps} end={end} />
        </main>
      </NamesProvider>
    </TableProvider>
  );
}
