/** Attempts to spot (10.1.1): one in each impulse, by any unit that has not been used yet. */

import { type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Play, roll1d6, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { OrderTo } from '../../state/orders.ts';
import {
  anyUnitAt,
  armorLeaderOf,
  enemyLocations,
  has,
  isActivated,
  isHelicopter,
  isLeader,
  isMelee,
  isOneOf,
  isScouting,
  isVehicle,
  leadershipOf,
  locationsOf,
  type Position,
  sameBadge,
  skillSum,
  typeOf,
  unitOf,
  unitsAt,
} from '../../state/query.ts';
import { enemyOf, NOBODY, type Side, type Unit, type UnitId } from '../../state/state.ts';
import { leaderInUse, noteLed } from '../fire-combat/leadership.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { addOptics, greatestRoll, whyBlind, whyNotMadeOut } from './eyes.ts';
import { degradingOf, hasGap, isBlocked, lineSeenBy } from './line-of-sight.ts';
import { isSpotted, spottingTerrain } from './spotting.ts';
import { asSeenBy } from './thermal.ts';

const ONE_ATTEMPT = refusal('10.1.1', 'one-spotting-attempt-in-an-impulse');
const NOT_YOURS = refusal('10.1.1', 'not-a-unit-of-yours-on-the-map');
const NOT_GOOD_ORDER = refusal('10.1.1', 'shaken-units-cannot-spot');
const ALREADY_USED = refusal('10.1.1', 'units-already-used-cannot-spot');
const IN_MELEE = refusal('10.1.1', 'units-in-melee-cannot-spot');
const BARRED = refusal('10.1.1', 'this-single-man-counter-cannot-spot');
const NO_ENEMY = refusal('10.1.1', 'no-enemy-there');
const ALREADY_SPOTTED = refusal('10.1.1', 'already-spotted');
const NO_SIGHT = refusal('10.1.1', 'no-line-of-sight');

/** The highest modified roll that finds an enemy, by what the terrain does to sight. */
export const SPOTTING_NEEDS = { degrading: 3, blocking: 2 } as const;
const GAP_PENALTY = 2;
const SCOUT_BONUS = 2;

/** The highest modified roll that spots the location (ruling D-36). */
export const spottingNeeded = (p: Position, spotter: Unit, at: LocationId): 2 | 3 =>
  SPOTTING_NEEDS[spottingTerrain(asSeenBy(p, spotter), at) === 'blocking' ? 'blocking' : 'degrading'];

const isLeading = (p: Position, leader: Unit, at: LocationId): boolean => {
  const used = leaderInUse(p, at, leader.side);
  return used === undefined || used === leader.id;
};

/** Another unmarked Leader of the spotter's badge in his location: only where the switch lets him help (ruling D-31). */
function helpingLeader(p: Position, spotter: Unit): Unit | undefined {
  if (!p.world.rules.spotting.otherLeaderLm) return undefined;
  let best: Unit | undefined;
  for (const unit of p.state.units) {
    if (unit.at !== spotter.at || unit.side !== spotter.side || unit.shaken || isActivated(unit)) continue;
    if (!isLeader(typeOf(p, unit)) || !sameBadge(p, unit, spotter) || !isLeading(p, unit, unit.at)) continue;
    if (!best || leadershipOf(p, unit) > leadershipOf(p, best)) best = unit;
  }
  return best;
}

/** Whose leadership modifier counts: the spotter's own if he is a Leader, or commands the vehicle (ruling D-31). */
function spottingLeader(p: Position, spotter: Unit): Unit | undefined {
  if (isVehicle(typeOf(p, spotter))) return armorLeaderOf(p, spotter.id) ?? helpingLeader(p, spotter);
  if (!isLeader(typeOf(p, spotter))) return helpingLeader(p, spotter);
  return isLeading(p, spotter, spotter.at) ? spotter : undefined;
}

/** What is added to the die of a spotting attempt. */
export function spottingTally(p: Position, spotter: Unit, at: LocationId): Tally {
  const sight = lineSeenBy(p, spotter, at);
  const sum = new TallyBuilder().add('degrading-terrain', degradingOf(sight), '10.1.1');
  if (hasGap(sight)) sum.add('between-structures', GAP_PENALTY, '10.3.2');
  const leader = spottingLeader(p, spotter);
  if (leader) sum.add('leadership', -leadershipOf(p, leader), '11.1.1');
  if (isScouting(p, spotter)) sum.add('scout', -SCOUT_BONUS, '11.6');
  if (spotter.skills.length > 0) sum.add('skill', -skillSum(p, spotter, 'spotting'), '12.0');
  addOptics(p, spotter, at, sum);
  return sum.done();
}

/** How likely the attempt is to succeed. */
export function spottingChance(p: Position, spotter: Unit, at: LocationId): number {
  const faces = spottingNeeded(p, spotter, at) - spottingTally(p, spotter, at).total;
  return Math.min(greatestRoll(p, spotter), Math.max(0, faces)) / 6;
}

/** Why a unit may not attempt to spot anything. */
function unableToSpot(p: Position, side: Side, unit: Unit | undefined): Refusal | undefined {
  if (!unit || unit.side !== side || unit.at < 0) return NOT_YOURS;
  if (unit.shaken) return NOT_GOOD_ORDER;
  if (isActivated(unit) || has(unit, 'laid-smoke')) return ALREADY_USED;
  if (isOneOf(typeOf(p, unit), p.world.rules.spotting.barred)) return BARRED;
  return isMelee(p.state, unit.at) ? IN_MELEE : whyBlind(p, unit);
}

/** Why a location is nothing to look for: it holds no enemy, or nothing hides him (ruling D-32). */
function notToBeSpotted(p: Position, side: Side, at: LocationId): Refusal | undefined {
  if (!anyUnitAt(p.state, at, enemyOf(side))) return NO_ENEMY;
  return isSpotted(p, at, side) ? ALREADY_SPOTTED : undefined;
}

const outOfSight = (p: Position, unit: Unit, to: LocationId): Refusal | undefined =>
  isBlocked(lineSeenBy(p, unit, to)) ? NO_SIGHT : whyNotMadeOut(p, unit, to);

/** Why a spotting attempt may not be made. The spotter need not be in a declared location (ruling D-136). */
export function whyNotSpot(p: Position, frame: ImpulseFrame, order: OrderTo<'spot'>): Refusal | undefined {
  if (frame.spotter !== NOBODY) return ONE_ATTEMPT;
  const unit = p.state.units[order.unit];
  return (
    unableToSpot(p, frame.side, unit) ??
    notToBeSpotted(p, frame.side, order.at) ??
    outOfSight(p, unit as Unit, order.at)
  );
}

/** Locations that hide enemies from a side. */
function hiddenLocations(p: Position, side: Side): LocationId[] {
  return enemyLocations(p, side).filter((at) => !notToBeSpotted(p, side, at));
}

/** Every attempt that can be made in the impulse. */
export function attemptsOf(p: Position, frame: ImpulseFrame): OrderTo<'spot'>[] {
  if (frame.spotter !== NOBODY) return [];
  const hidden = hiddenLocations(p, frame.side);
  if (hidden.length === 0) return [];
  const orders: OrderTo<'spot'>[] = [];
  for (const from of locationsOf(p, frame.side)) {
    const spotters = unitsAt(p.state, from, frame.side).filter((unit) => !unableToSpot(p, frame.side, unit));
    if (spotters.length === 0) continue;
    for (const unit of spotters)
      for (const at of hidden) if (!outOfSight(p, unit, at)) orders.push({ do: 'spot', unit: unit.id, at });
  }
  return orders;
}

/** Rolls the attempt; whatever comes of it, the spotter has done his part of the turn, but for a helicopter (19.2.3). */
export function attempt(play: Play, spotter: UnitId, at: LocationId, side: Side): boolean {
  const unit = unitOf(play, spotter);
  const tally = spottingTally(play, unit, at);
  const leader = spottingLeader(play, unit);
  const needed = spottingNeeded(play, unit, at);
  const die = roll1d6(play, 'spotting');
  const sum: Tally = { total: die + tally.total, parts: tally.parts };
  const spotted = sum.total <= needed && die <= greatestRoll(play, unit);
  tell(play, { t: 'spotting-rolled', unit: spotter, at, die, sum, needed, spotted, rule: '10.1.1' });
  if (leader && leadershipOf(play, leader) > 0) noteLed(play, leader, '11.1.1');
  if (spotted) tell(play, { t: 'spotted', at, side, stays: false, rule: '10.1.1' });
  if (!isHelicopter(typeOf(play, unit)))
    tell(play, { t: 'marked', unit: spotter, marks: MARK['ops-complete'], rule: '10.1.1' });
  return spotted;
}

/** Not an action of the impulse: alone it is a pass, and a location may still be activated (ruling D-136). */
export const spotAction: ImpulseAction<'spot'> = {
  verb: 'spot',
  list(game, frame, orders) {
    orders.push(...attemptsOf(game, frame));
  },
  check: whyNotSpot,
  carryOut(play, frame, order): void {
    const spotted = attempt(play, order.unit, order.at, frame.side);
    succeed(play, impulseWith(frame, { spotter: order.unit, spotted: spotted ? order.at : OFF_MAP }));
  },
};
