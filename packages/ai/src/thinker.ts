/** How a level thinks: in slices, so that a page can breathe between them and an impatient player can cut it short. */
import type { Decision, Game } from '@opfire/engine';
import type { Candidate } from './explain/explanation.ts';
import type { Budget, Style } from './levels.ts';

/** One decision to think about: a game that holds nothing but what the side may know. */
export interface Question {
  readonly game: Game;
  readonly owed: Decision;
  readonly style: Style;
  readonly seed: number;
  readonly budget: Budget;
}

/** How far the thinking has come: from 0 to 1. */
export interface Progress {
  readonly done: number;
}

/** What was weighed, best first. */
export type Verdict = readonly [Candidate, ...Candidate[]];

/** Sent `true`, it comes to its end with what it has. */
export type Thinking = Generator<Progress, Verdict, boolean>;

export type Thinker = (question: Question) => Thinking;
