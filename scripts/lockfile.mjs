/**
 * Checks package-lock.json: every optional package (the platform binaries) has its entry, or `npm ci` fails on
 * other platforms; every download has its checksum; and nothing names the registry it was first fetched from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup.mjs';

/** @typedef {{ resolved?: string, integrity?: string, link?: boolean, optionalDependencies?: Record<string, string> }} Entry */

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
 * @param {{ packages?: Record<string, Entry> }} lock
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = lockfileProblems(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
