/** Games already played, a line of JSON each: a run that was broken off goes on where it stopped. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Assignment } from './assignment.ts';
import type { GameRecord } from './game.ts';

interface Line {
  readonly key: string;
  readonly record: GameRecord;
}

const keyOf = ({ pairing, change }: Assignment): string => JSON.stringify([pairing, change ?? null]);

/** A line cut off when the run was is no game. */
function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Line];
      } catch {
        return [];
      }
    });
}

export class Ledger {
  private readonly file: string | undefined;
  private readonly played: Map<string, GameRecord>;

  constructor(file: string | undefined) {
    this.file = file;
    this.played = new Map(file === undefined ? [] : linesOf(file).map(({ key, record }) => [key, record]));
  }

  find(assignment: Assignment): GameRecord | undefined {
    return this.played.get(keyOf(assignment));
  }

  enter(assignment: Assignment, record: GameRecord): void {
    const key = keyOf(assignment);
    this.played.set(key, record);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify({ key, record })}\n`);
  }
}
