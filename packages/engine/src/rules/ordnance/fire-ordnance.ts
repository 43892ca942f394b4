/** A shot with a to-hit table, from the roll to hit to its markers (14.1, 14.3, 1.6.4). */
import { type Play, roll, tell } from '../../core/play.ts';
import type { Tally } from '../../core/tally.ts';
import { MARK } from '../../state/marks.ts';
import { has, hasStatus, isCaptured, isVehicle, typeOf, unitOf, weaponOf } from '../../state/query.ts';
import { enemyOf, NOBODY, type UnitId } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';
import { noteLedFire } from '../fire-combat/leadership.ts';
import { passengersGetOff } from '../passengers/getting-off.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { acquire, dropSights, onFootAt } from './acquisition.ts';
import type { Aim } from './aim.ts';
import { burst } from './high-explosive.ts';
import { pivotCost } from './lay.ts';
import { strikeMachine } from './machine-hit.ts';
import { isHit, neededBy, TO_HIT_DICE, toHitTally } from './to-hit.ts';

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

export function layGun(play: Play, { gun, lay }: Aim): void {
  if (lay.facing === gun.unit.facing && lay.turret === gun.unit.turret) return;
  const cost = pivotCost(play, gun.unit, lay.pivoted);
  const rule = isVehicle(typeOf(play, gun.unit)) ? '15.1' : '1.7.1';
  tell(play, { t: 'turned', unit: gun.unit.id, facing: lay.facing, turret: lay.turret, cost, rule });
}

function rollToHit(play: Play, aim: Aim): { dice: number[]; hit: boolean } {
  const modifiers = toHitTally(play, aim);
  const needed = neededBy(aim);
  const dice = roll(play, TO_HIT_DICE, 'to-hit');
  const hit = isHit(sumOf(dice), modifiers.total, needed);
  const sum: Tally = { total: sumOf(dice) + modifiers.total, parts: modifiers.parts };
  const { unit, weapon, index } = aim.gun;
  tell(play, {
    t: 'shot',
    unit: unit.id,
    weapon: weapon?.id ?? NOBODY,
    gun: index,
    from: aim.from,
    at: aim.at,
    target: aim.target?.id ?? NOBODY,
    dice,
    sum,
    needed,
    hit,
    rule: '14.1',
  });
  return { dice, hit };
}

/** Whether what was aimed at is still there to be fired at again. */
function survives(play: Play, { gun, target, at }: Aim): boolean {
  if (!target) return onFootAt(play, at, enemyOf(gun.unit.side)).length > 0;
  const now = unitOf(play, target.id);
  return now.at >= 0 && !hasStatus(now, 'abandoned');
}

/** The next shot at a target that was not destroyed is easier; one at another is not (14.3). */
function takeSights(play: Play, aim: Aim): void {
  const weapon = aim.gun.weapon?.id ?? NOBODY;
  const mark = { target: aim.target?.id ?? NOBODY, at: aim.at };
  if (survives(play, aim) && isStillHeld(play, aim)) acquire(play, aim.gun.unit.id, weapon, mark, aim.acquired);
  else dropSights(play, aim.gun.unit.id, weapon);
}

const isStillHeld = (play: Play, { gun }: Aim): boolean =>
  !gun.weapon || weaponOf(play, gun.weapon.id).holder === gun.unit.id;

/** A captured weapon that misses is lost (1.6); a missile launcher may have fired its last (14.4). */
function wear(play: Play, { gun }: Aim, dice: readonly number[], hit: boolean): void {
  const { unit, weapon, table } = gun;
  const spent = table.guided !== undefined && (dice[0] as number) < table.guided.depletion;
  if (weapon && (spent || (!hit && isCaptured(play, weapon))))
    tell(play, { t: 'weapon-lost', weapon: weapon.id, rule: spent ? '14.4' : '1.6' });
  else if (spent) tell(play, { t: 'status-gained', unit: unit.id, status: STATUS.depleted, rule: '14.4' });
}

/** Fired takes the place of Ops Complete (ruling D-137). */
function markFired(play: Play, id: UnitId, more = 0): void {
  const unit = unitOf(play, id);
  if (unit.fate !== 'in-play') return;
  if (has(unit, 'ops-complete')) tell(play, { t: 'unmarked', unit: id, marks: MARK['ops-complete'], rule: '4.1' });
  if (!has(unit, 'fired') || (unit.marks & more) !== more)
    tell(play, { t: 'marked', unit: id, marks: MARK.fired | more, rule: '14.1' });
}

/** Who fired: the firer, the second man at the weapon and the Leader, or −1. */
interface Firers {
  readonly unit: UnitId;
  readonly helper: UnitId;
  readonly leader: UnitId;
  readonly assaultFire: boolean;
}

/** Assault firers are marked after they have moved (6.1.1, 15.2.1). */
export function markFirers(play: Play, { unit, helper, leader, assaultFire }: Firers): void {
  if (!assaultFire) markFired(play, unit);
  if (helper >= 0) markFired(play, helper);
  if (leader >= 0) markFired(play, leader, MARK['led-fire']);
}

/** Fires. Frames that it leads to are on top of the stack afterwards. */
export function fireOrdnance(play: Play, aim: Aim): void {
  const { gun, target } = aim;
  layGun(play, aim);
  const { dice, hit } = rollToHit(play, aim);
  if (hit && target) strikeMachine(play, aim, target, sumOf(dice));
  else if (hit) burst(play, aim);
  wear(play, aim, dice, hit);
  takeSights(play, aim);
  if (aim.leader) noteLedFire(play, aim.leader);
  markFirers(play, { ...aim, unit: gun.unit.id, leader: aim.leader?.id ?? NOBODY });
  if (isVehicle(typeOf(play, gun.unit))) passengersGetOff(play, gun.unit.id);
  clearSpottedMarkers(play);
}
