/** Facing chosen freely: at setup and on entering the map (15.1, 22.0). */
import type { LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { type Facing, NO_FACING } from '../../state/facing.ts';
import { isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { ALL_FACINGS, facingsInward } from './facing.ts';

/** The turret points ahead. */
export function face(play: Play, unit: UnitId, facing: Facing, rule: RuleRef): void {
  const turret = unitOf(play, unit).turret === NO_FACING ? NO_FACING : facing;
  tell(play, { t: 'turned', unit, facing, turret, cost: 0, rule });
}

/** Ways to face on coming onto the map at a hex: with the edge behind; anywhere where no edge is near. */
export function facingsOnEntry(p: Position, at: LocationId): readonly Facing[] {
  const inward = facingsInward(p.world.board, at);
  return inward.length > 0 ? inward : ALL_FACINGS;
}

/** Turns the vehicles among those who come on; as they face already, if they can, when nobody says how. */
export function faceOnEntry(play: Play, units: readonly UnitId[], at: LocationId, facing: Facing | undefined): void {
  const ways = facingsOnEntry(play, at);
  for (const id of units) {
    const unit: Unit = unitOf(play, id);
    if (!isVehicle(typeOf(play, unit))) continue;
    const wanted = facing ?? unit.facing;
    face(play, id, ways.includes(wanted) ? wanted : (ways[0] as Facing), '15.1');
  }
}
