/** The order to fire, given in an impulse: one group from each location, weapon teams and Snipers besides (4.0, 5.2). */
import type { LocationId } from '../../board/board.ts';
import type { Part } from '../../core/decision.ts';
import { succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { type Position, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { carryOutFire, checkFire, type Fire, isMortarOrder, listFire } from './fire.ts';
import { firesAlone } from './fire-eligibility.ts';
import type { ShotContext } from './shot.ts';

const FIRED_TOGETHER = refusal('4.0', 'units-of-one-location-fire-together');

export const contextOf = (frame: ImpulseFrame): ShotContext => ({
  occasion: 'impulse',
  movers: [],
  spotter: frame.spotter,
  spottedAt: frame.spotted,
});

const originOf = (frame: ImpulseFrame, unit: UnitId): LocationId => frame.origins[frame.units.indexOf(unit)] ?? -1;

/** A second group from a location whose units have fired in this impulse would have had to fire with them. */
function hasFired(p: Position, frame: ImpulseFrame, units: readonly UnitId[]): boolean {
  const from = unitOf(p, units[0] as UnitId).at;
  return frame.fired.some(
    (group) => group.from === from && units.some((id) => group.origins.includes(originOf(frame, id))),
  );
}

const isSeparate = (p: Position, order: Fire): boolean =>
  isMortarOrder(p, order) || order.units.some((id) => firesAlone(p, unitOf(p, id)));

/** Weapon teams, Snipers and mortars fire by themselves and leave the group its shot. */
export const fireAction: ImpulseAction<'fire'> = {
  verb: 'fire',

  list(game, frame, _orders, parts) {
    const found: Part[] = [];
    listFire(game, contextOf(frame), frame.units, found);
    for (const part of found) {
      if (part.do !== 'fire') continue;
      const alone =
        part.units.length === 1 &&
        (firesAlone(game, unitOf(game, part.units[0] as UnitId)) ||
          isMortarOrder(game, { do: 'fire', units: part.units, weapons: part.weapons, at: 0 }));
      const units = alone ? part.units : part.units.filter((id) => !hasFired(game, frame, [id]));
      if (units.length > 0) parts.push({ ...part, units });
    }
  },

  check(game, frame, order): Refusal | undefined {
    const barred = checkFire(game, order, contextOf(frame), frame.units);
    if (barred) return barred;
    return !isSeparate(game, order) && hasFired(game, frame, order.units) ? FIRED_TOGETHER : undefined;
  },

  carryOut(play, frame, order) {
    const from = unitOf(play, order.units[0] as UnitId).at;
    const group = { from, at: order.at, origins: [...new Set(order.units.map((id) => originOf(frame, id)))] };
    const fired = isSeparate(play, order) ? frame.fired : [...frame.fired, group];
    const moved = (order.assaultFire ?? []).length > 0 ? [...frame.moved, from] : frame.moved;
    succeed(play, { ...frame, acted: true, fired, moved });
    carryOutFire(play, order, contextOf(frame));
  },
};
