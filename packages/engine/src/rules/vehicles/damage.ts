/** What becomes of a vehicle: Shaken, abandoned, destroyed (14.1, 14.1.1, 15.4, 16.1.1, 16.3). */
import { hexOf } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { armorLeaderOf, hasStatus, passengersOf, unitOf, weaponsOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { haltMover } from '../movement/halt.ts';
import { bailOut, passengersAbandon } from '../passengers/getting-off.ts';
import { crewAbandons, crewBailsOut } from './crews.ts';

/** A Shaken vehicle loses what its guns have their sights on, and a vehicle out of the battle is no target either (14.3). */
function loseAcquisitions(play: Play, id: UnitId, asTarget: boolean): void {
  for (const { firer, weapon, target } of play.state.acquisitions) {
    if (firer === id || (asTarget && target === id)) tell(play, { t: 'acquisition-lost', firer, weapon, rule: '14.3' });
  }
}

/** Buttons up at once and stops where it is; if it was Shaken already its crew leaves it (5.1, 14.1.1, 15.0). */
export function shakeVehicle(play: Play, id: UnitId, rule: RuleRef): void {
  const vehicle = unitOf(play, id);
  if (vehicle.shaken) return abandonVehicle(play, id, rule);
  haltMover(play, id);
  tell(play, { t: 'shaken', unit: id, rule });
  if (!hasStatus(vehicle, 'buttoned'))
    tell(play, { t: 'status-gained', unit: id, status: STATUS.buttoned, rule: '15.0' });
  loseAcquisitions(play, id, false);
}

/** Stays on the map and serves nobody any more; crew and passengers get out, its Armor Leader is gone (11.5, 15.4, 16.3). */
export function abandonVehicle(play: Play, id: UnitId, rule: RuleRef): void {
  haltMover(play, id);
  tell(play, { t: 'status-gained', unit: id, status: STATUS.abandoned, rule });
  loseAcquisitions(play, id, true);
  removeArmorLeader(play, id);
  crewAbandons(play, id);
  passengersAbandon(play, id);
}

function removeArmorLeader(play: Play, vehicle: UnitId): void {
  const leader = armorLeaderOf(play, vehicle);
  if (leader) eliminate(play, leader.id, '11.5');
}

/** Who dies in a vehicle takes along what he carries. */
function loseWithEverything(play: Play, id: UnitId): void {
  for (const weapon of weaponsOf(play.state, id)) tell(play, { t: 'weapon-lost', weapon: weapon.id, rule: '16.1.1' });
  eliminate(play, id, '16.1.1');
}

export interface Destruction {
  /** Crew and passengers may bail out; not from close assault (15.4, 16.1.1). */
  readonly bailout: boolean;
}

/** A wreck is left in its hex, of which there is never more than one. Dice: the crew's, then each passenger's. */
export function destroyVehicle(play: Play, id: UnitId, rule: RuleRef, { bailout }: Destruction): void {
  const { at } = unitOf(play, id);
  const abandoned = hasStatus(unitOf(play, id), 'abandoned');
  haltMover(play, id);
  loseAcquisitions(play, id, true);
  removeArmorLeader(play, id);
  if (bailout && !abandoned) crewBailsOut(play, id, '15.4');
  if (bailout) bailOut(play, id);
  for (const { id: passenger } of passengersOf(play.state, id)) loseWithEverything(play, passenger);
  tell(play, { t: 'eliminated', unit: id, rule });
  const hex = hexOf(play.world.board, at);
  if (!play.state.ground.some((marker) => marker.kind === 'wreck' && marker.hex === hex))
    tell(play, { t: 'ground-laid', marker: { kind: 'wreck', hex }, rule });
}
