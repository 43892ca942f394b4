import { BoardError, compileBoard } from '@opfire/engine';
import { type ContentFile, contentFiles } from '../files.ts';
import { loadLibrary } from '../load.ts';
import type { BoardFile } from '../schema/board.ts';
import { FILE_SCHEMAS, type FileKind } from '../schema/index.ts';
import { checkDuplicates, gatherNames } from './names.ts';
import type { ContentProblem } from './problem.ts';
import { checkReferences } from './references.ts';
import { checkShape } from './shape.ts';

/** Everything that is wrong with the files, in their order; nothing when they may be loaded. */
export function checkContent(files: readonly ContentFile[] = contentFiles): readonly ContentProblem[] {
  const names = gatherNames(files);
  const each = files.flatMap((file) => {
    const misshapen = checkShape(file);
    return misshapen.length > 0 ? misshapen : checkReferences(file, names);
  });
  const kinds = Object.keys(FILE_SCHEMAS) as FileKind[];
  const found = [...each, ...kinds.flatMap((kind) => checkDuplicates(files, kind))];
  return found.length > 0 ? found : checkCompiled(files);
}

/** The engine has the last word on boards. */
function checkCompiled(files: readonly ContentFile[]): ContentProblem[] {
  const { boards, charts } = loadLibrary(files);
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
