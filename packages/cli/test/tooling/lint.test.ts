import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/setup.mjs';
import { tree } from './tree.ts';

const OFFENCES = {
  'lint/correctness/noNodejsModules': "import 'node:fs';",
  'lint/correctness/noUnusedVariables': 'const unused = 1;',
  'lint/nursery/noFloatingPromises': 'async function later() {\n  await 1;\n}\nlater();',
  'lint/nursery/noJsRestrictedProperties': 'export const x = Math.random();',
  'lint/style/noNonNullAssertion': 'export const x = (y?: number) => y!;',
  'lint/style/noParameterAssign': 'export function x(y: number) {\n  y = 1;\n  return y;\n}',
  'lint/style/noRestrictedGlobals': 'export const x = Date.now();',
  'lint/style/noRestrictedImports': "import '@opfire/content';",
  'lint/style/useImportType': "import { X } from './x.ts';\nexport type Y = X;",
  'lint/suspicious/noConsole': "console.log('x');",
  'lint/suspicious/noExplicitAny': 'export const x = (y: any) => y;',
  'lint/suspicious/noImportCycles': "import { b } from './cycle.ts';\nexport const a = () => b;",
};

describe('the linter, in the engine', () => {
  test('reports what the engine may not do', () => {
    const fileOf = (rule: string) => `packages/engine/src/${rule.split('/')[2]?.toLowerCase()}.ts`;
    const root = tree({
      'biome.json': readFileSync(join(ROOT, 'biome.json'), 'utf8'),
      'packages/engine/src/cycle.ts': "import { a } from './noimportcycles.ts';\nexport const b = () => a;",
      ...Object.fromEntries(Object.entries(OFFENCES).map(([rule, text]) => [fileOf(rule), text])),
    });
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
    const found = report.diagnostics.map(({ category, location }) => `${category} in ${location.path}`);
    expect(found).toEqual(expect.arrayContaining(Object.keys(OFFENCES).map((rule) => `${rule} in ${fileOf(rule)}`)));
  });
});
