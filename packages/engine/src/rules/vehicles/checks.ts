/** Damage Checks of vehicles and of those they carry (5.1, 11.5, 17.2–17.4). */
import type { LocationId } from '../../board/board.ts';
import { type Play, roll1d6, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { CheckResult } from '../../state/events.ts';
import {
  armorLeaderOf,
  has,
  isVehicle,
  leadershipOf,
  moraleOf,
  onMap,
  type Position,
  typeOf,
  unitOf,
} from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { type Check, type CheckContext, resolveChecks } from '../fire-combat/damage.ts';
import { shakenGetOff } from '../passengers/dismounting.ts';
import { abandonVehicle, destroyVehicle, shakeVehicle } from './damage.ts';
import { type Exposure, exposureToShells } from './exposure.ts';

/** The columns of the Direct Fire Table for vehicles; a Shaken one that is shaken again is abandoned (5.1). */
export function vehicleResult(total: number, morale: number, unarmoured: boolean, shaken: boolean): CheckResult {
  if (total <= morale) return 'no-effect';
  if (unarmoured && total >= 2 * morale) return 'destroyed';
  return shaken || total >= 3 * morale ? 'abandoned' : 'shaken';
}

/** The difference, less the modifier of an Armor Leader in Good Order who is not Ops Complete (11.5, ruling D-69). */
export function vehicleCheckTally(p: Position, vehicle: Unit, difference: number): Tally {
  const sum = new TallyBuilder().add('difference', difference, '5.0');
  const leader = vehicle.shaken || has(vehicle, 'ops-complete') ? undefined : armorLeaderOf(p, vehicle.id);
  if (leader) sum.add('leadership', -leadershipOf(p, leader), '11.5');
  return sum.done();
}

function applyVehicleResult(play: Play, id: UnitId, result: CheckResult): void {
  if (result === 'shaken') shakeVehicle(play, id, '5.1');
  else if (result === 'abandoned') abandonVehicle(play, id, '5.1');
  else if (result === 'destroyed') destroyVehicle(play, id, '17.3', { bailout: true });
}

/** One vehicle's own check. */
export function checkVehicle(play: Play, id: UnitId, difference: number, unarmoured: boolean, rule: RuleRef): void {
  const vehicle = unitOf(play, id);
  const die = roll1d6(play, 'damage-check');
  const tally = vehicleCheckTally(play, vehicle, difference);
  const sum: Tally = { total: die + tally.total, parts: tally.parts };
  const morale = moraleOf(play, vehicle);
  const result = vehicleResult(sum.total, morale, unarmoured, vehicle.shaken);
  tell(play, { t: 'damage-checked', unit: id, die, sum, morale, result, rule });
  applyVehicleResult(play, id, result);
}

/** The vehicle first, then its passengers, who only bail out if it is destroyed (17.3, ruling D-178); the Shaken get off. */
export function checkExposed(play: Play, exposure: Exposure, difference: number, context: CheckContext): void {
  const { vehicle, unarmoured, checks, riders } = exposure;
  const { at } = vehicle;
  if (checks) checkVehicle(play, vehicle.id, difference, unarmoured, context.rule);
  if (!onMap(unitOf(play, vehicle.id))) return;
  const there = riders.filter((unit) => unitOf(play, unit.id).fate === 'in-play');
  resolveChecks(
    play,
    at,
    there.map((unit) => ({ unit: unit.id, check: difference })),
    context,
  );
  shakenGetOff(play, vehicle.id, context.flames);
}

/** All whom one roll has struck in a place: those on foot together, then each vehicle with those it carries (17.4, 21.4). */
export function checkStruck(
  play: Play,
  at: LocationId,
  checks: readonly Check[],
  context: CheckContext,
  vehicleRule: RuleRef = context.rule,
): void {
  const isDriven = ({ unit }: Check): boolean => isVehicle(typeOf(play, unitOf(play, unit)));
  const onFoot = checks.filter((check) => !isDriven(check));
  if (onFoot.length > 0) resolveChecks(play, at, onFoot, context);
  for (const { unit, check } of checks.filter(isDriven))
    checkExposed(play, exposureToShells(play, unitOf(play, unit)), check, { ...context, rule: vehicleRule });
}
