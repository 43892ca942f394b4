/** What planes attack, and how: cannon along the path, bombs on hexes of it (19.1.1). */
import type { HexId, LocationId } from '../../board/board.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import type { Tally } from '../../core/tally.ts';
import type { AttackRunFrame } from '../../state/frames.ts';
import {
  anyUnitAt,
  hasStatus,
  isLeader,
  isMachine,
  isMelee,
  isVehicle,
  type Position,
  typeOf,
  unitOf,
} from '../../state/query.ts';
import { enemyOf, type Unit } from '../../state/state.ts';
import type { PlaneValues } from '../../state/vehicles.ts';
import { unitsInHex } from '../indirect-fire/barrage.ts';
import { strikeVehicle } from '../ordnance/machine-hit.ts';
import { penetrationResult } from '../ordnance/penetration.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { isSpotted } from '../sight/spotting.ts';
import { lowestArmour, vehicleValues } from '../vehicles/armour.ts';
import { airOver } from './airspace.ts';
import { type Blast, strikeHex } from './blast.ts';
import { alongPath } from './flight-paths.ts';

export type PlaneWeapon = 'cannon' | 'bombs';

export const planeValues = (p: Position, { unit }: Pick<AttackRunFrame, 'unit'>): PlaneValues =>
  typeOf(p, unitOf(p, unit)).plane as PlaneValues;

const strataOf = (p: Position, hex: HexId): readonly LocationId[] => p.world.board.strata[hex] ?? [];

/** A Leader's eyes will do, spotted or not (19.1.1). */
function isSeenByLeader(p: Position, frame: AttackRunFrame, at: LocationId): boolean {
  return p.state.units.some(
    (unit) =>
      unit.side === frame.side && unit.at >= 0 && isLeader(typeOf(p, unit)) && !isBlocked(lineBetween(p, unit.at, at)),
  );
}

/** Enemies whom somebody has spotted or a Leader sees, and no friends among them (5.0, 19.1.1). */
export function isTargetHex(p: Position, frame: AttackRunFrame, hex: HexId): boolean {
  const strata = strataOf(p, hex);
  if (strata.some((at) => isMelee(p.state, at) || anyUnitAt(p.state, at, frame.side))) return false;
  return strata.some(
    (at) =>
      anyUnitAt(p.state, at, enemyOf(frame.side)) && (isSpotted(p, at, frame.side) || isSeenByLeader(p, frame, at)),
  );
}

/** The hexes that its cannon sweep from where it is. */
export function sweptHexes(p: Position, frame: AttackRunFrame): HexId[] {
  const { cannon } = planeValues(p, frame);
  const swept = alongPath(p, { at: frame.hex, direction: frame.direction }, cannon?.hexes ?? 0);
  return swept.filter((hex) => isTargetHex(p, frame, hex));
}

export function firepowerOf(p: Position, frame: AttackRunFrame, weapon: PlaneWeapon): Tally {
  const { cannon, bombs } = planeValues(p, frame);
  const amount = (weapon === 'cannon' ? cannon?.firepower : bombs?.he) ?? 0;
  return { total: amount, parts: [{ what: weapon, amount, rule: '19.1.1' }] };
}

export const planeBlast = (p: Position, frame: AttackRunFrame, weapon: PlaneWeapon): Blast => ({
  how: weapon,
  side: frame.side,
  unit: frame.unit,
  from: airOver(p, frame.hex),
  firepower: firepowerOf(p, frame, weapon),
  rule: '19.1.1',
});

/** Those on foot in a hex, and the vehicles that still fight. */
export const onFootIn = (p: Position, hex: HexId): Unit[] =>
  unitsInHex(p, hex).filter((unit) => !isMachine(typeOf(p, unit)));
export const vehiclesIn = (p: Position, hex: HexId): Unit[] =>
  unitsInHex(p, hex).filter((unit) => isVehicle(typeOf(p, unit)) && !hasStatus(unit, 'abandoned'));

export const lowestArmourOf = (p: Position, vehicle: Unit): Tally => {
  const amount = lowestArmour(vehicleValues(p, vehicle));
  return { total: amount, parts: [{ what: 'lowest-armour', amount, rule: '19.1.1' }] };
};

/** No roll to hit: straight to penetration, against the thinnest armour there is (19.1.1). */
function strikeVehicleFromAir(play: Play, frame: AttackRunFrame, weapon: PlaneWeapon, vehicle: Unit): void {
  const attack = firepowerOf(play, frame, weapon);
  const armour = lowestArmourOf(play, vehicle);
  const dice = roll(play, [6, 6], 'penetration');
  const result = penetrationResult(dice, attack.total, armour.total);
  const { unit } = frame;
  tell(play, { t: 'penetration-rolled', unit, target: vehicle.id, attack, armour, dice, result, rule: '19.1.1' });
  strikeVehicle(play, vehicle, { dice, attack, armour, result });
}

/** Everybody on foot in the hex with one roll, then vehicle by vehicle. */
export function attackHex(play: Play, frame: AttackRunFrame, weapon: PlaneWeapon, hex: HexId): void {
  strikeHex(play, planeBlast(play, frame, weapon), strataOf(play, hex), onFootIn(play, hex));
  for (const { id } of vehiclesIn(play, hex)) {
    const vehicle = unitOf(play, id);
    if (vehicle.at >= 0) strikeVehicleFromAir(play, frame, weapon, vehicle);
  }
}
