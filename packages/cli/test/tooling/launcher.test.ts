import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/setup.mjs';
import { tree } from './tree.ts';

const node = (args: readonly string[], cwd = ROOT) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });

describe('scripts/opfire.mjs', () => {
  test('runs the command line from any folder', () => {
    const { status, stdout, stderr } = node([join(ROOT, 'scripts/opfire.mjs'), '--help'], tree({}));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('opfire COMMAND');
  });

  test('passes the exit code on', () => {
    const { status, stderr } = node(['scripts/opfire.mjs', 'no-such-command']);
    expect(status).toBe(2);
    expect(stderr).toContain('there is no command "no-such-command"');
  });
});

describe('scripts/typescript.mjs', () => {
  const loader = ['--enable-source-maps', '--import', pathToFileURL(join(ROOT, 'scripts/typescript.mjs')).href];

  test('removes types and keeps the code', () => {
    const root = tree({
      'a.ts':
        "import type { B } from './b.ts';\nimport { b } from './b.ts';\nconst c: B = b;\nconsole.log(c satisfies B);\n",
      'b.ts': 'export interface B {\n  readonly d: number;\n}\nexport const b: B = { d: 1 };\n',
    });
    expect(node([...loader, join(root, 'a.ts')])).toMatchObject({ status: 0, stdout: '{ d: 1 }\n', stderr: '' });
  });

  test('leaves functions unwrapped, so that measurements are honest', () => {
    const root = tree({
      'a.ts': 'function outer() {\n  const inner = (): number => 1;\n  return inner;\n}\nconsole.log(String(outer));\n',
    });
    expect(node([...loader, join(root, 'a.ts')]).stdout).not.toContain('__name');
  });

  test('keeps the lines of the source in errors', () => {
    const root = tree({
      'a.ts':
        'interface A {\n  b: number;\n}\n\nconst a: A | undefined = undefined as A | undefined;\nconsole.log((a as A).b);\n',
    });
    const { status, stderr } = node([...loader, join(root, 'a.ts')]);
    expect(status).toBe(1);
    expect(stderr).toContain('a.ts:6:');
  });

  test('names the file that is not TypeScript', () => {
    const root = tree({ 'a.ts': 'const a: = 1;\n' });
    const { status, stderr } = node([...loader, join(root, 'a.ts')]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/SyntaxError.*a\.ts/);
  });
});
