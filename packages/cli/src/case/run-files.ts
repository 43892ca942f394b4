/** Runs all cases of some files. */
import type { Library } from '@opfire/engine/notation';
import { Malformed } from './malformed.ts';
import { findFiles, type RunnableCase, readCaseFile } from './read-cases.ts';
import type { Summary, Trouble } from './report.ts';
import { type CaseResult, runCase } from './run-case.ts';

function runOne(one: RunnableCase, library: Library): CaseResult | Trouble {
  try {
    return runCase(one, library);
  } catch (error) {
    if (error instanceof Malformed) return { file: one.file, problems: error.problems };
    throw error;
  }
}

export function runFiles(paths: readonly string[], library: Library): Summary {
  const results: CaseResult[] = [];
  const troubles: Trouble[] = [];
  for (const file of findFiles(paths)) {
    const { cases, problems } = readCaseFile(file);
    if (problems.length > 0) {
      troubles.push({ file, problems });
      continue;
    }
    for (const one of cases) {
      const outcome = runOne(one, library);
      if ('case' in outcome) results.push(outcome);
      else troubles.push(outcome);
    }
  }
  return { results, troubles };
}
