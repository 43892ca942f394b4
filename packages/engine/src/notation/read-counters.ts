/** The counters and weapons of a position: from the library by id, or by their printed values. */
import type { UnitType, WeaponType } from '../state/counters.ts';
import type { WrittenCounter } from './counter-schema.ts';
import type { Library } from './library.ts';
import type { ReadPosition } from './position-schema.ts';
import {
  type PrintedUnit,
  readPrintedUnit,
  readPrintedWeapon,
  spelledWeapon,
  UNIT_KINDS,
  WEAPON_CLASSES,
  writePrintedUnit,
  writePrintedWeapon,
} from './printed.ts';
import type { Problems } from './problem.ts';

/** Whose counter it is, where the values do not tell. */
export interface Force {
  readonly nation: string;
  readonly badge: string;
}

/** Counters and guns that a position writes out itself. */
type OwnCounters = Pick<ReadPosition, 'counters' | 'ordnance'>;

const HALF_PLAIN = /^\d/;

/** Values without the kind before them. */
const VALUES = /^\d+\S*-\d/;
const KIND_FIRST = `write the kind and then its values, such as "squad 2-5-4-6" or "leader 6-1-6"; kinds: ${UNIT_KINDS.join(', ')}`;

/** Half a squad whose half nobody has stated: half the firepower, one less range. */
const plainHalf = ({ weapon: _, ...squad }: PrintedUnit): PrintedUnit => ({
  ...squad,
  kind: 'half-squad',
  firepower: Math.floor(squad.firepower / 2),
  range: Math.max(0, squad.range - 1),
});

/** Collects the types in use and gives each its number. */
export class CounterTable {
  readonly unitTypes: UnitType[] = [];
  readonly weaponTypes: WeaponType[] = [];
  private readonly library: Library;
  private readonly own: OwnCounters;

  constructor(library: Library, own: OwnCounters = {}) {
    this.library = library;
    this.own = own;
  }

  private add<T extends { readonly id: string }>(types: T[], type: T): number {
    const known = types.findIndex(({ id }) => id === type.id);
    return known >= 0 ? known : types.push(type) - 1;
  }

  private addFromLibrary(type: UnitType): number {
    const number = this.add(this.unitTypes, type);
    for (const id of [type.reducesTo, type.crew, type.mount?.onFoot]) {
      const other = id === undefined ? undefined : this.library.unitTypes[id];
      if (other) this.add(this.unitTypes, other);
    }
    return number;
  }

  /** A counter of the position's own, and those that it can become. */
  private addOwn(id: string, counter: WrittenCounter, force: Force, problems: Problems): number {
    const known = this.unitTypes.findIndex((type) => type.id === id);
    if (known >= 0) return known;
    const number = this.add(this.unitTypes, { id, ...force, shakenMorale: counter.morale, ...counter });
    for (const other of [counter.reducesTo, counter.crew, counter.mount?.onFoot])
      if (other !== undefined) this.unit(other, undefined, force, problems);
    return number;
  }

  private addPrinted(unit: PrintedUnit, force: Force, reducesTo?: string): number {
    const half = reducesTo === undefined ? '' : ` > ${reducesTo}`;
    const id = `${writePrintedUnit(unit)} [${force.nation}/${force.badge}]${half}`;
    return this.add(this.unitTypes, { id, ...force, ...unit, ...(reducesTo === undefined ? {} : { reducesTo }) });
  }

  private idOf(number: number): string {
    return (this.unitTypes[number] as UnitType).id;
  }

  /** The number of a counter by id or values, or −1 with a problem. */
  unit(is: string, half: string | undefined, force: Force, problems: Problems): number {
    const own = this.own.counters?.[is];
    if (own) return this.addOwn(is, own, force, problems);
    const listed = Object.hasOwn(this.library.unitTypes, is) ? this.library.unitTypes[is] : undefined;
    if (listed) return this.addFromLibrary(listed);
    if (VALUES.test(is)) {
      problems.add(`there is no counter "${is}"`, KIND_FIRST);
      return -1;
    }
    if (!is.includes(' ')) {
      problems.unknown('counter', is, [...Object.keys(this.library.unitTypes), ...UNIT_KINDS]);
      return -1;
    }
    const printed = readPrintedUnit(is);
    if ('problem' in printed) problems.add(printed.problem, printed.remedy);
    else return this.addPrinted(printed, force, this.halfOf(printed, half, force, problems));
    return -1;
  }

  private halfOf(squad: PrintedUnit, half: string | undefined, force: Force, problems: Problems): string | undefined {
    if (squad.kind !== 'squad') {
      if (half !== undefined) problems.add(`a ${squad.kind} has no half`, 'leave "half" out');
      return undefined;
    }
    if (half === undefined) return this.idOf(this.addPrinted(plainHalf(squad), force));
    const number = this.unit(HALF_PLAIN.test(half) ? `half-squad ${half}` : half, undefined, force, problems);
    return number < 0 ? undefined : this.idOf(number);
  }

  weapon(is: string, problems: Problems): number {
    const own = this.own.ordnance?.[is];
    if (own)
      return this.add(this.weaponTypes, {
        id: is,
        class: 'ordnance',
        firepower: 0,
        range: own.ranges[2],
        ordnance: own,
      });
    const id = spelledWeapon(is);
    const listed = Object.hasOwn(this.library.weaponTypes, id) ? this.library.weaponTypes[id] : undefined;
    if (listed) return this.add(this.weaponTypes, listed);
    if (!id.includes(' ')) {
      problems.unknown('weapon', is, [...Object.keys(this.library.weaponTypes), ...WEAPON_CLASSES]);
      return -1;
    }
    const printed = readPrintedWeapon(is);
    if ('problem' in printed) {
      problems.add(printed.problem, printed.remedy);
      return -1;
    }
    return this.add(this.weaponTypes, { id: writePrintedWeapon(printed), ...printed });
  }
}
