/** What is wrong with a content file, for the person who has to mend it. */
export interface ContentProblem {
  readonly file: string;
  /** Where in the file: "units[3] (lt-koch).morale". */
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;
}

export const describeProblem = ({ file, place, problem, remedy }: ContentProblem): string =>
  `${file}: ${place}: ${problem}; ${remedy}`;

const idIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? ` (${value.id})` : '';

const child = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

/** The value at a path. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown => path.reduce(child, data);

/** Writes a path into a file; a record in a list shows its id, for nobody counts to 17. */
export function placeOf(data: unknown, path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  let text = '';
  for (const [depth, key] of path.entries()) {
    if (typeof key === 'number') text += `[${key}]${idIn(valueAt(data, path.slice(0, depth + 1)))}`;
    else text += `${depth === 0 ? '' : '.'}${String(key)}`;
  }
  return text;
}
