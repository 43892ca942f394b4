/** `opfire play`: tells a case as a story, order by order, with every die and the rule behind every number. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { library } from '@opfire/content';
import type { Game, GameEvent } from '@opfire/engine';
import type { CaseStep } from '@opfire/engine/notation';
import { type RunnableCase, readCaseFile } from '../case/read-cases.ts';
import { problemLine } from '../case/report.ts';
import { CaseRun } from '../case/run-case.ts';
import { type Command, Complaint } from '../command.ts';
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
  const run = new CaseRun(chosen, library, (game, events) => tell(game, events, everything));
  console.log(`${written.case}\n`);
  console.log(`${drawBoard(run.game)}\n`);
  const steps: readonly CaseStep[] = written.steps ?? [];
  for (const [index, step] of steps.entries()) {
    if (step.note) console.log(`\n${wrapped(step.note)}`);
    const [failure] = run.step(step, [...chosen.place, 'steps', index]);
    if (failure) throw new Complaint(`step ${index + 1} went otherwise than the case says; run: npx opfire case FILE`);
  }
  console.log(`\n${drawBoard(run.game)}`);
  return 0;
}

export const command: Command = {
  name: 'play',
  summary: 'tell an example of play, with every die and the rule behind every number',
  usage: `[FILE] [--markers]

Tells the case in FILE as a story; without FILE, the infantry example of play.

  --markers   tell of every marker too`,
  run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { markers: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return Promise.resolve(narrate(firstCase(positionals[0] ?? EXAMPLE), values.markers));
  },
};
