/** A line of a sum in words: most are modifiers, some are terrain, some weapons by the name that is printed on them. */
import type { TFunction } from 'i18next';

export function sayModifier(what: string, t: TFunction, printed: Readonly<Record<string, string>> = {}): string {
  return t([`modifiers:${what}`, `terrain:${what}`], { defaultValue: printed[what] ?? what.replaceAll('-', ' ') });
}
