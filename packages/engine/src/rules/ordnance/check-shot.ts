/** Why an order to fire ordnance is not legal, on every occasion (14.0, 14.1, 1.6.4, 1.7.1, 15.0). */
import { hexOf, type LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Engagement, PartlyFired } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import { isMachine, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { whyNotFirer } from '../fire-combat/fire-eligibility.ts';
import { mayLeadFire } from '../fire-combat/leadership.ts';
import { type ShotContext, spotterOf } from '../fire-combat/shot.ts';
import { moveFrame } from '../movement/begin.ts';
import { whyNotMode } from '../movement/modes.ts';
import { canSetOut } from '../movement/set-out.ts';
import { type Aim, aimOf, type Shoot } from './aim.ts';
import { engagementOf } from './engagement.ts';
import type { Gun } from './gun.ts';
import { whyNotGun, whyNotHelper, whyNotMore } from './whether-gun.ts';
import { whyNotAim } from './whether-target.ts';

const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const ABOARD = refusal('16.2', 'passengers-fire-no-support-weapons');
const BAD_LEADER = refusal('5.0.1', 'that-leader-cannot-aid-this-fire');
const NO_ASSAULT_IN_OPPORTUNITY = refusal('5.3', 'assault-fire-is-no-opportunity-fire');
const NOT_ASSAULT_FIRE_NOW = refusal('6.1.1', 'assault-fire-is-declared-when-the-unit-is-first-activated');
const ALL_BY_ASSAULT = refusal('15.2.1', 'what-fires-by-assault-fire-fires-all-of-it-so');
const NOWHERE_TO_GO = refusal('6.1.1', 'assault-fire-must-be-followed-by-a-move');
const NO_PIVOT = refusal('15.2.1', 'whoever-fires-by-assault-turns-in-the-move-that-follows');

/**
 * Where the rules let a holder and his weapon fire apart, the place that the one fired at does not bind the other (1.6.4),
 * unless it is the place that he has just spotted (10.1.1).
 */
function asBound(p: Position, partly: readonly PartlyFired[], at: LocationId): readonly PartlyFired[] {
  const { board, rules } = p.world;
  const isFree = (one: PartlyFired): boolean =>
    !one.opsComplete && (!rules.ordnance.sameHexAsHolder || hexOf(board, one.at) === hexOf(board, at));
  return partly.map((one) => (isFree(one) ? { ...one, at } : one));
}

/** A unit with several weapons goes on firing although it is marked Fired already (15.0). */
export const asEngaged = (unit: Unit, before: Engagement | undefined): Unit =>
  before && before.weapons.length === 0 ? { ...unit, marks: unit.marks & ~MARK.fired } : unit;

function whyNotUnit(p: Position, order: Shoot, context: ShotContext): Refusal | undefined {
  const unit = unitOf(p, order.unit);
  if (unit.at < 0) return ABOARD;
  const bound: ShotContext = { ...context, partly: asBound(p, context.partly ?? [], order.at) };
  const firer = asEngaged(unit, engagementOf(context.engaged, unit.id));
  const barred = whyNotFirer(p, firer, bound, order.at);
  if (barred || order.helper === undefined) return barred;
  return whyNotFirer(p, unitOf(p, order.helper), bound, order.at);
}

function whyNotLeader(p: Position, order: Shoot, { gun }: Aim, context: ShotContext): Refusal | undefined {
  if (order.leader === undefined || order.leader === null) return undefined;
  const leader = unitOf(p, order.leader);
  if (order.leader === order.helper || isMachine(typeOf(p, gun.unit))) return BAD_LEADER;
  return mayLeadFire(p, leader, [gun.unit], leader.id === spotterOf(context, order.at)) ? undefined : BAD_LEADER;
}

/** Fresh, able to assault, and with somewhere to go (6.1.1, 15.2.1). */
export function whyNotAssault(
  p: Position,
  order: Pick<Shoot, 'unit' | 'pivot' | 'assaultFire'>,
  { gun }: { readonly gun: Pick<Gun, 'unit'> },
  context: ShotContext,
): Refusal | undefined {
  const before = engagementOf(context.engaged, order.unit);
  if (before && before.assaultFire !== (order.assaultFire === true)) return ALL_BY_ASSAULT;
  if (!order.assaultFire) return undefined;
  if (context.occasion !== 'impulse') return NO_ASSAULT_IN_OPPORTUNITY;
  const { unit } = gun;
  if ((unit.marks & ACTIVATED) !== 0) return NOT_ASSAULT_FIRE_NOW;
  if (order.pivot !== undefined) return NO_PIVOT;
  const barred = whyNotMode(p, unit, [unit], 'assault-fire');
  if (barred) return barred;
  const run = { side: unit.side, units: [unit.id], mode: 'assault-fire', from: unit.at, reason: 'impulse' } as const;
  return canSetOut(p, moveFrame(p, run)) ? undefined : NOWHERE_TO_GO;
}

/** Why an order to shoot is not legal; undefined when it is. */
export function whyNotShoot(
  p: Position,
  order: Shoot,
  context: ShotContext,
  eligible: readonly UnitId[],
): Refusal | undefined {
  const involved = order.helper === undefined ? [order.unit] : [order.unit, order.helper];
  if (!involved.every((id) => eligible.includes(id))) return NOT_ACTIVATED;
  const barred = whyNotUnit(p, order, context);
  if (barred) return barred;
  const aim = aimOf(p, order, context);
  if ('why' in aim) return aim;
  return (
    whyNotGun(p, aim.gun) ??
    whyNotMore(p, aim, engagementOf(context.engaged, order.unit)) ??
    whyNotAim(p, aim, context) ??
    whyNotHelper(p, order, aim.gun) ??
    whyNotLeader(p, order, aim, context) ??
    whyNotAssault(p, order, aim, context)
  );
}
