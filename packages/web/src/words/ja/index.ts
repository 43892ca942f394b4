/** Every subject of this language but those of the rulebook; a new file needs no line here. */
import { bySubject } from '../by-subject.ts';
import type { Words } from '../words.ts';

export const words: Words = bySubject(
  import.meta.glob<Words[string]>(['./*.json', '!./glossary.json', '!./refusals.json', '!./rules.json'], {
    eager: true,
    import: 'default',
  }),
);
