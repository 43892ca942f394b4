/** Finds out which sections of the rulebooks the code, the tests and the cases cite. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './setup.mjs';

/** @typedef {Map<string, Set<string>>} Citations section to files, each relative to the folder scanned */

const ENGINE = join(ROOT, 'packages/engine');

/** A section number, or a range of them; not an edition ("v5.0"), a part of a longer number, or a value ("B2: 1.5"). */
const CITATION =
  /(?<![\w.-]|: )(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?:(?:–| to )(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?))?(?!\w|\.\d)/g;

/**
 * The sections that a text cites, ranges written out.
 * @param {string} text
 * @param {readonly string[]} sections in their order
 * @returns {string[]}
 */
export function sectionsIn(text, sections) {
  const found = [];
  for (const [, first = '', last = first] of text.matchAll(CITATION)) {
    const [from, to] = [sections.indexOf(first), sections.indexOf(last)];
    if (from >= 0 && to >= from) found.push(...sections.slice(from, to + 1));
  }
  return found;
}

/** Comments and string literals of a TypeScript source. */
const WORDS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * Sections cited in comments, and in strings: there only as the whole of it (a RuleRef), or anywhere (a test's title).
 * @param {string} source
 * @param {readonly string[]} sections
 * @param {'whole' | 'anywhere'} inStrings
 * @returns {string[]}
 */
export function citedIn(source, sections, inStrings) {
  const found = [];
  for (const [word] of source.matchAll(WORDS)) {
    const text = word.slice(1, -1);
    if (word.startsWith('/') || inStrings === 'anywhere') found.push(...sectionsIn(word.slice(1), sections));
    else if (sections.includes(text)) found.push(text);
  }
  return found;
}

/**
 * Files under a folder whose names end so, relative to it with forward slashes, in order.
 * @param {string} folder
 * @param {string} ending
 * @returns {string[]}
 */
function filesUnder(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * @param {Citations} citations
 * @param {string} section
 * @param {string} file
 */
function note(citations, section, file) {
  const files = citations.get(section);
  if (files) files.add(file);
  else citations.set(section, new Set([file]));
}

/** Written names and schemas cite sections without implementing them. */
const NO_RULES = /^(?:core\/rule\.ts|index\.ts|notation\/)/;

/**
 * Files of the engine that cite each section, without their endings.
 * @param {readonly string[]} sections
 */
export function scanCode(sections) {
  const folder = join(ENGINE, 'src');
  /** @type {Citations} */
  const citations = new Map();
  for (const file of filesUnder(folder, '.ts').filter((name) => !NO_RULES.test(name))) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const section of citedIn(source, sections, 'whole')) note(citations, section, file.slice(0, -3));
  }
  return citations;
}

/**
 * Test files of the engine that cite each section, without their endings.
 * @param {readonly string[]} sections
 */
export function scanTests(sections) {
  const folder = join(ENGINE, 'test');
  /** @type {Citations} */
  const citations = new Map();
  for (const file of filesUnder(folder, '.test.ts')) {
    const source = readFileSync(join(folder, file), 'utf8');
    const name = file.slice(0, -'.test.ts'.length);
    for (const section of citedIn(source, sections, 'anywhere')) note(citations, section, name);
  }
  return citations;
}

/**
 * @param {unknown} rule one section or a list
 * @returns {string[]}
 */
const listOf = (rule) => (Array.isArray(rule) ? rule.map(String) : rule === undefined ? [] : [String(rule)]);

/** The cases of each section; each case is named by its file and place. */
export function scanCases() {
  const folder = join(ENGINE, 'cases');
  /** @type {Citations} */
  const citations = new Map();
  for (const file of filesUnder(folder, '.json')) {
    const shared = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const cases = Array.isArray(shared.cases) ? shared.cases : [shared];
    for (const [at, one] of cases.entries()) {
      for (const section of listOf(one.rule ?? shared.rule)) note(citations, section, `${file}#${at}`);
    }
  }
  return citations;
}

/** Rulings that the engine cites, in order. */
export function citedRulings() {
  const folder = join(ENGINE, 'src');
  const ids = new Set();
  for (const file of filesUnder(folder, '.ts')) {
    for (const [id] of readFileSync(join(folder, file), 'utf8').matchAll(/\b[DR]-\d{2,3}\b/g)) ids.add(id);
  }
  return [...ids].sort();
}
