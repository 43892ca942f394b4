/** Finds case files and reads them: one case or several to a file, each with what it shares laid under it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionId } from '@opfire/engine';
import { bookSchema, type Case, caseSchema, checkParts, type Problem, readShape } from '@opfire/engine/notation';

/** One case in one edition. */
export interface RunnableCase {
  readonly file: string;
  readonly name: string;
  readonly edition: EditionId;
  /** Where the case stands in its file. */
  readonly place: readonly PropertyKey[];
  readonly written: Case;
}

export interface FileRead {
  readonly file: string;
  readonly cases: readonly RunnableCase[];
  readonly problems: readonly Problem[];
}

/** All JSON files named, and those in folders named, in order. */
export function findFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => join(path, file));
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where null is a value: no armour, and an asterisk for the HE-equivalent. */
const MAY_BE_NULL: readonly string[] = ['front', 'flank', 'rear', 'he'];

/** Lays one value over another: objects join, null removes, anything else replaces (RFC 7396). */
export function layOver(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isObject(over)) return over;
  const joined: Record<string, unknown> = isObject(under) ? { ...under } : {};
  for (const [key, value] of Object.entries(over)) {
    if (value === null && !MAY_BE_NULL.includes(key)) delete joined[key];
    else joined[key] = layOver(joined[key], value);
  }
  return joined;
}

/** Null in a position is as good as leaving out, also where it is laid over nothing. */
const withoutNulls = (position: unknown): unknown => position && layOver({}, position);

const DEFAULT_EDITION: EditionId = 'v5.0';

function inEachEdition(file: string, place: readonly PropertyKey[], written: Case): RunnableCase[] {
  const editions = [written.edition ?? DEFAULT_EDITION].flat();
  return editions.map((edition) => ({
    file,
    name: editions.length > 1 || edition !== DEFAULT_EDITION ? `${written.case} (${edition})` : written.case,
    edition,
    place,
    written,
  }));
}

/** What cases of one file share, apart from the position. */
const SHARED = ['rule', 'edition', 'dice', 'otherwise', 'onward'] as const;

function readBook(file: string, json: Record<string, unknown>): FileRead {
  const book = readShape(bookSchema, json);
  if ('problems' in book) return { file, cases: [], problems: book.problems };
  const shared = Object.fromEntries(SHARED.map((key) => [key, book.ok[key]]));
  const problems: Problem[] = [];
  const cases = book.ok.cases.flatMap((member, index) => {
    const position = layOver(withoutNulls(book.ok.position), member.position);
    const own = Object.fromEntries(Object.entries(member).filter(([, value]) => value !== undefined));
    const written = { ...shared, ...own, position } as Case;
    problems.push(...checkParts(written, ['cases', index]));
    return inEachEdition(file, ['cases', index], written);
  });
  return { file, cases, problems };
}

function readSingle(file: string, json: unknown): FileRead {
  const placed = isObject(json) && 'position' in json ? { ...json, position: withoutNulls(json.position) } : json;
  const read = readShape(caseSchema, placed);
  if ('problems' in read) return { file, cases: [], problems: read.problems };
  return { file, cases: inEachEdition(file, [], read.ok), problems: checkParts(read.ok, []) };
}

/** Reads JSON, or says where it stops being JSON. */
function readJson(file: string): { readonly ok: unknown } | { readonly problems: readonly Problem[] } {
  const text = readFileSync(file, 'utf8');
  try {
    return { ok: JSON.parse(text) };
  } catch (error) {
    return {
      problems: [{ path: '(top)', problem: `this is not JSON: ${(error as Error).message}`, remedy: 'mend it there' }],
    };
  }
}

/** One case or several, from the JSON of a file. */
export const readCase = (file: string, json: unknown): FileRead =>
  isObject(json) && 'cases' in json ? readBook(file, json) : readSingle(file, json);

export function readCaseFile(file: string): FileRead {
  const json = readJson(file);
  return 'problems' in json ? { file, cases: [], problems: json.problems } : readCase(file, json.ok);
}
