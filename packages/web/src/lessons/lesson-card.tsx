/** What the lesson says now, what it asks for, and how to go on. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { addressOf } from '../app/routes.ts';
import { Button } from '../parts/button.tsx';
import { isLesson, nextLesson } from './lesson.ts';
import type { Teacher } from './teacher.ts';

function Finished({ name }: { readonly name: string }) {
  const { t } = useTranslation('lessons');
  const next = isLesson(name) ? nextLesson(name) : undefined;
  return (
    <>
      <p className="said">{t('well-done')}</p>
      <div className="answers">
        {next ? (
          <a className="button main" data-next-lesson={next} href={addressOf({ at: 'lessons', lesson: next })}>
            {t('next-lesson', { lesson: t(`names.${next}`) })}
          </a>
        ) : (
          <a className="button main" href={addressOf({ at: 'home' })}>
            {t('to-the-battles')}
          </a>
        )}
        <a className="button" href={addressOf({ at: 'lessons' })}>
          {t('all')}
        </a>
      </div>
    </>
  );
}

export function LessonCard({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('lessons');
  const { at, astray } = useStore(teacher.lecture);
  const { name, steps } = teacher.lesson;
  const step = steps[at];
  // While the others play, what was said last stays.
  const said = steps.slice(0, at + 1).findLast((one) => one.say !== undefined)?.say;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at > 0) card.current?.focus({ preventScroll: true });
  }, [at]);
  const reads = step !== undefined && !step.ask && !step.look && !step.play;
  return (
    <section className="lesson-card panel" aria-label={t(`names.${name}`)} data-step={at}>
      <div className="inside" ref={card} tabIndex={-1} aria-live="polite">
        <p className="where">{t('step', { step: Math.min(at + 1, steps.length), of: steps.length })}</p>
        {step === undefined && <Finished name={name} />}
        {step !== undefined && said !== undefined && <p className="said">{t(`${name}.${said}`)}</p>}
        {astray && (
          <p className="hint" role="alert">
            {t('astray')} {step?.hint && t(`${name}.${step.hint}`)}
          </p>
        )}
      </div>
      {reads && (
        <div className="answers">
          <Button look="main" hint="↵" data-answer="next" onClick={() => teacher.next()}>
            {t('next')}
          </Button>
        </div>
      )}
      {(step?.ask || step?.look) && (
        <div className="answers">
          <Button look="quiet" data-answer="show" onClick={() => teacher.show()}>
            {t('show-me')}
          </Button>
        </div>
      )}
    </section>
  );
}
