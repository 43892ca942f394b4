/** Is everything that has a name called something in the other languages too, and nothing else? */
import { type ContentFile, contentFiles } from '../files.ts';
import type { NamesFile } from '../schema/names.ts';
import type { Complaints } from './complaints.ts';
import { keysOf, NAMED, type Names, recordsOf } from './names.ts';
import { type ContentProblem, placeOf, valueAt } from './problem.ts';

/** Complains of names for what there is not. */
export function checkNames(complaints: Complaints, { names }: NamesFile, { called }: Names): void {
  for (const id of Object.keys(names)) {
    if (!called.has(id)) complaints.unknown(['names', id], 'nation, counter, weapon or skill', id, called);
  }
}

/** A file of ours, also where a designer has it in a folder of his own. */
const isOurs = ({ file }: ContentFile): boolean =>
  contentFiles.some((ours) => file === ours.file || file.replaceAll('\\', '/').endsWith(`/data/${ours.file}`));

/** What is named in each language; several files may name things in one. */
function namedIn(files: readonly ContentFile[]): ReadonlyMap<unknown, ReadonlySet<string>> {
  const found = new Map<unknown, Set<string>>();
  for (const { data } of files.filter((file) => valueAt(file.data, ['kind']) === 'names')) {
    const language = valueAt(data, ['language']);
    found.set(language, new Set([...(found.get(language) ?? []), ...keysOf(valueAt(data, ['names']))]));
  }
  return found;
}

/** What has no name in a language in which others have one. A designer's own things may go without. */
export function checkNamed(files: readonly ContentFile[]): ContentProblem[] {
  const ours = files.filter(isOurs);
  const things = NAMED.flatMap((kind) => recordsOf(ours, kind));
  return [...namedIn(files)].flatMap(([language, named]) =>
    things
      .filter(({ id }) => !named.has(id))
      .map(({ id, file: { file, data }, path }) => ({
        file,
        place: placeOf(data, path),
        problem: `"${id}" has no name in the language "${language}"`,
        remedy: `write one in names/${language}.json`,
      })),
  );
}
