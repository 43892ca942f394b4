/**
 * Makes a fresh clone ready to run: checks Node and installs the dependencies when they are missing or not
 * those of package-lock.json. Must work before anything is installed, so it imports nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry */
/** @typedef {{ packages?: Record<string, LockEntry> }} Lock */

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

/** @param {string} version such as "20.19.1" */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Whether everything the lockfile asks for is installed in the version it asks for. Compares contents, not
 * times: a checkout gives files new times without changing them. Optional packages are for other platforms.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes last
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) return true;
    const found = installed.packages?.[path];
    return found !== undefined && found.version === entry.version && found.link === entry.link;
  });
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} root */
function needsInstall(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  return wanted === undefined || installed === undefined || !isInstalled(wanted, installed);
}

/**
 * Runs npm, the one that runs us if there is one: on Windows the npm on the path is a batch file.
 * @param {string[]} args
 */
function npm(args) {
  const cli = process.env.npm_execpath;
  const own = cli?.endsWith('npm-cli.js') ? cli : undefined;
  // What npm says goes to stderr, so that the output of `opfire … --json` stays clean.
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: ROOT, stdio: ['inherit', 2, 2] };
  const result =
    own === undefined
      ? spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [own, ...args], options);
  return result.status ?? 1;
}

/** Ends the process with a clear message if the checkout cannot be made ready. */
export function setup() {
  if (!nodeIsNewEnough(process.versions.node)) {
    console.error(`Opfire needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  if (!needsInstall(ROOT)) return;
  console.error('Installing what package-lock.json asks for (npm ci) …');
  if (npm(['ci', '--no-fund', '--no-audit']) === 0) return;
  console.error('npm ci failed: the messages above say why. Opfire needs its dependencies to run.');
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup();
