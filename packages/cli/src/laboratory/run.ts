/** A row of games: those in the ledger are taken from it, the others played. */
import type { Assignment, Played } from './assignment.ts';
import { playAll } from './crew.ts';
import type { GameRecord } from './game.ts';
import type { Ledger } from './ledger.ts';
import { Progress } from './progress.ts';

export type Failure = Extract<Played, { failed: string }>;

export interface Run {
  readonly records: readonly GameRecord[];
  readonly failures: readonly Failure[];
}

/** How things stand, in a word: `us 3, german 5, draws 1`. */
export type Tally = (records: readonly GameRecord[]) => string;

/** A game takes all of its thread's time: where somebody may press Ctrl-C, this one is kept free to hear it. */
const threadsFor = (jobs: number): number => (jobs > 1 || process.stderr.isTTY ? jobs : 0);

const INTERRUPTED = 130;

/** Says what is kept when the run is broken off; returns how to stop listening. */
function hearInterrupt(say: () => string): () => void {
  const stop = (): void => {
    console.error(say());
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', stop);
  return () => process.off('SIGINT', stop);
}

/** Plays what has not been played, and returns all of it in the order asked for. */
export async function runGames(
  assignments: readonly Assignment[],
  jobs: number,
  ledger: Ledger,
  tally: Tally,
): Promise<Run> {
  const missing = assignments.filter((assignment) => !ledger.find(assignment));
  const records = assignments.map((assignment) => ledger.find(assignment)).filter((record) => record !== undefined);
  const failures: Failure[] = [];
  const progress = new Progress(assignments.length, records.length);
  progress.show(tally(records));
  const threads = threadsFor(jobs);
  const deaf = threads > 0 ? hearInterrupt(() => `\nbroken off; ${ledger.keeps(records.length)}`) : () => undefined;
  try {
    await playAll(missing, threads, (played) => {
      if ('failed' in played) failures.push(played);
      else {
        ledger.enter(played.assignment, played.record);
        records.push(played.record);
      }
      progress.step(tally(records));
    });
  } finally {
    deaf();
    progress.end();
  }
  return { records: assignments.flatMap((assignment) => ledger.find(assignment) ?? []), failures };
}

/** Says which games broke down; the exit code. */
export function complainOf(failures: readonly Failure[]): number {
  for (const { failed, assignment } of failures) {
    const { scenario, seed, aSide } = assignment.pairing;
    const changed = assignment.source.change ? ' with the change' : '';
    console.error(`BROKEN: ${scenario}${changed} with seed ${seed}, a as side ${aSide}: ${failed}`);
  }
  return failures.length > 0 ? 1 : 0;
}
