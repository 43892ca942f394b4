/** The way to the first lesson, for those who have not been through them all. */
import './first-steps.css';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../app/routes.ts';
import { LESSONS } from './lesson.ts';
import { useNext, useProgress } from './progress.ts';

export function FirstSteps() {
  const { t } = useTranslation('lessons');
  const lesson = useNext();
  const finished = useProgress((progress) => progress.finished);
  const done = finished.length;
  if (lesson === undefined) return null;
  return (
    <section className="first-steps panel" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{done === 0 ? t('invitation') : t('so-far', { done, of: LESSONS.length })}</p>
      <p className="lesson-pips" aria-hidden="true">
        {LESSONS.map((one, i) => (
          <span key={one} data-finished={finished.includes(one) || undefined} data-next={one === lesson || undefined}>
            {finished.includes(one) ? '✓' : i + 1}
          </span>
        ))}
      </p>
      <p className="actions">
        <a className="button main" href={addressOf({ at: 'lessons', lesson })}>
          {t(done === 0 ? 'begin' : 'continue', { lesson: t(`names.${lesson}`) })}
        </a>
        <a className="button quiet" href={addressOf({ at: 'lessons' })}>
          {t('all')}
        </a>
      </p>
    </section>
  );
}
