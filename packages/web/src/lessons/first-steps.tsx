/** The way to the first lesson, for those who have not been through them all. */
import './first-steps.css';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { LESSONS } from './lesson.ts';
import { useNext, useProgress } from './progress.ts';

export function FirstSteps() {
  const { t } = useTranslation('lessons');
  const lesson = useNext();
  const done = useProgress(({ finished }) => finished.length);
  if (lesson === undefined) return null;
  return (
    <section className="first-steps panel" aria-label={t('title')}>
      <div>
        <h2>{t('title')}</h2>
        <p>{done === 0 ? t('invitation') : t('so-far', { done, of: LESSONS.length })}</p>
      </div>
      <a className="button main" href={addressOf({ at: 'lessons', lesson })}>
        {t(done === 0 ? 'begin' : 'continue', { lesson: t(`names.${lesson}`) })}
      </a>
      <a className="button quiet" href={addressOf({ at: 'lessons' })}>
        {t('all')}
      </a>
    </section>
  );
}
