/** Attacks forecast: every throw of the opposed roll, then every course of the checks that it brings about (5.0, 18.0). */
import type { Tally } from '../core/tally.ts';
import {
  attackDice,
  attackTally,
  defenceTally,
  firesFlames,
  hitsOne,
  howOf,
  jamProne,
  targetsOf,
  withoutWeapon,
} from '../rules/fire-combat/attack.ts';
import type { Check } from '../rules/fire-combat/damage.ts';
import { firepowerTally } from '../rules/fire-combat/firepower.ts';
import type { Shot } from '../rules/fire-combat/shot.ts';
import { type Barrage, barrageAgainst, barrageDice, bySide } from '../rules/indirect-fire/barrage.ts';
import { exposureToShells } from '../rules/vehicles/exposure.ts';
import type { MgAim } from '../rules/vehicles/machine-guns.ts';
import { mgFirepower } from '../rules/vehicles/mg-fire.ts';
import { isVehicle, type Position, ridersOf, typeOf, unitOf } from '../state/query.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { Fate, type Fates, fateOf, followChecks, steadiers } from './fates.ts';
import { bearHeroes, merged, NO_HEROES_YET, type Prospect } from './heroes.ts';
import { Moment } from './moment.ts';
import { riderForecasts } from './riders.ts';
import { throwsOf } from './throws.ts';
import type { AttackForecast, TargetForecast } from './types.ts';
import { forecastAtVehicle, isAtVehicle, strikeExposed } from './vehicles.ts';

/** Both sums against one unit, without the dice. */
export interface Aim {
  readonly unit: UnitId;
  readonly attack: Tally;
  readonly defence: Tally;
  /** The vehicle with which a passenger is struck, if he is one. */
  readonly aboard?: UnitId;
}

/** Units that check together. */
export interface Group {
  readonly aims: readonly Aim[];
  /** Whether their checks may bring forth Heroes. */
  readonly heroes: boolean;
}

const fatesFor = (aims: readonly Aim[], riders: readonly Unit[] = []): Fates =>
  new Map([...aims.map(({ unit }) => unit), ...riders.map(({ id }) => id)].map((unit) => [unit, new Fate()]));

/** A vehicle among those whom shells strike (17.4). */
function vehicleIn(p: Position, id: UnitId): Unit | undefined {
  const unit = unitOf(p, id);
  return isVehicle(typeOf(p, unit)) ? unit : undefined;
}

/** Passengers behind closed armour, whom an attack reaches only by making the crew leave (16.3, 17.4). */
function shelteredIn(p: Position, aims: readonly Aim[]): Unit[] {
  if (!p.world.machines) return [];
  const struck = new Set(aims.map(({ unit }) => unit));
  const riders = aims.flatMap(({ unit }) => (vehicleIn(p, unit) ? ridersOf(p, unit) : []));
  return riders.filter(({ id }) => !struck.has(id));
}

const sheltering = (riders: readonly Unit[], fates: Fates): Pick<AttackForecast, 'riders'> =>
  riders.length > 0 ? { riders: riderForecasts(riders, fates) } : {};

/** One throw, of which `weight` is the chance, against the groups in their order. */
function strike(
  start: Moment,
  groups: readonly Group[],
  difference: number,
  weight: number,
  prospects: readonly Prospect[],
  fates: Fates,
): readonly Prospect[] {
  let open = prospects;
  for (const { aims, heroes } of groups) {
    const checks: Check[] = [];
    for (const { unit, attack, defence, aboard } of aims) {
      const check = difference + attack.total - defence.total;
      if (check > 0 && aboard !== undefined) continue;
      const vehicle = start.world.machines ? vehicleIn(start, unit) : undefined;
      if (check > 0 && vehicle) strikeExposed(start, exposureToShells(start, vehicle), check, weight, fates, heroes);
      else if (check > 0) checks.push({ unit, check });
      else fateOf(fates, unit).results['no-effect'] += weight;
    }
    if (checks.length === 0) continue;
    const courses = followChecks(start, checks, weight, fates);
    const units = checks.map((check) => check.unit);
    const left = bearHeroes(start, courses, { units, heroes }, open, weight, fates);
    open = groups.length > 1 ? merged(left) : left;
  }
  return open;
}

function targetForecast({ unit, attack, defence }: Aim, fates: Fates, leader: UnitId | undefined): TargetForecast {
  const { check, results, lost, hero } = fateOf(fates, unit);
  const steadied = leader === undefined ? {} : { leader };
  return { unit, attack, defence, checkChance: check, ...steadied, results: { ...results }, lost, heroChance: hero };
}

const targetForecasts = (start: Moment, groups: readonly Group[], fates: Fates): TargetForecast[] =>
  groups.flatMap(({ aims }) => {
    const leaders = steadiers(
      start,
      aims.map(({ unit }) => unit),
    );
    return aims.map((aim) => targetForecast(aim, fates, leaders.get(aim.unit)));
  });

function aimsOf(p: Position, shot: Shot, firepower: Tally): Aim[] {
  return targetsOf(p, shot).map((unit) => ({
    unit: unit.id,
    attack: attackTally(p, shot, firepower, unit),
    defence: defenceTally(p, shot, unit),
  }));
}

/** Everybody at once; a sharpshooter's targets one by one, each as likely as the other (11.4). */
const groupsOf = (p: Position, shot: Shot, aims: readonly Aim[]): Group[] =>
  (hitsOne(p, shot) ? aims.map((aim) => [aim]) : [aims]).map((together) => ({ aims: together, heroes: true }));

export const shotGroups = (p: Position, shot: Shot): Group[] =>
  groupsOf(p, shot, aimsOf(p, shot, firepowerTally(p, shot)));

/** Direct fire. Equal dice jam a weapon that can jam, and it adds nothing to this attack (1.6.2). */
export function forecastShot(p: Position, shot: Shot): AttackForecast {
  const start = new Moment(p);
  const firepower = firepowerTally(p, shot);
  const aims = aimsOf(p, shot, firepower);
  if (isAtVehicle(shot)) return forecastAtVehicle(p, shot, firepower, fatesFor(aims), howOf(p, shot));
  const groups = groupsOf(p, shot, aims);
  const jammed = jamProne(p, shot).map((weapon) => shotGroups(p, withoutWeapon(shot, weapon)));
  const fates = fatesFor(aims);
  const dice = attackDice(p, shot);
  let jam = 0;
  for (const { difference, chance } of throwsOf(dice, 'sum')) {
    const jams = difference === 0 && jammed.length > 0;
    if (jams) jam += chance;
    const ways = jams ? jammed.flat() : groups;
    for (const group of ways) strike(start, [group], difference, chance / ways.length, NO_HEROES_YET, fates);
  }
  const spared = 1 - 1 / groups.length;
  if (spared > 0) for (const fate of fates.values()) fate.results['no-effect'] += spared;
  const drawn = hitsOne(p, shot) ? { drawn: 1 / groups.length } : {};
  return {
    kind: 'attack',
    how: howOf(p, shot),
    firepower,
    dice,
    counted: 'sum',
    targets: targetForecasts(start, groups, fates).map((target) => ({ ...target, ...drawn })),
    ...(jam > 0 && { jam }),
    ...(firesFlames(p, shot) && { fallBack: true as const }),
  };
}

/** A machine gun of a vehicle (15.0). */
export function forecastMg(p: Position, aim: MgAim): AttackForecast {
  const { shot } = aim;
  const firepower = mgFirepower(p, aim);
  const aims = aimsOf(p, shot, firepower);
  if (isAtVehicle(shot)) return forecastAtVehicle(p, shot, firepower, fatesFor(aims), 'machine-gun');
  return forecastOpposed(new Moment(p), { how: 'machine-gun', firepower, aims, heroes: true });
}

/** An attack of one die against one, in which each target has sums of his own (15.3, 21.4). */
export interface Opposed extends Group {
  readonly how: AttackForecast['how'];
  readonly firepower: Tally;
}

export function forecastOpposed(start: Moment, { how, firepower, ...group }: Opposed): AttackForecast {
  const dice = [6];
  const sheltered = shelteredIn(start, group.aims);
  const fates = fatesFor(group.aims, sheltered);
  for (const { difference, chance } of throwsOf(dice, 'sum'))
    strike(start, [group], difference, chance, NO_HEROES_YET, fates);
  const targets = targetForecasts(start, [group], fates);
  return { kind: 'attack', how, firepower, dice, counted: 'sum', targets, ...sheltering(sheltered, fates) };
}

/** One opposed roll for units that check together, made with the chance `happens`. */
export function forecastTogether(p: Position, aims: readonly Aim[], happens: number): TargetForecast[] {
  const start = new Moment(p);
  const groups: readonly Group[] = [{ aims, heroes: true }];
  const fates = fatesFor(aims);
  for (const { difference, chance } of throwsOf([6], 'sum'))
    strike(start, groups, difference, chance * happens, NO_HEROES_YET, fates);
  for (const fate of fates.values()) fate.results['no-effect'] += 1 - happens;
  return targetForecasts(start, groups, fates);
}

/** A vehicle under shells, and its passengers whom they reach behind its armour (17.4). */
export function withRiders(p: Position, unit: Unit, aim: Aim): Aim[] {
  if (!isVehicle(typeOf(p, unit))) return [aim];
  return [aim, ...exposureToShells(p, unit).riders.map(({ id }) => ({ ...aim, unit: id, aboard: unit.id }))];
}

/** Units of one place and side check together; places in the order of the hex's strata, enemies before friends. */
export function struckBy(p: Position, barrage: Barrage, strata: readonly number[], victims: readonly Unit[]): Group[] {
  const groups: Group[] = [];
  for (const at of strata) {
    const aims = victims
      .filter((unit) => unit.at === at)
      .flatMap((unit) => withRiders(p, unit, barrageAgainst(p, barrage, unit)));
    const [enemies, friends] = bySide(p, barrage, aims);
    if (enemies.length > 0) groups.push({ aims: enemies, heroes: true });
    if (friends.length > 0) groups.push({ aims: friends, heroes: false });
  }
  return groups;
}

/** Shells on one hex, and what they leave of the prospects of Heroes: a nation has room for few (11.2). */
export function forecastShells(
  start: Moment,
  barrage: Barrage,
  hex: number,
  victims: readonly Unit[],
  prospects: readonly Prospect[] = NO_HEROES_YET,
): { attack: AttackForecast; prospects: readonly Prospect[] } {
  const groups = struckBy(start, barrage, start.world.board.strata[hex] ?? [], victims);
  const aims = groups.flatMap((group) => group.aims);
  const sheltered = shelteredIn(start, aims);
  const fates = fatesFor(aims, sheltered);
  const dice = barrageDice(barrage);
  const left = throwsOf(dice, 'highest').flatMap(({ difference, chance }) =>
    strike(start, groups, difference, chance, prospects, fates).map(({ chance: share, account }) => ({
      chance: chance * share,
      account,
    })),
  );
  const { how, firepower } = barrage;
  const targets = targetForecasts(start, groups, fates);
  const riders = sheltering(sheltered, fates);
  const attack: AttackForecast = { kind: 'attack', how, firepower, dice, counted: 'highest', targets, ...riders };
  return { attack, prospects: merged(left) };
}
