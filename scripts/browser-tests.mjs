/** The browser tests: finds a Chromium and runs Playwright with it. Further words go to Playwright. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildIfOld } from './build-web.mjs';
import { ROOT } from './setup.mjs';

/** @returns {Promise<number>} */
async function run() {
  if (!buildIfOld()) return 1;
  const browser = await findBrowser();
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', '--config', 'packages/web/playwright.config.ts', ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM_PATH: browser };
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1;
}

process.exitCode = await run();
