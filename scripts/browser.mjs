/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} */
function ofTheSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find((path) =>
    existsSync(path),
  );
}

/** @returns {Promise<string | undefined>} */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const succeeds = (command, args) => spawnSync(command, args, { cwd: ROOT, stdio: ['inherit', 2, 2] }).status === 0;

/** Playwright's own download first; where that is out of reach, the system's packages, for which one must be root. */
function install() {
  console.error('No Chromium found: installing one …');
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  if (succeeds(process.execPath, [playwright, 'install', 'chromium'])) return;
  if (process.getuid?.() !== 0) return;
  if (succeeds('apt-get', ['update'])) succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

/**
 * The path of a Chromium: the one named in CHROMIUM_PATH, the system's, Playwright's own, or one installed now.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  }
  const found = ofTheSystem() ?? (await ofPlaywright());
  if (found !== undefined) return found;
  install();
  const installed = ofTheSystem() ?? (await ofPlaywright());
  if (installed !== undefined) return installed;
  throw new Error('no Chromium could be found or installed: install one, or name it in CHROMIUM_PATH');
}
