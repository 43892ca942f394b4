/** How many movement points a unit has for a move (6.0–6.4, 6.7; rulings D-55, D-56, D-59). */
import { type Sum, type Tally, TallyBuilder, Total } from '../../core/tally.ts';
import type { MoveMode } from '../../state/frames.ts';
import {
  has,
  isMmc,
  isSmc,
  isVehicle,
  isWeaponTeam,
  type Position,
  sameBadge,
  typeOf,
  weaponsOf,
} from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';

/** Half a movement factor, so that the unit can also fire. */
const HALVED: readonly MoveMode[] = ['assault-move', 'assault-fire', 'stealth-assault-fire', 'hit-and-run'];

/** Assault fire always, assault movement in the older editions, halves the printed factor; penalties come off afterwards. */
const halvesPrinted = (p: Position, mode: MoveMode): boolean =>
  mode === 'assault-fire' ||
  mode === 'stealth-assault-fire' ||
  (mode === 'assault-move' && p.world.rules.movement.assaultMoveHalfOf === 'printed');

function addBurdens(p: Position, unit: Unit, sum: Sum): void {
  if (isSmc(typeOf(p, unit)) && weaponsOf(p.state, unit.id).length > 0) sum.add('carries-support-weapon', -2, '1.6');
  if (has(unit, 'laid-smoke')) sum.add('laid-smoke', -1, '7.0');
}

function addDoubleTime(p: Position, unit: Unit, leader: Unit, sum: Sum): void {
  const { doubleTime } = p.world.rules;
  sum.add('double-time', unit.shaken ? doubleTime.shakenBonus : 2, '6.2');
  const most = typeOf(p, leader).movement;
  if (sum.total > most) sum.add('no-farther-than-the-leader', most - sum.total, '6.2');
}

/** Whether a unit can hurry at all behind a Leader, whatever his badge. */
export const canHurry = (p: Position, unit: Unit, leader: Unit): boolean =>
  leader.id !== unit.id &&
  !isWeaponTeam(typeOf(p, unit)) &&
  !typeOf(p, unit).mount &&
  (p.world.rules.doubleTime.who === 'units' || isMmc(typeOf(p, unit)));

/** Those of another badge keep their own pace beside those whom he hurries (6.2, ruling R-720). */
export const doubleTimes = (p: Position, unit: Unit, leader: Unit | undefined): leader is Unit =>
  leader !== undefined &&
  canHurry(p, unit, leader) &&
  (!p.world.rules.doubleTime.leaderSameBadge || sameBadge(p, unit, leader));

/** Shaken vehicles crawl; the newest edition rounds their half down, as nothing else (5.1, 15.0). */
function addVehicle<S extends Sum>(p: Position, unit: Unit, mode: MoveMode, sum: S): S {
  sum.add('movement-factor', typeOf(p, unit).movement, '15.0');
  const round = p.world.rules.vehicles.shakenMovementRounds === 'down' ? Math.floor : Math.ceil;
  if (unit.shaken) sum.add('shaken', round(sum.total / 2) - sum.total, '15.0');
  if (HALVED.includes(mode)) sum.add('half', Math.ceil(sum.total / 2) - sum.total, '15.2');
  if (sum.total < 1 && typeOf(p, unit).movement > 0) sum.add('at-least-one', 1 - sum.total, '6.0');
  return sum;
}

function addAllowance<S extends Sum>(p: Position, unit: Unit, mode: MoveMode, leader: Unit | undefined, sum: S): S {
  if (isVehicle(typeOf(p, unit))) return addVehicle(p, unit, mode, sum);
  sum.add('movement-factor', typeOf(p, unit).movement, '6.0');
  const printed = halvesPrinted(p, mode);
  if (!printed) addBurdens(p, unit, sum);
  if (doubleTimes(p, unit, leader)) addDoubleTime(p, unit, leader, sum);
  if (HALVED.includes(mode))
    sum.add('half', Math.ceil(sum.total / 2) - sum.total, mode === 'hit-and-run' ? '6.7' : '6.1');
  if (printed) addBurdens(p, unit, sum);
  if (sum.total < 1 && typeOf(p, unit).movement > 0) sum.add('at-least-one', 1 - sum.total, '6.0');
  return sum;
}

/** The allowance of a unit in a mode, with the Leader of a double-time move if there is one. */
export const allowanceOf = (p: Position, unit: Unit, mode: MoveMode, leader?: Unit): Tally =>
  addAllowance(p, unit, mode, leader, new TallyBuilder()).done();

/** The same as a bare number. */
export const pointsOf = (p: Position, unit: Unit, mode: MoveMode, leader?: Unit): number =>
  addAllowance(p, unit, mode, leader, new Total()).total;
