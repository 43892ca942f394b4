/** The shapes of all content files. A file says by `kind` which of them it has. */
import { type BoardFile, boardFile } from './board.ts';
import { type NamesFile, namesFile } from './names.ts';
import { type NationsFile, nationsFile } from './nation.ts';
import { type ScenarioFile, type ScenarioTexts, scenarioFile, scenarioTextsFile } from './scenario.ts';
import { type SkillsFile, skillsFile } from './skill.ts';
import { type ChartFile, chartFile } from './terrain.ts';
import { type UnitsFile, unitsFile } from './unit.ts';
import { type WeaponsFile, weaponsFile } from './weapon.ts';

export const FILE_SCHEMAS = {
  'terrain-chart': chartFile,
  nations: nationsFile,
  units: unitsFile,
  weapons: weaponsFile,
  skills: skillsFile,
  names: namesFile,
  board: boardFile,
  scenario: scenarioFile,
  'scenario-texts': scenarioTextsFile,
} as const;

export type FileKind = keyof typeof FILE_SCHEMAS;
export type ContentData =
  | ChartFile
  | NationsFile
  | UnitsFile
  | WeaponsFile
  | SkillsFile
  | NamesFile
  | BoardFile
  | ScenarioFile
  | ScenarioTexts;
