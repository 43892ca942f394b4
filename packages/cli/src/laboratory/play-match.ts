/** `opfire play SCENARIO… --a LEVEL --b LEVEL`: a match, and how strong each player proved. */
import { columns } from '../columns.ts';
import { type BattleSource, sourceOf } from './battle-source.ts';
import type { GameRecord } from './game.ts';
import { ledgerFor } from './ledger.ts';
import { assignmentsOf, bySide, type Figures, type PlayerFigures, summary } from './match.ts';
import { budgetOf, contestant, editionOf, gamesOf, jobsOf, seedOf, sidesOf } from './options.ts';
import { complainOf, runGames, type Tally } from './run.ts';
import { interval } from './statistics.ts';

export interface MatchOptions {
  readonly a: string;
  readonly b: string;
  readonly games: string;
  readonly seed: string;
  readonly jobs?: string | undefined;
  readonly nodes?: string | undefined;
  readonly ms?: string | undefined;
  readonly edition?: string | undefined;
  readonly into?: string | undefined;
  readonly swap: boolean;
  readonly json: boolean;
}

interface Told extends Figures {
  readonly scenario: string;
  readonly edition: string;
  readonly sides: ReturnType<typeof bySide>;
}

const row = (name: string, { games, draws, a, b }: Figures): string[] => [
  name,
  String(games),
  interval(a.rate),
  interval(b.rate),
  String(draws),
];

const effort = (name: string, { points, losses, millisecondsPerDecision }: PlayerFigures): string =>
  `${name}: ${points.toFixed(1)} points, ${losses.toFixed(1)} units lost a game, ${millisecondsPerDecision.toFixed(1)} ms a decision`;

function text({ a, b }: MatchOptions, all: Figures, scenarios: readonly Told[]): string {
  const head = ['', 'games', `a ${a}`, `b ${b}`, 'draws'];
  const rows = scenarios.flatMap((one) => [
    row(`${one.scenario}, ${one.edition}`, one),
    ...Object.entries(one.sides).map(([side, { a: asA, b: asB, draws }]) => [
      `  as ${side}`,
      '',
      asA.games > 0 ? `${asA.wins} of ${asA.games}` : '',
      asB.games > 0 ? `${asB.wins} of ${asB.games}` : '',
      String(draws),
    ]),
  ]);
  const total = scenarios.length > 1 ? [row('all', all)] : [];
  return [...columns([head, ...rows, ...total]), effort(`a ${a}`, all.a), effort(`b ${b}`, all.b)].join('\n');
}

const told = (scenario: string, edition: string, records: readonly GameRecord[]): Told => ({
  scenario,
  edition,
  ...summary(records),
  sides: bySide(records, sidesOf(scenario)),
});

const tally: Tally = (records) => {
  const times = (won: GameRecord['won']): number => records.filter((record) => record.won === won).length;
  return `a ${times('a')}, b ${times('b')}, draws ${times('draw')}`;
};

/** Each battle once, however often it was named. */
const sourcesOf = (names: readonly string[], edition: string | undefined): BattleSource[] =>
  [...new Set(names)].map((name) => sourceOf(name, editionOf(name, edition)));

/** Plays the match; the exit code is 1 when a game broke down. */
export async function playMatch(names: readonly string[], options: MatchOptions): Promise<number> {
  const budget = budgetOf(options.nodes, options.ms);
  const [a, b] = [contestant(options.a, budget), contestant(options.b, budget)];
  const [games, seed, jobs] = [gamesOf(options.games), seedOf(options.seed), jobsOf(options.jobs)];
  const sources = sourcesOf(names, options.edition);
  const swap = options.swap ? 'each-seed' : 'never';
  const assignments = sources.flatMap((source) => assignmentsOf({ source, a, b, games, seed, swap }));
  if (options.swap && games % 2 === 1) {
    console.error(`--games ${games} is odd: the last seed is played once, with a on the first side only`);
  }
  const ledger = ledgerFor(sources, options.into);
  const { records, failures } = await runGames(assignments, jobs, ledger, tally);
  const scenarios = sources.map(({ name, edition }) =>
    told(
      name,
      edition,
      records.filter((record) => record.scenario === name),
    ),
  );
  const all = summary(records);
  const one = scenarios.length === 1 ? { sides: scenarios[0]?.sides } : {};
  const match = { a: options.a, b: options.b, ...budget, seed, swap: options.swap };
  const broken = failures.map(({ failed, assignment: { pairing } }) => ({ failed, pairing }));
  const result = { match, ...all, ...one, scenarios, failures: broken };
  process.stdout.write(`${options.json ? JSON.stringify(result, undefined, 2) : text(options, all, scenarios)}\n`);
  return complainOf(failures);
}
