/** What becomes of passengers when their vehicle is struck by ordnance: out of it, off it, or nothing (16.1.1, 16.2, 16.3). */
import { isVehicle, type Position, ridersOf, ridesOutside, typeOf } from '../state/query.ts';
import type { Unit } from '../state/state.ts';
import { Fate, type Fates, fateOf } from './fates.ts';
import { departure } from './leaving.ts';
import type { Results, RiderForecast } from './types.ts';
import { bailOut } from './vehicles.ts';

/** What leaving the vehicle, with the chance `weight`, does to those who ride on it. */
function throwOff(
  p: Position,
  vehicle: Unit,
  riders: readonly Unit[],
  weight: number,
  abandoned: boolean,
  fates: Fates,
) {
  if (weight <= 0) return;
  const { lost, out, courses } = departure(p, vehicle, riders, abandoned);
  for (const id of lost) {
    fateOf(fates, id).results.eliminated += weight;
    fateOf(fates, id).lost += weight;
  }
  for (const id of out)
    for (const { chance, afraid } of courses)
      fateOf(fates, id).results[afraid.has(id) ? 'shaken' : 'no-effect'] += weight * chance;
}

/** Whatever is not told of them has left them alone. */
export const riderForecasts = (riders: readonly Unit[], fates: Fates): RiderForecast[] =>
  riders.map(({ id }) => {
    const { results, lost } = fateOf(fates, id);
    const rest = 1 - Object.values(results).reduce((sum, chance) => sum + chance, 0);
    return { unit: id, results: { ...results, 'no-effect': results['no-effect'] + rest }, lost };
  });

/** `struck`: what the blow does to the vehicle, with the chance that it is hit and none of this comes of it as no effect. */
export function forecastRiders(p: Position, vehicle: Unit, struck: Results): RiderForecast[] {
  const riders = isVehicle(typeOf(p, vehicle)) ? ridersOf(p, vehicle.id) : [];
  const fates: Fates = new Map(riders.map(({ id }) => [id, new Fate()]));
  for (const rider of riders) bailOut(p, vehicle, rider, struck.destroyed, fateOf(fates, rider.id));
  throwOff(p, vehicle, riders, struck.abandoned, true, fates);
  const outside = riders.filter((rider) => ridesOutside(p, rider));
  throwOff(p, vehicle, outside, struck.shaken + struck['no-effect'], false, fates);
  return riderForecasts(riders, fates);
}
