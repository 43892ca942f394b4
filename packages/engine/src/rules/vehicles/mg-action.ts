/** The order to fire a machine gun of a vehicle, in an impulse and as opportunity fire (5.3, 15.0). */
import type { LocationId } from '../../board/board.ts';
import { type Play, succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith, opportunityWith } from '../../state/changed.ts';
import type { Engagement, OpportunityFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import { enemyLocations, isMachine, machinesAt, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { contextOf } from '../fire-combat/fire-action.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { withDischarge } from '../ordnance/engagement.ts';
import { pivotsFor } from '../ordnance/lay.ts';
import { afterAttackApart, mayAttackApart } from '../ordnance/shoot-opportunity.ts';
import { type FireMg, type MgAim, machineGunsOf, mgAimOf, mountedIn, pointsApart } from './machine-guns.ts';
import { fireMg, whyNotFireMg } from './mg-fire.ts';

const NO_SLOT = refusal('5.3', 'no-more-attacks-than-movement-points-spent');
const MUST_FIRE = refusal('11.4', 'a-sniper-placed-in-an-enemy-impulse-fires-at-once');

/** Every way to fire one of its machine guns at a place, legal or not. */
function* firesAt(p: Position, unit: Unit, mg: number, at: LocationId): Generator<FireMg> {
  const gun = machineGunsOf(p, unit)[mg];
  if (!gun) return;
  const pivots = gun.mount === 'rear' ? [undefined] : pivotsFor(p, mountedIn(unit, gun), at);
  for (const target of [undefined, ...machinesAt(p, at, enemyOf(unit.side)).map((one) => one.id)]) {
    const aimed = { do: 'fire-mg', unit: unit.id, mg, at, ...(target !== undefined && { target }) } as const;
    for (const pivot of pivots) yield { ...aimed, ...(pivot !== undefined && { pivot }) };
    yield { ...aimed, assaultFire: true };
  }
}

/** Adds every legal fire of the candidates' machine guns. */
export function listMgFire(p: Position, context: ShotContext, candidates: readonly UnitId[], orders: Order[]): void {
  if (!p.world.machines) return;
  for (const id of candidates) {
    const unit = unitOf(p, id);
    if (unit.at < 0 || !isMachine(typeOf(p, unit))) continue;
    const places = context.window === undefined ? enemyLocations(p, unit.side) : [context.window];
    machineGunsOf(p, unit).forEach((_, mg) => {
      for (const at of places)
        for (const order of firesAt(p, unit, mg, at)) if (!whyNotFireMg(p, order, context, [id])) orders.push(order);
    });
  }
}

/** Whether a unit has a machine gun to fire at what moves. */
export function hasMgFire(p: Position, context: ShotContext, unit: UnitId): boolean {
  const orders: Order[] = [];
  listMgFire(p, context, [unit], orders);
  return orders.length > 0;
}

export function checkedMgAim(p: Position, order: FireMg, context: ShotContext): MgAim {
  const aim = mgAimOf(p, order, context);
  if ('why' in aim) throw new Error(`fire was carried out that is refused: ${aim.why}`);
  return aim;
}

/** To be asked before the fire is resolved. */
export const rememberMg = (
  p: Position,
  engaged: readonly Engagement[],
  order: FireMg,
  { lay, mg, assaultFire }: MgAim,
) =>
  withDischarge(p, engaged, order.unit, order.at, {
    mg: order.mg,
    pivoted: lay.pivoted,
    turned: lay.turned,
    assaultFire,
    apart: pointsApart(mg),
  });

export const fireMgAction: ImpulseAction<'fire-mg'> = {
  verb: 'fire-mg',
  list(game, frame, orders) {
    listMgFire(game, contextOf(frame), frame.units, orders);
  },
  check: (game, frame, order) => whyNotFireMg(game, order, contextOf(frame), frame.units),
  carryOut(play, frame, order) {
    const aim = checkedMgAim(play, order, contextOf(frame));
    succeed(play, impulseWith(frame, { acted: true, engaged: rememberMg(play, frame.engaged, order, aim) }));
    fireMg(play, aim);
  },
};

export function listOpportunityMgs(p: Position, frame: OpportunityFrame, context: ShotContext, orders: Order[]): void {
  if (!p.world.machines || frame.placed >= 0) return;
  const able = p.state.units.filter((unit) => mayAttackApart(frame, unit)).map((unit) => unit.id);
  listMgFire(p, context, able, orders);
}

export function whyNotOpportunityMg(
  p: Position,
  frame: OpportunityFrame,
  context: ShotContext,
  order: FireMg,
): Refusal | undefined {
  if (frame.placed >= 0) return MUST_FIRE;
  const mine = p.state.units.filter((unit) => unit.side === frame.side && unit.at >= 0).map((unit) => unit.id);
  const barred = whyNotFireMg(p, order, context, mine);
  return barred ?? (mayAttackApart(frame, unitOf(p, order.unit)) ? undefined : NO_SLOT);
}

export function fireMgInAnswer(play: Play, frame: OpportunityFrame, context: ShotContext, order: FireMg): void {
  const aim = checkedMgAim(play, order, context);
  const reacting = frame.reacting.filter((id) => id !== order.unit);
  const spent = afterAttackApart(frame, unitOf(play, order.unit));
  const engaged = rememberMg(play, frame.engaged, order, aim);
  succeed(play, opportunityWith(frame, { ...spent, reacting, engaged }));
  fireMg(play, aim);
}
