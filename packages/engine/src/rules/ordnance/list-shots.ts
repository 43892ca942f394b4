/** Every shot with a to-hit table that could be ordered now (14.1). */
import type { LocationId } from '../../board/board.ts';
import type { Order } from '../../state/orders.ts';
import { enemyLocations, isMachine, type Position, typeOf, unitOf, unitsAt, weaponTypeOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId, type Weapon } from '../../state/state.ts';
import { rangeOf, type ShotContext } from '../fire-combat/shot.ts';
import { isBlocked, lineSeenBy } from '../sight/line-of-sight.ts';
import type { Shoot } from './aim.ts';
import { whyNotShoot } from './check-shot.ts';
import { columnFor, type Gun, gunNamed, isRefusal, ownGuns } from './gun.ts';
import { pivotsFor } from './lay.ts';

const NO_GUNS: readonly Gun[] = [];

/** The unit's own guns and the ones in its hands. */
function gunsOf(p: Position, unit: Unit): readonly Gun[] {
  const own = ownGuns(typeOf(p, unit)).map((_, gun) => ({ unit: unit.id, gun }));
  const carried: Weapon[] = [];
  for (const weapon of p.state.weapons)
    if (weapon.holder === unit.id && weaponTypeOf(p, weapon).ordnance) carried.push(weapon);
  if (own.length + carried.length === 0) return NO_GUNS;
  const names = [...own, ...carried.map((weapon) => ({ unit: unit.id, weapon: weapon.id }))];
  return names.map((name) => gunNamed(p, name)).filter((found): found is Gun => !isRefusal(found));
}

/** What can be aimed at in a location: those on foot together, each vehicle and aircraft by itself. */
function marksAt(p: Position, at: LocationId, side: Unit['side']): (UnitId | undefined)[] {
  const there = unitsAt(p.state, at, enemyOf(side));
  const machines = there.filter((unit) => isMachine(typeOf(p, unit)));
  const alone = machines.map((unit) => unit.id);
  return machines.length < there.length ? [undefined, ...alone] : alone;
}

const namedBy = ({ unit, weapon, index }: Gun): Pick<Shoot, 'do' | 'unit' | 'weapon' | 'gun'> => ({
  do: 'shoot',
  unit: unit.id,
  ...(weapon ? { weapon: weapon.id } : index > 0 && { gun: index }),
});

function* shotsAt(p: Position, gun: Gun, at: LocationId, target: UnitId | undefined): Generator<Shoot> {
  const aimed = { ...namedBy(gun), at, ...(target !== undefined && { target }) };
  for (const pivot of pivotsFor(p, gun, at)) yield { ...aimed, ...(pivot !== undefined && { pivot }) };
  yield { ...aimed, assaultFire: true };
}

/** Every shot of a unit at a place that could be ordered, legal or not. */
function* shotsOf(p: Position, unit: Unit, guns: readonly Gun[], at: LocationId): Generator<Shoot> {
  for (const target of marksAt(p, at, unit.side)) for (const gun of guns) yield* shotsAt(p, gun, at, target);
}

/** Out of reach of all of them, or out of sight: asked once for all ways to fire there. */
function isBeyond(p: Position, unit: Unit, guns: readonly Gun[], at: LocationId): boolean {
  const range = rangeOf(p, unit.at, at);
  return !guns.some(({ table }) => columnFor(table, range) >= 0) || isBlocked(lineSeenBy(p, unit, at));
}

/** Adds every legal shot of the candidates, by the best Leader there is and without a helper. */
export function listShots(p: Position, context: ShotContext, candidates: readonly UnitId[], orders: Order[]): void {
  if (!p.world.ordnance) return;
  for (const id of candidates) {
    const unit = unitOf(p, id);
    const guns = unit.at < 0 || unit.shaken ? [] : gunsOf(p, unit);
    if (guns.length > 0) listShotsOf(p, context, unit, guns, orders);
  }
}

function listShotsOf(p: Position, context: ShotContext, unit: Unit, guns: readonly Gun[], orders: Order[]): void {
  const places = context.window === undefined ? enemyLocations(p, unit.side) : [context.window];
  for (const at of places) {
    if (isBeyond(p, unit, guns, at)) continue;
    for (const order of shotsOf(p, unit, guns, at)) if (!whyNotShoot(p, order, context, [unit.id])) orders.push(order);
  }
}
