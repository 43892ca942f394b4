import type { Problem } from '@opfire/engine/notation';

/** A case that cannot be run as written: its own fault, not the rules'. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, problem, remedy }) => `${path}: ${problem}; ${remedy}`).join('\n'));
    this.problems = problems;
  }
}
