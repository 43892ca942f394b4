/** Opens a lesson, and notes when it has been finished. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadDisplayNames } from '../battles/open-battle.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { mayMove } from '../settings/apply-settings.ts';
import { listen } from '../sound/listen.ts';
import { NamesProvider } from '../table/naming-context.tsx';
import { TableProvider } from '../table/store/table-context.tsx';
import { createTable, type TableStore } from '../table/store/table-store.ts';
import { walk } from '../table/store/walk.ts';
import { isLesson, type LessonName } from './lesson.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { openLesson } from './open-lesson.ts';
import { useProgress } from './progress.ts';
import { type Later, Teacher } from './teacher.ts';

/** Time to see what the others do. */
const PAUSE = 750;

const afterAWhile: Later = (act) => {
  const timer = setTimeout(act, mayMove() ? PAUSE : 0);
  return () => clearTimeout(timer);
};

interface Laid {
  readonly table: TableStore;
  readonly teacher: Teacher;
  readonly printed: Readonly<Record<string, string>>;
}

async function lay(name: LessonName): Promise<Laid> {
  const [{ lesson, record }, printed] = await Promise.all([openLesson(name), loadDisplayNames()]);
  const table = createTable(record);
  return { table, teacher: new Teacher(table, lesson, afterAWhile), printed };
}

function attend({ table, teacher }: Laid, name: LessonName): () => void {
  const ends = [
    walk(table),
    listen(table),
    teacher.lecture.subscribe(({ at }) => {
      if (at >= teacher.lesson.steps.length) useProgress.getState().finish(name);
    }),
    () => teacher.leave(),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Enter goes on, unless it means something where the focus is. */
function useNextKey(laid: Laid | undefined): void {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent): void => {
      const busy = target instanceof HTMLElement && target.closest('button, a, input, dialog');
      if (key === 'Enter' && !busy && !laid?.table.getState().pending) laid?.teacher.next();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [laid]);
}

function Lesson({ name, onRestart }: { readonly name: LessonName; readonly onRestart: () => void }) {
  const { t } = useTranslation('lessons');
  const laid = useLoaded(lay, name);
  useEffect(() => laid && attend(laid, name), [laid, name]);
  useNextKey(laid);
  if (laid === undefined) return <p className="page">{t('app:loading')}</p>;
  const people = t('people', { returnObjects: true }) as Readonly<Record<string, string>>;
  return (
    <TableProvider store={laid.table}>
      <NamesProvider printed={{ ...laid.printed, ...people }}>
        <LessonScreen teacher={laid.teacher} onRestart={onRestart} />
      </NamesProvider>
    </TableProvider>
  );
}

/** A new attempt lays the lesson out again. */
export function LessonPage({ name }: { readonly name: string }) {
  const { t } = useTranslation('lessons');
  const [attempt, setAttempt] = useState(0);
  const restart = useCallback(() => setAttempt((now) => now + 1), []);
  if (!isLesson(name)) throw new Error(t('no-lesson', { name }));
  return <Lesson key={attempt} name={name} onRestart={restart} />;
}
