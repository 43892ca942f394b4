/** `opfire los`: the line of sight between two locations, and why it is so. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { library } from '@opfire/content';
import { type Game, lookAlong, makeWorld, type SightReport } from '@opfire/engine';
import { type Library, readPosition, suggest, writeNamed } from '@opfire/engine/notation';
import { caseIn, positionOf } from '../case/position-file.ts';
import { problemLine } from '../case/report.ts';
import { columns } from '../columns.ts';
import { type Command, Complaint } from '../command.ts';

interface NamedReport extends Omit<SightReport, 'causes'> {
  readonly causes: readonly {
    readonly hex: string;
    readonly reachingFrom?: string;
    readonly what: string;
    readonly effect: string;
    readonly rule: string;
  }[];
}

function groundIn(source: string, caseName: string | undefined): Game {
  const boards = Object.keys((library as Library).boards ?? {});
  const isFile = existsSync(source);
  if (!isFile && !boards.includes(source)) {
    throw new Complaint(`there is no file and no board "${source}"; ${suggest(source, boards, 'board')}`);
  }
  const read = readPosition(isFile ? positionOf(caseIn(source, caseName)) : { board: source, phase: 'over' }, library);
  if ('problems' in read) throw new Complaint(read.problems.map((one) => problemLine(source, one)).join('\n'));
  return { world: makeWorld(read.ok.setup), state: read.ok.state };
}

function locationNamed({ world }: Game, name: string): number {
  const at = world.board.locationNamed.get(name) ?? world.board.locationNamed.get(name.toUpperCase());
  if (at === undefined)
    throw new Complaint(
      `there is no location "${name}" on the board; ${suggest(name, world.board.locationNamed.keys(), 'location')}`,
    );
  return at;
}

function verdictOf({ verdict, degrading, gap }: NamedReport): string {
  const degraded = verdict === 'degraded' ? `degraded by ${degrading}` : verdict;
  return gap ? `${degraded}, limited between buildings` : degraded;
}

function writeText(from: string, to: string, report: NamedReport): string {
  const rows = report.causes.map(({ effect, hex, reachingFrom, what, rule }) => [
    `  ${effect}`,
    hex,
    reachingFrom === undefined ? what : `${what} reaching over from ${reachingFrom}`,
    rule,
  ]);
  return [`${from} to ${to}, range ${report.range}: ${verdictOf(report)}`, ...columns(rows)].join('\n');
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, case: { type: 'string' } },
    allowPositionals: true,
  });
  const [source, from, to, ...rest] = positionals;
  if (!source || !from || !to || rest.length > 0) throw new Complaint('say: opfire los FILE|BOARD FROM TO');
  const game = groundIn(source, values.case);
  const [a, b] = [locationNamed(game, from), locationNamed(game, to)];
  const report = writeNamed(game, lookAlong(game, a, b)) as NamedReport;
  const [fromName, toName] = [a, b].map((at) => game.world.board.locations[at]?.name ?? '') as [string, string];
  const text = values.json
    ? JSON.stringify({ from: fromName, to: toName, ...report }, null, 2)
    : writeText(fromName, toName, report);
  console.log(text);
  return 0;
}

export const command: Command = {
  name: 'los',
  summary: 'Tells the line of sight between two locations, and each thing in its way.',
  usage: `FILE|BOARD FROM TO [--case NAME] [--json]

FILE holds a case or a position (docs/notation.md); BOARD is a board by name. FROM and TO are locations: G2, G2:upper.
--case NAME picks the case of a file of several by a part of its name.`,
  run: (args) => Promise.resolve(run(args)),
};
