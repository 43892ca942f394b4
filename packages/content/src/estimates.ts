/** Values that no book states: chosen to fit their kin, and marked so that nobody takes them for printed ones. */
import { valueAt } from './check/problem.ts';
import { type ContentFile, contentFiles } from './files.ts';
import { filesOf, recordsOf } from './load.ts';

export interface Estimate {
  /** Id of the counter, weapon, nation or skill; "rough (modern)" for a row of a terrain chart. */
  readonly of: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly note: string;
}

interface Entry {
  readonly guessed?: readonly string[];
  readonly note?: string;
}

function estimate(of: string, entry: Entry): Estimate[] {
  if (!entry.guessed) return [];
  const values = Object.fromEntries(entry.guessed.map((name) => [name, valueAt(entry, name.split('.'))]));
  return [{ of, values, note: entry.note ?? '' }];
}

export function estimates(files: readonly ContentFile[] = contentFiles): readonly Estimate[] {
  const rows = filesOf(files, 'terrain-chart').flatMap(({ id: chart, terrain, hexsides }) =>
    Object.entries({ ...terrain, ...hexsides }).flatMap(([id, row]) => estimate(`${id} (${chart})`, row)),
  );
  const records = recordsOf(files).flatMap((record) => estimate(record.id, record));
  return [...rows, ...records];
}
