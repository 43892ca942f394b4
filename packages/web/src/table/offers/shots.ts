/** Shots that may answer a move, one for each place with all that it has. */
import type { Decision, Game, Order } from '@opfire/engine';
import { NOTHING } from '../store/types.ts';
import { isFirePart, shotAt } from './parts.ts';

export function opportunityShots(game: Game, { parts, orders }: Decision): Order[] {
  const small = parts
    .filter(isFirePart)
    .flatMap((part) =>
      part.targets.flatMap(
        (at) => shotAt(game, part, at, { ...NOTHING, units: part.units, weapons: part.weapons }) ?? [],
      ),
    );
  return [...small, ...orders.filter((order) => order.do === 'shoot' || order.do === 'fire-mg')];
}
