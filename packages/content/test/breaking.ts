/** Breaks one value in a copy of all content, to see what is said about it. */
import { checkContent, contentFiles, describeProblem } from '../src/index.ts';

export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
export type Path = readonly (string | number)[];

/** Sets, or with undefined removes, one value in a copy of all content; then lists what is wrong. */
export function complaints(file: string, path: Path, value: Json): string[] {
  const files = structuredClone(contentFiles);
  const found = files.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`no file ${file}`);
  const [last = '', ...parents] = [...path].reverse();
  let at = found.data as { [key: string | number]: Json };
  for (const key of parents.reverse()) at = at[key] as typeof at;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return checkContent(files).map(describeProblem);
}

export const indexOf = (file: string, list: string, id: string): number => {
  const data = contentFiles.find((candidate) => candidate.file === file)?.data as Record<string, { id: string }[]>;
  return data[list]?.findIndex((record) => record.id === id) ?? -1;
};
