/** A game to be watched: the table's own board, and time in hand. */
import '../table/table.css';
import '../table/panels/panels.css';
import '../table/panels/combat.css';
import './replay.css';
import './narrow.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import { Button } from '../parts/button.tsx';
import { BoardView } from '../table/board/board-view.tsx';
import { NamesProvider, useSides } from '../table/naming-context.tsx';
import { HexNote } from '../table/panels/hex-note.tsx';
import { Log } from '../table/panels/log.tsx';
import { StackPanel } from '../table/panels/stack-panel.tsx';
import { TableProvider } from '../table/store/table-context.tsx';
import { sayRefusal } from '../words/refusal-words.ts';
import { BranchSheet } from './branch-sheet.tsx';
import { Caption } from './caption.tsx';
import { EventLayer } from './event-layer.tsx';
import { Happenings } from './happenings.tsx';
import { keepPlaying, type Replay } from './playback.ts';
import { ReplayProvider, usePlayback, useReplay } from './replay-context.tsx';
import { Transport } from './transport.tsx';
import { useReplayKeys } from './use-replay-keys.ts';

/** Whose eyes one looks through; of a game still being played only the person's own. */
function SeenBy() {
  const { t } = useTranslation('replay');
  const { playback, record, end } = useReplay();
  const viewer = usePlayback((now) => now.viewer);
  const sides = useSides();
  const [first, second] = record.seats;
  if (first.kind !== second.kind && end.state.phase !== 'over') return null;
  return (
    <label className="seen-by">
      <span>{t('seen-by')}</span>
      <select
        className="select"
        value={viewer}
        onChange={({ target }) => playback.setState({ viewer: target.value === '1' ? 1 : 0 })}
      >
        {sides.map((name, side) => (
          <option key={name} value={side}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Header({ kind }: { readonly kind: Kind }) {
  const { t, i18n } = useTranslation('replay');
  const { record } = useReplay();
  const [branching, setBranching] = useState(false);
  return (
    <header className="bar">
      <h1 className="title">{titleOf(record.battle.id, i18n.language) || t('saves:position')}</h1>
      <span className="phase">{t(`kinds.${kind}`)}</span>
      <span className="stretch" />
      <SeenBy />
      <Button look="main" onClick={() => setBranching(true)}>
        {t('branch')}
      </Button>
      <a className="button quiet" href={addressOf({ at: 'games' })}>
        {t('saves:title')}
      </a>
      {branching && <BranchSheet onClose={() => setBranching(false)} />}
    </header>
  );
}

/** Of a game kept here, of a game that came in a link, or of one that a link shows at a single moment. */
export type Kind = 'kept' | 'shared' | 'position';

function Screen({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('replay');
  const replay = useReplay();
  useReplayKeys();
  useEffect(() => keepPlaying(replay), [replay]);
  const { setup } = replay.record;
  return (
    <div className={`replay ${kind}`} data-era={setup.chart.id}>
      <Header kind={kind} />
      <main className="map">
        <BoardView sheet={0}>
          <EventLayer />
        </BoardView>
        <p id="board-keys" className="unseen">
          {t('keys')}
        </p>
        <HexNote />
      </main>
      <Happenings hasLog={kind !== 'position'}>
        <aside className="edge left" aria-label={t('happening')}>
          {replay.refused && (
            <p className="refusal" role="alert">
              {t('cut', { number: replay.steps.length + 1, why: sayRefusal(replay.refused.why, t) })}
            </p>
          )}
          {kind === 'position' ? <p className="refusal welcome">{t('position-text')}</p> : <Caption />}
          <StackPanel />
        </aside>
        {kind !== 'position' && (
          <aside className="edge right" aria-label={t('table:log')}>
            <Log />
          </aside>
        )}
      </Happenings>
      {kind !== 'position' && <Transport />}
    </div>
  );
}

interface Props {
  readonly replay: Replay;
  readonly printed: Readonly<Record<string, string>>;
  readonly kind: Kind;
}

export const ReplayScreen = ({ replay, printed, kind }: Props) => (
  <TableProvider store={replay.table}>
    <NamesProvider printed={printed}>
      <ReplayProvider replay={replay}>
        <Screen kind={kind} />
      </ReplayProvider>
    </NamesProvider>
  </TableProvider>
);
