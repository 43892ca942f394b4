/** Ordnance as opportunity fire (5.3, 14.0): beside units that have fired at this step it uses no attack. */
import { type Play, succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { opportunityWith } from '../../state/changed.ts';
import type { OpportunityFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import { type Position, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import type { Shoot } from './aim.ts';
import { whyNotShoot } from './check-shot.ts';
import { listShots } from './list-shots.ts';
import { carryOutShot, checkedAim, rememberShot } from './shoot-action.ts';

const NO_SLOT = refusal('5.3', 'no-more-attacks-than-movement-points-spent');
const MUST_FIRE = refusal('11.4', 'a-sniper-placed-in-an-enemy-impulse-fires-at-once');

/** Stacked with units that have fired at this step; its own weapons after the first among them. */
const isBeside = (frame: OpportunityFrame, unit: Unit): boolean => frame.fired.includes(unit.at);

/** Whether a unit with ordnance, or a vehicle, may still attack at this step. */
export const mayAttackApart = (frame: OpportunityFrame, unit: Unit): boolean =>
  unit.side === frame.side && unit.at >= 0 && (frame.slots > 0 || isBeside(frame, unit));

/** The attacks left, and the places that have fired, after one by a unit that fires apart from its stack. */
export const afterAttackApart = (frame: OpportunityFrame, unit: Unit): Pick<OpportunityFrame, 'slots' | 'fired'> =>
  isBeside(frame, unit)
    ? { slots: frame.slots, fired: frame.fired }
    : { slots: frame.slots - 1, fired: [...frame.fired, unit.at] };

export function listOpportunityShots(
  p: Position,
  frame: OpportunityFrame,
  context: ShotContext,
  orders: Order[],
): void {
  if (!p.world.ordnance || frame.placed >= 0) return;
  const able = p.state.units.filter((unit) => mayAttackApart(frame, unit)).map((unit) => unit.id);
  listShots(p, context, able, orders);
}

/** Whether a unit has any shot at what moves. */
export function hasShot(p: Position, context: ShotContext, unit: UnitId): boolean {
  const orders: Order[] = [];
  listShots(p, context, [unit], orders);
  return orders.length > 0;
}

export function whyNotOpportunityShot(
  p: Position,
  frame: OpportunityFrame,
  context: ShotContext,
  order: Shoot,
): Refusal | undefined {
  if (frame.placed >= 0) return MUST_FIRE;
  const mine = p.state.units.filter((unit) => unit.side === frame.side && unit.at >= 0).map((unit) => unit.id);
  const barred = whyNotShoot(p, order, context, mine);
  return barred ?? (mayAttackApart(frame, unitOf(p, order.unit)) ? undefined : NO_SLOT);
}

export function shootInAnswer(play: Play, frame: OpportunityFrame, context: ShotContext, order: Shoot): void {
  const aim = checkedAim(play, order, context);
  const reacting = frame.reacting.filter((id) => id !== order.unit);
  const spent = afterAttackApart(frame, aim.gun.unit);
  succeed(play, opportunityWith(frame, { ...spent, reacting, ...rememberShot(play, frame, aim, order) }));
  carryOutShot(play, aim);
}
