/** Ambush (8.4, ruling D-99). */
import { type LocationId, OFF_MAP } from '../../board/board.ts';
import { anyUnitAt, hasSkill, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { isBlocked, lineOfSight } from '../sight/line-of-sight.ts';

/** By nation, by counter or by a Skill. */
export function canAmbush(p: Position, unit: Unit): boolean {
  const type = typeOf(p, unit);
  return type.ambush === true || p.world.setup.nations[type.nation]?.ambush === true || hasSkill(p, unit, 'ambush');
}

/**
 * Those of the units entering a location who ambush the enemies in it: nobody there had a line of sight to where they
 * began the impulse. Sight is taken as it is now: between the start of an impulse and the end of its move nothing
 * is laid on the ground but by the movers' own smoke, which hides them only better.
 */
export function ambushersAmong(p: Position, entering: readonly UnitId[], origin: LocationId, at: LocationId): UnitId[] {
  const ambushers = entering.filter((id) => canAmbush(p, unitOf(p, id)));
  const [first] = ambushers;
  if (first === undefined || !anyUnitAt(p.state, at, enemyOf(unitOf(p, first).side))) return [];
  const unseen = origin === OFF_MAP || isBlocked(lineOfSight(p.world, p.state.ground, at, origin));
  return unseen ? ambushers : [];
}
