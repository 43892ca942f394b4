/** Battles: read, checked, and their texts. See docs/scenarios.md. */
export { checkScenario } from './check/index.ts';
export { type Battle, readScenario, type ScenarioChoice, type ScenarioRead } from './read.ts';
