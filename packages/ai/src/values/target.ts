/** Units that are fired at together, as the tables of damage want to know them. */
import { type Game, moraleOf, type Unit } from '@opfire/engine';
import { rowOf } from './odds.ts';
import { leadershipAmong, readerOf, worthOf } from './worth.ts';

export interface Target {
  readonly first: Unit;
  /** What each is worth with what it carries, and where its chances stand. */
  readonly units: readonly { readonly worth: number; readonly row: number }[];
  readonly worth: number;
}

export function targetOf(game: Game, units: readonly Unit[]): Target | undefined {
  const [first] = units;
  if (!first) return undefined;
  const lead = leadershipAmong(game, units);
  let worth = 0;
  const rows = units.map((unit) => {
    const own = worthOf(game, unit);
    worth += own;
    return { worth: own, row: rowOf(readerOf(game, unit), moraleOf(game, unit), lead) };
  });
  return { first, units: rows, worth };
}
