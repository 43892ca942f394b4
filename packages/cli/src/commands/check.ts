/** `opfire check`: what is wrong with files of boards, counters and scenarios, and how to mend it. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ContentFile, type ContentProblem, checkGiven, describeProblem } from '@opfire/content';
import { type Command, Complaint } from '../command.ts';

/** Why a text is no JSON; nothing when it is, or when it merely breaks off. */
function fault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, position] = /position (\d+)/.exec(message) ?? [];
    return /end of JSON|Unterminated/.test(message) || Number(position) === text.length ? undefined : message;
  }
}

/** Where the text stops being JSON: the end of its longest beginning that could still become some. */
function placeIn(text: string): string {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (middle <= text.length && fault(text.slice(0, middle)) === undefined) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

const NO_JSON = 'look for a missing comma, quote or bracket just before';

/** Tells a case from content: people try. */
const isCase = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ['steps', 'cases', 'position'].some((key) => key in data);

type Parsed = ContentFile | ContentProblem;

function parse(file: string): Parsed {
  const text = readFileSync(file, 'utf8');
  try {
    const data: unknown = JSON.parse(text);
    if (!isCase(data)) return { file, data };
    return { file, place: 'the whole file', problem: 'is a case', remedy: `run: npx opfire case ${file}` };
  } catch (error) {
    const { message } = error as Error;
    const [reason] = message.split(/ in JSON|, (?:\.\.\.)?"/);
    return { file, place: placeIn(text), problem: `is not JSON: ${reason}`, remedy: NO_JSON };
  }
}

const isProblem = (parsed: Parsed): parsed is ContentProblem => 'problem' in parsed;

function check(files: readonly string[]): readonly ContentProblem[] {
  const parsed = files.map(parse);
  const broken = parsed.filter(isProblem);
  const given = parsed.filter((one): one is ContentFile => !isProblem(one));
  return [...broken, ...checkGiven(given)];
}

function report(files: readonly string[], problems: readonly ContentProblem[]): string {
  const lines = problems.map(describeProblem);
  const [amount, noun] = [files.length, files.length === 1 ? 'file' : 'files'];
  const verdict = problems.length === 0 ? 'nothing wrong' : `${problems.length} to mend`;
  return [...lines, `${amount} ${noun}: ${verdict}`].join('\n');
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Complaint('name the files to check: opfire check FILE…');
  const problems = check(positionals);
  process.stdout.write(`${values.json ? JSON.stringify(problems, null, 2) : report(positionals, problems)}\n`);
  return problems.length === 0 ? 0 : 1;
}

export const command: Command = {
  name: 'check',
  summary: 'Checks files of boards, counters and scenarios, and says how to mend them.',
  usage: `FILE… [--json]

Each problem is told with its file, its place in it, what is wrong, and what would be right. Files build on
our content and on each other; a board or scenario of the same name takes the place of ours.

--json   the problems as a list of { file, place, problem, remedy }
Exit code 0: nothing is wrong; 1: something is.`,
  run: (args) => Promise.resolve(run(args)),
};
