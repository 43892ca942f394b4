/** Units that an event puts on the map (22.0). */
import { isAloft, type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { type Mark, marksFrom } from '../../state/marks.ts';
import { anyUnitAt, isAircraft, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { stepCost } from '../movement/costs.ts';
import { whyNotTeam } from '../movement/modes.ts';
import { overstacked } from '../movement/stacking.ts';
import { whyNotParked } from '../vehicles/stacking.ts';
import { updateControl } from './control.ts';

const NO_COST = { total: 0, parts: [] };

/** Free of enemies, with room, and ground on which men can stand, teams and vehicles where they may be set up (1.7, 1.3). */
function hasRoom(p: Position, at: LocationId, unit: Unit): boolean {
  const type = typeOf(p, unit);
  if (isAircraft(type) !== isAloft(p.world.board, at)) return false;
  if (anyUnitAt(p.state, at, enemyOf(unit.side)) || stepCost(p, unit, OFF_MAP, at) === null) return false;
  const barred = isVehicle(type) ? whyNotParked(p, at) : whyNotTeam(p, unit, at, false);
  return !barred && overstacked(p, at, [unit.id], unit.side) === undefined;
}

/**
 * The location itself, or the nearest that will do: adjacent ones first, in order (ruling D-128). The search goes
 * on beyond them only when all of these are taken.
 */
function placeFor(p: Position, at: LocationId, unit: Unit): LocationId | undefined {
  const reached = [at];
  for (const here of reached) {
    if (hasRoom(p, here, unit)) return here;
    for (const next of p.world.adjacent[here] as readonly LocationId[]) if (!reached.includes(next)) reached.push(next);
  }
  return undefined;
}

function place(play: Play, unit: Unit, to: LocationId, marks: number): void {
  tell(play, { t: 'moved', units: [unit.id], from: unit.at, to, cost: NO_COST, mode: 'placement', rule: '22.0' });
  if (marks !== 0) tell(play, { t: 'marked', unit: unit.id, marks, rule: '1.8' });
  updateControl(play, to);
}

/** Puts units in reserve on the map, as near to the location as enemies and stacking allow. */
export function placeReserves(play: Play, units: readonly UnitId[], at: LocationId, marks: readonly Mark[]): void {
  for (const id of units) {
    const unit = unitOf(play, id);
    if (unit.fate !== 'reserve') continue;
    const to = placeFor(play, at, unit);
    if (to !== undefined) place(play, unit, to, marksFrom(marks));
  }
}
