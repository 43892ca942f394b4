/** A row of games: those in the ledger are taken from it, the others played. */
import type { Assignment, Played } from './assignment.ts';
import { playAll } from './crew.ts';
import type { GameRecord } from './game.ts';
import type { Ledger } from './ledger.ts';
import { Progress } from './progress.ts';

export interface Run {
  readonly records: readonly GameRecord[];
  readonly failures: readonly Extract<Played, { failed: string }>[];
}

const tally = (records: Iterable<GameRecord>): string => {
  let [a, b, draws] = [0, 0, 0];
  for (const { won } of records) {
    if (won === 'a') a++;
    else if (won === 'b') b++;
    else draws++;
  }
  return `a ${a}, b ${b}, draws ${draws}`;
};

const same = (assignment: Assignment, pairing: object): boolean =>
  JSON.stringify(assignment.pairing) === JSON.stringify(pairing);

/** Plays what has not been played, and returns all of it in the order asked for. */
export async function runGames(assignments: readonly Assignment[], jobs: number, ledger: Ledger): Promise<Run> {
  const missing = assignments.filter((assignment) => !ledger.find(assignment));
  const failures: Extract<Played, { failed: string }>[] = [];
  const progress = new Progress(missing.length);
  const records = (): GameRecord[] =>
    assignments.map((assignment) => ledger.find(assignment)).filter((record) => record !== undefined);
  await playAll(missing, jobs, (played) => {
    if ('failed' in played) failures.push(played);
    else enter(ledger, missing, played.record);
    progress.step(tally(records()));
  });
  progress.end();
  return { records: records(), failures };
}

function enter(ledger: Ledger, missing: readonly Assignment[], record: GameRecord): void {
  const { scenario, edition, seed, a, b, aSide } = record;
  const assignment = missing.find((one) => same(one, { scenario, edition, seed, a, b, aSide }));
  if (assignment) ledger.enter(assignment, record);
}
