/** The order to fire, given in an impulse: one group from each location, weapon teams and Snipers besides (4.0, 5.2). */

import type { LocationId } from '../../board/board.ts';
import type { Part } from '../../core/decision.ts';
import { succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { type Position, placeOf, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { isReleased, whyNotMixed } from '../ordnance/owed-run.ts';
import { carryOutFire, checkFire, type Fire, isMortarOrder } from './fire.ts';
import { firesAlone } from './fire-eligibility.ts';
import { listFire } from './fire-listing.ts';
import type { ShotContext } from './shot.ts';
import { stillToFire } from './still-to-fire.ts';

const FIRED_TOGETHER = refusal('4.0', 'units-of-one-location-fire-together');
const ONE_TARGET = refusal('5.2', 'all-who-fire-from-a-location-fire-at-the-same-one');
const MOVED_ALREADY = refusal('4.0', 'the-movers-of-that-location-have-moved');
const SMOKE_LAYER = refusal('7.0', 'smoke-layers-may-move-on-but-not-fire');

export const contextOf = (frame: ImpulseFrame): ShotContext => ({
  occasion: 'impulse',
  movers: [],
  spotter: frame.spotter,
  spottedAt: frame.spotted,
  partly: frame.partly,
  engaged: frame.engaged,
});

const originOf = (frame: ImpulseFrame, unit: UnitId): LocationId => frame.origins[frame.units.indexOf(unit)] ?? -1;

const hasLaidSmoke = (frame: ImpulseFrame, units: readonly UnitId[]): boolean =>
  units.some((id) => frame.smoked.includes(id));

/**
 * A second group from a location would have had to fire with the first; units that have come there since may fire at
 * the same target (5.2). A squad whose mortar has fired still has its own firepower (1.6).
 */
function whyNotAgain(p: Position, frame: ImpulseFrame, units: readonly UnitId[], at?: LocationId): Refusal | undefined {
  const from = unitOf(p, units[0] as UnitId).at;
  for (const group of frame.fired) {
    if (group.from !== from) continue;
    if (units.some((id) => group.origins.includes(originOf(frame, id)))) return FIRED_TOGETHER;
    if (at !== undefined && group.at !== at) return ONE_TARGET;
  }
  return undefined;
}

/** Weapon teams and sharpshooters, and passengers on a vehicle among themselves (5.2, 16.2). */
const isApart = (p: Position, unit: UnitId): boolean => firesAlone(p, unitOf(p, unit)) || unitOf(p, unit).aboard >= 0;

const isSeparate = (p: Position, order: Fire): boolean =>
  isMortarOrder(p, order) || order.units.some((id) => isApart(p, id));

/** Whether the runners' location has already sent its movers (4.0). */
const hasMoved = (frame: ImpulseFrame, order: Fire): boolean =>
  (order.assaultFire ?? []).some((id) => frame.moved.includes(originOf(frame, id)));

/** Weapon teams, Snipers and mortars fire by themselves and leave the group its shot. */
export const fireAction: ImpulseAction<'fire'> = {
  verb: 'fire',

  list(game, frame, _orders, parts) {
    const found: Part[] = [];
    const able = frame.units.filter((id) => !frame.smoked.includes(id) && !isReleased(game, frame, id));
    listFire(game, contextOf(frame), able, found);
    for (const part of found) {
      if (part.do !== 'fire') continue;
      const [only] = part.units as [UnitId];
      const mortar = { do: 'fire', units: part.units, weapons: part.weapons, at: 0 } as const;
      const alone = isApart(game, only) || (part.units.length === 1 && isMortarOrder(game, mortar));
      const units = alone ? part.units : part.units.filter((id) => !whyNotAgain(game, frame, [id]));
      if (units.length > 0) parts.push({ ...part, units });
    }
  },

  check(game, frame, order): Refusal | undefined {
    const barred = checkFire(game, order, contextOf(frame), frame.units);
    if (barred) return barred;
    if (hasLaidSmoke(frame, order.units)) return SMOKE_LAYER;
    if (hasMoved(frame, order)) return MOVED_ALREADY;
    const mixed = whyNotMixed(frame, order.units, order.assaultFire ?? []);
    if (mixed) return mixed;
    return isSeparate(game, order) ? undefined : whyNotAgain(game, frame, order.units, order.at);
  },

  carryOut(play, frame, order) {
    const from = placeOf(play, unitOf(play, order.units[0] as UnitId));
    const group = { from, at: order.at, origins: [...new Set(order.units.map((id) => originOf(frame, id)))] };
    const fired = isSeparate(play, order) ? frame.fired : [...frame.fired, group];
    const moved = (order.assaultFire ?? []).length > 0 ? [...frame.moved, from] : frame.moved;
    succeed(
      play,
      impulseWith(frame, {
        acted: true,
        fired,
        moved,
        partly: stillToFire(play, frame.partly, order, contextOf(frame)),
      }),
    );
    carryOutFire(play, order, contextOf(frame));
  },
};
