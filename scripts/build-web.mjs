/** Builds the page, packages/web, into packages/web/dist; `buildIfOld` only when a source is newer than the build. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup.mjs';

/** Everything that ends up in the page. */
const SOURCES = [
  'package-lock.json',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/machines.ts',
  'packages/web/precache.ts',
  'packages/web/public',
  ...['web', 'engine', 'content', 'ai'].map((room) => `packages/${room}/src`),
  'packages/content/data',
];

const BUILT = join(ROOT, 'packages/web/dist/index.html');

/**
 * When a file was last changed; of a folder, the newest thing in it. 0 when it does not exist.
 * @param {string} path
 * @returns {number}
 */
export function newest(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(found.mtimeMs, ...inside);
}

/** @returns {boolean} whether it went well */
export function build() {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'packages/web/vite.config.ts', '--logLevel', 'warn'];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['inherit', 2, 2] }).status === 0;
}

/** @returns {boolean} whether there is a page to serve */
export function buildIfOld() {
  const built = newest(BUILT);
  if (built > 0 && SOURCES.every((source) => newest(join(ROOT, source)) < built)) return true;
  console.error('Building the page …');
  return build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = build() ? 0 : 1;
