/** Brings docs/notation.schema.json and the tables of docs/notation.md up to date with the schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './typescript.mjs';
import { ROOT } from './setup.mjs';

const { jsonSchema, withTables } = await import('../packages/engine/src/notation/describe.ts');

const page = join(ROOT, 'docs', 'notation.md');
writeFileSync(join(ROOT, 'docs', 'notation.schema.json'), `${JSON.stringify(jsonSchema(), null, 2)}\n`);
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
