/** A line of a sum in words: most are modifiers, some are terrain, some weapons by what they are called. */
import type { TFunction } from 'i18next';

export function sayModifier(what: string, t: TFunction, called: Readonly<Record<string, string>> = {}): string {
  return t([`modifiers:${what}`, `terrain:${what}`], { defaultValue: called[what] ?? what.replaceAll('-', ' ') });
}
