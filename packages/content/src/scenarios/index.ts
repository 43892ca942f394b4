/** Battles: read, checked, and their texts. See docs/scenarios.md. */
export { type Battle, readScenario, type ScenarioChoice, type ScenarioRead } from './read.ts';
