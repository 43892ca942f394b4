import { type Problem, writePath } from '@opfire/engine/notation';

/** A case that cannot be run as written: its own fault, not the rules'. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, problem, remedy }) => `${path}: ${problem}; ${remedy}`).join('\n'));
    this.problems = problems;
  }

  /** The same, told from the top of the file. */
  within(place: readonly PropertyKey[]): Malformed {
    return new Malformed(this.problems.map((one) => ({ ...one, path: `${writePath(place)}.${one.path}` })));
  }
}
