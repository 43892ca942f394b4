/** The position in a file for `los` and `odds`: a case, several cases, or a position alone. */
import { readFileSync } from 'node:fs';
import { Complaint } from '../command.ts';
import { layOver } from './read-cases.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readObject(file: string, what = 'a case or a position'): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Complaint(`${file}: this is not JSON: ${error.message}`, { cause: error });
    // Reading a folder fails without naming it.
    if ((error as NodeJS.ErrnoException).code === 'EISDIR')
      throw new Complaint(`${file} is a folder`, { cause: error });
    throw error;
  }
  if (!isObject(json)) throw new Complaint(`${file}: expected ${what}, an object {…}`);
  return json;
}

const firstEdition = (written: unknown): object =>
  typeof written === 'string' ? { edition: written } : Array.isArray(written) ? { edition: written[0] } : {};

/** Which case of a file is meant: the one named, or the first. */
function memberOf(file: string, cases: readonly unknown[], name: string | undefined): Record<string, unknown> {
  const members = cases.filter(isObject);
  const found = name === undefined ? members[0] : members.find((one) => String(one.case).includes(name));
  if (!found)
    throw new Complaint(`${file}: has no case called "${name}"; it has: ${members.map((one) => one.case).join('; ')}`);
  return found;
}

/** The file as one case, whatever it holds: at least with a position. */
export function caseIn(file: string, name?: string): Record<string, unknown> {
  const json = readObject(file);
  if (Array.isArray(json.cases)) {
    const { cases, $schema: _, note: __, ...shared } = json;
    const member = memberOf(file, cases as unknown[], name);
    return { ...shared, ...member, position: layOver(shared.position, member.position) };
  }
  if ('position' in json || 'case' in json) return json;
  return { position: json };
}

export const positionOf = (written: Record<string, unknown>): object => ({
  ...firstEdition(written.edition),
  ...(isObject(written.position) ? written.position : {}),
});
