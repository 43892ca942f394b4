/** Continuous movement (15.5): a vehicle keeps its marker over the end of the turn, and must drive on in the next. */
import { type Play, tell } from '../../core/play.ts';
import { EXPOSED } from '../../state/marks.ts';
import { hasStatus, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';

/** Is to drive on in this turn and has not yet. A Shaken crew is released (ruling R-307). */
export const isContinuing = (unit: Unit): boolean => hasStatus(unit, 'continuing') && !unit.shaken;

/** In Good Order, under Moved or Assault Move: may stay under it. */
export const mayContinue = (p: Position, unit: Unit): boolean =>
  isVehicle(typeOf(p, unit)) && unit.at >= 0 && !unit.shaken && (unit.marks & EXPOSED) !== 0;

/** Vehicles of a side that owe their movement. */
export const continuing = ({ state }: Position, side: Side): UnitId[] =>
  state.units.filter((unit) => unit.side === side && unit.at >= 0 && isContinuing(unit)).map((unit) => unit.id);

/** The new movement begins: the old marker goes, and with it the obligation. */
export function driveOn(play: Play, vehicles: readonly UnitId[]): void {
  for (const id of vehicles) {
    const vehicle = unitOf(play, id);
    if (!hasStatus(vehicle, 'continuing')) continue;
    tell(play, { t: 'status-lost', unit: id, status: STATUS.continuing, rule: '15.5' });
    tell(play, { t: 'unmarked', unit: id, marks: EXPOSED, rule: '15.5' });
  }
}
