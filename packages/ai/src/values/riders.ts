/** Passengers go where their vehicle goes (16.0). */
import type { Game, LocationId, Unit } from '@opfire/engine';

/** Where a unit is, by itself or aboard; below 0 off the map. */
export const placeOf = ({ state }: Game, { at, aboard }: Unit): LocationId =>
  aboard < 0 ? at : (state.units[aboard]?.at ?? at);

/** Units and whom they carry. */
export function withRiders({ world, state }: Game, units: readonly Unit[]): readonly Unit[] {
  if (!world.machines) return units;
  const riders = state.units.filter(({ aboard }) => units.some(({ id }) => id === aboard));
  return riders.length === 0 ? units : [...units, ...riders];
}
