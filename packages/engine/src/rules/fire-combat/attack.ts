/** Direct fire resolved: one opposed roll for the location, then the damage checks (5.0, 5.3, 11.4). */
import { drawOne, type Play, roll, tell } from '../../core/play.ts';
import type { Modifier, Tally } from '../../core/tally.ts';
import { MARK } from '../../state/marks.ts';
import { isAircraft, isCaptured, isMachine, type Position, typeOf, unitsAt, weaponTypeOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId, type Weapon } from '../../state/state.ts';
import { checkHelicopter } from '../aircraft/helicopter-checks.ts';
import { aircraftModifier } from '../aircraft/small-arms.ts';
import { DIRECT_FIRE_TABLE } from '../fire-tables.ts';
import { motionModifier } from '../movement/exposed.ts';
import { asSeenBy } from '../sight/thermal.ts';
import { isSingleUse } from '../support-weapons/possession.ts';
import { checkExposed } from '../vehicles/checks.ts';
import { exposureTo, movingVehicle, vehicleDefence } from '../vehicles/exposure.ts';
import { type Check, resolveChecks } from './damage.ts';
import { firepowerTally, firesInherent, isBareThrow } from './firepower.ts';
import { noteLedFire } from './leadership.ts';
import { isSharpshooter, type Shot } from './shot.ts';
import { doublesTm, shelteringHexside, targetModifier } from './target-modifier.ts';

/** The +1 against a moving target, unless terrain or a hedge hides the movement (5.3). */
export function movingModifier(
  p: Position,
  shot: Pick<Shot, 'from' | 'at' | 'movers'>,
  unit: Unit,
): Modifier | undefined {
  const motion = motionModifier(p, unit, shot.at, shot.movers);
  if (motion !== DIRECT_FIRE_TABLE.movingTarget) return motion;
  return shelteringHexside(p, shot.from, shot.at)?.hidesMovement ? undefined : motion;
}

const machineModifier = (p: Position, shot: Shot, target: Unit): Modifier | undefined =>
  isAircraft(typeOf(p, target)) ? aircraftModifier(p, target, shot.units) : movingVehicle(target, shot.movers);

export function attackTally(p: Position, shot: Shot, firepower: Tally, unit: Unit): Tally {
  const { target } = shot;
  const byMotion = target ? machineModifier(p, shot, target) : movingModifier(p, shot, unit);
  const moving = isBareThrow(p, shot) ? undefined : byMotion;
  return moving ? { total: firepower.total + moving.amount, parts: [...firepower.parts, moving] } : firepower;
}

export function defenceTally(p: Position, shot: Shot, unit: Unit): Tally {
  const seen = asSeenBy(p, ...shot.units);
  if (shot.target) return vehicleDefence(seen, exposureTo(p, shot.target, shot.from), shot.from);
  const sniper = doublesTm(p, unit) && !shot.units.some((firer) => typeOf(p, firer).kind === 'sniper');
  return targetModifier(seen, shot.at, { nation: typeOf(p, unit).nation, unit, from: shot.from, sniper });
}

/** All on foot there, or one vehicle with those of its passengers whom fire reaches (17.2). */
export function targetsOf(p: Position, shot: Shot): readonly Unit[] {
  if (shot.target) {
    const { vehicle, checks, riders } = exposureTo(p, shot.target, shot.from);
    return checks ? [vehicle, ...riders] : riders;
  }
  const there = unitsAt(p.state, shot.at, enemyOf(shot.side));
  return p.world.machines ? there.filter((unit) => !isMachine(typeOf(p, unit))) : there;
}

/** Dice of the attacker: two for a Sniper; some nations roll a larger die with their own firepower (13.0). */
export function attackDice(p: Position, shot: Shot): number[] {
  const [first] = shot.units;
  if (first && typeOf(p, first).kind === 'sniper') return [6, 6];
  const own = shot.units.find((unit) => firesInherent(p, shot, unit));
  return [(own && p.world.setup.nations[typeOf(p, own).nation]?.attackDie) ?? 6];
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Weapons that could jam in this attack; two dice show no number that could equal the defender's. */
export function jamProne(p: Position, shot: Shot): Weapon[] {
  if (!p.world.rules.modules.jamming || attackDice(p, shot).length > 1) return [];
  return shot.weapons.filter((weapon) => weaponTypeOf(p, weapon).jams);
}

/** Its firepower comes off; whoever gave up his own for it has fired neither (1.6, 1.6.2). */
export const withoutWeapon = (shot: Shot, jammed: Weapon): Shot => ({
  ...shot,
  weapons: shot.weapons.filter((weapon) => weapon !== jammed),
  spent: [...shot.spent, jammed.holder],
});

/** Weapons with a J jam when both sides roll the same; of several only one, at random (1.6.2). */
function jam(play: Play, shot: Shot, dice: readonly number[], defence: number): Shot {
  const prone = dice[0] === defence ? jamProne(play, shot) : [];
  if (prone.length === 0) return shot;
  const jammed = prone[drawOne(play, prone.length, 'jam')] as Weapon;
  tell(play, { t: 'weapon-changed', weapon: jammed.id, to: { condition: 'jammed' }, rule: '1.6.2' });
  tell(play, { t: 'jammed', weapon: jammed.id, rule: '1.6.2' });
  return withoutWeapon(shot, jammed);
}

/** Sharpshooters hit one unit at random, everybody else all of the location. */
export const hitsOne = (p: Position, shot: Shot): boolean => shot.units.some((unit) => isSharpshooter(p, unit));

function chooseTargets(play: Play, shot: Shot): readonly Unit[] {
  const present = targetsOf(play, shot);
  return hitsOne(play, shot) ? [present[drawOne(play, present.length, 'target')] as Unit] : present;
}

export function howOf(p: Position, shot: Shot): 'fire' | 'opportunity' | 'sniper' | 'marksman' {
  const kind = shot.units[0] && typeOf(p, shot.units[0]).kind;
  if (kind === 'sniper' || kind === 'marksman') return kind;
  return shot.occasion === 'opportunity' ? 'opportunity' : 'fire';
}

/** Those it shakes fall back (1.6.3). */
export const firesFlames = (p: Position, shot: Shot): boolean =>
  shot.weapons.some((weapon) => weaponTypeOf(p, weapon).class === 'flamethrower');

/** Rolls attack then defence; a difference above zero is the damage check of that unit (5.0). */
export function resolveShot(play: Play, shot: Shot): void {
  const targets = chooseTargets(play, shot);
  const sides = attackDice(play, shot);
  const dice = roll(play, sides, 'attack');
  const defence = roll(play, [6], 'defence');
  const fired = jam(play, shot, dice, defence[0] as number);
  const firepower = firepowerTally(play, fired);
  const outcomes = targets.map((unit) => {
    const attack = attackTally(play, fired, firepower, unit);
    const shelter = defenceTally(play, fired, unit);
    const check = sumOf(dice) + attack.total - (defence[0] as number) - shelter.total;
    return { unit: unit.id, attack, defence: shelter, check: Math.max(0, check) };
  });
  tell(play, {
    t: 'attacked',
    how: howOf(play, shot),
    units: shot.units.map((unit) => unit.id),
    weapons: shot.weapons.map((weapon) => weapon.id),
    from: shot.from,
    at: shot.at,
    firepower,
    dice,
    defence,
    targets: outcomes,
    rule: shot.occasion === 'opportunity' ? '5.3' : '5.0',
  });
  if (shot.leader) noteLedFire(play, shot.leader);
  const checks = outcomes.filter((outcome) => outcome.check > 0);
  suffer(play, shot, checks);
  wearWeapons(play, shot, checks.length > 0);
  markFirers(play, shot);
}

/** What the checks of an attack do to those attacked. */
export function suffer(play: Play, shot: Shot, checks: readonly Check[]): void {
  const { target, from } = shot;
  const [first] = checks;
  const flames = firesFlames(play, shot) && { flames: from };
  if (!target) {
    resolveChecks(play, shot.at, checks, { rule: '5.0', heroes: true, ...flames });
  } else if (first && isAircraft(typeOf(play, target))) {
    checkHelicopter(play, target.id, first.check);
  } else if (first) {
    checkExposed(play, exposureTo(play, target, from), first.check, { rule: '17.2', heroes: true, ...flames });
  }
}

/** Single-use weapons are gone; a captured one that achieved nothing is lost (1.6, 1.6.3). */
function wearWeapons(play: Play, shot: Shot, effect: boolean): void {
  for (const weapon of shot.weapons) {
    if (isSingleUse(weaponTypeOf(play, weapon))) tell(play, { t: 'weapon-lost', weapon: weapon.id, rule: '1.6.3' });
    else if (!effect && isCaptured(play, weapon)) tell(play, { t: 'weapon-lost', weapon: weapon.id, rule: '1.6' });
  }
}

/** Fired replaces Ops Complete; assault movers keep their marker; assault firers are marked after moving (5.0, 6.1). */
function markFirers(play: Play, shot: Shot): void {
  const ids = new Set<UnitId>(shot.units.map((unit) => unit.id));
  if (shot.leader) ids.add(shot.leader.id);
  for (const id of shot.assaultFirers) ids.delete(id);
  for (const id of [...ids].sort((a, b) => a - b)) markFired(play, id, shot);
}

function markFired(play: Play, id: UnitId, shot: Shot): void {
  const unit = play.state.units[id] as Unit;
  if ((unit.marks & MARK['ops-complete']) !== 0)
    tell(play, { t: 'unmarked', unit: id, marks: MARK['ops-complete'], rule: '4.1' });
  const led = shot.leader?.id === id ? MARK['led-fire'] : 0;
  tell(play, { t: 'marked', unit: id, marks: MARK.fired | led, rule: '5.0' });
}
