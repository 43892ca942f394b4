/** The scenario that a name stands for: one of the library, or a file that holds one. */
import { existsSync, readFileSync } from 'node:fs';
import { library, type ScenarioFile } from '@opfire/content';
import { nearest } from '@opfire/engine';
import { readObject } from '../case/position-file.ts';
import { Complaint } from '../command.ts';

function isScenario(json: object): json is ScenarioFile {
  return 'kind' in json && json.kind === 'scenario' && 'sides' in json && 'editions' in json;
}

function inFile(file: string): ScenarioFile {
  const json: object = readObject(file, 'a scenario');
  if (isScenario(json)) return json;
  throw new Complaint(`${file} holds no whole scenario; npx opfire check ${file} says what is missing`);
}

/** Whether a file is meant to be a scenario: what is wrong with it otherwise is said when it is read. */
export function holdsScenario(file: string): boolean {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof json === 'object' && json !== null && 'kind' in json && json.kind === 'scenario';
  } catch {
    return false;
  }
}

export function scenarioOf(name: string): ScenarioFile {
  const known = Object.hasOwn(library.scenarios, name) ? library.scenarios[name] : undefined;
  if (known) return known as ScenarioFile;
  if (existsSync(name)) return inFile(name);
  const meant = nearest(name, Object.keys(library.scenarios));
  const remedy = meant === undefined ? 'opfire scenarios lists the battles' : `did you mean "${meant}"?`;
  throw new Complaint(`there is no file and no scenario "${name}"; ${remedy}`);
}

/** Its title, as far as there are texts for it. */
export const titleOf = (scenario: ScenarioFile): string => library.texts[scenario.id]?.en?.title ?? scenario.id;
