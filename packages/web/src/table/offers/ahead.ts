/** Trying an order out: the game after it, as long as no die falls, nothing comes to light and nobody else decides. */
import { decision, type Game, give, type Order, whyNot } from '@opfire/engine';
import { seals } from '../store/undo.ts';

export function ahead(game: Game, order: Order): Game | undefined {
  const outcome = give(game, order);
  if ('refused' in outcome || seals(game, outcome.game, outcome.events)) return undefined;
  return decision(outcome.game)?.side === decision(game)?.side ? outcome.game : undefined;
}

export const isLegal = (game: Game, order: Order): boolean => whyNot(game, order) === undefined;
