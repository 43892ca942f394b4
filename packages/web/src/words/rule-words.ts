/** What a section of the rules is called and says, in our words. */
import type { TFunction } from 'i18next';

export interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** Sections have dots in them, which are no paths here. */
const part = (rule: string, of: keyof RuleWords, t: TFunction): string =>
  t(`${rule}/${of}`, { ns: 'rules', keySeparator: '/', defaultValue: '' });

export const ruleWords = (rule: string, t: TFunction): RuleWords => ({
  title: part(rule, 'title', t),
  text: part(rule, 'text', t),
});
