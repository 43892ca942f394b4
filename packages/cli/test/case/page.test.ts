import { readFileSync } from 'node:fs';
import { library } from '@opfire/content';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../src/case/read-cases.ts';
import { runCase } from '../../src/case/run-case.ts';

const page = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const [first = ''] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json);

describe('docs/notation.md', () => {
  it('begins with a case that passes', () => {
    const { cases, problems } = readCase('docs/notation.md', JSON.parse(first));
    expect(problems).toEqual([]);
    expect(cases.map((one) => runCase(one, library).failures)).toEqual([[]]);
  });

  it('names every terrain, nation, weapon and skill of the library', () => {
    const charts = Object.values(library.charts).flatMap((chart) => [
      ...Object.keys(chart.terrain),
      ...Object.keys(chart.hexsides),
    ]);
    const { nations, weaponTypes, skills } = library;
    const missing = [...charts, ...[nations, weaponTypes, skills].flatMap((things) => Object.keys(things))].filter(
      (id) => !new RegExp(`(^|[^\\w-])${id}($|[^\\w-])`, 'm').test(page),
    );
    expect(missing).toEqual([]);
  });
});
