/** What fires with a to-hit table: a weapon in somebody's hands, a team's gun, a gun of a vehicle or helicopter (14.0). */
import { type Refusal, refusal } from '../../core/rule.ts';
import type { UnitType } from '../../state/counters.ts';
import type { Ordnance } from '../../state/ordnance.ts';
import { type Position, typeOf, weaponTypeOf } from '../../state/query.ts';
import type { Unit, UnitId, Weapon, WeaponId } from '../../state/state.ts';

/** How a gun is laid: in any direction, with the counter it is on, or by a turret. */
export type Mount = 'free' | 'fixed' | 'turret';

export interface Gun {
  readonly unit: Unit;
  /** The support weapon; undefined for the unit's own gun. */
  readonly weapon: Weapon | undefined;
  /** Which of the unit's own guns, from 0. */
  readonly index: number;
  readonly table: Ordnance;
  readonly mount: Mount;
}

/** Which gun an order speaks of. */
export interface GunName {
  readonly unit: UnitId;
  readonly weapon?: WeaponId;
  readonly gun?: number;
}

const NOT_HELD = refusal('1.6', 'that-weapon-is-in-other-hands');
const NO_TABLE = refusal('14.0', 'that-weapon-has-no-to-hit-table');
const NO_GUN = refusal('14.0', 'this-unit-has-no-such-gun');

const NO_GUNS: readonly Ordnance[] = [];

/** A counter's own guns, the main one first. */
export const ownGuns = ({ ordnance, vehicle, helicopter }: UnitType): readonly Ordnance[] =>
  ordnance ?? vehicle?.guns ?? helicopter?.guns ?? NO_GUNS;

function mountOf(type: UnitType, table: Ordnance): Mount {
  if (type.vehicle) return type.vehicle.turret && !table.inHull ? 'turret' : 'fixed';
  return type.covers ? 'fixed' : 'free';
}

/** The gun that an order names, or why there is none. */
export function gunNamed(p: Position, name: GunName): Gun | Refusal {
  const unit = p.state.units[name.unit] as Unit;
  const index = name.gun ?? 0;
  if (name.weapon === undefined) {
    const type = typeOf(p, unit);
    const table = ownGuns(type)[index];
    return table ? { unit, weapon: undefined, index, table, mount: mountOf(type, table) } : NO_GUN;
  }
  const weapon = p.state.weapons[name.weapon] as Weapon;
  if (weapon.holder !== unit.id) return NOT_HELD;
  const { ordnance } = weaponTypeOf(p, weapon);
  if (!ordnance || name.gun !== undefined) return NO_TABLE;
  return { unit, weapon, index, table: ordnance, mount: 'free' };
}

export const isRefusal = (found: Gun | Refusal): found is Refusal => 'why' in found;

/** The first column whose range reaches the target, or −1 beyond all of them (14.1). */
export const columnFor = ({ ranges }: Ordnance, range: number): number => ranges.findIndex((limit) => range <= limit);
