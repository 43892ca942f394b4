/**
 * The room check: which package, and which part of the engine, may import what (docs/architecture.md). Fails
 * too when it finds nothing to check: a check that sees no imports would pass anything.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSource } from './imports.mjs';
import { ROOT } from './setup.mjs';

/**
 * @typedef {object} Room
 * @property {readonly string[]} rooms other rooms it may import, by their public face
 * @property {boolean} node whether it may use Node; what must run in a browser may not
 * @property {readonly string[]} [libraries] the only libraries it may import; any when absent
 * @property {boolean} [pure] no clock and no chance of its own
 */

/** @type {Readonly<Record<string, Room>>} */
const ROOMS = {
  engine: { rooms: [], node: false, libraries: ['pure-rand', 'zod'], pure: true },
  content: { rooms: ['engine'], node: false },
  ai: { rooms: ['engine'], node: false },
  server: { rooms: ['engine', 'content', 'ai'], node: true },
  web: { rooms: ['engine', 'content', 'ai'], node: false },
  cli: { rooms: ['engine', 'content', 'ai', 'server', 'web'], node: true },
};

/**
 * Inside the engine: what each part may not import; of `typesOf` it may import types. Parts not named are free.
 * @type {Readonly<Record<string, { never: readonly string[], typesOf?: readonly string[] }>>}
 */
const PARTS = {
  core: { never: ['rules', 'notation'] },
  board: { never: ['rules'], typesOf: ['state'] },
  state: { never: ['rules'] },
};

/** Libraries that belong to one part of the engine only. */
const LIBRARY_HOME = /** @type {Readonly<Record<string, string>>} */ ({ zod: 'notation' });

/** @typedef {'room' | 'part' | 'library' | 'node' | 'outside' | 'opaque' | 'global' | 'syntax'} RuleName */
/** @typedef {{ file: string, line: number, rule: RuleName, message: string }} Violation */
/** @typedef {{ room: string, part: string, file: string }} Place */

/** @param {string} name */
const isNodeModule = (name) => name.startsWith('node:') || builtinModules.includes(name.split('/')[0] ?? name);

/** @param {string} name such as "pure-rand/distribution" or "@scope/name/part" */
const libraryOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/**
 * @param {string} file relative to the root, with forward slashes: packages/ROOM/src/PART/…
 * @returns {Place}
 */
function placeOf(file) {
  const [, room = '', , part = ''] = file.split('/');
  return { room, part, file };
}

/** @typedef {{ rule: RuleName, message: string }} Complaint */

/**
 * @param {Place} place
 * @param {string} from
 * @param {boolean} typeOnly
 * @returns {Complaint | undefined}
 */
function judgeRelative(place, from, typeOnly) {
  const target = posix.join(posix.dirname(place.file), from);
  if (!target.startsWith(`packages/${place.room}/`)) {
    return { rule: 'outside', message: `${from} leaves packages/${place.room}; import other rooms by their name` };
  }
  const rules = place.room === 'engine' ? PARTS[place.part] : undefined;
  const { part } = placeOf(target);
  if (rules?.never.includes(part)) return { rule: 'part', message: `engine/${place.part} may not import ${part}` };
  if (rules?.typesOf?.includes(part) && !typeOnly) {
    return { rule: 'part', message: `engine/${place.part} may import only types from ${part}` };
  }
  return undefined;
}

/**
 * @param {Place} place
 * @param {Room} room
 * @param {string} from
 * @returns {Complaint | undefined}
 */
function judgeNamed(place, room, from) {
  if (isNodeModule(from)) {
    return room.node ? undefined : { rule: 'node', message: `${place.room} may not use Node (${from})` };
  }
  const library = libraryOf(from);
  if (library.startsWith('@opfire/')) {
    if (room.rooms.includes(library.slice('@opfire/'.length))) return undefined;
    return { rule: 'room', message: `${place.room} may not import ${library}` };
  }
  if (room.libraries !== undefined && !room.libraries.includes(library)) {
    return { rule: 'library', message: `${place.room} may not import the library ${library}` };
  }
  const home = place.room === 'engine' ? LIBRARY_HOME[library] : undefined;
  if (home === undefined || home === place.part) return undefined;
  return { rule: 'library', message: `only engine/${home} may import ${library}` };
}

/**
 * @param {Place} place
 * @param {Room} room
 * @param {import('./imports.mjs').Import} found
 * @returns {Complaint | undefined}
 */
function judge(place, room, { from, typeOnly }) {
  if (from === undefined) return { rule: 'opaque', message: 'imports a name worked out at run time' };
  if (from.startsWith('.')) return judgeRelative(place, from, typeOnly);
  if (/^[#/]|^(?!node:)[a-z]+:/.test(from))
    return { rule: 'opaque', message: `imports ${from}, which cannot be checked` };
  return judgeNamed(place, room, from);
}

/**
 * @param {string} root
 * @returns {string[]} relative to the root, with forward slashes, in order
 */
function sourceFiles(root) {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .map((room) => join(packages, room, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    })
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();
}

/**
 * @param {string} root
 * @returns {{ files: number, imports: number, violations: Violation[] }}
 */
export function checkRooms(root) {
  /** @type {Violation[]} */
  const violations = [];
  const files = sourceFiles(root);
  let imports = 0;
  for (const file of files) {
    const place = placeOf(file);
    const room = ROOMS[place.room];
    if (room === undefined) {
      violations.push({ file, line: 1, rule: 'room', message: `scripts/rooms.mjs knows no room "${place.room}"` });
      continue;
    }
    const facts = readSource(file, readFileSync(join(root, file), 'utf8'));
    imports += facts.imports.length;
    for (const { message, line } of facts.errors) violations.push({ file, line, rule: 'syntax', message });
    for (const found of facts.imports) {
      const complaint = judge(place, room, found);
      if (complaint !== undefined) violations.push({ file, line: found.line, ...complaint });
    }
    for (const { name, line } of room.pure ? facts.globals : []) {
      violations.push({ file, line, rule: 'global', message: `${place.room} may not use ${name}` });
    }
  }
  return { files: files.length, imports, violations };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, imports, violations } = checkRooms(process.argv[2] ?? ROOT);
  for (const { file, line, rule, message } of violations) console.error(`${file}:${line} [${rule}] ${message}`);
  const blind = files === 0 || imports === 0;
  if (blind) console.error('the check found nothing to check');
  console.log(`   ${files} files, ${imports} imports, ${violations.length} out of order`);
  process.exitCode = violations.length > 0 || blind ? 1 : 0;
}
