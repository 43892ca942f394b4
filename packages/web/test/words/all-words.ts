/** All words of both languages, wherever the page loads them from. */
import { words as enPage } from '../../src/words/en/index.ts';
import { words as enRules } from '../../src/words/en/rulebook.ts';
import { words as jaPage } from '../../src/words/ja/index.ts';
import { words as jaRules } from '../../src/words/ja/rulebook.ts';

export const en = { ...enPage, ...enRules };
export const ja = { ...jaPage, ...jaRules };
