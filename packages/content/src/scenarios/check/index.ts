/** Is a well-formed scenario a battle that can be fought? */
import { BoardError } from '@opfire/engine';
import { Complaints } from '../../check/complaints.ts';
import type { ContentProblem } from '../../check/problem.ts';
import { checkShape } from '../../check/shape.ts';
import type { ContentFile } from '../../files.ts';
import type { Library } from '../../library.ts';
import type { ScenarioFile, ScenarioTexts } from '../../schema/scenario.ts';
import { compiledBoard } from '../board.ts';
import { withOptions } from '../options.ts';
import { checkEvents } from './events.ts';
import { checkForces, checkSides, checkTried } from './forces.ts';
import { Survey } from './survey.ts';
import { checkVictory } from './victory.ts';

function checkBoards(file: ContentFile, library: Library): ContentProblem[] {
  const { board } = file.data as ScenarioFile;
  const complaints = new Complaints(file);
  const known = Object.keys(library.boards);
  const paths =
    typeof board === 'string' ? [['board']] : board.boards.map((_, index) => ['board', 'boards', index, 'board']);
  for (const path of paths) complaints.resolve(path, 'board', known);
  return complaints.found;
}

/** The battle itself, without its variants. */
function checkBattle(file: ContentFile, library: Library): ContentProblem[] {
  const unknown = checkBoards(file, library);
  if (unknown.length > 0) return unknown;
  const board = compiledBoard(file.data as ScenarioFile, library);
  if (!board) return [];
  if (board instanceof BoardError)
    return [{ file: file.file, place: `board.${board.place}`, problem: board.problem, remedy: board.remedy }];
  const survey = new Survey(file, library, board);
  checkSides(survey);
  checkTried(survey);
  checkForces(survey);
  checkEvents(survey);
  checkVictory(survey);
  return survey.found;
}

/** Everything that is wrong with a scenario of the right shape, and with each of its variants. */
export function checkScenario(file: ContentFile, library: Library): ContentProblem[] {
  const scenario = file.data as ScenarioFile;
  const found = checkBattle(file, library);
  if (found.length > 0) return found;
  return Object.keys(scenario.options ?? {}).flatMap((id) => {
    const { options: _, ...variant } = withOptions(scenario, [id]);
    const changed = { file: file.file, data: variant };
    const misshapen = checkShape(changed);
    const problems = misshapen.length > 0 ? misshapen : checkBattle(changed, library);
    return problems.map((one) => ({ ...one, place: `options.${id}, ${one.place}` }));
  });
}

const PARTS = ['sides', 'forces', 'paragraphs', 'tasks', 'options'] as const;

/** Whether there is a text for everything that people read, and for nothing else. */
export function checkTexts(file: ContentFile, library: Library): ContentProblem[] {
  const texts = file.data as ScenarioTexts;
  const complaints = new Complaints(file);
  complaints.resolve(['scenario'], 'scenario', Object.keys(library.scenarios));
  const scenario = library.scenarios[texts.scenario];
  if (!scenario) return complaints.found;
  for (const part of PARTS) {
    const [known, told] = [Object.keys(scenario[part] ?? {}), Object.keys(texts[part] ?? {})];
    for (const key of told) if (!known.includes(key)) complaints.unknown([part, key], `"${part}" entry`, key, known);
    for (const key of known)
      if (!told.includes(key)) complaints.add([part], `there is no text for "${key}"`, 'write one');
  }
  return complaints.found;
}
