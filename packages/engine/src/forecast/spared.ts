/** The chance that an attack harms nobody at all: all throws, and every check passed one upon the other (5.0, 5.1). */
import { attackDice, jamProne, withoutWeapon } from '../rules/fire-combat/attack.ts';
import { type Check, checkTally, inCheckOrder, resultOf } from '../rules/fire-combat/damage.ts';
import { checkLeader } from '../rules/fire-combat/leadership.ts';
import type { Shot } from '../rules/fire-combat/shot.ts';
import { type Barrage, barrageDice } from '../rules/indirect-fire/barrage.ts';
import type { Position } from '../state/query.ts';
import type { Unit } from '../state/state.ts';
import { type Group, shotGroups, struckBy } from './attack.ts';
import { Moment } from './moment.ts';
import { throwsOf } from './throws.ts';

const FACES = 6;

/** That all of these checks leave their units as they were. */
function allPass(start: Moment, checks: readonly Check[]): number {
  const order = inCheckOrder(start, checks);
  const pending = new Set(order.map((check) => check.unit));
  let chance = 1;
  let moment = start;
  for (const check of order) {
    const { unit, type, morale } = moment.standingOf(check.unit);
    const leader = checkLeader(moment, unit, pending);
    const { total } = checkTally(moment, check.check, leader);
    let passing = 0;
    while (passing < FACES && resultOf(passing + 1 + total, morale, type, unit.shaken) === 'no-effect') passing++;
    chance *= passing / FACES;
    moment = moment.after(unit, 'no-effect', leader);
    pending.delete(unit.id);
  }
  return chance;
}

function sparedIn(start: Moment, { aims }: Group, difference: number): number {
  const checks = aims
    .map(({ unit, attack, defence }) => ({ unit, check: difference + attack.total - defence.total }))
    .filter(({ check }) => check > 0);
  return allPass(start, checks);
}

const mean = (chances: readonly number[]): number =>
  chances.length === 0 ? 1 : chances.reduce((sum, chance) => sum + chance, 0) / chances.length;

/** Direct fire, with the jams that equal dice can bring (1.6.2). */
export function sparedByShot(p: Position, shot: Shot): number {
  const start = new Moment(p);
  const groups = shotGroups(p, shot);
  const jammed = jamProne(p, shot).flatMap((weapon) => shotGroups(p, withoutWeapon(shot, weapon)));
  let spared = 0;
  for (const { difference, chance } of throwsOf(attackDice(p, shot), 'sum')) {
    const ways = difference === 0 && jammed.length > 0 ? jammed : groups;
    spared += chance * mean(ways.map((group) => sparedIn(start, group, difference)));
  }
  return spared;
}

/** Shells on one hex. */
export function sparedByShells(p: Position, barrage: Barrage, hex: number, victims: readonly Unit[]): number {
  const start = new Moment(p);
  const groups = struckBy(start, barrage, p.world.board.strata[hex] ?? [], victims);
  let spared = 0;
  for (const { difference, chance } of throwsOf(barrageDice(barrage), 'highest'))
    spared += groups.reduce((share, group) => share * sparedIn(start, group, difference), chance);
  return spared;
}
