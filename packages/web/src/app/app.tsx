/** The shell: which screen an address leads to. Screens are loaded when they are gone to. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HomePage } from '../home/home-page.tsx';
import { CalmPage } from '../parts/calm-page.tsx';
import { Notices } from '../parts/notices.tsx';
import { DropTarget } from '../saves/drop-target.tsx';
import { openRulebook } from '../words/words.ts';
import { ErrorPage } from './error-page.tsx';
import { type Route, useRoute } from './routes.ts';

const screen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), openRulebook()]);
    return { default: page };
  });

const NewGamePage = screen(async () => (await import('../home/new-game-page.tsx')).NewGamePage);
const TablePage = screen(async () => (await import('../table/table-page.tsx')).TablePage);
const SettingsPage = screen(async () => (await import('../settings/settings-page.tsx')).SettingsPage);
const GamesPage = screen(async () => (await import('../saves/games-page.tsx')).GamesPage);
const ReferencePage = screen(async () => (await import('../reference/reference-page.tsx')).ReferencePage);
const LessonsPage = screen(async () => (await import('../lessons/lessons-page.tsx')).LessonsPage);
const LessonPage = screen(async () => (await import('../lessons/lesson-page.tsx')).LessonPage);
const ReplayPage = screen(async () => (await import('../replay/replay-page.tsx')).ReplayPage);
const SharedPage = screen(async () => (await import('../replay/shared-page.tsx')).SharedPage);
const AftermathPage = screen(async () => (await import('../aftermath/aftermath-page.tsx')).AftermathPage);

function Nowhere() {
  const { t } = useTranslation();
  return (
    <CalmPage title={t('nowhere.title')}>
      <p>{t('nowhere.text')}</p>
    </CalmPage>
  );
}

function screenOf(route: Route): ReactNode {
  switch (route.at) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewGamePage key={route.battle} battle={route.battle} />;
    case 'table':
      return <TablePage key={route.game} id={route.game} />;
    case 'settings':
      return <SettingsPage />;
    case 'games':
      return <GamesPage />;
    case 'reference':
      return <ReferencePage />;
    case 'lessons':
      return route.lesson === undefined ? <LessonsPage /> : <LessonPage key={route.lesson} name={route.lesson} />;
    case 'replay':
      return <ReplayPage id={route.game} order={route.order ?? 0} />;
    case 'aftermath':
      return <AftermathPage id={route.game} />;
    case 'shared':
      return <SharedPage link={route.link} />;
    default:
      return <Nowhere />;
  }
}

export function App() {
  const route = useRoute();
  const { t } = useTranslation();
  useEffect(() => {
    document.title = route.at === 'home' ? 'Opfire' : `${t(`titles.${route.at}`)} · Opfire`;
  }, [route.at, t]);
  return (
    <>
      <ErrorPage key={JSON.stringify(route)} game={'game' in route ? route.game : undefined}>
        <Suspense fallback={<p className="page">{t('loading')}</p>}>{screenOf(route)}</Suspense>
      </ErrorPage>
      <DropTarget />
      <Notices />
    </>
  );
}
