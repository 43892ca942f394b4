/** A shot with a to-hit table as it is about to be fired: an order with everything looked up (14.1). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { OrderTo } from '../../state/orders.ts';
import { has, hasStatus, isAircraft, isMachine, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, NOBODY, type Unit, type UnitId } from '../../state/state.ts';
import { bestFireLeader } from '../fire-combat/leadership.ts';
import { type Occasion, rangeOf, type ShotContext, spotterOf } from '../fire-combat/shot.ts';
import { areAdjacent } from '../sight/adjacency.ts';
import { lineSeenBy, type SightCode } from '../sight/line-of-sight.ts';
import { acquiredLevel, onFootAt } from './acquisition.ts';
import { engagementOf, sightsOf } from './engagement.ts';
import { columnFor, type Gun, gunNamed, isRefusal } from './gun.ts';
import { type Lay, layOn } from './lay.ts';

export type Shoot = OrderTo<'shoot'>;

export interface Aim {
  readonly gun: Gun;
  readonly lay: Lay;
  readonly occasion: Occasion;
  readonly from: LocationId;
  readonly at: LocationId;
  /** The vehicle or aircraft aimed at; undefined for all on foot there. */
  readonly target: Unit | undefined;
  readonly onFoot: readonly Unit[];
  readonly leader: Unit | undefined;
  /** A second single-man counter serves the weapon, or −1. */
  readonly helper: UnitId;
  readonly range: number;
  /** Of the to-hit table; −1 beyond its range. */
  readonly column: number;
  readonly adjacent: boolean;
  readonly sight: SightCode;
  readonly movers: readonly UnitId[];
  /** It, or its turret, turned to fire on this occasion. */
  readonly pivoted: boolean;
  readonly turned: boolean;
  readonly assaultFire: boolean;
  readonly acquired: 0 | 1 | 2;
  /** Under Ops Complete, with its penalty: opportunity fire, not fire at a place just spotted (4.1). */
  readonly hampered: boolean;
}

const NO_TARGET = refusal('14.1', 'that-target-is-not-there');

/** The one named, none for null, otherwise the best there is; not one who serves the weapon (1.6, 5.0.1). */
function leaderFor(p: Position, order: Shoot, context: ShotContext): Unit | undefined {
  const unit = unitOf(p, order.unit);
  if (order.leader === null || isMachine(typeOf(p, unit))) return undefined;
  if (order.leader !== undefined) return unitOf(p, order.leader);
  const best = bestFireLeader(p, [unit], spotterOf(context, order.at));
  return best?.id === order.helper ? undefined : best;
}

/** Before its first shot of the occasion, which has replaced the marker since. */
function beganOpsComplete(unit: Unit, { engaged, partly }: ShotContext): boolean {
  const before = engagementOf(engaged, unit.id) ?? partly?.find((one) => one.unit === unit.id);
  return before?.opsComplete ?? has(unit, 'ops-complete');
}

/** Nobody is near to a plane (19.1). */
const isPlane = (p: Position, target: Unit | undefined): boolean =>
  target !== undefined && typeOf(p, target).kind === 'plane';

/** Everything about the shot that an order stands for, or why its gun cannot be brought to bear. */
export function aimOf(p: Position, order: Shoot, context: ShotContext): Aim | Refusal {
  const gun = gunNamed(p, order);
  if (isRefusal(gun)) return gun;
  const { unit } = gun;
  const target = order.target === undefined ? undefined : unitOf(p, order.target);
  if (target && (target.at !== order.at || target.side === unit.side || !isMachine(typeOf(p, target))))
    return NO_TARGET;
  const engagement = engagementOf(context.engaged, unit.id);
  const lay = layOn(p, gun, order.at, order.pivot, engagement?.pivoted ?? 0);
  if ('why' in lay) return lay;
  const mark = { target: target?.id ?? NOBODY, at: order.at };
  const range = rangeOf(p, unit.at, order.at);
  return {
    gun,
    lay,
    occasion: context.occasion,
    from: unit.at,
    at: order.at,
    target,
    onFoot: target ? [] : onFootAt(p, order.at, enemyOf(unit.side)),
    leader: leaderFor(p, order, context),
    helper: order.helper ?? NOBODY,
    range,
    column: columnFor(gun.table, range),
    adjacent: areAdjacent(p.world, unit.at, order.at) && !isPlane(p, target),
    sight: lineSeenBy(p, unit, order.at),
    movers: context.movers,
    pivoted: lay.pivoted > 0 || (engagement?.pivoted ?? 0) > 0,
    turned: lay.turned || (engagement?.turned ?? false),
    assaultFire: order.assaultFire === true,
    acquired: acquiredLevel(sightsOf(p, context.engaged, unit.id), gun.weapon?.id ?? NOBODY, mark),
    hampered: context.occasion === 'opportunity' && beganOpsComplete(unit, context),
  };
}

/** Aircraft in flight: a plane always, a helicopter unless it hovers (19.1, 19.2.1). */
export const isFlying = (p: Position, unit: Unit): boolean =>
  isAircraft(typeOf(p, unit)) && !hasStatus(unit, 'hovering');
