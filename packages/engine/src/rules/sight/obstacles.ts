/** What stands in the way of a line of sight besides the board: counters on the ground, and vehicles (10.4). */
import { type HexId, hexOf } from '../../board/board.ts';
import { isVehicle, type Position, typeOf } from '../../state/query.ts';
import type { GroundMarker, Unit } from '../../state/state.ts';

let lastUnits: readonly Unit[] = [];
let lastGround: readonly GroundMarker[] = [];
let lastHexes: readonly HexId[] = [];
let last: readonly GroundMarker[] = [];

function vehicleHexes(p: Position): HexId[] {
  const hexes: HexId[] = [];
  for (const unit of p.state.units)
    if (unit.at >= 0 && isVehicle(typeOf(p, unit))) hexes.push(hexOf(p.world.board, unit.at));
  return hexes;
}

const sameHexes = (a: readonly HexId[], b: readonly HexId[]): boolean =>
  a.length === b.length && a.every((hex, place) => hex === b[place]);

/**
 * A vehicle degrades as a wreck does. The same list as before is returned while no counter and no vehicle has moved: sight
 * is remembered by it.
 */
export function obstacles(p: Position): readonly GroundMarker[] {
  const { units, ground } = p.state;
  if (!p.world.machines) return ground;
  if (units === lastUnits && ground === lastGround) return last;
  const hexes = vehicleHexes(p);
  if (ground !== lastGround || !sameHexes(hexes, lastHexes))
    last = hexes.length === 0 ? ground : [...ground, ...hexes.map((hex): GroundMarker => ({ kind: 'wreck', hex }))];
  lastUnits = units;
  lastGround = ground;
  lastHexes = hexes;
  return last;
}
