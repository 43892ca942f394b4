/** Content: terrain charts, nations, counters, weapons, skills and boards as data. See docs/content.md. */
import { contentFiles } from './files.ts';
import type { Library } from './library.ts';
import { loadLibrary, loadNames } from './load.ts';
import type { Language } from './schema/scenario.ts';

export { joinBoards, type LaidBoard, type Layout, paintBoard, withSilhouettes } from './boards/index.ts';
export { checkGiven } from './check/given.ts';
export { checkContent } from './check/index.ts';
export { type ContentProblem, describeProblem } from './check/problem.ts';
export { type Estimate, estimates } from './estimates.ts';
export { type ContentFile, contentFiles } from './files.ts';
export type { Library } from './library.ts';
export { loadLibrary } from './load.ts';
export { type Battle, readScenario, type ScenarioChoice, type ScenarioRead } from './scenarios/index.ts';
export { LANGUAGES, type Language, type ScenarioFile, type ScenarioTexts } from './schema/scenario.ts';

export const library: Library = loadLibrary(contentFiles);

/** What people call a counter, weapon, nation or skill in a language, by its id. */
export const namesIn = (language: Language): Readonly<Record<string, string>> => loadNames(contentFiles, language);

/** The same in English, which is what is printed on the counters. */
export const displayNames: Readonly<Record<string, string>> = namesIn('en');
