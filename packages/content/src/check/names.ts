/** What records can point at: gathered from broken files too, so that one slip does not look like twenty. */
import type { ContentFile } from '../files.ts';
import type { FileKind } from '../schema/index.ts';
import { type ContentProblem, placeOf, valueAt } from './problem.ts';

export interface Names {
  readonly charts: ReadonlyMap<string, ChartNames>;
  readonly nations: ReadonlyMap<string, { readonly badges: readonly string[] }>;
  readonly units: ReadonlyMap<string, { readonly kind: string; readonly badge: string }>;
  /** Everything that people have a name for. */
  readonly called: ReadonlySet<string>;
}

interface ChartNames {
  readonly terrain: readonly string[];
  readonly hexsides: readonly string[];
  readonly borrows: readonly {
    readonly from: string;
    readonly terrain: readonly string[];
    readonly hexsides: readonly string[];
  }[];
  readonly data: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const keysOf = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
const textAt = (value: unknown, key: string): string => {
  const text = valueAt(value, [key]);
  return typeof text === 'string' ? text : '';
};

/** Kinds of files that are lists of things with names. */
export const NAMED = ['nations', 'units', 'weapons', 'skills'] as const satisfies readonly FileKind[];

interface Found {
  readonly id: string;
  readonly file: ContentFile;
  readonly path: readonly PropertyKey[];
  readonly record: unknown;
}

function recordsIn(file: ContentFile, list: string): Found[] {
  const records = valueAt(file.data, [list]);
  if (!Array.isArray(records)) return [];
  return records.map((record, index) => ({ id: textAt(record, 'id'), file, path: [list, index, 'id'], record }));
}

/** Files that are one record: by which key they are known. */
const WHOLE: Partial<Record<FileKind, string>> = { 'terrain-chart': 'id', board: 'number', scenario: 'id' };

/** Every record with an id that a file of some kind holds. */
export function recordsOf(files: readonly ContentFile[], kind: FileKind): Found[] {
  const own = files.filter((file) => valueAt(file.data, ['kind']) === kind);
  const key = WHOLE[kind];
  const found =
    key === undefined
      ? own.flatMap((file) => recordsIn(file, kind))
      : own.map((file) => ({ id: textAt(file.data, key), file, path: [key], record: file.data }));
  return found.filter(({ id }) => id !== '');
}

function loansIn(chart: unknown): ChartNames['borrows'] {
  const loans = valueAt(chart, ['borrows']);
  if (!Array.isArray(loans)) return [];
  return loans.map((loan) => ({
    from: textAt(loan, 'from'),
    terrain: textsIn(valueAt(loan, ['terrain'])),
    hexsides: textsIn(valueAt(loan, ['hexsides'])),
  }));
}

export function gatherNames(files: readonly ContentFile[]): Names {
  const mapped = <T>(kind: FileKind, describe: (found: Found) => T): ReadonlyMap<string, T> =>
    new Map(recordsOf(files, kind).map((found) => [found.id, describe(found)]));
  return {
    charts: mapped('terrain-chart', ({ record }) => ({
      terrain: keysOf(valueAt(record, ['terrain'])),
      hexsides: keysOf(valueAt(record, ['hexsides'])),
      borrows: loansIn(record),
      data: record,
    })),
    called: new Set(files.flatMap((file) => NAMED.flatMap((list) => recordsIn(file, list))).map(({ id }) => id)),
    nations: mapped('nations', ({ record }) => ({ badges: textsIn(valueAt(record, ['badges'])) })),
    units: mapped('units', ({ record, file }) => ({
      kind: textAt(record, 'kind'),
      badge: textAt(record, 'badge') || textAt(file.data, 'badge'),
    })),
  };
}

/** Ids that two records of one kind claim. */
export function checkDuplicates(files: readonly ContentFile[], kind: FileKind): ContentProblem[] {
  const first = new Map<string, Found>();
  const problems: ContentProblem[] = [];
  for (const found of recordsOf(files, kind)) {
    const earlier = first.get(found.id);
    if (!earlier) {
      first.set(found.id, found);
      continue;
    }
    problems.push({
      file: found.file.file,
      place: placeOf(found.file.data, found.path),
      problem: `"${found.id}" is taken: ${earlier.file.file}, ${placeOf(earlier.file.data, earlier.path)}`,
      remedy: 'give one of them another id, or drop it',
    });
  }
  return problems;
}
