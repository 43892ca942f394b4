/** Why the rules do not allow something, in our words. */
import type { TFunction } from 'i18next';

export const sayRefusal = (why: string, t: TFunction): string =>
  t(`refusals:${why}`, { defaultValue: why.replaceAll('-', ' ') });
