/** Files of a designer's own, checked together with ours: they may build on them, and replace some. */
import { type ContentFile, contentFiles } from '../files.ts';
import { checkContent } from './index.ts';
import { type ContentProblem, valueAt } from './problem.ts';

const WHOLE = ['id', 'number', 'scenario', 'language'] as const;

/** What a file that is one thing is called; nothing for files that hold a list of things, such as names. */
function identityOf({ data }: ContentFile): string {
  if (valueAt(data, ['kind']) === 'names') return '';
  const words = WHOLE.map((key) => valueAt(data, [key])).filter((word) => typeof word === 'string');
  return words.length === 0 ? '' : [valueAt(data, ['kind']), ...words].join(' ');
}

const slashed = (file: string): string => file.replaceAll('\\', '/');

/** The same place in a folder of content, or the same board or battle. */
const replaces = (given: ContentFile, ours: ContentFile): boolean =>
  slashed(given.file).endsWith(`/data/${ours.file}`) ||
  (identityOf(given) !== '' && identityOf(given) === identityOf(ours));

/** Everything that is wrong with the files given, in their order. */
export function checkGiven(given: readonly ContentFile[]): readonly ContentProblem[] {
  const ours = contentFiles.filter((file) => !given.some((one) => replaces(one, file)));
  const names = new Set(given.map(({ file }) => file));
  return checkContent([...ours, ...given]).filter(({ file }) => names.has(file));
}
