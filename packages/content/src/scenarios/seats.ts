/** Who rides in what at the start (11.5, 16.1), until his owner says otherwise. */
import type { Capacity, UnitType } from '@opfire/engine';
import type { NamedUnit, NamedWeapon } from './forces.ts';

export const isMachine = ({ vehicle, helicopter, plane }: UnitType): boolean =>
  vehicle !== undefined || helicopter !== undefined || plane !== undefined;

/** Half-squads worth of room that a unit takes; single men take none (1.3). */
export function roomOf({ kind }: UnitType): number {
  if (kind === 'squad' || kind === 'weapon-team') return 2;
  return kind === 'half-squad' || kind === 'crew' ? 1 : 0;
}

/** Of weapon teams only those with machine guns ride in every edition (16.1). */
export const isPassenger = (type: UnitType): boolean =>
  !isMachine(type) &&
  type.movement > 0 &&
  !type.immobile &&
  (type.kind !== 'weapon-team' || type.weapon === 'machine-gun');

const capacityOf = ({ vehicle, helicopter }: UnitType): Capacity | undefined => (vehicle ?? helicopter)?.carries;

export const carriesAnybody = ({ units }: { readonly units: readonly NamedUnit[] }): boolean =>
  units.some(({ type }) => capacityOf(type)) && units.some(({ type }) => isPassenger(type));

/** A vehicle or helicopter with the seats still free in it. */
class Carrier {
  readonly name: string;
  private halves: number;
  private weapons: number;
  private smcs: number;

  constructor(name: string, { halves, weapons, smcs }: Capacity) {
    this.name = name;
    this.halves = halves;
    this.weapons = weapons;
    this.smcs = smcs;
  }

  /** Takes a passenger with so many weapons, if there is room. */
  take(type: UnitType, weapons: number): boolean {
    const halves = roomOf(type);
    const smcs = halves === 0 ? 1 : 0;
    if (halves > this.halves || smcs > this.smcs || weapons > this.weapons) return false;
    this.halves -= halves;
    this.smcs -= smcs;
    this.weapons -= weapons;
    return true;
  }
}

/** Armor Leaders command the first vehicles with guns, or any. */
function commands(units: readonly NamedUnit[]): Map<string, string> {
  const vehicles = units.filter(({ type }) => type.vehicle);
  const armed = vehicles.filter(({ type }) => (type.vehicle?.guns.length ?? 0) > 0);
  const free = [...armed, ...vehicles.filter((unit) => !armed.includes(unit))];
  const leaders = units.filter(({ type }) => type.kind === 'armor-leader');
  const pairs = leaders.map(({ name }, index) => [name, free[index]?.name] as const);
  return new Map(pairs.flatMap(([leader, vehicle]) => (vehicle === undefined ? [] : [[leader, vehicle] as const])));
}

/** Squads first, each in the first vehicle that has room. */
function rides(units: readonly NamedUnit[], weapons: readonly NamedWeapon[]): Map<string, string> {
  const carriers = units.flatMap(({ name, type }) => {
    const capacity = capacityOf(type);
    return capacity ? [new Carrier(name, capacity)] : [];
  });
  const passengers = units
    .filter(({ type }) => isPassenger(type))
    .sort((one, other) => roomOf(other.type) - roomOf(one.type));
  const seats = new Map<string, string>();
  for (const { name, type } of passengers) {
    const carried = weapons.filter(({ by }) => by === name).length;
    const carrier = carriers.find((one) => one.take(type, carried));
    if (carrier) seats.set(name, carrier.name);
  }
  return seats;
}

/** The vehicle of everybody who has one, by name. */
export const seatsIn = (
  units: readonly NamedUnit[],
  weapons: readonly NamedWeapon[],
  aboard: boolean,
): ReadonlyMap<string, string> => new Map([...commands(units), ...(aboard ? rides(units, weapons) : [])]);
