/** Which orders of a file `odds` forecasts, and in which games. */
import { DiceExhausted, type Game, type Order } from '@opfire/engine';
import { type CaseStep, type Library, type Problem, readOrder } from '@opfire/engine/notation';
import { Complaint } from '../command.ts';
import { type Foretold, foretell } from './forecasts.ts';
import { Malformed } from './malformed.ts';
import { caseIn } from './position-file.ts';
import { type RunnableCase, readCase } from './read-cases.ts';
import { problemLine } from './report.ts';
import { CaseRun } from './run-case.ts';

/** An order as written, and what is foretold of it. */
export interface Odds {
  readonly order: Readonly<Record<string, unknown>>;
  readonly foretold: Foretold;
}

const complain = (file: string, problems: readonly Problem[]): never => {
  throw new Complaint(problems.map((one) => problemLine(file, one)).join('\n'));
};

function ordersIn(written: Readonly<Record<string, unknown>>): unknown[] | undefined {
  const { order, orders } = written;
  if (Array.isArray(orders)) return orders;
  return order === undefined ? undefined : [order];
}

function readRunnable(file: string, written: Readonly<Record<string, unknown>>): RunnableCase {
  const { order: _, orders: __, ...rest } = written;
  const { cases, problems } = readCase(file, { case: 'odds', ...rest });
  return cases[0] && problems.length === 0 ? cases[0] : complain(file, problems);
}

function oddsOf(file: string, game: Game, written: unknown, place: readonly PropertyKey[]): Odds {
  const order = readOrder(game, written, place);
  if ('problems' in order) return complain(file, order.problems);
  return { order: written as Odds['order'], foretold: foretell(game, order.ok) };
}

/** Each order of the steps just before it is given, as far as the dice of the case reach. */
function oddsOnTheWay(run: CaseRun, steps: readonly CaseStep[], place: readonly PropertyKey[]): Odds[] {
  const found: Odds[] = [];
  for (const [index, step] of steps.entries()) {
    const here = [...place, 'steps', index];
    const order: Order | undefined = run.before(step, here);
    const foretold = order && foretell(run.game, order);
    if (foretold && step.order) found.push({ order: step.order, foretold });
    try {
      run.step({ ...step, expect: undefined }, here);
    } catch (error) {
      if (error instanceof DiceExhausted) return found;
      throw error;
    }
  }
  return found;
}

function runSteps(file: string, run: CaseRun, steps: readonly CaseStep[], place: readonly PropertyKey[]): void {
  for (const [index, step] of steps.entries()) {
    const [wrong] = run.step({ ...step, expect: undefined }, [...place, 'steps', index]);
    if (wrong) throw new Complaint(`${file}: step ${index + 1}: ${wrong.what}: ${JSON.stringify(wrong.actual)}`);
  }
  run.settle();
}

export function oddsIn(file: string, name: string | undefined, library: Library): Odds[] {
  const written = caseIn(file, name);
  const runnable = readRunnable(file, written);
  const { steps = [] } = runnable.written;
  try {
    const run = new CaseRun(runnable, library);
    const orders = ordersIn(written);
    if (!orders) return oddsOnTheWay(run, steps, runnable.place);
    runSteps(file, run, steps, runnable.place);
    return orders.map((order, index) =>
      oddsOf(file, run.game, order, 'orders' in written ? ['orders', index] : ['order']),
    );
  } catch (error) {
    if (error instanceof Malformed) return complain(file, error.problems);
    throw error;
  }
}
