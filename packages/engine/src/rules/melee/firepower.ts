/** Firepower in melee: unmodified but for Skills, superscript M and ambush (8.0, 8.3, 8.4, 8.5; ruling D-157). */
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { UnitType } from '../../state/counters.ts';
import {
  isHero,
  isSmc,
  isWeaponTeam,
  leadershipOf,
  type Position,
  skillSum,
  typeOf,
  unitOf,
  weaponTypeOf,
} from '../../state/query.ts';
import type { Side, Unit, UnitId, Weapon, WeaponId } from '../../state/state.ts';
import { faceOf } from '../support-weapons/possession.ts';
import { reliesOnWeapon } from './eligibility.ts';
import {
  eligibleAt,
  isZeroFirepower,
  meleeLeader,
  type Round,
  strikersOf,
  weaponsDefending,
  weaponsUsedBy,
} from './fighters.ts';
import { type Chance, chanceAtLeast, KILL_NUMBER, MELEE_COLUMNS, oddsColumn, shiftedByHero } from './odds.ts';

/** Half in the hands of a single man, rounded up; a satchel charge by edition (1.6.3, 8.0, ruling D-177). */
export function weaponFirepower(p: Position, weapon: Weapon, holder: UnitType): number {
  const type = weaponTypeOf(p, weapon);
  // Where dismantled weapons fight, one without a bipod side does so as it is printed.
  const { firepower } = faceOf(p, weapon) ?? type;
  const spared = type.class === 'satchel-charge' && !p.world.rules.supportWeapons.satchelHalvedBySmc;
  return isSmc(holder) && !spared ? Math.ceil(firepower / 2) : firepower;
}

/** A Squad keeps its own firepower beside one weapon; everybody else forfeits it (1.6). */
export const keepsInherent = (type: UnitType, used: number): boolean =>
  type.kind === 'squad' ? used <= 1 : used === 0;

function addInherent(p: Position, type: UnitType, used: number, sum: TallyBuilder): void {
  if (isWeaponTeam(type) && type.weapon !== 'machine-gun') {
    sum.add('nominal-firepower', 1, '1.7');
  } else if (isZeroFirepower(p, type)) {
    if (used === 0) sum.add('nominal-firepower', 1, '8.3');
  } else if (!reliesOnWeapon(p, type) && keepsInherent(type, used)) {
    sum.add(isHero(type) ? 'hero-firepower' : 'inherent-firepower', type.firepower, '8.0');
  }
}

/** What multiplies a unit's firepower in this round. */
const zealOf = (round: Round, unit: UnitId): Zeal => ({
  ambushes: round.ambushers.includes(unit),
  charges: round.chargers?.includes(unit) ?? false,
});

interface Zeal {
  readonly ambushes: boolean;
  readonly charges: boolean;
}

function addFirepower(p: Position, unit: Unit, used: readonly Weapon[], zeal: Zeal, sum: TallyBuilder): void {
  const type = typeOf(p, unit);
  const before = sum.total;
  addInherent(p, type, used.length, sum);
  if (type.meleeBonus && keepsInherent(type, used.length)) sum.add('melee-specialist', 1, '8.5');
  for (const weapon of used) {
    const { id, meleeBonus } = weaponTypeOf(p, weapon);
    sum.add(id, weaponFirepower(p, weapon, type), '8.0');
    if (meleeBonus) sum.add('melee-weapon', 1, '8.5');
  }
  // A Skill adds to a man's own firepower, in melee as in fire (ruling R-692).
  if (unit.skills.length > 0 && keepsInherent(type, used.length)) {
    sum.add('skill', skillSum(p, unit, 'firepower') + skillSum(p, unit, 'meleeFirepower'), '12.0');
  }
  if (zeal.charges) sum.add('charge', sum.total - before, '8.6');
  if (zeal.ambushes) sum.add('ambush', 2 * (sum.total - before), '8.4');
}

/** What a unit brings into melee with these weapons. */
export function meleeFirepower(p: Position, unit: Unit, used: readonly Weapon[]): number {
  const sum = new TallyBuilder();
  addFirepower(p, unit, used, { ambushes: false, charges: false }, sum);
  return sum.total;
}

/** All of a side's firepower: it makes one attack together (ruling D-85). */
export function meleeAttackTally(p: Position, round: Round, side: Side): Tally {
  const sum = new TallyBuilder();
  for (const unit of strikersOf(p, round, side)) {
    addFirepower(p, unit, weaponsUsedBy(p, round, unit), zealOf(round, unit.id), sum);
  }
  return sum.done();
}

/** Firepower of the units attacked. An ambusher's is tripled for the whole round (8.4). */
export function meleeDefenceTally(p: Position, round: Round, targets: readonly UnitId[]): Tally {
  const sum = new TallyBuilder();
  for (const id of targets) {
    const unit = unitOf(p, id);
    addFirepower(p, unit, weaponsDefending(p, round, unit), zealOf(round, id), sum);
  }
  return sum.done();
}

const zeroes = (p: Position, units: readonly Unit[]): number =>
  units.filter((unit) => isZeroFirepower(p, typeOf(p, unit))).length;

/** What the attacker adds to his roll (8.0, 8.3, ruling D-89). */
export function meleeDieTally(p: Position, round: Round, side: Side, targets: readonly UnitId[]): Tally {
  const leader = meleeLeader(p, round, side);
  const sum = new TallyBuilder();
  if (leader) sum.add('leadership', leadershipOf(p, leader), '11.1.4');
  sum.add('zero-firepower-attackers', -zeroes(p, strikersOf(p, round, side)), '8.3');
  sum.add(
    'zero-firepower-defenders',
    zeroes(
      p,
      targets.map((id) => unitOf(p, id)),
    ),
    '8.3',
  );
  return sum.done();
}

/** Two six-sided dice, unless all who strike belong to nations that roll another second die (13.0). */
export function meleeDice(p: Position, round: Round, side: Side): readonly [number, number] {
  const strikers = strikersOf(p, round, side);
  const ofNation = (unit: Unit): number => p.world.setup.nations[typeOf(p, unit).nation]?.meleeDie ?? 6;
  const [first] = strikers;
  const second = first ? ofNation(first) : 6;
  return [6, strikers.every((unit) => ofNation(unit) === second) ? second : 6];
}

/** An attack with everything that decides it. */
export interface MeleeOdds {
  readonly attack: Tally;
  readonly defence: Tally;
  /** Column of the Melee Table after all shifts. */
  readonly odds: string;
  readonly killNumber: number;
  readonly die: Tally;
  /** Sides of the dice rolled. */
  readonly dice: readonly [number, number];
  readonly chance: Chance;
}

export function strikeOdds(p: Position, round: Round, side: Side, targets: readonly UnitId[]): MeleeOdds {
  const attack = meleeAttackTally(p, round, side);
  const defence = meleeDefenceTally(p, round, targets);
  const raw = oddsColumn(attack.total, defence.total);
  const column = strikersOf(p, round, side).some((unit) => isHero(typeOf(p, unit))) ? shiftedByHero(raw) : raw;
  const killNumber = KILL_NUMBER[column] as number;
  const die = meleeDieTally(p, round, side, targets);
  const dice = meleeDice(p, round, side);
  const odds = MELEE_COLUMNS[column] as string;
  return { attack, defence, odds, killNumber, die, dice, chance: chanceAtLeast(killNumber, die.total, dice[1]) };
}

/** Chances of an attack in a round that has not begun, for given weapons of both sides and without ambush. */
export function meleeOdds(
  p: Position,
  at: Round['at'],
  side: Side,
  targets: readonly UnitId[],
  weapons: readonly [readonly WeaponId[], readonly WeaponId[]],
): MeleeOdds {
  const fighters = [...eligibleAt(p, at, 0), ...eligibleAt(p, at, 1)].map((unit) => unit.id);
  return strikeOdds(p, { at, fighters, ambushers: [], weapons }, side, targets);
}
