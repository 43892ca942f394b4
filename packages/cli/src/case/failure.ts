/** How a case can fail: what was expected at which step, and what there was instead. */
export interface Failure {
  /** Counted from 1; 0 for the case as a whole. */
  readonly step: number;
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export type Finding = Omit<Failure, 'step'>;
