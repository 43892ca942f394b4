/** Whose leadership modifier counts (5.0.1, 11.1.1, 11.1.3; rulings D-68, D-69). */
import type { LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { MARK, marksFrom } from '../../state/marks.ts';
import {
  has,
  isLeader,
  leadershipOf,
  type Position,
  passengersOf,
  sameBadge,
  typeOf,
  unitsAt,
} from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';

const NO_HELP_TO_FIRE = marksFrom(['moved', 'low-crawl', 'fired', 'ops-complete', 'called-fire', 'melee']);

/** The Leader who already lent his modifier in this location during the impulse: no other may (11.1.1). */
export function leaderInUse(p: Position, at: LocationId, side: Side): UnitId | undefined {
  for (const used of p.state.led) {
    if (used.at === at && p.state.units[used.leader]?.side === side) return used.leader;
  }
  return undefined;
}

function mayLead(p: Position, leader: Unit, at: LocationId): boolean {
  if (leader.at !== at || leader.shaken || !isLeader(typeOf(p, leader)) || leadershipOf(p, leader) === 0) return false;
  const used = leaderInUse(p, at, leader.side);
  return used === undefined || used === leader.id;
}

/** One who lent his modifier to an attack of this impulse lends it to every other from his location (11.1.3). */
const leadsFire = (p: Position, leader: Unit): boolean =>
  p.state.led.some((used) => used.fire && used.leader === leader.id && used.at === leader.at);

/**
 * Whether a Leader may lend his modifier to fire by these units. One under Ops Complete may, at the location that
 * he has just spotted (4.1). Marksmen are helped by nobody (11.12).
 */
export function mayLeadFire(p: Position, leader: Unit, firers: readonly Unit[], justSpotted: boolean): boolean {
  const [first] = firers;
  if (first && typeOf(p, first).kind === 'marksman') return false;
  if (!first || leader.side !== first.side || leader.aboard !== first.aboard) return false;
  if (!mayLead(p, leader, first.at)) return false;
  const waived = (justSpotted ? MARK['ops-complete'] : 0) | (leadsFire(p, leader) ? MARK.fired : 0);
  if ((leader.marks & ~waived & NO_HELP_TO_FIRE) !== 0) return false;
  return firers.some((unit) => unit.id !== leader.id && sameBadge(p, unit, leader));
}

/** The best Leader for a fire attack, or undefined. */
export function bestFireLeader(p: Position, firers: readonly Unit[], justSpotted: UnitId): Unit | undefined {
  const [first] = firers;
  if (!first) return undefined;
  let best: Unit | undefined;
  for (const unit of companionsOf(p, first)) {
    if (firers.some((firer) => firer.id === unit.id)) continue;
    if (!mayLeadFire(p, unit, firers, unit.id === justSpotted)) continue;
    if (!best || leadershipOf(p, unit) > leadershipOf(p, best)) best = unit;
  }
  return best;
}

/** Those in the same location, or on the same vehicle (16.0). */
const companionsOf = (p: Position, unit: Unit): readonly Unit[] =>
  unit.aboard < 0 ? unitsAt(p.state, unit.at, unit.side) : passengersOf(p.state, unit.aboard);

/**
 * The Leader who steadies a unit's Damage Check: the best other Leader of its badge in the location, in Good Order under
 * any marker but Ops Complete, who does not still have to take his own check.
 */
export function checkLeader(p: Position, unit: Unit, pending: ReadonlySet<UnitId>): Unit | undefined {
  let best: Unit | undefined;
  for (const leader of companionsOf(p, unit)) {
    if (leader.id === unit.id || pending.has(leader.id)) continue;
    if (!mayLead(p, leader, unit.at) || has(leader, 'ops-complete') || !sameBadge(p, leader, unit)) continue;
    if (!best || leadershipOf(p, leader) > leadershipOf(p, best)) best = leader;
  }
  return best;
}

/** Remembers, for the rest of the impulse, which Leader's modifier works in his location. */
export function noteLed(play: Play, leader: Unit, rule: RuleRef): void {
  if (leader.at >= 0 && leaderInUse(play, leader.at, leader.side) === undefined)
    tell(play, { t: 'led', at: leader.at, leader: leader.id, rule });
}

/** Remembers, for the rest of the impulse, which Leader's modifier works for the fire from his location. */
export function noteLedFire(play: Play, leader: Unit): void {
  if (leader.at >= 0 && !leadsFire(play, leader))
    tell(play, { t: 'led', at: leader.at, leader: leader.id, fire: true, rule: '11.1.3' });
}
