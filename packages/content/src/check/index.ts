import { type ContentFile, contentFiles } from '../files.ts';
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
  return [...each, ...kinds.flatMap((kind) => checkDuplicates(files, kind))];
}
