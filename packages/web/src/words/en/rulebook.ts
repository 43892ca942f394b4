/** What the rules say, in this language: much to read, and not needed to choose a battle. */
import { bySubject } from '../by-subject.ts';
import type { Words } from '../words.ts';

export const words: Words = bySubject(
  import.meta.glob<Words[string]>(['./glossary.json', './refusals.json', './rules.json'], {
    eager: true,
    import: 'default',
  }),
);
