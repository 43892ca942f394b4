/** The counters and weapons of a position: from the library by id, or by their printed values. */
import type { UnitType, WeaponType } from '../state/counters.ts';
import type { Library } from './library.ts';
import {
  kindOf,
  type PrintedUnit,
  readPrintedUnit,
  readPrintedWeapon,
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

const HALF_PLAIN = /^\d/;

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

  constructor(library: Library) {
    this.library = library;
  }

  private add<T extends { readonly id: string }>(types: T[], type: T): number {
    const known = types.findIndex(({ id }) => id === type.id);
    return known >= 0 ? known : types.push(type) - 1;
  }

  private addFromLibrary(type: UnitType): number {
    const number = this.add(this.unitTypes, type);
    const half = type.reducesTo === undefined ? undefined : this.library.unitTypes[type.reducesTo];
    if (half) this.add(this.unitTypes, half);
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
    const listed = Object.hasOwn(this.library.unitTypes, is) ? this.library.unitTypes[is] : undefined;
    if (listed) return this.addFromLibrary(listed);
    if (!is.includes(' ') || !kindOf(is)) {
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
    const listed = Object.hasOwn(this.library.weaponTypes, is) ? this.library.weaponTypes[is] : undefined;
    if (listed) return this.add(this.weaponTypes, listed);
    if (!is.includes(' ')) {
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
