/** Crews who get out of their vehicle, as counters of their own (15.4). */
import type { LocationId } from '../../board/board.ts';
import { type Play, roll1d6, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { NO_FACING } from '../../state/facing.ts';
import { MARK } from '../../state/marks.ts';
import { type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { minesAttack } from '../fortifications/mines.ts';
import { overstacked } from '../movement/stacking.ts';

/** The roll on which a crew gets out in Good Order. */
const ESCAPES = 1;

/** The counter that a crew becomes, or −1 where the battle has none. */
function crewType(p: Position, vehicle: Unit): number {
  const { crew } = typeOf(p, vehicle);
  return crew === undefined ? -1 : p.world.setup.unitTypes.findIndex((type) => type.id === crew);
}

export const hasCrew = (p: Position, vehicle: Unit): boolean => crewType(p, vehicle) >= 0;

/** Under a Moved marker, among the mines of the hex; without room for it the crew is lost (1.3, 21.4). */
function placeCrew(play: Play, vehicle: Unit, at: LocationId, shaken: boolean, rule: RuleRef): void {
  const id = play.state.units.length;
  const unit: Unit = {
    id,
    name: `${vehicle.name}-crew`,
    side: vehicle.side,
    type: crewType(play, vehicle),
    at,
    fate: 'in-play',
    shaken,
    wounds: 0,
    marks: MARK.moved,
    skills: [],
    root: -1,
    facing: NO_FACING,
    turret: NO_FACING,
    status: 0,
    aboard: -1,
  };
  tell(play, { t: 'created', unit, rule });
  if (overstacked(play, at, [id], unit.side)) eliminate(play, id, '1.3');
  minesAttack(play, [id], at);
}

/** Out of a destroyed vehicle on a 1 (15.4); in one reading also out of an abandoned one (14.1.1). */
function rollForCrew(play: Play, vehicle: Unit, at: LocationId, rule: RuleRef): void {
  const die = roll1d6(play, 'bailout');
  const survived = die === ESCAPES;
  tell(play, { t: 'bailout-rolled', unit: vehicle.id, weapon: -1, die, survived, rule });
  if (survived) placeCrew(play, vehicle, at, false, rule);
}

export function crewBailsOut(play: Play, id: UnitId, rule: RuleRef): void {
  const vehicle = unitOf(play, id);
  if (hasCrew(play, vehicle)) rollForCrew(play, vehicle, vehicle.at, rule);
}

export function crewAbandons(play: Play, id: UnitId): void {
  const vehicle = unitOf(play, id);
  if (!hasCrew(play, vehicle)) return;
  if (play.world.rules.vehicles.abandonedCrew === 'shaken') placeCrew(play, vehicle, vehicle.at, true, '15.4');
  else rollForCrew(play, vehicle, vehicle.at, '14.1.1');
}
