/** What is wrong with something written down: where, what, and what would be right. */

export interface Problem {
  /** Keys and list places from the top, as in "position.units.sq1.at". */
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

export type Read<T> = { readonly ok: T } | { readonly problems: readonly Problem[] };

export type Path = readonly PropertyKey[];

export const writePath = (path: Path): string =>
  path.length === 0
    ? '(top)'
    : path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('')
        .replace(/^\./, '');

/** Letters to change, add or leave out to get from one word to the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The candidate that was probably meant, if any is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(word.length < 3 ? 1 : 2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}

const LISTED = 40;

/** "did you mean …?" when one is near, otherwise what there is to choose from. */
export function suggest(word: string, candidates: Iterable<string>, noun: string): string {
  const all = [...candidates];
  const near = nearest(word, all);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (all.length === 0) return `there is no ${noun} to choose from`;
  const more = all.length > LISTED ? `, … (${all.length} in all)` : '';
  return `one of: ${all.slice(0, LISTED).join(', ')}${more}`;
}

/** Collects problems below one place of the document. */
export class Problems {
  readonly found: Problem[];
  private readonly base: Path;

  constructor(base: Path = [], found: Problem[] = []) {
    this.base = base;
    this.found = found;
  }

  in(...keys: Path): Problems {
    return new Problems([...this.base, ...keys], this.found);
  }

  add(problem: string, remedy: string): void {
    this.found.push({ path: writePath(this.base), problem, remedy });
  }

  unknown(noun: string, word: string, candidates: Iterable<string>): void {
    this.add(`there is no ${noun} "${word}"`, suggest(word, candidates, noun));
  }
}
