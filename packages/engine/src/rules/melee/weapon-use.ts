/** Which support weapons are used in a round: chosen once, for attack and defence (1.6, 8.0, 11.1.4; rulings D-90, D-91). */
import { type Refusal, refusal } from '../../core/rule.ts';
import { isCaptured, leadershipOf, type Position, typeOf, unitOf, weaponOf, weaponTypeOf } from '../../state/query.ts';
import type { Side, Unit, Weapon, WeaponId } from '../../state/state.ts';
import { isSingleUse } from '../support-weapons/possession.ts';
import { meleeWeaponsOf, reliesOnWeapon } from './eligibility.ts';
import { fightersOf, type Round, standsAside } from './fighters.ts';
import { meleeFirepower } from './firepower.ts';

const NOT_HERE = refusal('8.0', 'this-weapon-cannot-be-used-in-this-melee');
const TWICE = refusal('8.0', 'a-weapon-is-named-twice');
const TOO_MANY = refusal('1.6', 'the-unit-cannot-use-so-many-support-weapons');
const NOBODY_FIGHTS = refusal('11.1.4', 'somebody-must-fight');

/** Melee weapons in the hands of a side's fighters. */
export const usableWeapons = (p: Position, round: Round, side: Side): Weapon[] =>
  fightersOf(p, round, side).flatMap((unit) => meleeWeaponsOf(p, unit.id));

/** A Squad uses two, everybody else one (1.6). */
const useLimit = (p: Position, unit: Unit): number => (typeOf(p, unit).kind === 'squad' ? 2 : 1);

/** Sets of weapons that a unit could use, fewest first. */
function setsFor(p: Position, unit: Unit): Weapon[][] {
  const weapons = meleeWeaponsOf(p, unit.id);
  const sets: Weapon[][] = reliesOnWeapon(p, typeOf(p, unit)) ? [] : [[]];
  for (const weapon of weapons) sets.push([weapon]);
  if (useLimit(p, unit) > 1 && weapons.length > 1) sets.push(weapons.slice(0, 2));
  return sets;
}

/** The set that gives a unit the most firepower; of equals the smallest. */
function strongestSet(p: Position, unit: Unit): Weapon[] {
  let best: Weapon[] = [];
  let most = -1;
  for (const set of setsFor(p, unit)) {
    const firepower = meleeFirepower(p, unit, set);
    if (firepower > most) [best, most] = [set, firepower];
  }
  return best;
}

/** What a side uses when it does not choose otherwise. */
export const strongestUse = (p: Position, round: Round, side: Side): WeaponId[] =>
  fightersOf(p, round, side)
    .flatMap((unit) => strongestSet(p, unit))
    .map((weapon) => weapon.id)
    .sort((a, b) => a - b);

/** Using the weapon costs something, so that firepower alone does not decide. */
const hasPrice = (p: Position, weapon: Weapon): boolean =>
  isCaptured(p, weapon) || isSingleUse(weaponTypeOf(p, weapon));

/** Whether anything but the strongest use can make sense: a weapon to be spared, or a Leader to stand aside. */
export function hasWeaponChoice(p: Position, round: Round, side: Side): boolean {
  const fighters = fightersOf(p, round, side);
  return fighters.some((unit) => {
    const weapons = meleeWeaponsOf(p, unit.id);
    if (!reliesOnWeapon(p, typeOf(p, unit))) return weapons.some((weapon) => hasPrice(p, weapon));
    if (fighters.length === 1 || weapons.length === 0) return false;
    return p.world.rules.melee.leaderChoiceBinds || leadershipOf(p, unit) > 0 || weapons.some((w) => hasPrice(p, w));
  });
}

/** Why a side may not use exactly these weapons. */
export function checkUse(p: Position, round: Round, side: Side, weapons: readonly WeaponId[]): Refusal | undefined {
  const usable = usableWeapons(p, round, side);
  const perUnit = new Map<number, number>();
  for (const [index, id] of weapons.entries()) {
    if (!usable.some((weapon) => weapon.id === id)) return NOT_HERE;
    if (weapons.indexOf(id) !== index) return TWICE;
    const { holder } = weaponOf(p, id);
    const used = (perUnit.get(holder) ?? 0) + 1;
    if (used > useLimit(p, unitOf(p, holder))) return TOO_MANY;
    perUnit.set(holder, used);
  }
  const chosen: Round = { ...round, weapons: withUse(round, side, weapons) };
  return fightersOf(p, round, side).every((unit) => standsAside(p, chosen, unit)) ? NOBODY_FIGHTS : undefined;
}

/** The weapons of both sides after one has chosen. */
export function withUse(round: Round, side: Side, weapons: readonly WeaponId[]): Round['weapons'] {
  const own = weapons.slice().sort((a, b) => a - b);
  return side === 0 ? [own, round.weapons[1]] : [round.weapons[0], own];
}
