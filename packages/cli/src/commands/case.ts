/** `opfire case`: runs cases written in the notation. */
import { parseArgs } from 'node:util';
import { library } from '@opfire/content';
import { writeJson, writeText } from '../case/report.ts';
import { runFiles } from '../case/run-files.ts';
import { type Command, Complaint } from '../command.ts';

function run(args: string[]): number {
  const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
  if (positionals.length === 0) throw new Complaint('name a file or a folder of cases');
  const summary = runFiles(positionals, library);
  console.log(values.json ? writeJson(summary) : writeText(summary));
  if (summary.troubles.length > 0) return 2;
  return summary.results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

export const command: Command = {
  name: 'case',
  summary: 'Runs cases: positions with orders, dice and what must come of them.',
  usage: `FILE|FOLDER… [--json]

Folders are searched for *.json. docs/notation.md says how to write a case.
Exit code 0: all passed; 1: some failed; 2: something could not be read.`,
  run: (args) => Promise.resolve(run(args)),
};
