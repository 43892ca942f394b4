import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchema, withTables } from '../../src/notation/describe.ts';

const docs = (name: string): string => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

describe('docs/notation', () => {
  it('the JSON Schema is current (node scripts/schema.mjs brings it up to date)', () => {
    expect(docs('notation.schema.json')).toBe(`${JSON.stringify(jsonSchema(), null, 2)}\n`);
  });

  it('the tables of the page are current (node scripts/schema.mjs)', () => {
    const page = docs('notation.md');
    expect(withTables(page)).toBe(page);
  });

  it('the page has every table', () => {
    expect(() => withTables('<!-- table nonsense --><!-- end -->')).toThrow('nonsense');
  });
});
