/** Names in the reader's own language, by id, of what has another one printed on it; none where the printed ones are his. */
import { useTranslation } from 'react-i18next';

const NONE: Readonly<Record<string, string>> = {};

export function useOwnNames(): Readonly<Record<string, string>> {
  const { i18n } = useTranslation();
  return i18n.getResourceBundle(i18n.language, 'names') ?? NONE;
}
