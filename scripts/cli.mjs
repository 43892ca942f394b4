/** Runs the command line, packages/cli, from its sources. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

/** Milliseconds in which a child that was interrupted as well may end. */
const GRACE = 300;

/**
 * In a process of its own, so that worker threads get the loader too; resolves to the exit code.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function opfire(args) {
  const loader = pathToFileURL(join(ROOT, 'scripts', 'typescript.mjs')).href;
  const main = join(ROOT, 'packages', 'cli', 'src', 'main.ts');
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', loader, main, ...args], {
    stdio: 'inherit',
  });
  process.on('SIGINT', () => {
    // A terminal sends Ctrl-C to both processes: the child ends in its own way, and we wait for it. A program that
    // interrupts us may reach us alone.
    if (!process.stdin.isTTY) setTimeout(() => child.kill('SIGINT'), GRACE).unref();
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
