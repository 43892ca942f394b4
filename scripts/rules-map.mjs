/**
 * Writes docs/rules.md, the map of every section to the code and the tests that cite it, and the table of switches in
 * docs/rulings.md. What cannot be generated stands in docs/rules-notes.json. With --check nothing is written, and
 * pages that are out of date are an error.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { citedRulings, scanCases, scanCode, scanTests } from './citations.mjs';
import { ROOT } from './setup.mjs';

const COMMAND = 'node scripts/rules-map.mjs';

/** Keys of docs/rules-notes.json and how the page calls them. */
const STATUSES = /** @type {const} */ ({
  full: 'full',
  partly: '**partly**',
  missing: '**missing**',
  none: 'no rule',
});

/**
 * @typedef {keyof typeof STATUSES} Status
 * @typedef {{ status: Status, code?: string[], note?: string }} SectionNote `code`: homes that do not cite it
 * @typedef {{ rule: string, decides: string }} SwitchNote
 * @typedef {{ sections: Record<string, SectionNote>, switches: Record<string, SwitchNote> }} Notes
 * @typedef {import('./citations.mjs').Citations} Citations
 * @typedef {{ id: string } & Record<string, unknown>} Edition
 * @typedef {{ titles: Readonly<Record<string, string>>, rulesets: Edition[] }} Rules
 */

/**
 * Files by folder: "melee: odds, round · board: judge".
 * @param {Iterable<string>} files
 */
function byFolder(files) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const file of [...new Set(files)].sort()) {
    const folder = dirname(file).replace(/^rules\//, '');
    folders.set(folder, [...(folders.get(folder) ?? []), basename(file)]);
  }
  return [...folders.keys()]
    .sort()
    .map((folder) => `${folder}: ${folders.get(folder)?.join(', ')}`)
    .join(' · ');
}

/**
 * @param {Set<string> | undefined} cases
 * @param {Set<string> | undefined} tests
 */
function tested(cases, tests) {
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const one of cases ?? []) folders.set(dirname(one), (folders.get(dirname(one)) ?? 0) + 1);
  const counted = [...folders].sort().map(([folder, count]) => `${count} in ${folder}`);
  const parts = [];
  if (cases) parts.push(`${cases.size} ${cases.size === 1 ? 'case' : 'cases'} (${counted.join(', ')})`);
  if (tests) parts.push(byFolder(tests));
  return parts.join(' · ');
}

const HEAD = `# Rules: where each section lives

Every numbered section of the rulebooks, what of it is built, where, and what shows that it works. This page is generated:
\`${COMMAND}\` writes it from the citations in the code, the cases and the tests, and from
docs/rules-notes.json, which says what is missing. \`npm test\` fails when it is out of date.

- **full**: all that the section says.
- **partly**, **missing**: the note says what is not there.
- **no rule**: a heading, or a rule whose text is in none of the sources.

*Code* names files of packages/engine/src that cite the section (folders of \`rules/\` by their own name), *tests* the
cases under packages/engine/cases and the files under packages/engine/test. Where the books are silent or at odds, and
what the editions do differently, see [rulings.md](rulings.md).
`;

const COLUMNS = '| section | | status | code | tests | missing, notes |\n|---|---|---|---|---|---|';

/**
 * @param {SectionNote} about
 * @param {Set<string> | undefined} citing
 */
const homes = ({ code = [] }, citing) => byFolder([...code, ...(citing ?? [])]);

const isBuilt = (/** @type {Status} */ status) => status === 'full' || status === 'partly';

/**
 * @param {Rules} rules
 * @param {Notes} notes
 */
function rulesPage({ titles }, notes) {
  const sections = Object.keys(titles);
  const [code, tests, cases] = [scanCode(sections), scanTests(sections), scanCases()];
  const lines = [HEAD, summary(sections, notes, cases)];
  for (const section of sections) {
    if (section.endsWith('.0')) lines.push(`\n## ${section.slice(0, -2)} ${titles[section]}\n`, COLUMNS);
    const about = /** @type {SectionNote} */ (notes.sections[section]);
    const shown = tested(cases.get(section), tests.get(section)) || (isBuilt(about.status) ? '**none**' : '');
    const cells = [
      section,
      titles[section],
      STATUSES[about.status],
      homes(about, code.get(section)),
      shown,
      about.note,
    ];
    lines.push(`| ${cells.map((cell) => cell ?? '').join(' | ')} |`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * @param {readonly string[]} sections
 * @param {Notes} notes
 * @param {Citations} cases
 */
function summary(sections, notes, cases) {
  const count = (/** @type {string} */ status) =>
    sections.filter((one) => notes.sections[one]?.status === status).length;
  const total = new Set([...cases.values()].flatMap((files) => [...files])).size;
  const counts = Object.entries(STATUSES).map(([status, word]) => `${count(status)} ${word}`);
  return `Of ${sections.length} sections: ${counts.join(', ')}. ${total} cases.`;
}

/**
 * Every switch of an edition by its path.
 * @param {Record<string, unknown>} ruleset
 * @returns {Map<string, string>}
 */
function switchesOf(ruleset) {
  const found = new Map();
  for (const [chapter, group] of Object.entries(ruleset)) {
    if (typeof group !== 'object' || group === null) continue;
    for (const [key, value] of Object.entries(group)) found.set(`${chapter}.${key}`, worded(value));
  }
  return found;
}

/** @param {unknown} value */
function worded(value) {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? 'none' : String(value);
}

const TABLE = /(<!-- switches: .*-->\n)[\s\S]*(<!-- end of switches -->)/;

/**
 * @param {string} page
 * @param {Rules} rules
 * @param {Notes} notes
 */
function rulingsPage(page, { rulesets }, notes) {
  if (!TABLE.test(page)) throw new Error('docs/rulings.md has no place for the table of switches');
  const editions = rulesets.map(switchesOf);
  const head = `| switch | ${rulesets.map((one) => one.id).join(' | ')} | section | decides |`;
  const rows = [...(editions[0]?.keys() ?? [])].map((path) => {
    const { rule, decides } = /** @type {SwitchNote} */ (notes.switches[path]);
    return `| \`${path}\` | ${editions.map((one) => one.get(path)).join(' | ')} | ${rule} | ${decides} |`;
  });
  const table = [head, `|---|${'---|'.repeat(rulesets.length)}---|---|`, ...rows].join('\n');
  return page.replace(TABLE, (_all, begin, end) => `${begin}\n${table}\n\n${end}`);
}

/**
 * What the hand-written parts lack: sections and switches without a note, notes on what is no more, rulings that the
 * code cites and the page does not have.
 * @param {Rules} rules
 * @param {Notes} notes
 * @param {string} rulings
 * @returns {string[]}
 */
function complaints({ titles, rulesets }, notes, rulings) {
  const switches = [...switchesOf(rulesets[0] ?? {}).keys()];
  const differences = (/** @type {string} */ what, /** @type {string[]} */ are, /** @type {string[]} */ noted) => [
    ...are.filter((one) => !noted.includes(one)).map((one) => `docs/rules-notes.json says nothing of ${what} ${one}`),
    ...noted.filter((one) => !are.includes(one)).map((one) => `docs/rules-notes.json: there is no ${what} ${one}`),
  ];
  const unknown = Object.entries(notes.sections).filter(([, { status }]) => !(status in STATUSES));
  return [
    ...differences('section', Object.keys(titles), Object.keys(notes.sections)),
    ...differences('switch', switches, Object.keys(notes.switches)),
    ...unknown.map(([section, { status }]) => `docs/rules-notes.json: ${section} has no such status as "${status}"`),
    ...citedRulings()
      .filter((id) => !rulings.includes(`| ${id} |`))
      .map((id) => `docs/rulings.md has no ruling ${id}`),
  ];
}

/** @returns {Promise<Rules>} */
async function loadRules() {
  await import('./typescript.mjs');
  const { SECTIONS } = await import('../packages/engine/src/core/rule.ts');
  const { rulesetFor } = await import('../packages/engine/src/editions/editions.ts');
  const { EDITIONS } = await import('../packages/engine/src/editions/ruleset.ts');
  return { titles: SECTIONS, rulesets: EDITIONS.map((edition) => ({ ...rulesetFor(edition) })) };
}

/**
 * @param {string} docs the folder of the pages
 * @param {boolean} check
 * @returns {Promise<string[]>} what is wrong
 */
async function run(docs, check) {
  const rules = await loadRules();
  /** @type {Notes} */
  const notes = JSON.parse(readFileSync(join(docs, 'rules-notes.json'), 'utf8'));
  const rulings = readFileSync(join(docs, 'rulings.md'), 'utf8');
  const wrong = complaints(rules, notes, rulings);
  if (wrong.length > 0) return wrong;
  const pages = { 'rules.md': rulesPage(rules, notes), 'rulings.md': rulingsPage(rulings, rules, notes) };
  for (const [page, text] of Object.entries(pages)) {
    const path = join(docs, page);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    if (check) wrong.push(`docs/${page} is out of date: run "${COMMAND}" and commit what it writes`);
    else writeFileSync(path, text);
  }
  return wrong;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, docs: { type: 'string' } } });
  const wrong = await run(values.docs ?? join(ROOT, 'docs'), values.check === true);
  for (const one of wrong) console.error(one);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
