/** What every command of the command line is. */

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows `opfire NAME`, and what the options mean; shown by `opfire NAME --help`. */
  readonly usage: string;
  /** Resolves to the exit code: 0 all well, 1 the answer is no (a case failed), 2 it could not be asked, 3 a bug. */
  run(args: string[]): Promise<number>;
}

/** Something the person at the keyboard can put right: said in one line, without a stack, exit code 2. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}
