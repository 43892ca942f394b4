/** Content: terrain charts, nations, counters, weapons, skills and boards as data. See docs/content.md. */
import { contentFiles } from './files.ts';
import type { Library } from './library.ts';
import { loadLibrary, loadNames } from './load.ts';

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

/** What people call a counter, weapon, nation or skill, by its id. */
export const displayNames: Readonly<Record<string, string>> = loadNames(contentFiles);
