/** All lessons, with those that have been finished ticked. */
import './lessons.css';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { PageHead } from '../parts/page-head.tsx';
import { LESSONS, type LessonName } from './lesson.ts';
import { useNext, useProgress } from './progress.ts';

function LessonLine({ lesson, number }: { readonly lesson: LessonName; readonly number: number }) {
  const { t } = useTranslation('lessons');
  const isFinished = useProgress(({ finished }) => finished.includes(lesson));
  const isNext = useNext() === lesson;
  return (
    <li className="panel" data-lesson={lesson} data-next={isNext || undefined} data-finished={isFinished || undefined}>
      <span className="number" aria-hidden="true">
        {isFinished ? '✓' : number}
      </span>
      <div>
        <h2>
          <a href={addressOf({ at: 'lessons', lesson })}>{t(`names.${lesson}`)}</a>
        </h2>
        <p>{t(`about.${lesson}`)}</p>
        {isFinished && <p className="done">{t('finished')}</p>}
        {isNext && <p className="next-up">{t('next-up')}</p>}
      </div>
    </li>
  );
}

export function LessonsPage() {
  const { t } = useTranslation('lessons');
  const done = useProgress(({ finished }) => finished.length);
  return (
    <main className="page">
      <PageHead title={t('title')} text={done === 0 ? t('invitation') : t('so-far', { done, of: LESSONS.length })} />
      <ol className="lesson-list">
        {LESSONS.map((lesson, i) => (
          <LessonLine key={lesson} lesson={lesson} number={i + 1} />
        ))}
      </ol>
    </main>
  );
}
