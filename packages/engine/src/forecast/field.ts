/** The field of fire of those in one place: the ground they see, and how far their arms carry (5.0, 5.4, 14.1, 15.0). */
import type { HexId, LocationId } from '../board/board.ts';
import { inherentRange } from '../rules/fire-combat/firepower.ts';
import { rangeOf } from '../rules/fire-combat/shot.ts';
import { whyTooDark } from '../rules/night/darkness.ts';
import { columnFor, ownGuns } from '../rules/ordnance/gun.ts';
import { degradingOf, isBlocked, lineBetween } from '../rules/sight/line-of-sight.ts';
import { faceOf } from '../rules/support-weapons/possession.ts';
import { machineGunsOf, mgRange } from '../rules/vehicles/machine-guns.ts';
import { type Position, typeOf, unitOf, weaponOf, weaponTypeOf } from '../state/query.ts';
import type { Game, Unit, UnitId, Weapon, WeaponId } from '../state/state.ts';

/** Within reach on a clear line, within reach on a degraded one, or in sight only. */
export type FieldLook = 'clear' | 'degraded' | 'far';

export interface FieldHex {
  readonly hex: HexId;
  readonly look: FieldLook;
}

/** By firepower of its own, by a gun or by a machine gun. */
const unitReaches = (p: Position, unit: Unit, range: number): boolean =>
  inherentRange(p, { range }, unit) !== 'out' ||
  ownGuns(typeOf(p, unit)).some((table) => columnFor(table, range) >= 0) ||
  machineGunsOf(p, unit).some(({ firepower }) => range <= mgRange(firepower));

function weaponReaches(p: Position, weapon: Weapon, range: number): boolean {
  const face = faceOf(p, weapon);
  const { ordnance, minRange = 0 } = weaponTypeOf(p, weapon);
  if (face === undefined) return false;
  return ordnance ? columnFor(ordnance, range) >= 0 : range >= minRange && range <= face.range;
}

/** What units and weapons in a place command: each hex whose ground they see from there, but for their own. */
export function fieldOfFire(
  game: Game,
  from: LocationId,
  units: readonly UnitId[],
  weapons: readonly WeaponId[],
): readonly FieldHex[] {
  const { board } = game.world;
  const reaches = (range: number): boolean =>
    units.some((id) => unitReaches(game, unitOf(game, id), range)) ||
    weapons.some((id) => weaponReaches(game, weaponOf(game, id), range));
  return board.hexes.flatMap(({ index: hex }): FieldHex[] => {
    const to = board.ground[hex] as LocationId;
    const sight = lineBetween(game, from, to);
    if (to === from || isBlocked(sight) || whyTooDark(game, from, to)) return [];
    if (!reaches(rangeOf(game, from, to))) return [{ hex, look: 'far' }];
    return [{ hex, look: degradingOf(sight) > 0 ? 'degraded' : 'clear' }];
  });
}
