/** The game in which a puzzle is posed, and whether its best orders can be given there. */
import { library } from '@opfire/content';
import { decision, type Game, give, type Order, seededDice } from '@opfire/engine';
import { lexiconOf } from '@opfire/engine/notation';
import { Malformed } from '../case/malformed.ts';
import { firstOffer, someOffers } from '../case/offers.ts';
import { CaseRun } from '../case/run-case.ts';
import { Complaint } from '../command.ts';
import type { Line, Puzzle } from './read.ts';

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function runOf(start: Puzzle['start'], name: string): CaseRun {
  try {
    return new CaseRun(start, library);
  } catch (error) {
    if (error instanceof Malformed) throw new Complaint(`${name}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** At the decision, with dice from a seed for whatever comes after it. */
export function pose({ start, name, file }: Puzzle, seed: number): Game {
  const run = runOf(start, `${file}: ${name}`);
  for (const [index, step] of (start.written.steps ?? []).entries()) {
    const [wrong] = run.step(step, ['steps', index]);
    if (wrong) throw new Complaint(`${file}: ${name}: step ${index + 1}: ${wrong.what}: ${show(wrong.actual)}`);
  }
  run.settle();
  const { world, state } = run.game;
  return { world, state: { ...state, dice: seededDice(seed) } };
}

/** Gives an order, and declines for the enemy whatever he may answer. */
export function goOn(game: Game, order: Order): Game {
  const side = decision(game)?.side;
  let outcome = give(game, order);
  for (;;) {
    if ('refused' in outcome) throw new Error(`${JSON.stringify(order)} was refused: ${outcome.refused.why}`);
    const owed = decision(outcome.game);
    const hold = owed?.side === side ? undefined : owed?.orders.find((one) => one.do === 'hold');
    if (!hold) return outcome.game;
    outcome = give(outcome.game, hold);
  }
}

/** What is wrong with a line of best orders; undefined when each can be given. */
function whyNotLine(start: Game, line: Line): string | undefined {
  let game = start;
  for (const part of line) {
    const order = firstOffer(game, part, lexiconOf(game));
    if (!order) return `${show(part)} cannot be given there: ${show(someOffers(game, part, lexiconOf(game)))}`;
    game = goOn(game, order);
  }
  return undefined;
}

/** What is wrong with a puzzle, a line each. */
export function troublesOf(puzzle: Puzzle): string[] {
  const game = pose(puzzle, 1);
  if (!decision(game)) return [`${puzzle.name}: nobody owes a decision`];
  return puzzle.best.flatMap((line) => {
    const trouble = whyNotLine(game, line);
    return trouble === undefined ? [] : [`${puzzle.name}: ${trouble}`];
  });
}
