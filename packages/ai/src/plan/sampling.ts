/** Orders for which there is no better measure: tried out a few times with imagined dice, and the outcome looked at. */
import { type Game, give, type Order, seededDice } from '@opfire/engine';
import { seedFor } from '../chance.ts';
import type { Candidate } from '../explain/explanation.ts';
import { evaluate } from '../values/evaluate.ts';
import { SQUAD } from '../values/worth.ts';
import type { Mind } from './mind.ts';

const TRIES = 3;

/** The game after an order, with dice from a seed; undefined where it cannot be given. */
export function after(game: Game, order: Order, seed: number): Game | undefined {
  const outcome = give({ world: game.world, state: { ...game.state, dice: seededDice(seed) } }, order);
  return 'refused' in outcome ? undefined : outcome.game;
}

/** What the order changes on average in the eyes of its side. */
export function tryOut({ game, side }: Mind, order: Order): Candidate | undefined {
  const before = evaluate(game, side);
  let sum = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const next = after(game, order, seedFor(game.state.turn, attempt));
    if (!next) return undefined;
    sum += evaluate(next, side) - before;
  }
  const value = sum / TRIES;
  return { order, value, facts: [{ is: 'outlook', amount: value / SQUAD }] };
}
