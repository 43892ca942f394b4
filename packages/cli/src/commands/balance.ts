/** `opfire balance`: lets the opponent play a scenario against itself, and tells which side it favours. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readObject } from '../case/position-file.ts';
import { type Command, Complaint } from '../command.ts';
import { balanceOf, effectOf, eventsOf } from '../laboratory/balance/figures.ts';
import { pageOf } from '../laboratory/balance/page.ts';
import { type BalanceReport, tableOf } from '../laboratory/balance/report.ts';
import { type BattleSource, battleOf, sourceOf } from '../laboratory/battle-source.ts';
import type { Contestant, GameRecord } from '../laboratory/game.ts';
import { type Ledger, ledgerFor } from '../laboratory/ledger.ts';
import { assignmentsOf } from '../laboratory/match.ts';
import { budgetOf, contestant, editionOf, gamesOf, jobsOf, seedOf } from '../laboratory/options.ts';
import { complainOf, runGames, type Tally } from '../laboratory/run.ts';
import { titleOf } from '../laboratory/scenario-source.ts';

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
  readonly asItIs: BattleSource;
  readonly changed?: BattleSource;
  readonly player: Contestant;
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
}

/** A change that cannot be made, or makes no difference, is complained of before anything is played. */
function changedBy(file: string, asItIs: BattleSource): BattleSource {
  const changed = sourceOf(asItIs.name, asItIs.edition, readObject(file, 'a change, {"turns": 7}'));
  if (changed.print === asItIs.print) throw new Complaint(`${file} leaves ${asItIs.name} as it is; write what is new`);
  return changed;
}

function planOf(scenario: string, values: Options): Plan {
  const asItIs = sourceOf(scenario, editionOf(scenario, values.edition));
  return {
    asItIs,
    ...(values.change !== undefined && { changed: changedBy(values.change, asItIs) }),
    player: contestant(values.level, budgetOf(values.nodes, values.ms)),
    games: gamesOf(values.games),
    seed: seedOf(values.seed),
    jobs: jobsOf(values.jobs),
  };
}

/** Where the three files go: games, figures, report. */
function prefixOf(scenario: string, written: string | undefined): string {
  const prefix = written ?? `balance-${basename(scenario, '.json')}`;
  const folder = dirname(prefix);
  if (!existsSync(folder)) throw new Complaint(`there is no folder ${folder}; make it, or write elsewhere with --out`);
  if (/[/\\]$/.test(prefix)) throw new Complaint(`--out ${prefix} is a folder; add how the files shall begin`);
  return prefix;
}

function tallyOf({ change }: BattleSource, sides: readonly string[]): Tally {
  const times = (records: readonly GameRecord[], who: string): number =>
    records.filter(({ winner }) => winner === who).length;
  return (records) =>
    `${change ? 'changed' : 'as it is'}: ${[...sides, 'draw'].map((who) => `${who} ${times(records, who)}`).join(', ')}`;
}

async function play({ player, games, seed, jobs }: Plan, source: BattleSource, ledger: Ledger) {
  const { world } = battleOf(source);
  const [first, second] = world.setup.sides.map(({ id }) => id) as [string, string];
  const assignments = assignmentsOf({ source, a: player, b: player, games, seed, swap: 'each-game' });
  const { records, failures } = await runGames(assignments, jobs, ledger, tallyOf(source, [first, second]));
  return { figures: balanceOf(records, [first, second], eventsOf(world)), failures, world };
}

type Part = Awaited<ReturnType<typeof play>>;

function reportOf({ asItIs: source, changed: other, player, seed }: Plan, asItIs: Part, changed?: Part): BalanceReport {
  const { name, edition, scenario } = source;
  const { level, style, budget } = player;
  const who = { level, style, ...(budget && { budget }) };
  const report = { scenario: name, title: titleOf(scenario), edition, ...who, seed, asItIs: asItIs.figures };
  if (!changed || !other?.change) return report;
  const effect = effectOf(asItIs.figures.sides[0].share, changed.figures.sides[0].share);
  return { ...report, changed: { change: other.change, figures: changed.figures, effect } };
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [scenario, ...rest] = positionals;
  if (!scenario || rest.length > 0) throw new Complaint('say: opfire balance SCENARIO; opfire scenarios lists them');
  const plan = planOf(scenario, values);
  const prefix = prefixOf(scenario, values.out);
  const ledger = ledgerFor([plan.asItIs], `${prefix}.jsonl`);
  const asItIs = await play(plan, plan.asItIs, ledger);
  const changed = plan.changed && (await play(plan, plan.changed, ledger));
  const report = reportOf(plan, asItIs, changed);
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
--games N     how many, each with dice of its own; 40 when left out
--level LEVEL who plays both sides: random, recruit, regular or veteran, if you like with a style; regular when left out
--jobs J      games at once, each in a thread of its own; one less than there are cores when left out
--change FILE laid over the scenario key by key, as its options are: {"turns": 7}. Both are played with the same seeds,
              and the difference is told
--out PREFIX  PREFIX.jsonl keeps every game, so that a run that was broken off goes on where it stopped; PREFIX.json
              has the figures, PREFIX.html the report with plots. balance-SCENARIO when left out
Exit code 0: all games came to an end; 1: one broke down, and is named.`,
  run,
};
