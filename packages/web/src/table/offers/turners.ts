/** Those who could turn or come on facing one way or another, and the one among them whom the arrows on the map are for. */
import type { Facing, Game, UnitId } from '@opfire/engine';
import type { Ambiguity, Choice, Table } from '../store/types.ts';
import { offersOf } from './use-offers.ts';
import { actorsOf } from './verbs.ts';

export interface Facer {
  readonly unit: UnitId;
  readonly facing: Facing;
}

/** Who would face where by a choice; undefined where it is about something else. */
export function facerOf(game: Game, choice: Choice): Facer | undefined {
  const order = choice.kind === 'orders' ? choice.orders.at(-1) : undefined;
  const facing = order && 'facing' in order ? order.facing : undefined;
  const unit = order && actorsOf(game, order)[0];
  return facing === undefined || unit === undefined ? undefined : { unit, facing };
}

const facersIn = (game: Game, { choices }: Ambiguity): UnitId[] =>
  choices.flatMap((choice) => facerOf(game, choice)?.unit ?? []);

/** Whoever is in hand comes first. */
function turnersIn(table: Table): UnitId[] {
  const turns = offersOf(table).turns.map(({ unit }) => unit);
  return [...table.selection.units.filter((one) => turns.includes(one)), ...turns];
}

export function turnersOf(table: Table): readonly UnitId[] {
  const { game, ambiguity } = table;
  return [...new Set(ambiguity ? facersIn(game, ambiguity) : turnersIn(table))];
}

/** The one chosen, or else the first. */
export function turningOf(table: Table): UnitId | undefined {
  const all = turnersOf(table);
  return all.includes(table.turning) ? table.turning : all[0];
}
