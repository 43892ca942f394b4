/** What is wrong with something written down: where, what, and what would be right. */
import { nearest } from '../core/nearest.ts';

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

const LISTED = 40;

/** What the books call something, or anybody would, and what it is called here. */
const BOOK_WORDS: Readonly<Record<string, string>> = {
  load: 'board',
  mount: 'board',
  embark: 'board',
  unload: 'alight',
  dismount: 'alight',
  disembark: 'alight',
  debark: 'alight',
  turn: 'pivot',
  rotate: 'pivot',
  reverse: 'step',
  assault: 'close-assault',
  destroyed: 'eliminated',
  wrecked: 'eliminated',
  killed: 'eliminated',
  buttoned: 'status',
  abandoned: 'status',
  passengers: 'aboard',
};

/** "did you mean …?" when one is near, otherwise what there is to choose from. */
export function suggest(word: string, candidates: Iterable<string>, noun: string): string {
  const all = [...candidates];
  const near = [BOOK_WORDS[word.toLowerCase()] ?? '', nearest(word, all) ?? ''].find((one) => all.includes(one));
  if (near !== undefined) return `did you mean "${near}"?`;
  if (all.length === 0) return `there is no ${noun} to choose from`;
  const named = all.filter((one) => one.split('-').includes(word.toLowerCase()));
  if (named.length > 0) return `one of: ${named.join(', ')}`;
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
