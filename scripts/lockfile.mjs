/**
 * Checks package-lock.json: it agrees with every package.json, and every optional package (the platform
 * binaries) has its entry, or `npm ci` fails; every download has its checksum; and nothing names the registry it
 * was first fetched from.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup.mjs';

/**
 * @typedef {Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>} Manifest
 * @typedef {Manifest & { resolved?: string, integrity?: string, link?: boolean }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lock
 */

/**
 * Looks where Node would: in the node_modules folders from `from` upwards.
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function hasEntry(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true;
    if (at === '') return false;
  }
}

/**
 * @param {Lock} lock
 * @returns {string[]} what is wrong, one line each
 */
export function lockfileProblems(lock) {
  const packages = lock.packages ?? {};
  const entries = Object.entries(packages);
  if (!entries.some(([path]) => path.startsWith('node_modules/'))) return ['lists no packages at all'];
  return entries.flatMap(([path, entry]) => {
    const problems = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !hasEntry(packages, path, name))
      .map((name) => `${path}: its optional ${name} has no entry`);
    if (/^[a-z+]+:/.test(entry.resolved ?? '')) problems.push(`${path}: names where it was fetched from`);
    const downloaded = path.includes('node_modules/') && !entry.link;
    if (downloaded && entry.integrity === undefined) problems.push(`${path}: has no checksum`);
    return problems;
  });
}

/** @param {Record<string, string>} [versions] */
const sorted = (versions = {}) => JSON.stringify(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * @param {Lock} lock
 * @param {string} path of the package, '' for the root
 * @param {Manifest} manifest its package.json
 */
export function agreesWith(lock, path, manifest) {
  const kinds = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);
  return kinds.every((kind) => sorted(manifest[kind]) === sorted(lock.packages?.[path]?.[kind]));
}

/** @param {string} path relative to the checkout */
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readJson('package-lock.json');
  const problems = lockfileProblems(lock);
  for (const path of ['', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)]) {
    const manifest = posix.join(path, 'package.json');
    if (!agreesWith(lock, path, readJson(manifest)))
      problems.push(`${manifest} asks for something else; run npm install`);
  }
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
