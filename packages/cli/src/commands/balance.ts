/** `opfire balance`: lets the opponent play a scenario against itself, and tells which side it favours. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readObject } from '../case/position-file.ts';
import { type Command, Complaint } from '../command.ts';
import { type Assignment, battleWith, type Played } from '../laboratory/assignment.ts';
import { type BalanceFigures, balanceOf, effectOf } from '../laboratory/balance/figures.ts';
import { pageOf } from '../laboratory/balance/page.ts';
import { type BalanceReport, tableOf } from '../laboratory/balance/report.ts';
import type { Contestant } from '../laboratory/game.ts';
import { Ledger } from '../laboratory/ledger.ts';
import { assignmentsOf } from '../laboratory/match.ts';
import { budgetOf, contestant, editionOf, jobsOf, sidesOf, wholeNumber } from '../laboratory/options.ts';
import { runGames } from '../laboratory/run.ts';
import { scenarioOf, titleOf } from '../laboratory/scenario-source.ts';

const OPTIONS = {
  games: { type: 'string', default: '40' },
  level: { type: 'string', default: 'regular' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string' },
  nodes: { type: 'string' },
  ms: { type: 'string' },
  edition: { type: 'string' },
  change: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

interface Plan {
  readonly scenario: string;
  readonly edition: string;
  readonly player: Contestant;
  readonly games: number;
  readonly seed: number;
}

type Failure = Extract<Played, { failed: string }>;

function planOf(scenario: string, values: Options): Plan {
  const games = wholeNumber('games', values.games);
  if (games === 0) throw new Complaint('--games takes at least 1');
  return {
    scenario,
    edition: editionOf(scenario, values.edition),
    player: contestant(values.level, budgetOf(values.nodes, values.ms)),
    games,
    seed: wholeNumber('seed', values.seed),
  };
}

function assignments({ player, ...plan }: Plan, change: object | undefined): Assignment[] {
  const all = assignmentsOf({ ...plan, a: player, b: player, swap: true });
  return change ? all.map((assignment) => ({ ...assignment, change })) : all;
}

/** Where the three files go: games, figures, report. */
function prefixOf(scenario: string, written: string | undefined): string {
  const prefix = written ?? `balance-${basename(scenario, '.json')}`;
  const folder = dirname(prefix);
  if (!existsSync(folder)) throw new Complaint(`there is no folder ${folder}; make it, or write elsewhere with --out`);
  return prefix;
}

async function play(plan: Plan, change: object | undefined, jobs: number, ledger: Ledger) {
  // A change that cannot be made is complained of before anything is played.
  const { world } = battleWith(plan.scenario, plan.edition, change);
  const { records, failures } = await runGames(assignments(plan, change), jobs, ledger);
  const [first, second] = sidesOf(plan.scenario);
  return { figures: balanceOf(records, [first, second]), failures, world };
}

function reportOf(plan: Plan, level: string, asItIs: BalanceFigures, change?: object, figures?: BalanceFigures) {
  const { scenario, edition, seed } = plan;
  const title = titleOf(scenarioOf(scenario));
  const report: BalanceReport = { scenario, title, edition, level, seed, asItIs };
  if (!change || !figures) return report;
  const effect = effectOf(asItIs.sides[0].share, figures.sides[0].share);
  return { ...report, changed: { change, figures, effect } };
}

function complainOf(failures: readonly Failure[]): number {
  for (const { failed, pairing } of failures) {
    console.error(`BROKEN: ${pairing.scenario} with seed ${pairing.seed}, a as side ${pairing.aSide}: ${failed}`);
  }
  return failures.length > 0 ? 1 : 0;
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [scenario, ...rest] = positionals;
  if (!scenario || rest.length > 0) throw new Complaint('say: opfire balance SCENARIO; opfire scenarios lists them');
  const plan = planOf(scenario, values);
  const jobs = jobsOf(values.jobs);
  const change = values.change === undefined ? undefined : readObject(values.change);
  const prefix = prefixOf(scenario, values.out);
  const ledger = new Ledger(`${prefix}.jsonl`);
  const asItIs = await play(plan, undefined, jobs, ledger);
  const changed = change && (await play(plan, change, jobs, ledger));
  const report = reportOf(plan, values.level, asItIs.figures, change, changed?.figures);
  const json = JSON.stringify(report, undefined, 2);
  const { board, setup } = asItIs.world;
  writeFileSync(`${prefix}.json`, `${json}\n`);
  writeFileSync(`${prefix}.html`, pageOf(report, { board, scenery: setup.board }));
  process.stdout.write(`${values.json ? json : `${tableOf(report)}\n${prefix}.html has the plots`}\n`);
  return complainOf([...asItIs.failures, ...(changed?.failures ?? [])]);
}

export const command: Command = {
  name: 'balance',
  summary: 'Plays a scenario many times against itself: which side it favours, where and how it is decided.',
  usage: `SCENARIO [--games N] [--level LEVEL] [--jobs J] [--change FILE] [--seed S] [--nodes N | --ms T]
               [--edition E] [--out PREFIX] [--json]

SCENARIO      a battle of opfire scenarios, or a file that holds one (docs/scenarios.md)
--games N     how many; 40 when left out. Every seed is played twice, the players' own chance changed over
--level LEVEL who plays both sides: random, recruit, regular or veteran, if you like with a style; regular when left out
--jobs J      games at once, each in a thread of its own; one less than there are cores when left out
--change FILE laid over the scenario key by key, as its options are: {"turns": 7}. Both are played with the same seeds,
              and the difference is told
--out PREFIX  PREFIX.jsonl keeps every game, so that a run that was broken off goes on where it stopped; PREFIX.json
              has the figures, PREFIX.html the report with plots. balance-SCENARIO when left out
Exit code 0: all games came to an end; 1: one broke down, and is named.`,
  run,
};
