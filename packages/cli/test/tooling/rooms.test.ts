import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRooms } from '../../../../scripts/rooms.mjs';
import { ROOT } from '../../../../scripts/setup.mjs';
import { tree } from './tree.ts';

/** Everything each room may do, so that a check that forbids too much fails too. */
const CLEAN = {
  'packages/engine/src/index.ts':
    "export { start } from './rules/start.ts';\nexport type { Hex } from './board/hex.ts';\n",
  'packages/engine/src/board/hex.ts': "import type { Unit } from '../state/unit.ts';\nexport type Hex = Unit;\n",
  'packages/engine/src/core/dice.ts': "import { uniformInt } from 'pure-rand/distribution/uniformInt';\nuniformInt;\n",
  'packages/engine/src/notation/read.ts': "import * as z from 'zod';\nexport const text = z.string();\n",
  'packages/engine/src/rules/start.ts':
    "import '../core/dice.ts';\n// Math.random() and Date.now() in a comment\nexport const start = Math.max(1, 2);\n",
  'packages/engine/src/state/unit.ts': 'export type Unit = { Date: string };\nexport const word = \'import "fs"\';\n',
  'packages/content/src/index.ts': "import '@opfire/engine';\nimport * as z from 'zod';\nz;\n",
  'packages/ai/src/index.ts': "import '@opfire/engine';\n",
  'packages/server/src/index.ts': "import 'node:fs';\nimport '@opfire/ai';\nimport '@opfire/content';\nDate.now();\n",
  'packages/web/src/app.tsx': "import { start } from '@opfire/engine';\nexport const App = () => <p>{start}</p>;\n",
  'packages/cli/src/main.ts':
    "import { run } from './run.ts';\nimport '@opfire/server';\nrun(await import('@opfire/web'));\n",
  'packages/cli/src/run.ts': "import json from '../package.json' with { type: 'json' };\nexport const run = json;\n",
};

const CORE = 'packages/engine/src/core/bad.ts';

/** What is wrong, where it is written, and the line and rule to be reported. */
const OFFENCES: readonly (readonly [what: string, file: string, text: string, line: number, rule: string])[] = [
  ['another room', CORE, "\nimport { x } from '@opfire/content';", 2, 'room'],
  ['another room, for its types', CORE, "import type { X } from '@opfire/content';", 1, 'room'],
  ['another room, re-exported', CORE, "\n\nexport { x } from '@opfire/ai';", 3, 'room'],
  ['another room, all of it re-exported', CORE, "export * from '@opfire/cli';", 1, 'room'],
  ['another room, its types re-exported', CORE, "export type { X } from '@opfire/web';", 1, 'room'],
  ['another room, on demand', CORE, "export const x = () =>\n  import('@opfire/server');", 2, 'room'],
  ['another room, in a template', CORE, 'await import(`@opfire/content`);', 1, 'room'],
  ['another room, by require', CORE, "const x = require('@opfire/content');", 1, 'room'],
  ['another room, by require.resolve', CORE, "require.resolve('@opfire/content');", 1, 'room'],
  ['another room, by import equals', CORE, "import x = require('@opfire/content');", 1, 'room'],
  ['another room, in a type', CORE, "export type X = import('@opfire/content').X;", 1, 'room'],
  ['another room, by a part of it', CORE, "import '@opfire/content/data/nations.json';", 1, 'room'],
  ['another room, over several lines', CORE, "import {\n  a,\n  b,\n} from '@opfire/content';", 1, 'room'],
  ['another room, after something odd', CORE, "const r = /['\"`]/; import '@opfire/content';", 1, 'room'],
  ['a type reference', CORE, '/// <reference types="node" />', 1, 'library'],
  ['another room, by the back door', CORE, "import '../../../content/src/index.ts';", 1, 'outside'],
  ['the scripts', CORE, "import '../../../../scripts/rooms.mjs';", 1, 'outside'],
  ['a name worked out at run time', CORE, "const name = 'fs';\nawait import(name);", 2, 'opaque'],
  ['an alias', CORE, "import '#content';", 1, 'opaque'],
  ['an address', CORE, "import 'data:text/javascript,1';", 1, 'opaque'],
  ['a Node module', CORE, "import { readFileSync } from 'node:fs';", 1, 'node'],
  ['a Node module without its prefix', CORE, "import 'fs/promises';", 1, 'node'],
  ['a library', CORE, "import 'honeycomb-grid';", 1, 'library'],
  ['zod outside notation', CORE, "import * as z from 'zod';", 1, 'library'],
  ['zod outside notation, for its types', CORE, "import type { ZodType } from 'zod';", 1, 'library'],
  ['chance', CORE, 'export const x =\n  Math.random();', 2, 'global'],
  ['chance, computed', CORE, "Math['random']();", 1, 'global'],
  ['chance, taken apart', CORE, 'const { random } = Math;', 1, 'global'],
  ['chance, under another name', CORE, 'const m = Math;', 1, 'global'],
  ['the clock', CORE, 'new Date();', 1, 'global'],
  ['the clock, in passing', CORE, 'export const x = { Date };', 1, 'global'],
  ['the world', CORE, 'globalThis.Math.random();', 1, 'global'],
  ['a file that cannot be read', CORE, "import { from '@opfire/content'", 1, 'syntax'],
  ['rules in core', CORE, "import '../rules/start.ts';", 1, 'part'],
  ['notation in core', CORE, "import type { text } from '../notation/read.ts';", 1, 'part'],
  ['rules in board', 'packages/engine/src/board/bad.ts', "import '../rules/start.ts';", 1, 'part'],
  [
    'values of state in board',
    'packages/engine/src/board/bad.ts',
    "import { word } from '../state/unit.ts';",
    1,
    'part',
  ],
  [
    'inline types of state in board',
    'packages/engine/src/board/bad.ts',
    "import { type Unit } from '../state/unit.ts';",
    1,
    'part',
  ],
  ['rules in state', 'packages/engine/src/state/bad.ts', "export * from '../rules/start.ts';", 1, 'part'],
  ['ai in content', 'packages/content/src/bad.ts', "import '@opfire/ai';", 1, 'room'],
  ['Node in content', 'packages/content/src/bad.ts', "import 'node:path';", 1, 'node'],
  ['content in ai', 'packages/ai/src/bad.ts', "import '@opfire/content';", 1, 'room'],
  ['web in server', 'packages/server/src/bad.ts', "import '@opfire/web';", 1, 'room'],
  ['cli in web', 'packages/web/src/bad.tsx', "import '@opfire/cli';", 1, 'room'],
  ['plain JavaScript', 'packages/engine/src/core/bad.mjs', "import 'node:fs';", 1, 'node'],
  ['a room nobody knows', 'packages/cellar/src/index.ts', 'export {};', 1, 'room'],
];

describe('the room check', () => {
  test('passes a tree that keeps to the rules, having read all of it', () => {
    expect(checkRooms(tree(CLEAN))).toEqual({ files: 12, imports: 17, violations: [] });
  });

  test.each(OFFENCES)('reports %s', (_what, file, text, line, rule) => {
    const { violations } = checkRooms(tree({ ...CLEAN, [file]: text }));
    expect(violations.length).toBeGreaterThan(0);
    for (const violation of violations) expect(violation).toMatchObject({ file, line, rule });
  });

  test('fails as a command, and names file, line and rule', () => {
    const root = tree({ ...CLEAN, [CORE]: "import '@opfire/content';" });
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/rooms.mjs'), root], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(`${CORE}:1 [room] engine may not import @opfire/content\n`);
  });

  test('fails when it finds nothing to check', () => {
    const root = tree({ 'packages/engine/src/index.ts': 'export const x = 1;' });
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/rooms.mjs'), root], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('nothing to check');
  });

  test('sees every import of the real tree', () => {
    const files = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[a-z]+[\\/]src[\\/].*\.tsx?$/.test(file),
    );
    const written = files
      .map((file) => readFileSync(join(ROOT, 'packages', file), 'utf8').match(/^(?:import|export|\}).* from '/gm))
      .reduce((sum, lines) => sum + (lines?.length ?? 0), 0);
    const seen = checkRooms(ROOT);
    expect(seen.files).toBe(files.length);
    expect(written).toBeGreaterThan(50);
    expect(seen.imports).toBeGreaterThanOrEqual(written);
  });
});
