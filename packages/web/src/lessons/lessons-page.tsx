/** All lessons, with those that have been finished ticked. */
import './lessons.css';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { LESSONS } from './lesson.ts';
import { useProgress } from './progress.ts';

export function LessonsPage() {
  const { t } = useTranslation('lessons');
  const finished = useProgress((progress) => progress.finished);
  return (
    <main className="page">
      <header className="masthead">
        <div>
          <h1>{t('title')}</h1>
          <p className="motto">{t('invitation')}</p>
        </div>
        <nav aria-label={t('home:more')}>
          <a className="button" href={addressOf({ at: 'home' })}>
            {t('app:home')}
          </a>
        </nav>
      </header>
      <ol className="lesson-list">
        {LESSONS.map((lesson, i) => (
          <li key={lesson} className="panel" data-lesson={lesson}>
            <span className="number" aria-hidden="true">
              {finished.includes(lesson) ? '✓' : i + 1}
            </span>
            <div>
              <h2>
                <a href={addressOf({ at: 'lessons', lesson })}>{t(`names.${lesson}`)}</a>
              </h2>
              <p>{t(`about.${lesson}`)}</p>
              {finished.includes(lesson) && <p className="done">{t('finished')}</p>}
            </div>
          </li>
        ))}
      </ol>
    </main>
  );
}
