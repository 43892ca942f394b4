/** Every subject of this language; a new file needs no line here. */
import type { Words } from '../words.ts';

const files = import.meta.glob<Words[string]>('./*.json', { eager: true, import: 'default' });

export const words: Words = Object.fromEntries(
  Object.entries(files).map(([path, bundle]) => [path.slice('./'.length, -'.json'.length), bundle]),
);
