import { nearest } from '../core/nearest.ts';

/** A board definition that cannot be built: where, what is wrong, and what would be right. */
export class BoardError extends Error {
  override readonly name = 'BoardError';
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;

  constructor(place: string, problem: string, remedy: string) {
    super(`${place}: ${problem}; ${remedy}`);
    this.place = place;
    this.problem = problem;
    this.remedy = remedy;
  }
}

/** The error for a name that no entry of the chart bears, with the nearest that exists. */
export function unknownName(place: string, kind: string, name: string, known: readonly string[]): BoardError {
  const meant = nearest(name, known);
  const remedy = meant === undefined ? `the chart has ${known.join(', ') || 'none'}` : `did you mean "${meant}"?`;
  return new BoardError(place, `no ${kind} is called "${name}"`, remedy);
}
