/** What a lesson is: a position, dice that are known beforehand, and steps. Its texts are in words/…/lessons.json. */

/** An order as docs/notation.md writes it. */
export type WrittenOrder = Readonly<Record<string, unknown>> & { readonly do: string };

export interface LessonStep {
  /** Key of what is said. */
  readonly say?: string;
  /** Hexes to look at. */
  readonly mark?: readonly string[];
  /** Orders that the learner is to give, the last of which is meant. */
  readonly ask?: readonly WrittenOrder[];
  /** It matters who takes part, too. */
  readonly exactly?: boolean;
  /** A hex to be looked at along the line of sight. */
  readonly look?: string;
  /** Orders that are given without him. */
  readonly play?: readonly WrittenOrder[];
  /** Key of what is said when he does something else that the rules allow. */
  readonly hint?: string;
}

export interface Lesson {
  readonly name: string;
  /** The side that the learner plays, by its place. */
  readonly side: 0 | 1;
  /** A position in notation, or the case from which it is taken. */
  readonly position?: unknown;
  readonly positionOf?: string;
  readonly dice: readonly number[];
  readonly steps: readonly LessonStep[];
}

/** In the order in which they are taught. */
export const LESSONS = ['move', 'fire', 'opportunity-fire', 'leaders', 'sight', 'melee', 'shells', 'example'] as const;
export type LessonName = (typeof LESSONS)[number];

export const isLesson = (name: string): name is LessonName => (LESSONS as readonly string[]).includes(name);

/** The one after it. */
export const nextLesson = (name: LessonName): LessonName | undefined => LESSONS[LESSONS.indexOf(name) + 1];
