/** Ambush (8.4, ruling D-99). */
import { type LocationId, OFF_MAP } from '../../board/board.ts';
import { anyUnitAt, hasSkill, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type GroundMarker, type Unit, type UnitId } from '../../state/state.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';

/** By nation, by counter or by a Skill. */
export function canAmbush(p: Position, unit: Unit): boolean {
  const type = typeOf(p, unit);
  return type.ambush === true || p.world.setup.nations[type.nation]?.ambush === true || hasSkill(p, unit, 'ambush');
}

/** The ground as it was when the impulse began: of the markers laid since only smoke can hide movers, the youngest on its hex. */
function groundBefore(p: Position): readonly GroundMarker[] {
  const impulse = p.state.stack.find((frame) => frame.f === 'impulse');
  if (!impulse || impulse.screened.length === 0) return p.state.ground;
  const ground = p.state.ground.slice();
  for (const hex of impulse.screened) {
    const last = ground.findLastIndex((marker) => marker.kind === 'smoke' && marker.hex === hex && marker.life === 1);
    if (last >= 0) ground.splice(last, 1);
  }
  return ground;
}

/**
 * Those of the units entering a location who ambush the enemies in it: nobody there had a line of sight to where they
 * began the impulse.
 */
export function ambushersAmong(p: Position, entering: readonly UnitId[], origin: LocationId, at: LocationId): UnitId[] {
  const ambushers = entering.filter((id) => canAmbush(p, unitOf(p, id)));
  const [first] = ambushers;
  if (first === undefined || !anyUnitAt(p.state, at, enemyOf(unitOf(p, first).side))) return [];
  const before: Position = { world: p.world, state: { ...p.state, ground: groundBefore(p) } };
  const unseen = origin === OFF_MAP || isBlocked(lineBetween(before, at, origin));
  return unseen ? ambushers : [];
}
