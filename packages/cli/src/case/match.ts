/** Compares what a case expects with what is: whatever is named must be so, the rest is not looked at. */

/** Where and how something differs. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTally = (value: unknown): value is { readonly total: number } =>
  isObject(value) && 'total' in value && 'parts' in value;

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function listDifference(expected: readonly unknown[], actual: unknown, path: string): Difference | undefined {
  const differ = { path, expected, actual };
  if (!Array.isArray(actual)) return differ;
  if (expected.some(isObject))
    return expected.every((one) => actual.some((other) => !difference(one, other))) ? undefined : differ;
  if (expected.length !== actual.length) return differ;
  const ordered = expected.some((one) => typeof one !== 'string');
  const [wanted, found] = ordered ? [expected, actual] : [[...expected].sort(), [...actual].sort()];
  return wanted.every((one, place) => !difference(one, found[place])) ? undefined : differ;
}

/** A section stands for its subsections, too: editions number some of them differently. */
const isWithin = (section: unknown, cited: unknown): boolean =>
  typeof section === 'string' && typeof cited === 'string' && cited.startsWith(`${section}.`);

/** The first difference, or undefined. Lists of objects: each is found; of names: the same, in any order. */
export function difference(expected: unknown, actual: unknown, path = ''): Difference | undefined {
  if (Array.isArray(expected)) return listDifference(expected, actual, path);
  if (isObject(expected)) {
    if (!isObject(actual)) return { path, expected, actual };
    for (const [key, value] of Object.entries(expected)) {
      if (key === 'rule' && isWithin(value, actual[key])) continue;
      const found = difference(value, actual[key], under(path, key));
      if (found) return found;
    }
    return undefined;
  }
  const value = typeof expected === 'number' && isTally(actual) ? actual.total : actual;
  return Object.is(expected, value) ? undefined : { path, expected, actual: value };
}

export const matches = (expected: unknown, actual: unknown): boolean => difference(expected, actual) === undefined;

/** Of several, the one that is nearest to what was expected: it agrees in most keys. */
export function nearestOf(expected: Fields, candidates: readonly Fields[]): Fields | undefined {
  const agreeing = (candidate: Fields): number =>
    Object.entries(expected).filter(([key, value]) => matches(value, candidate[key])).length;
  return [...candidates].sort((a, b) => agreeing(b) - agreeing(a))[0];
}
