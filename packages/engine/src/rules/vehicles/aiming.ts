/** Small arms fire at one vehicle or at all others in the hex, never at both (17.2). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { anyOnFootAt, isMachine, machinesAt, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Side, type UnitId } from '../../state/state.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import { whyNotExposed } from './exposure.ts';

const NOBODY_ON_FOOT = refusal('17.2', 'only-vehicles-are-there-name-one');
const NO_SUCH_VEHICLE = refusal('17.2', 'that-vehicle-is-not-there');
const NOT_THE_MOVER = refusal('5.3', 'opportunity-fire-is-at-the-unit-that-moves');

function whyNotAtMover(p: Position, context: ShotContext, target: UnitId | undefined): Refusal | undefined {
  if (context.occasion !== 'opportunity') return undefined;
  const open = context.launcher === undefined ? context.movers : [context.launcher];
  const moving =
    target === undefined
      ? open.some((id) => unitOf(p, id).at === context.window && !isMachine(typeOf(p, unitOf(p, id))))
      : open.includes(target);
  return moving ? undefined : NOT_THE_MOVER;
}

/** Why fire from a place cannot be aimed so at what stands in another. */
export function whyNotAim(
  p: Position,
  from: LocationId,
  at: LocationId,
  side: Side,
  context: ShotContext,
  target: UnitId | undefined,
): Refusal | undefined {
  if (!p.world.machines && target === undefined) return undefined;
  if (target === undefined) {
    if (!anyOnFootAt(p, at, enemyOf(side))) return NOBODY_ON_FOOT;
    return whyNotAtMover(p, context, target);
  }
  const vehicle = p.state.units[target];
  if (!vehicle || vehicle.at !== at || vehicle.side === side || !isMachine(typeOf(p, vehicle))) return NO_SUCH_VEHICLE;
  return whyNotExposed(p, vehicle, from) ?? whyNotAtMover(p, context, target);
}

/** What fire from a place can be aimed at in another: those on foot, and each vehicle that it can hurt. */
export function aimsAt(
  p: Position,
  from: LocationId,
  at: LocationId,
  side: Side,
  context: ShotContext,
): (UnitId | undefined)[] {
  if (!p.world.machines) return [undefined];
  const targets = [undefined, ...machinesAt(p, at, enemyOf(side)).map((unit) => unit.id)];
  return targets.filter((target) => !whyNotAim(p, from, at, side, context, target));
}
