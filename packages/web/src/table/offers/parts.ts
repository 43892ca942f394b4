/** Complete orders out of what is in hand, where a decision offers parts. */
import { complete, type Game, type LocationId, type Order, type Part, type UnitId } from '@opfire/engine';
import type { MoveMode, Selection } from '../store/types.ts';
import { isLegal } from './ahead.ts';

export type FirePart = Extract<Part, { do: 'fire' }>;
export type MovePart = Extract<Part, { do: 'move' | 'withdraw' | 'dash' | 'enter' }>;

export const isFirePart = (part: Part): part is FirePart => part.do === 'fire';
export const isMovePart = (part: Part): part is MovePart =>
  part.do === 'move' || part.do === 'withdraw' || part.do === 'dash' || part.do === 'enter';

const among = (some: readonly UnitId[], all: readonly UnitId[]): UnitId[] => some.filter((one) => all.includes(one));

/** The first completion that uses nobody who is not in hand, and is aimed at the same vehicle or at none. */
function firstWithin(
  game: Game,
  partial: Parameters<typeof complete>[1],
  units: readonly UnitId[],
  target?: UnitId,
): Order | undefined {
  for (const order of complete(game, partial)) {
    const aimed = order.do === 'fire' ? order.target : undefined;
    if ('units' in order && aimed === target && order.units.every((one) => units.includes(one))) return order;
  }
  return undefined;
}

/** Fire at a target with all that is in hand; if that is not allowed, with as much of it as is. */
export function shotAt(game: Game, part: FirePart, at: LocationId, selection: Selection): Order | undefined {
  const units = among(selection.units, part.units);
  if (units.length === 0) return undefined;
  const held = part.weapons.filter((one) => units.includes(game.state.weapons[one]?.holder ?? -1));
  const weapons = among(selection.weapons, held);
  const { target } = part;
  const whole: Order = { do: 'fire', units, at, weapons, ...(target !== undefined && { target }) };
  return isLegal(game, whole) ? whole : firstWithin(game, { do: 'fire', at }, units, target);
}

/** Setting out with the units in hand. */
export function setOut(game: Game, part: MovePart, mode: MoveMode, selection: Selection): Order | undefined {
  const units = among(selection.units, part.units);
  if (units.length === 0 || part.do === 'enter') return undefined;
  const whole: Order = { do: part.do, units, mode };
  return isLegal(game, whole) ? whole : firstWithin(game, { do: part.do, units, mode }, units);
}

/** Coming on by an edge. */
export function comeOn(game: Game, part: MovePart, at: LocationId, selection: Selection): Order | undefined {
  const units = among(selection.units, part.units);
  const mode = part.modes.includes(selection.mode) ? selection.mode : part.modes[0];
  if (units.length === 0 || mode === undefined) return undefined;
  const order: Order = { do: 'enter', units, at, mode };
  return isLegal(game, order) ? order : undefined;
}
