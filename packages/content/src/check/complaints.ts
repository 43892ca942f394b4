import type { ContentFile } from '../files.ts';
import { type ContentProblem, placeOf, valueAt } from './problem.ts';
import { suggest } from './suggest.ts';

export type Path = readonly PropertyKey[];

/** Collects the problems of one file. */
export class Complaints {
  readonly found: ContentProblem[] = [];
  private readonly file: ContentFile;

  constructor(file: ContentFile) {
    this.file = file;
  }

  add(path: Path, problem: string, remedy: string): void {
    this.found.push({ file: this.file.file, place: placeOf(this.file.data, path), problem, remedy });
  }

  unknown(path: Path, noun: string, word: string, names: Iterable<string>): void {
    this.add(path, `there is no ${noun} "${word}"`, suggest(word, names));
  }

  /** Complains when the reference at the path names nothing. */
  resolve(path: Path, noun: string, names: Iterable<string>): void {
    const word = valueAt(this.file.data, path);
    const known = [...names];
    if (typeof word === 'string' && !known.includes(word)) this.unknown(path, noun, word, known);
  }
}

const MARKS = ['id', 'estimated', 'guessed', 'note', 'source'];

interface Estimable {
  readonly estimated?: true;
  readonly guessed?: readonly string[];
  readonly note?: string;
}

/** What could have been meant: the values that stand beside it, "vehicle.hull.rear" beside "vehicle.hull.front". */
function namesLike(entry: Estimable, value: string): readonly string[] {
  const within = value.split('.').slice(0, -1);
  const keys = Object.keys(valueAt(entry, within) ?? entry).filter((key) => !MARKS.includes(key));
  return keys.map((key) => [...within, key].join('.'));
}

/** `estimated`, `guessed` and `note` go together, and `guessed` names values that are there. */
export function checkEstimate(complaints: Complaints, path: Path, entry: Estimable): void {
  const { estimated, guessed, note } = entry;
  if ((estimated === undefined) !== (guessed === undefined)) {
    const problem = estimated ? 'is estimated but has no "guessed"' : 'has "guessed" but is not estimated';
    complaints.add(path, problem, 'write both "estimated": true and the names of the guessed values, or neither');
  }
  if (estimated && note === undefined) {
    complaints.add(path, 'is estimated without a note', 'say in "note" how the values were chosen');
  }
  for (const [index, value] of (guessed ?? []).entries()) {
    if (valueAt(entry, value.split('.')) !== undefined && !MARKS.includes(value)) continue;
    complaints.unknown([...path, 'guessed', index], 'value here named', value, namesLike(entry, value));
  }
}
