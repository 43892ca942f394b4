import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { library } from '@opfire/content';
import { describe, expect, it } from 'vitest';
import { findFiles } from '../../src/case/read-cases.ts';
import { writeText } from '../../src/case/report.ts';
import { runFiles } from '../../src/case/run-files.ts';

const CASES = fileURLToPath(new URL('../../../engine/cases', import.meta.url));
const files = findFiles([CASES]);

describe('the cases of the engine', { timeout: 120_000 }, () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files.map((file) => [relative(CASES, file), file] as const))('%s', (_, file) => {
    const summary = runFiles([file], library);
    expect(writeText(summary)).toMatch(/^\d+ passed, 0 failed$/);
  });
});
