/** Fire from the top of a vehicle (16.2). */
import { EXPOSED } from '../../state/marks.ts';
import { type Position, ridersOf, ridesOutside, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import type { ShotContext } from '../fire-combat/shot.ts';

const STANDING = -1;
const ON_THE_MOVE = -2;

const isUnderWay = (p: Position, vehicle: Unit): boolean =>
  (vehicle.marks & EXPOSED) !== 0 ||
  p.state.stack.some((frame) => frame.f === 'move' && frame.units.includes(vehicle.id));

/** What passengers lose by firing from a vehicle; more if it moves or has moved. */
export function passengerPenalty(p: Position, firers: readonly Unit[]): number {
  const [first] = firers;
  if (!first || first.aboard < 0) return 0;
  return isUnderWay(p, unitOf(p, first.aboard)) ? ON_THE_MOVE : STANDING;
}

/** At any time while their vehicle moves (16.2). */
export const FROM_THE_TOP: ShotContext = { occasion: 'impulse', movers: [], spotter: -1 };

export const isFromTheTop = (p: Position, units: readonly UnitId[]): boolean =>
  units.some((id) => (p.state.units[id]?.aboard ?? -1) >= 0);

/** Those on top of the vehicles that are moving: they may fire at any time on the way. */
export const ridersOnTop = (p: Position, vehicles: readonly UnitId[]): UnitId[] =>
  vehicles.flatMap((vehicle) =>
    ridersOf(p, vehicle)
      .filter((unit) => ridesOutside(p, unit))
      .map((unit) => unit.id),
  );
