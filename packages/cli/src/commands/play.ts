/** `opfire play`: tells a case as a story, plays a scenario with random legal orders, or lets two players meet. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { library } from '@opfire/content';
import { type Game, type GameEvent, nearest } from '@opfire/engine';
import type { CaseStep } from '@opfire/engine/notation';
import { type RunnableCase, readCaseFile } from '../case/read-cases.ts';
import { problemLine } from '../case/report.ts';
import { CaseRun } from '../case/run-case.ts';
import { type Command, Complaint } from '../command.ts';
import { battleOf, sourceOf } from '../laboratory/battle-source.ts';
import { editionOf, gamesOf, seedOf } from '../laboratory/options.ts';
import { playMatch } from '../laboratory/play-match.ts';
import { holdsScenario } from '../laboratory/scenario-source.ts';
import { playTournament, type Tournament } from '../random-play/tournament.ts';
import { drawBoard } from '../say/board.ts';
import { say } from '../say/say.ts';

const EXAMPLE = fileURLToPath(new URL('../../../engine/cases/examples-of-play/wwii-infantry.json', import.meta.url));

/** Markers and other bookkeeping are shown on request only. */
const BOOKKEEPING: readonly GameEvent['t'][] = ['marked', 'unmarked', 'led'];

function firstCase(file: string): RunnableCase {
  const { cases, problems } = readCaseFile(file);
  const [problem] = problems;
  if (problem) throw new Complaint(problemLine(file, problem));
  const [first] = cases;
  if (!first) throw new Complaint(`${file} holds no case; see docs/notation.md for how to write one`);
  return first;
}

function tell(game: Game, events: readonly GameEvent[], everything: boolean): void {
  for (const event of events) {
    const sentence = !everything && BOOKKEEPING.includes(event.t) ? '' : say(game, event);
    if (sentence !== '') console.log(`  ${sentence}`);
  }
}

const wrapped = (text: string, width = 100): string =>
  text.replace(new RegExp(`(.{1,${width}})(\\s+|$)`, 'g'), '$1\n').trimEnd();

function narrate(chosen: RunnableCase, everything: boolean): number {
  const { written } = chosen;
  const told = new CaseRun(chosen, library, (game, events) => tell(game, events, everything));
  console.log(`${written.case}\n`);
  console.log(`${drawBoard(told.game)}\n`);
  const steps: readonly CaseStep[] = written.steps ?? [];
  for (const [index, step] of steps.entries()) {
    if (step.note) console.log(`\n${wrapped(step.note)}`);
    const [failure] = told.step(step, [...chosen.place, 'steps', index]);
    if (failure) throw new Complaint(`step ${index + 1} went otherwise than the case says; run: npx opfire case FILE`);
  }
  console.log(`\n${drawBoard(told.game)}`);
  return 0;
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)).toFixed(1);

function tellResults({ scenario, edition, sides, games, failure }: Tournament): string {
  const wins = (winner: string): string => percent(games.filter((game) => game.winner === winner).length, games.length);
  const events = [...new Set(games.flatMap((game) => game.events))].sort();
  const triggered = (event: string): string =>
    percent(games.filter((game) => game.events.includes(event)).length, games.length);
  const lines = [
    `${scenario}, ${edition}: ${games.length} games`,
    `  ${sides.map((side) => `${side} wins ${wins(side)}`).join(', ')}, draws ${wins('draw')}`,
    `  losses of ${sides[0]} ${mean(games.map((game) => game.losses[0]))}, of ${sides[1]} ${mean(games.map((game) => game.losses[1]))} units a game`,
    `  ${mean(games.map((game) => game.turns))} turns, ${mean(games.map((game) => game.orders))} orders a game`,
    ...(events.length > 0 ? [`  events: ${events.map((event) => `${event} ${triggered(event)}`).join(', ')}`] : []),
  ];
  if (failure) lines.push(`  BROKEN with seed ${failure.seed} after ${failure.after} orders: ${failure.error}`);
  return lines.join('\n');
}

const OPTIONS = {
  markers: { type: 'boolean', default: false },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  edition: { type: 'string' },
  a: { type: 'string' },
  b: { type: 'string' },
  swap: { type: 'boolean', default: false },
  jobs: { type: 'string' },
  nodes: { type: 'string' },
  ms: { type: 'string' },
  into: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** A file, or a battle of the library. */
function fileOrScenario(name: string): string {
  if (existsSync(name)) return name;
  const meant = nearest(name, Object.keys(library.scenarios));
  const remedy = meant === undefined ? 'opfire scenarios lists the battles' : `did you mean "${meant}"?`;
  throw new Complaint(`there is no file and no scenario "${name}"; ${remedy}`);
}

function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { a, b } = values;
  if (a !== undefined || b !== undefined) {
    if (positionals.length === 0) throw new Complaint('a match needs a scenario; opfire scenarios lists them');
    return playMatch(positionals, { ...values, a: a ?? 'regular', b: b ?? 'regular' });
  }
  const [name = EXAMPLE] = positionals;
  if (!Object.hasOwn(library.scenarios, name) && !holdsScenario(fileOrScenario(name))) {
    return Promise.resolve(narrate(firstCase(name), values.markers));
  }
  const battle = battleOf(sourceOf(name, editionOf(name, values.edition)));
  const played = playTournament(battle, gamesOf(values.games), seedOf(values.seed));
  process.stdout.write(`${values.json ? JSON.stringify(played, undefined, 2) : tellResults(played)}\n`);
  return Promise.resolve(played.failure ? 1 : 0);
}

export const command: Command = {
  name: 'play',
  summary: 'Tells an example of play, plays a scenario at random, or lets two computer players meet.',
  usage: `[FILE] [--markers]
opfire play SCENARIO [--games N] [--seed S] [--edition E] [--json]
opfire play SCENARIO… --a LEVEL --b LEVEL [--games N] [--seed S] [--swap] [--jobs J] [--nodes N | --ms T]
                      [--into FILE] [--edition E] [--json]

FILE        a case to tell as a story, with every die and the rule behind every number; without it, the infantry
            example of play
--markers   tell of every marker too
SCENARIO    a battle of opfire scenarios, or a file that holds one, played with random legal orders: results, turns,
            losses
--games N   how many; 1 when left out
--seed S    of the first game, the next one has S + 1 …; 1 when left out
--edition E one of the battle's editions; its own when left out
--a, --b    the players of a match: random, recruit, regular or veteran, if you like with a style: veteran:cautious
--swap      every seed is played twice, sides changed, with --games an even number; otherwise a plays the first side
--jobs J    games at once, each in a thread of its own; one less than there are cores when left out
--nodes N   what a veteran may think about for each decision, in orders tried out; --ms T: in milliseconds
--into FILE games are kept there, a line each: a run that was broken off goes on where it stopped. Games of a scenario
            that has been changed since do not count
Exit code 0: all games came to an end; 1: one broke down, and is named.`,
  run,
};
