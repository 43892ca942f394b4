/** The page's words: one file for each subject and language, loaded one language at a time. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export const SPOKEN = ['en', 'ja'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** Each as its own speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Spoken, string>> = { en: 'English', ja: '日本語' };

type Loader = () => Promise<{ readonly words: Words }>;

const loaders: Readonly<Record<Spoken, { readonly page: Loader; readonly rulebook: Loader }>> = {
  en: { page: () => import('./en/index.ts'), rulebook: () => import('./en/rulebook.ts') },
  ja: { page: () => import('./ja/index.ts'), rulebook: () => import('./ja/rulebook.ts') },
};

/** What counters, weapons and nations are called in languages other than the one printed on them. */
const names = import.meta.glob<{ readonly names: Words[string] }>('../../../content/data/names/*.json', {
  import: 'default',
});

/** Subject to words. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isSpoken = (language: string): language is Spoken => (SPOKEN as readonly string[]).includes(language);

const ofTheBrowser = (): Spoken => navigator.languages.map((one) => one.slice(0, 2)).find(isSpoken) ?? 'en';

export const words = i18next.createInstance({
  fallbackLng: 'en',
  defaultNS: 'app',
  interpolation: { escapeValue: false },
  returnNull: false,
});

const ready = words.use(initReactI18next).init({ lng: 'en', resources: {} });

const keep = (language: Spoken, learnt: Words): void => {
  for (const [subject, bundle] of Object.entries(learnt)) words.addResourceBundle(language, subject, bundle);
};

/** Somebody has opened the rulebook: every language spoken from now on needs it. */
let reading = false;

async function learn(language: Spoken): Promise<void> {
  const { page, rulebook } = loaders[language];
  if (!words.hasResourceBundle(language, 'app')) keep(language, (await page()).words);
  if (!reading || words.hasResourceBundle(language, 'rules')) return;
  const [{ words: rules }, called] = await Promise.all([
    rulebook(),
    names[`../../../content/data/names/${language}.json`]?.(),
  ]);
  keep(language, { ...rules, names: called?.names ?? {} });
}

/** Learns what the rules say and what counters are called, which only the first page can do without. */
export async function openRulebook(): Promise<void> {
  reading = true;
  if (isSpoken(words.language)) await learn(words.language);
}

/** Switches the whole page to a language: the one named, or the browser's. */
export async function speak(wanted: string | undefined): Promise<void> {
  const language = wanted !== undefined && isSpoken(wanted) ? wanted : ofTheBrowser();
  await ready;
  await learn(language);
  await words.changeLanguage(language);
  document.documentElement.lang = language;
}
