/** The order of battle: every counter and weapon with a name of its own, and hands for every weapon. */
import type { UnitType } from '@opfire/engine';
import type { Library } from '../library.ts';
import type { ScenarioFile, ScenarioForce } from '../schema/scenario.ts';
import { isMachine, seatsIn } from './seats.ts';

export interface NamedUnit {
  readonly name: string;
  readonly counter: string;
  readonly type: UnitType;
}

export interface NamedWeapon {
  readonly name: string;
  readonly weapon: string;
  /** Who carries it unless his owner gives it to somebody else; absent when nobody can. */
  readonly by?: string;
}

export interface NamedForce {
  readonly id: string;
  readonly force: ScenarioForce;
  readonly units: readonly NamedUnit[];
  readonly weapons: readonly NamedWeapon[];
  /** What its passengers and Armor Leaders ride in, by name. */
  readonly seats: ReadonlyMap<string, string>;
}

const times = <T>(record: Readonly<Record<string, number>>, one: (id: string) => T): T[] =>
  Object.entries(record).flatMap(([id, amount]) => Array.from({ length: amount }, () => one(id)));

const CROWD: readonly UnitType['kind'][] = ['squad', 'half-squad', 'crew'];

/** Squads are called by nation and kind, everybody else by his counter. */
const stemOf = ({ id, kind, nation }: UnitType): string => (CROWD.includes(kind) ? `${nation}-${kind}` : id);

/** Numbers those of whom there are several; squads always. */
class Namer {
  private readonly total = new Map<string, number>();
  private readonly given = new Map<string, number>();

  expect(stem: string): void {
    this.total.set(stem, (this.total.get(stem) ?? 0) + 1);
  }

  name(stem: string, always: boolean): string {
    const number = (this.given.get(stem) ?? 0) + 1;
    this.given.set(stem, number);
    return always || (this.total.get(stem) ?? 0) > 1 ? `${stem}-${number}` : stem;
  }
}

/** Who takes a weapon first: squads and half-squads one each, then squads a second, then single men. */
const NEVER: readonly UnitType['kind'][] = ['weapon-team', 'medic', 'sniper', 'armor-leader', 'chaplain'];
const ALSO_NEVER: readonly UnitType['kind'][] = ['nurse', 'piper', 'marksman'];

function hands(units: readonly NamedUnit[]): string[] {
  const crowd = units.filter(({ type }) => CROWD.includes(type.kind));
  const squads = units.filter(({ type }) => type.kind === 'squad');
  const barred = [...NEVER, ...ALSO_NEVER, ...CROWD];
  const single = units.filter(({ type }) => !barred.includes(type.kind) && !isMachine(type));
  return [...crowd, ...squads, ...single].map(({ name }) => name);
}

/** Every force with its counters named. Counters and weapons that the library does not know are left out. */
export function nameForces(scenario: ScenarioFile, library: Library): NamedForce[] {
  const namer = new Namer();
  const forces = Object.entries(scenario.forces).map(([id, force]) => ({
    id,
    force,
    types: times(force.units, (counter) => library.unitTypes[counter]).filter((type) => type !== undefined),
    carried: times(force.weapons ?? {}, (weapon) => weapon).filter((weapon) => weapon in library.weaponTypes),
  }));
  for (const { types, carried } of forces) {
    for (const type of types) namer.expect(stemOf(type));
    for (const weapon of carried) namer.expect(weapon);
  }
  return forces.map(({ id, force, types, carried }) => {
    const units = types.map((type) => ({
      name: namer.name(stemOf(type), CROWD.includes(type.kind)),
      counter: type.id,
      type,
    }));
    const free = hands(units);
    const weapons = carried.map((weapon, index): NamedWeapon => {
      const by = free[index];
      return { name: namer.name(weapon, false), weapon, ...(by !== undefined && { by }) };
    });
    return { id, force, units, weapons, seats: seatsIn(units, weapons, force.aboard === true) };
  });
}
