/** Passengers who have to leave: shaken off, burnt out or left by the crew (16.1.1, 16.2, 16.3). */
import type { LocationId } from '../../board/board.ts';
import { type Play, push, roll1d6, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { MARK } from '../../state/marks.ts';
import {
  isHero,
  isLeader,
  type Position,
  ridersOf,
  ridesOutside,
  typeOf,
  unitOf,
  weaponsOf,
} from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { checkLeader, noteLed } from '../fire-combat/leadership.ts';
import { opportunityFrame } from '../fire-combat/opportunity-frame.ts';
import { minesAttack } from '../fortifications/mines.ts';
import { attacksFor } from '../movement/attacks.ts';
import { overstacked } from '../movement/stacking.ts';
import { rollMoraleCheck } from '../rally/morale.ts';

/** Half of a movement factor, which getting on or off takes (16.4). */
export const boardingCost = (movement: number): number => Math.ceil(movement / 2);

/** Every set of units, the empty one among them: those of one vehicle or hex, so they stay few. */
export function setsOf(units: readonly UnitId[]): UnitId[][] {
  const sets: UnitId[][] = [[]];
  for (const unit of units) sets.push(...sets.map((set) => [...set, unit]));
  return sets;
}

/** Leaders first, then the others, each in the order of the counters (ruling D-68). */
export function leadersFirst(p: Position, units: readonly Unit[]): Unit[] {
  const leads = (unit: Unit): boolean => isLeader(typeOf(p, unit));
  return [...units.filter(leads), ...units.filter((unit) => !leads(unit))];
}

/** Onto the ground under a Moved marker; whoever finds no room there is lost (1.3). */
export function getOff(play: Play, id: UnitId, rule: RuleRef): boolean {
  const { aboard, side } = unitOf(play, id);
  const { at } = unitOf(play, aboard);
  if (overstacked(play, at, [id], side)) {
    eliminate(play, id, '1.3');
    return false;
  }
  tell(play, { t: 'alighted', unit: id, vehicle: aboard, at, rule });
  tell(play, { t: 'marked', unit: id, marks: MARK.moved, rule });
  return true;
}

/**
 * Those who got off find the mines of the hex, and can be fired at where they are, by as many attacks as getting off takes
 * points (16.2, 21.4, ruling R-401).
 */
export function openFireOnAlighted(play: Play, units: readonly UnitId[], at: LocationId): void {
  minesAttack(play, units, at);
  const alive = units.filter((id) => unitOf(play, id).at === at);
  const [first] = alive;
  if (first === undefined) return;
  const slots = Math.max(...alive.map((id) => boardingCost(typeOf(play, unitOf(play, id)).movement)));
  push(play, opportunityFrame({ side: enemyOf(unitOf(play, first).side), at, movers: alive, slots }));
}

/** The points that a vehicle spends on taking aboard or setting down, too (5.3). */
export function openFireOnVehicle(play: Play, { id, side, at }: Unit, spent: number): void {
  push(play, opportunityFrame({ side: enemyOf(side), at, movers: [id], slots: attacksFor(play, spent) }));
}

function takeChecks(play: Play, units: readonly Unit[], rule: RuleRef): void {
  const pending = new Set(units.map((unit) => unit.id));
  for (const { id } of leadersFirst(play, units)) {
    pending.delete(id);
    const unit = unitOf(play, id);
    if (unit.shaken || isHero(typeOf(play, unit))) continue;
    const leader = checkLeader(play, unit, pending);
    const passed = rollMoraleCheck(play, unit, { leader, tm: true, for: 'getting-off', rule });
    if (leader) noteLed(play, leader, '11.1.1');
    if (!passed) tell(play, { t: 'shaken', unit: id, rule });
  }
}

function leaveVehicle(play: Play, riders: readonly Unit[], at: LocationId, rule: RuleRef): void {
  const out = riders.filter((unit) => getOff(play, unit.id, rule));
  takeChecks(play, out, rule);
  openFireOnAlighted(
    play,
    out.map((unit) => unit.id),
    at,
  );
}

/** Passengers on top get off when their vehicle fires ordnance or survives a hit, and are Shaken if their nerve fails (16.2). */
export function passengersGetOff(play: Play, vehicle: UnitId, rule: RuleRef = '16.2'): void {
  const riders = ridersOf(play, vehicle).filter((unit) => ridesOutside(play, unit));
  if (riders.length > 0) leaveVehicle(play, riders, unitOf(play, vehicle).at, rule);
}

/** Everybody gets off an abandoned vehicle, inside or on top (16.3). */
export const passengersAbandon = (play: Play, vehicle: UnitId): void =>
  leaveVehicle(play, ridersOf(play, vehicle), unitOf(play, vehicle).at, '16.3');

/** Each counter that is carried survives on an even number; a Hero is never Shaken by it (16.1.1). */
export function bailOut(play: Play, vehicle: UnitId): void {
  const { at } = unitOf(play, vehicle);
  const riders = ridersOf(play, vehicle);
  for (const { id } of riders) {
    const out = survives(play, id, -1);
    const lost = weaponsOf(play.state, id).filter((weapon) => !survives(play, id, weapon.id));
    for (const weapon of lost) tell(play, { t: 'weapon-lost', weapon: weapon.id, rule: '16.1.1' });
    if (!out) eliminate(play, id, '16.1.1');
    else if (getOff(play, id, '16.1.1') && !unitOf(play, id).shaken && !isHero(typeOf(play, unitOf(play, id))))
      tell(play, { t: 'shaken', unit: id, rule: '16.1.1' });
  }
  openFireOnAlighted(
    play,
    riders.map((unit) => unit.id),
    at,
  );
}

function survives(play: Play, unit: UnitId, weapon: number): boolean {
  const die = roll1d6(play, 'bailout');
  const survived = die % 2 === 0;
  tell(play, { t: 'bailout-rolled', unit, weapon, die, survived, rule: '16.1.1' });
  return survived;
}
