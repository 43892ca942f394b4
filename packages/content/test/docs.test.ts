import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Estimate, estimates } from '../src/index.ts';

const PAGE = fileURLToPath(new URL('../../../docs/content.md', import.meta.url));
const LIST = /(<!-- estimates: .*-->\n)[\s\S]*(<!-- end of estimates -->)/;

const show = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
const line = ({ of, values, note }: Estimate): string => {
  const list = Object.entries(values).map(([key, value]) => `${key} ${show(value)}`);
  return `| \`${of}\` | ${list.join(', ')} | ${note} |`;
};

describe('docs/content.md', () => {
  it('lists every estimated value (vitest -u writes the list anew)', async () => {
    const page = readFileSync(PAGE, 'utf8');
    expect(page).toMatch(LIST);
    const table = ['| what | estimated | how it was chosen |', '|---|---|---|', ...estimates().map(line)].join('\n');
    await expect(page.replace(LIST, (_all, begin, end) => `${begin}\n${table}\n\n${end}`)).toMatchFileSnapshot(PAGE);
  });
});
