/** A battle in the browser: its files are fetched when somebody wants to see or to play it. */
import type { Battle, ContentFile, Library, ScenarioChoice, ScenarioFile } from '@opfire/content/loading';
import { loadLibrary, loadNames, readScenario } from '@opfire/content/loading';
import { boardFiles } from './boards.ts';
import { battleNamed } from './scenarios.ts';

async function filesFor(scenario: ScenarioFile): Promise<ContentFile[]> {
  const [{ counterFiles }, boards] = await Promise.all([import('./counters.ts'), boardFiles(scenario)]);
  return [...counterFiles, ...boards, { file: scenario.id, data: scenario }];
}

/** The library with just the boards of one battle. */
export async function libraryFor(scenario: ScenarioFile): Promise<Library> {
  return loadLibrary(await filesFor(scenario));
}

/** What people call counters, weapons, nations and skills, by id. */
export async function loadDisplayNames(): Promise<Readonly<Record<string, string>>> {
  const { counterFiles } = await import('./counters.ts');
  return loadNames(counterFiles);
}

/** Reads a battle for play; one that cannot be read is a fault of ours, for the files are checked before. */
export async function openBattle(id: string, choice: ScenarioChoice = {}): Promise<Battle> {
  const entry = battleNamed(id);
  if (entry === undefined) throw new Error(`there is no battle "${id}"`);
  const read = readScenario(entry.scenario, await libraryFor(entry.scenario), choice);
  if ('ok' in read) return read.ok;
  throw new Error(read.problems.map(({ place, problem }) => `${place}: ${problem}`).join('; '));
}
