/** Which lessons have been finished, kept in the browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { LESSONS, type LessonName } from './lesson.ts';

interface Progress {
  readonly finished: readonly LessonName[];
  finish(lesson: LessonName): void;
}

export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      finished: [],
      finish: (lesson) => set(({ finished }) => ({ finished: [...finished.filter((one) => one !== lesson), lesson] })),
    }),
    { name: 'opfire.lessons', version: 1 },
  ),
);

/** The first lesson that has not been finished. */
export const useNext = (): LessonName | undefined =>
  useProgress(({ finished }) => LESSONS.find((one) => !finished.includes(one)));
