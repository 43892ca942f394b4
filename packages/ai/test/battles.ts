/** Battles for the tests: scenarios of the library at their first decision. */
import { library, readScenario } from '@opfire/content';
import { decision, type EditionId, type Game, gameIn, give, makeWorld, type Order, seededDice } from '@opfire/engine';
import type { Player } from '../src/index.ts';

export const SCENARIOS = Object.keys(library.scenarios);

export function startOf(scenario: string, seed: number, edition?: EditionId): Game {
  const read = readScenario(library.scenarios[scenario], library, { seed, ...(edition && { edition }) });
  if ('problems' in read) throw new Error(`${scenario} cannot be read`);
  return gameIn(makeWorld(read.ok.setup), { ...read.ok.state, dice: seededDice(seed) });
}

export interface Played {
  readonly last: Game;
  readonly orders: readonly Order[];
}

/** Plays up to so many orders, all chosen by one player; a refused one is an error. */
export function playWith(player: Player, start: Game, most = 5000): Played {
  let game = start;
  const orders: Order[] = [];
  while (decision(game) && orders.length < most) {
    const order = player.choose(game);
    const outcome = give(game, order);
    if ('refused' in outcome)
      throw new Error(`${JSON.stringify(order)}: ${outcome.refused.rule} ${outcome.refused.why}`);
    orders.push(order);
    game = outcome.game;
  }
  return { last: game, orders };
}
