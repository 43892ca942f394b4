import { BoardError, compileBoard } from '@opfire/engine';
import { type ContentFile, contentFiles } from '../files.ts';
import type { Library } from '../library.ts';
import { loadLibrary } from '../load.ts';
import { checkScenario, checkTexts } from '../scenarios/check/index.ts';
import type { BoardFile } from '../schema/board.ts';
import { type ContentData, FILE_SCHEMAS, type FileKind } from '../schema/index.ts';
import { checkNamed } from './called.ts';
import { checkDuplicates, gatherNames } from './names.ts';
import { type ContentProblem, valueAt } from './problem.ts';
import { checkReferences } from './references.ts';
import { checkShape } from './shape.ts';

const STORIES: readonly FileKind[] = ['scenario', 'scenario-texts'];

/** Everything that is wrong with the files, in their order; nothing when they may be loaded. */
export function checkContent(files: readonly ContentFile[] = contentFiles): readonly ContentProblem[] {
  const names = gatherNames(files);
  const each = files.map((file) => {
    const misshapen = checkShape(file);
    return { file, problems: misshapen.length > 0 ? misshapen : checkReferences(file, names) };
  });
  const kinds = Object.keys(FILE_SCHEMAS) as FileKind[];
  const taken = kinds.flatMap((kind) => checkDuplicates(files, kind));
  const found = [...each.flatMap(({ problems }) => problems), ...taken, ...checkNamed(files)];
  const sound = each.filter(({ problems }) => problems.length === 0).map(({ file }) => file);
  // What battles stand on must be sound before they are looked at; a broken battle does not hide another.
  if (taken.length > 0 || files.some((file) => !sound.includes(file) && !isStory(file))) return found;
  const library = loadLibrary(sound);
  const compiled = checkCompiled(sound, library);
  return [...found, ...(compiled.length > 0 ? compiled : checkScenarios(sound, library))];
}

const isStory = ({ data }: ContentFile): boolean => STORIES.includes(valueAt(data, ['kind']) as FileKind);

/** Scenarios stand on everything else. */
function checkScenarios(files: readonly ContentFile[], library: Library): ContentProblem[] {
  return files.flatMap((file) => {
    const { kind } = file.data as ContentData;
    if (kind === 'scenario') return checkScenario(file, library);
    return kind === 'scenario-texts' ? checkTexts(file, library) : [];
  });
}

/** The engine has the last word on boards. */
function checkCompiled(files: readonly ContentFile[], { boards, charts }: Library): ContentProblem[] {
  return files.flatMap(({ file, data }) => {
    const { kind, number, chart } = data as BoardFile;
    const board = kind === 'board' ? boards[number] : undefined;
    const terrain = charts[chart];
    if (!board || !terrain) return [];
    try {
      compileBoard(board, terrain);
      return [];
    } catch (error) {
      if (!(error instanceof BoardError)) throw error;
      return [{ file, place: error.place, problem: error.problem, remedy: error.remedy }];
    }
  });
}
