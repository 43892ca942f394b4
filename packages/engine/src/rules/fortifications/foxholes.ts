/** Whom foxholes shelter (21.2): everybody on foot; vehicles and guns only where they were dug in before the battle. */
import { type HexId, hexOf } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { hasStatus, isVehicle, isWeaponTeam, type Position, typeOf } from '../../state/query.ts';
import type { Side, Unit } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';

/** Vehicles and weapon teams; in some editions machine-gun teams are as quick to take cover as anybody. */
function mustBeDugIn(p: Position, unit: Unit): boolean {
  const type = typeOf(p, unit);
  if (isVehicle(type)) return true;
  if (!isWeaponTeam(type)) return false;
  return type.weapon !== 'machine-gun' || !p.world.rules.foxholes.mgTeamsMayUseLater;
}

export const gainsByFoxholes = (p: Position, unit: Unit): boolean => hasStatus(unit, 'dug-in') || !mustBeDugIn(p, unit);

const hasFoxholes = (p: Position, hex: HexId): boolean =>
  p.state.ground.some((marker) => marker.kind === 'foxholes' && marker.hex === hex);

/** Those of a side who were set up in foxholes are dug in until they leave. */
export function digIn(play: Play, side: Side): void {
  for (const unit of play.state.units) {
    if (unit.side !== side || unit.at < 0 || !mustBeDugIn(play, unit) || hasStatus(unit, 'dug-in')) continue;
    const { stratum } = play.world.board.locations[unit.at] ?? {};
    if (stratum === 'ground' && hasFoxholes(play, hexOf(play.world.board, unit.at)))
      tell(play, { t: 'status-gained', unit: unit.id, status: STATUS['dug-in'], rule: '21.2' });
  }
}
