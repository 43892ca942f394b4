/** A vehicle that stays where it has overrun its enemies drives them out (15.3). */
import type { LocationId } from '../../board/board.ts';
import { type Play, push } from '../../core/play.ts';
import type { MoveFrame } from '../../state/frames.ts';
import { hasStatus, isMachine, isVehicle, isWeaponTeam, typeOf, unitOf, unitsAt } from '../../state/query.ts';
import { enemyOf, type Unit } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';

/** To a neighbouring hex of their owner's choice, one after the other; Shaken weapon teams are lost. */
export function driveOut(play: Play, units: readonly Unit[], from: LocationId): void {
  const leaving: Unit[] = [];
  for (const unit of units) {
    if (unit.shaken && isWeaponTeam(typeOf(play, unit))) eliminate(play, unit.id, '15.3');
    else leaving.push(unit);
  }
  for (const { id, side } of leaving.reverse()) push(play, { f: 'retreat', side, unit: id, from, cause: 'overrun' });
}

/** At the end of a move: those on foot who are still in the hex make way. */
export function makeWay(play: Play, frame: MoveFrame): void {
  if (!play.world.machines || frame.at < 0) return;
  const movers = [...frame.units, ...frame.halted.map(({ unit }) => unit)].map((id) => unitOf(play, id));
  const stays = (unit: Unit): boolean =>
    unit.at === frame.at && isVehicle(typeOf(play, unit)) && !hasStatus(unit, 'abandoned');
  if (!movers.some(stays)) return;
  const enemies = unitsAt(play.state, frame.at, enemyOf(frame.side));
  driveOut(
    play,
    enemies.filter((unit) => !isMachine(typeOf(play, unit))),
    frame.at,
  );
}
