import type { Words } from './words.ts';

/** Files of words by the subjects that they are named for. */
export const bySubject = (files: Words): Words =>
  Object.fromEntries(Object.entries(files).map(([path, bundle]) => [path.slice('./'.length, -'.json'.length), bundle]));
