import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { citedIn, sectionsIn } from '../../../../scripts/citations.mjs';
import { ROOT } from '../../../../scripts/setup.mjs';

function check(...args: string[]): { status: number | null; complaints: string } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/rules-map.mjs', '--check', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, complaints: stderr };
}

/** A copy of the pages with one of them changed. */
function pagesWith(page: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'opfire-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'docs'), folder, { recursive: true });
  const path = join(folder, page);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return folder;
}

describe('docs/rules.md and the switches in docs/rulings.md', () => {
  test('are current; if not, run "node scripts/rules-map.mjs" and commit what it writes', () => {
    expect(check()).toEqual({ status: 0, complaints: '' });
  });

  test.each([
    ['a stale map', 'rules.md', (text: string) => `${text}\n`, 'run "node scripts/rules-map.mjs"'],
    [
      'a stale switch',
      'rulings.md',
      (text: string) => text.replace('| `morale.', '| `moral.'),
      'rulings.md is out of date',
    ],
    [
      'a ruling cited and not there',
      'rulings.md',
      (text: string) => text.replace('| D-62 |', '| D-62b |'),
      'no ruling D-62',
    ],
    [
      'a section without a note',
      'rules-notes.json',
      (text: string) => text.replace('"6.3":', '"6.33":'),
      'section 6.3',
    ],
    [
      'a switch without a note',
      'rules-notes.json',
      (text: string) => text.replace('"smoke.limitMarkers":', '"smog":'),
      'switch smoke.',
    ],
  ])('%s is noticed', (_what, page, change, complaint) => {
    const { status, complaints } = check('--docs', pagesWith(page, change));
    expect(complaints).toContain(complaint);
    expect(status).toBe(1);
  });
});

describe('citations', () => {
  const sections = ['5.0', '5.2', '6.0', '6.1', '6.1.1', '6.2', '10.1'];

  test.each([
    ['(5.2, ruling D-62)', ['5.2']],
    ['all of 6.0–6.1.1', ['6.0', '6.1', '6.1.1']],
    ['from 6.1 to 6.2.', ['6.1', '6.1.1', '6.2']],
    ['10.1 is not 0.1 nor 110.1', ['10.1']],
    ['editions v5.0 and 4.2.1', []],
    ['B2: 5.2 is no level', []],
  ])('%s', (text, found) => {
    expect(sectionsIn(text, sections)).toEqual(found);
  });

  const source = "// as 5.0 says\nconst rule = refusal('6.2', 'see-5.2-above'); const half = 6.1; /* 10.1 */";

  test('in code: comments, and strings that are a section', () => {
    expect(citedIn(source, sections, 'whole')).toEqual(['5.0', '6.2', '10.1']);
  });

  test('in tests: anything written', () => {
    expect(citedIn("test('5.2 groups, 6.0', …)", sections, 'anywhere')).toEqual(['5.2', '6.0']);
  });
});
