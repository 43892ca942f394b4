/** Opens a link that somebody has sent: shows what is in it, and offers to play on. */
import '../saves/saves.css';
import { useTranslation } from 'react-i18next';
import { loadDisplayNames } from '../battles/open-battle.ts';
import { CalmPage } from '../parts/calm-page.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { readLink } from '../saves/links.ts';
import type { Trouble } from '../saves/trouble.ts';
import { openReplay, type Replay } from './playback.ts';
import { ReplayScreen } from './replay-screen.tsx';

interface Opened {
  readonly replay: Replay;
  readonly printed: Readonly<Record<string, string>>;
}

async function open(link: string): Promise<Opened | Trouble> {
  const [read, printed] = await Promise.all([readLink(link), loadDisplayNames()]);
  return 'trouble' in read ? read : { replay: openReplay(read.record), printed };
}

function Refused({ trouble, details }: Trouble) {
  const { t } = useTranslation('saves');
  return (
    <CalmPage title={t('cannot-open')}>
      <p>
        {t(`troubles.${trouble}`)} {t('nothing-lost')}
      </p>
      {details !== undefined && <pre>{details}</pre>}
    </CalmPage>
  );
}

export function SharedPage({ link }: { readonly link: string }) {
  const { t } = useTranslation('replay');
  const opened = useLoaded(open, link);
  if (opened === undefined) return <p className="page">{t('app:loading')}</p>;
  if ('trouble' in opened) return <Refused {...opened} />;
  return <ReplayScreen {...opened} kind={opened.replay.steps.length === 0 ? 'position' : 'shared'} />;
}
