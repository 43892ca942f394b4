/** Content without its data: for whoever brings the files himself, a few at a time (a page in a browser). */
export type { ContentFile } from './files.ts';
export type { Library } from './library.ts';
export { loadLibrary, loadNames } from './load.ts';
export { boardOf } from './scenarios/board.ts';
export { type Battle, readScenario, type ScenarioChoice, type ScenarioRead } from './scenarios/index.ts';
export { LANGUAGES, type Language, type ScenarioFile, type ScenarioTexts } from './schema/scenario.ts';
