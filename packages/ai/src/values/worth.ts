/** What units are worth, in points of which an ordinary squad has about ten. */
import { type Game, leadershipOf, type Unit, type UnitKind, type UnitType, type World } from '@opfire/engine';
import { mainGunOf, UNARMOURED } from './guns.ts';
import type { Reader } from './odds.ts';

/** Points of an ordinary squad. */
export const SQUAD = 10;

const BASE: Readonly<Partial<Record<UnitKind, number>>> = {
  squad: 8,
  'half-squad': 4,
  crew: 3,
  'weapon-team': 6,
  leader: 6,
  commissar: 6,
  hero: 5,
  medic: 3.5,
  sniper: 4,
  scout: 4,
};
const OTHER_MAN = 3;

const MMCS: readonly UnitKind[] = ['squad', 'half-squad', 'crew', 'weapon-team'];
export const isMany = (type: UnitType): boolean => MMCS.includes(type.kind);

/** A vehicle or aircraft: nothing that tables of damage to men tell about. */
export const isMachine = (type: UnitType): boolean =>
  (['vehicle', 'helicopter', 'plane'] as string[]).includes(type.kind);

/** A bare truck, what each machine gun, gun and plate adds; a plane. */
const TRUCK = 5;
const GUN = 4;
const PLANE = 16;

function machineWorth(type: UnitType): number {
  const values = type.vehicle ?? type.helicopter;
  if (!values) return PLANE;
  const gun = mainGunOf(type);
  const plate = type.vehicle?.hull.front ?? type.helicopter?.armour ?? 0;
  let worth = TRUCK + 0.6 * plate;
  for (const { firepower } of values.machineGuns) worth += 0.6 * firepower;
  return gun ? worth + GUN + 0.6 * gun.penetration[0] + 0.5 * (gun.he ?? 0) : worth;
}

function printedWorth(type: UnitType): number {
  if (isMachine(type)) return machineWorth(type);
  const base = BASE[type.kind] ?? OTHER_MAN;
  const firepower = type.weapon === 'mortar' ? 1.5 * type.firepower : 1.3 * type.firepower;
  return base + firepower + 3 * type.leadership + 0.3 * (type.morale - 5);
}

const printed = new WeakMap<World, readonly number[]>();

function worthsOf(world: World): readonly number[] {
  const known = printed.get(world) ?? world.setup.unitTypes.map(printedWorth);
  printed.set(world, known);
  return known;
}

export const typeOf = (game: Game, unit: Unit): UnitType => game.world.setup.unitTypes[unit.type] as UnitType;

const SHAKEN = 0.55;
const WOUNDED = 0.7;

/** What a unit is worth as it stands, without its weapons. */
export function worthOf(game: Game, unit: Unit): number {
  const full = worthsOf(game.world)[unit.type] ?? 0;
  return full * (unit.shaken ? SHAKEN : 1) * (unit.wounds > 0 ? WOUNDED : 1);
}

/** The plate that a vehicle keeps towards the enemy: mostly its front, now and then its flank. */
export function plateOf({ vehicle, helicopter }: UnitType): number {
  if (!vehicle) return helicopter?.armour ?? UNARMOURED;
  const { front, flank } = vehicle.turret ?? vehicle.hull;
  return front === null || flank === null ? UNARMOURED : 0.7 * front + 0.3 * flank;
}

/** By which table it takes damage. */
export function readerOf(game: Game, unit: Unit): Reader {
  const type = typeOf(game, unit);
  if (isMachine(type)) return plateOf(type) === UNARMOURED ? 'unarmoured' : 'armoured';
  if (isMany(type)) {
    if (type.reducesTo !== undefined) return unit.shaken ? 'shaken-squad' : 'squad';
    return unit.shaken ? 'shaken-half' : 'half';
  }
  if (type.kind === 'hero') return 'hero';
  return unit.shaken ? 'shaken-man' : 'man';
}

export const isLeader = (type: UnitType): boolean => type.kind === 'leader' || type.kind === 'commissar';

/** The best leadership modifier among units in Good Order. */
export function leadershipAmong(game: Game, units: readonly Unit[]): number {
  let best = 0;
  for (const unit of units) {
    if (!unit.shaken && isLeader(typeOf(game, unit))) best = Math.max(best, leadershipOf(game, unit));
  }
  return best;
}
