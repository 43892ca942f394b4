/** Whether something can be aimed at (5.0, 10.1, 14.1, 14.3, 19.2.5). */
import { type Refusal, refusal } from '../../core/rule.ts';
import { anyUnitAt, hasStatus, isAircraft, isMelee, type Position, typeOf } from '../../state/query.ts';
import { enemyOf } from '../../state/state.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import { whyNotOutOfBunker } from '../fortifications/bunkers.ts';
import { whyTooDark } from '../night/darkness.ts';
import { isBlocked } from '../sight/line-of-sight.ts';
import { isOpenToSights, isSpotted } from '../sight/spotting.ts';
import { type Aim, isFlying } from './aim.ts';

const NOT_THE_MOVER = refusal('5.3', 'opportunity-fire-is-at-the-unit-that-moves');
const MIXED = refusal('5.0', 'nobody-fires-into-a-melee');
const NOBODY_THERE = refusal('5.0', 'no-enemy-unit-is-there');
const UNNAMED = refusal('14.1', 'only-vehicles-are-there-name-one');
const ABANDONED = refusal('14.1.1', 'nobody-fires-at-an-abandoned-vehicle');
const NO_HE = refusal('14.1', 'cannot-attack-anybody-but-vehicles');
const FLYING = refusal('19.2.5', 'only-anti-aircraft-weapons-fire-at-what-flies');
const AIR_ONLY = refusal('19.1', 'fires-at-aircraft-only');
const OUT_OF_RANGE = refusal('14.1', 'out-of-range');
const NO_SIGHT = refusal('10.3', 'no-line-of-sight');
const NOT_SPOTTED = refusal('10.1', 'the-location-is-not-spotted');

/** Opportunity fire is at what moves: that vehicle, or a stack on foot with a mover in it (5.3). */
function whyNotMover({ target, onFoot, movers, at }: Aim, context: ShotContext): Refusal | undefined {
  if (context.occasion !== 'opportunity') return undefined;
  const moving = target ? movers.includes(target.id) : onFoot.some((unit) => movers.includes(unit.id));
  return at === context.window && moving ? undefined : NOT_THE_MOVER;
}

function whyNotKind(p: Position, { gun, target, onFoot, at }: Aim): Refusal | undefined {
  const air = target !== undefined && isAircraft(typeOf(p, target));
  if (!air && gun.table.antiAircraft === 'only') return AIR_ONLY;
  if (air) return isFlying(p, target) && !gun.table.antiAircraft ? FLYING : undefined;
  if (target) return hasStatus(target, 'abandoned') ? ABANDONED : undefined;
  if (onFoot.length === 0) return anyUnitAt(p.state, at, enemyOf(gun.unit.side)) ? UNNAMED : NOBODY_THERE;
  return gun.table.he === null ? NO_HE : undefined;
}

/** Nobody fires among his own, and out of a bunker only through its front; the shell enters from any side (21.1.2). */
function whyNotPlace(p: Position, { gun, from, at }: Aim): Refusal | undefined {
  if (isMelee(p.state, at) || anyUnitAt(p.state, at, gun.unit.side)) return MIXED;
  return whyNotOutOfBunker(p, from, at);
}

/** A gun that has its sights on the target need not spot it again, and aircraft are always seen (14.3, 19.2.3). */
function whyNotSeen(p: Position, aim: Aim, context: ShotContext): Refusal | undefined {
  const { gun, target, from, at, sight } = aim;
  if (isBlocked(sight)) return NO_SIGHT;
  const dark = whyTooDark(p, from, at, gun.unit);
  if (dark) return dark;
  const known = aim.acquired > 0 || (target !== undefined && isAircraft(typeOf(p, target)));
  const seen = known || (context.occasion === 'opportunity' && !context.concealed);
  const spotted = seen || isSpotted(p, at, gun.unit.side) || isOpenToSights(p, gun.unit, at);
  return spotted ? undefined : NOT_SPOTTED;
}

/** Why a shot cannot be aimed as it is. */
export const whyNotAim = (p: Position, aim: Aim, context: ShotContext): Refusal | undefined =>
  whyNotMover(aim, context) ??
  whyNotKind(p, aim) ??
  whyNotPlace(p, aim) ??
  (aim.column < 0 ? OUT_OF_RANGE : whyNotSeen(p, aim, context));
