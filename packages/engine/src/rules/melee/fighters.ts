/** Who fights in a round of melee, with what, and led by whom (8.0, 8.3, 11.1.4; rulings D-84, D-89 to D-93, D-176). */
import type { LocationId } from '../../board/board.ts';
import type { UnitType } from '../../state/counters.ts';
import type { MeleeFrame } from '../../state/frames.ts';
import {
  has,
  isLeader,
  isWeaponTeam,
  leadershipOf,
  type Position,
  sameBadge,
  typeOf,
  unitOf,
  weaponOf,
} from '../../state/query.ts';
import { enemyOf, type Side, type Unit, type Weapon } from '../../state/state.ts';
import { leaderInUse } from '../fire-combat/leadership.ts';
import { isMeleeEligible, meleeWeaponsOf, reliesOnWeapon } from './eligibility.ts';

/** As much of a round as its sums depend on; a MeleeFrame is one. */
export type Round = Pick<MeleeFrame, 'at' | 'fighters' | 'ambushers' | 'weapons' | 'chargers' | 'cowed'>;

/** Everybody who can fight does, whatever markers he carries (ruling D-84). */
export function eligibleAt(p: Position, at: LocationId, side: Side): Unit[] {
  const found: Unit[] = [];
  for (const unit of p.state.units) {
    if (unit.at === at && unit.side === side && isMeleeEligible(p, unit)) found.push(unit);
  }
  return found;
}

/** A side's fighters who are still there. */
export const fightersOf = (p: Position, round: Round, side: Side): Unit[] =>
  round.fighters.map((id) => unitOf(p, id)).filter((unit) => unit.side === side && unit.at === round.at);

/** The support weapons that a unit uses in this round. */
export const weaponsUsedBy = (p: Position, round: Round, unit: Unit): Weapon[] =>
  round.weapons[unit.side].map((id) => weaponOf(p, id)).filter((weapon) => weapon.holder === unit.id);

/** A Leader who leaves his weapon alone, to lend his modifier (ruling D-176). */
export const standsAside = (p: Position, round: Round, unit: Unit): boolean =>
  reliesOnWeapon(p, typeOf(p, unit)) && weaponsUsedBy(p, round, unit).length === 0;

/** Teams of other weapons than machine guns only defend (1.7). */
export const canStrike = (type: UnitType): boolean => !isWeaponTeam(type) || type.weapon === 'machine-gun';

/** Units whose firepower a side's attack consists of. */
export const strikersOf = (p: Position, round: Round, side: Side): Unit[] =>
  fightersOf(p, round, side).filter(
    (unit) => canStrike(typeOf(p, unit)) && !standsAside(p, round, unit) && !round.cowed?.includes(unit.id),
  );

/** Whom a side may attack. Where a Leader's choice does not bind him in defence, he is a target with his weapon. */
export function targetsOf(p: Position, round: Round, side: Side): Unit[] {
  const enemies = fightersOf(p, round, enemyOf(side));
  return p.world.rules.melee.leaderChoiceBinds ? enemies.filter((unit) => !standsAside(p, round, unit)) : enemies;
}

/** What a unit defends with: the choice made for the attack, save for a Leader whom it does not bind. */
export function weaponsDefending(p: Position, round: Round, unit: Unit): Weapon[] {
  const free = !p.world.rules.melee.leaderChoiceBinds && standsAside(p, round, unit);
  return free ? meleeWeaponsOf(p, unit.id).slice(0, 1) : weaponsUsedBy(p, round, unit);
}

/** Fights with a nominal firepower of 1 and at a disadvantage; so does a Scout (8.3, ruling D-93). */
export const isZeroFirepower = (p: Position, type: UnitType): boolean =>
  type.kind === 'scout' || (type.firepower === 0 && !isWeaponTeam(type) && !reliesOnWeapon(p, type));

function mayLeadMelee(p: Position, round: Round, leader: Unit, strikers: readonly Unit[]): boolean {
  if (leader.shaken || !isLeader(typeOf(p, leader)) || has(leader, 'ops-complete')) return false;
  if (weaponsUsedBy(p, round, leader).length > 0) return false;
  const used = leaderInUse(p, round.at, leader.side);
  if (used !== undefined && used !== leader.id) return false;
  return strikers.some((unit) => sameBadge(p, unit, leader));
}

/** The Leader whose modifier counts for a side's attack: the best who may lend it (ruling D-89). */
export function meleeLeader(p: Position, round: Round, side: Side): Unit | undefined {
  const strikers = strikersOf(p, round, side);
  let best: Unit | undefined;
  for (const unit of p.state.units) {
    if (unit.at !== round.at || unit.side !== side || leadershipOf(p, unit) === 0) continue;
    if (best && leadershipOf(p, unit) <= leadershipOf(p, best)) continue;
    if (mayLeadMelee(p, round, unit, strikers)) best = unit;
  }
  return best;
}
