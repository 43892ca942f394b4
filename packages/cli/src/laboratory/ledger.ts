/** Games already played, a line of JSON each: a run that was broken off goes on where it stopped. */
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { Complaint } from '../command.ts';
import type { Assignment } from './assignment.ts';
import type { BattleSource } from './battle-source.ts';
import type { GameRecord } from './game.ts';

interface Line {
  /** The print of what was played: a scenario that has been changed since is another. Earlier lines have none. */
  readonly battle?: string;
  readonly change?: object;
  readonly record: GameRecord;
}

/** Of a line that we write: one that was cut off is nobody else's file. */
const BEGINNING = '{"battle":"';

const keyOf = (battle: string, { seed, a, b, aSide }: Assignment['pairing']): string =>
  JSON.stringify([battle, seed, a, b, aSide]);

const isLine = (json: unknown): json is Line =>
  typeof json === 'object' && json !== null && 'record' in json && typeof json.record === 'object';

/** A line cut off when the run was is no game. */
function parsed(line: string): Line[] {
  try {
    const json: unknown = JSON.parse(line);
    return isLine(json) ? [json] : [];
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  if (!existsSync(file)) return '';
  if (statSync(file).isDirectory()) throw new Complaint(`${file} is a folder; name a file for the games`);
  return readFileSync(file, 'utf8');
}

function append(file: string, text: string): void {
  try {
    appendFileSync(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Complaint(`no games can be kept in ${file} (${code}); name a file that you may write`, { cause: error });
  }
}

class Ledger {
  private readonly file: string | undefined;
  private readonly played = new Map<string, GameRecord>();
  private readonly lines: readonly Line[];

  /** Complains before anything is played if the file cannot be written, or is something else. */
  constructor(file: string | undefined) {
    this.file = file;
    const text = file === undefined ? '' : textOf(file);
    this.lines = text.split('\n').flatMap(parsed);
    if (this.lines.length === 0 && !BEGINNING.startsWith(text.slice(0, BEGINNING.length))) {
      throw new Complaint(`${file} holds no games; name another file for them`);
    }
    for (const { battle = '', record } of this.lines) this.played.set(keyOf(battle, record), record);
    // What comes next begins a line of its own, also after one that was cut off.
    if (file !== undefined) append(file, text === '' || text.endsWith('\n') ? '' : '\n');
  }

  find({ source, pairing }: Assignment): GameRecord | undefined {
    const record = this.played.get(keyOf(source.print, pairing));
    return record && { ...record, scenario: pairing.scenario };
  }

  enter({ source: { print, change }, pairing }: Assignment, record: GameRecord): void {
    this.played.set(keyOf(print, pairing), record);
    const line: Line = { battle: print, ...(change && { change }), record };
    if (this.file !== undefined) append(this.file, `${JSON.stringify(line)}\n`);
  }

  /** What becomes of so many games when the run is broken off. */
  keeps(games: number): string {
    if (this.file === undefined) return `${games} games are lost; with --into FILE they would be kept`;
    return `${games} games are kept in ${this.file}: the same command goes on from there`;
  }

  /** Games of what had the same name, but was played otherwise: they are not counted. */
  outdated({ name, edition, print }: BattleSource): number {
    const { length } = this.lines.filter(
      ({ battle, change, record }) =>
        battle !== print && !change && record.scenario === name && record.edition === edition,
    );
    return length;
  }
}

/** The ledger for these battles; tells of games in it that were played otherwise. */
export function ledgerFor(sources: readonly BattleSource[], file: string | undefined): Ledger {
  const ledger = new Ledger(file);
  for (const source of sources) {
    const games = ledger.outdated(source);
    if (games === 0) continue;
    console.error(`${file}: ${games} games of ${source.name} as it was before are left in it, but not counted`);
  }
  return ledger;
}

export type { Ledger };
