/** A close assault carried out: nerve, entry, one attempt after another, and what comes of it (17.1, ruling D-121). */
import type { LocationId } from '../../board/board.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import {
  has,
  isCaptured,
  isHero,
  isLeader,
  isMachine,
  isMmc,
  leadershipOf,
  type Position,
  sameBadge,
  skillSum,
  typeOf,
  unitOf,
  unitsAt,
  weaponOf,
  weaponTypeOf,
} from '../../state/query.ts';
import { NOBODY, type Unit, type UnitId, type WeaponId } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { leaderInUse, noteLed } from '../fire-combat/leadership.ts';
import { rollMoraleCheck } from '../rally/morale.ts';
import { isSingleUse } from '../support-weapons/possession.ts';
import { lowestArmour, vehicleValues } from './armour.ts';
import { assaultsItself, assaultValue } from './assaulters.ts';
import { destroyVehicle } from './damage.ts';

/** Those who go at a vehicle together, in the order of their attempts. */
export interface Party {
  readonly units: readonly UnitId[];
  readonly weapons: readonly WeaponId[];
}

const membersOf = (p: Position, party: Party, among: readonly UnitId[]): Unit[] =>
  party.units.filter((id) => among.includes(id)).map((id) => unitOf(p, id));

/** Leaders who come along to lead, not to assault. */
const leadersOf = (p: Position, party: Party, among: readonly UnitId[]): Unit[] =>
  membersOf(p, party, among).filter((unit) => isLeader(typeOf(p, unit)) && !assaultsItself(p, unit, party.weapons));

/** The best who may still lend his modifier to a unit of his badge; under Ops Complete nobody does (4.1). */
function bestOf(p: Position, leaders: readonly Unit[], unit: Unit): Unit | undefined {
  let best: Unit | undefined;
  for (const leader of leaders) {
    const used = leaderInUse(p, leader.at, leader.side);
    if ((used ?? leader.id) !== leader.id || has(leader, 'ops-complete')) continue;
    if (!sameBadge(p, leader, unit) || leadershipOf(p, leader) === 0) continue;
    if (!best || leadershipOf(p, leader) > leadershipOf(p, best)) best = leader;
  }
  return best;
}

/** Who helps a unit to pull itself together: a Leader of the party who has done so, unless it is a Hero (17.1). */
export const nerveLeader = (p: Position, party: Party, passed: readonly UnitId[], unit: Unit): Unit | undefined =>
  isMmc(typeOf(p, unit)) ? bestOf(p, leadersOf(p, party, passed), unit) : undefined;

/** Leaders check first, the others in the order of the party. */
export function nerveOrder(p: Position, party: Party): UnitId[] {
  const leads = (id: UnitId): boolean => isLeader(typeOf(p, unitOf(p, id)));
  return [...party.units.filter(leads), ...party.units.filter((id) => !leads(id))];
}

/** The pre-assault Morale Checks: who passes. A positive modifier of the hex they come from helps. */
export function takeHeart(play: Play, party: Party, sheltered: boolean): UnitId[] {
  const passed: UnitId[] = [];
  for (const id of nerveOrder(play, party)) {
    const unit = unitOf(play, id);
    const leader = nerveLeader(play, party, passed, unit);
    if (leader) noteLed(play, leader, '11.1.1');
    if (rollMoraleCheck(play, unit, { leader, tm: sheltered, for: 'close-assault', rule: '17.1' })) passed.push(id);
  }
  return party.units.filter((id) => passed.includes(id));
}

/** Own firepower, one weapon, and a Leader's modifier for one unit of the party (17.1). */
export function assaultTally(p: Position, unit: Unit, weapon: WeaponId, leader: Unit | undefined): Tally {
  const sum = new TallyBuilder();
  sum.add('firepower', typeOf(p, unit).firepower + skillSum(p, unit, 'firepower'), '17.1');
  if (weapon !== NOBODY) {
    const type = weaponTypeOf(p, weaponOf(p, weapon));
    sum.add(type.class, assaultValue(type) ?? 0, '17.1');
  }
  if (leader) sum.add('leadership', leadershipOf(p, leader), '17.1');
  return sum.done();
}

export function armourTally(p: Position, vehicle: Unit): Tally {
  return new TallyBuilder().add('lowest-armour', lowestArmour(vehicleValues(p, vehicle)), '17.1').done();
}

/** One attempt as it will be made. */
export interface Attempt {
  readonly unit: UnitId;
  readonly weapon: WeaponId;
  readonly leader: UnitId;
}

/** The attempts of those who are there, in order; each Leader helps the first of his badge, a Multi-Man Counter or a Hero (17.1). */
export function attemptsOf(p: Position, party: Party, present: readonly UnitId[]): Attempt[] {
  const free = leadersOf(p, party, present);
  return membersOf(p, party, present)
    .filter((unit) => assaultsItself(p, unit, party.weapons))
    .map((unit) => {
      const leader = isLeader(typeOf(p, unit)) ? undefined : bestOf(p, free, unit);
      if (leader) free.splice(free.indexOf(leader), 1);
      const weapon = party.weapons.find((id) => weaponOf(p, id).holder === unit.id) ?? NOBODY;
      return { unit: unit.id, weapon, leader: leader?.id ?? NOBODY };
    });
}

const withDie = ({ total, parts }: Tally, die = 0): Tally => ({ total: total + die, parts });

function attempt(play: Play, { unit: id, weapon, leader }: Attempt, target: UnitId): boolean {
  const helper = leader === NOBODY ? undefined : unitOf(play, leader);
  const sum = assaultTally(play, unitOf(play, id), weapon, helper);
  const armour = armourTally(play, unitOf(play, target));
  const dice = [...roll(play, [6], 'close-assault'), ...roll(play, [6], 'defence')];
  const attack = withDie(sum, dice[0]);
  const defence = withDie(armour, dice[1]);
  const destroyed = attack.total > defence.total;
  tell(play, { t: 'close-assaulted', unit: id, weapon, target, attack, defence, dice, destroyed, rule: '17.1' });
  if (weapon !== NOBODY) wear(play, weapon, destroyed);
  return destroyed;
}

/** A charge is used up; a captured weapon that achieved nothing is lost (1.6, 1.6.3). */
function wear(play: Play, id: WeaponId, destroyed: boolean): void {
  const weapon = weaponOf(play, id);
  if (isSingleUse(weaponTypeOf(play, weapon))) tell(play, { t: 'weapon-lost', weapon: id, rule: '1.6.3' });
  else if (!destroyed && isCaptured(play, weapon)) tell(play, { t: 'weapon-lost', weapon: id, rule: '1.6' });
}

/** One after another until the vehicle is destroyed; then those with it who cannot fight are lost too (17.1). */
export function assault(play: Play, party: Party, present: readonly UnitId[], target: UnitId): boolean {
  const { at, side } = unitOf(play, target);
  const destroyed = attemptsOf(play, party, present).some((one) => attempt(play, one, target));
  if (!destroyed) return false;
  destroyVehicle(play, target, '17.1', { bailout: false });
  for (const unit of unitsAt(play.state, at, side))
    if (!isMachine(typeOf(play, unit))) eliminate(play, unit.id, '17.1');
  return true;
}

/** Who of a party can go on: there, and not Shaken on the way in. */
export const fitAt = (p: Position, units: readonly UnitId[], at: LocationId): UnitId[] =>
  units.filter((id) => unitOf(p, id).at === at && (!unitOf(p, id).shaken || isHero(typeOf(p, unitOf(p, id)))));
