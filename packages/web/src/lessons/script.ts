/** The orders of a lesson, read when their turn comes, and what those answer who have nothing to say in it. */
import { decision, type Game, give, type Order, type Side } from '@opfire/engine';
import { readOrder } from '@opfire/engine/notation';
import type { WrittenOrder } from './lesson.ts';

export function read(game: Game, written: WrittenOrder): Order {
  const found = readOrder(game, written);
  if ('ok' in found) return found.ok;
  throw new Error(`a lesson's order cannot be read: ${found.problems.map(({ problem }) => problem).join('; ')}`);
}

/** Some orders name what those before them bring about. */
export function readAll(game: Game, written: readonly WrittenOrder[]): Order[] {
  let now = game;
  return written.map((one) => {
    const order = read(now, one);
    const outcome = give(now, order);
    if (!('refused' in outcome)) now = outcome.game;
    return order;
  });
}

/** The least that one can do. */
const ANSWERS: readonly Order['do'][] = ['hold', 'done', 'stop', 'pass'];

/** What the other side answers, if it is asked. */
export function answerFor(game: Game, learner: Side): Order | undefined {
  const owed = decision(game);
  if (owed === undefined || owed.side === learner) return undefined;
  const answers = ANSWERS.flatMap((verb) => owed.orders.filter((order) => order.do === verb));
  return answers[0] ?? owed.orders[0];
}
