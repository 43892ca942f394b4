/** Withdrawing from melee (8.1.1; rulings D-97, D-159). */

import type { LocationId } from '../../board/board.ts';
import type { Part } from '../../core/decision.ts';
import { type Play, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame, MoveMode } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import {
  has,
  isActivated,
  isLeader,
  leadershipOf,
  type Position,
  sameBadge,
  typeOf,
  unitOf,
  unitsAt,
  weaponOf,
} from '../../state/query.ts';
import type { Game, Side, Unit, UnitId, WeaponId } from '../../state/state.ts';
import { leaderInUse, noteLed } from '../fire-combat/leadership.ts';
import { abandonWeapons, beginMove } from '../movement/begin.ts';
import { tiedDown, whyNotGroup } from '../movement/move-action.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { type MoraleAid, rollMoraleCheck } from '../rally/morale.ts';
import { lock } from './aftermath.ts';
import { whyNotLocked } from './melee-action.ts';
import { roundDue } from './round.ts';

type Withdrawal = OrderTo<'withdraw'>;

interface Departure {
  readonly mode: MoveMode;
  readonly leader?: UnitId;
  readonly abandon: readonly WeaponId[];
}

const NOBODY = refusal('8.1.1', 'nobody-named-to-withdraw');
const TWICE = refusal('8.1.1', 'a-unit-is-named-twice');
const NOT_ACTIVE = refusal('4.0', 'that-unit-is-not-activated-now');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const APART = refusal('4.0', 'units-of-one-location-move-together');
const MOVED_ALREADY = refusal('4.0', 'the-movers-of-that-location-have-moved');
const MODE = refusal('8.1.1', 'not-a-way-to-withdraw-from-melee');

function whyNotUnits(p: Position, frame: ImpulseFrame, units: readonly UnitId[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return NOBODY;
  for (const [index, id] of units.entries()) {
    if (!frame.units.includes(id)) return NOT_ACTIVE;
    if (units.indexOf(id) !== index) return TWICE;
    if (isActivated(unitOf(p, id))) return USED;
    if (unitOf(p, id).at !== unitOf(p, first).at) return APART;
  }
  return undefined;
}

function whyNotWithdraw(p: Position, frame: ImpulseFrame, order: Withdrawal): Refusal | undefined {
  const barred = whyNotUnits(p, frame, order.units);
  if (barred) return barred;
  const group = order.units.map((id) => unitOf(p, id));
  const { at } = group[0] as Unit;
  if (frame.moved.includes(at)) return MOVED_ALREADY;
  const notLocked = whyNotLocked(p, frame, at);
  if (notLocked) return notLocked;
  return p.world.rules.melee.withdrawModes.includes(order.mode) ? whyNotGroup(p, group, order) : MODE;
}

/** Another Leader of the unit's badge in the location; those who only help to rally do not count (1.5.1, ruling D-08). */
function withdrawalLeader(p: Position, unit: Unit): Unit | undefined {
  const used = leaderInUse(p, unit.at, unit.side);
  let best: Unit | undefined;
  for (const leader of p.state.units) {
    if (leader.at !== unit.at || leader.side !== unit.side || leader.id === unit.id || leader.shaken) continue;
    if (!isLeader(typeOf(p, leader)) || leadershipOf(p, leader) === 0 || has(leader, 'ops-complete')) continue;
    if (!sameBadge(p, leader, unit) || (used !== undefined && used !== leader.id)) continue;
    if (!best || leadershipOf(p, leader) > leadershipOf(p, best)) best = leader;
  }
  return best;
}

/** What helps a unit in its check to withdraw (8.1.1). */
export const withdrawalAid = (p: Position, unit: Unit): MoraleAid => ({
  leader: withdrawalLeader(p, unit),
  tm: p.world.rules.melee.withdrawUsesTm,
});

function passesCheck(play: Play, id: UnitId): boolean {
  const unit = unitOf(play, id);
  const aid = withdrawalAid(play, unit);
  const passed = rollMoraleCheck(play, unit, { ...aid, for: 'withdrawal', rule: '8.1.1' });
  if (aid.leader) noteLed(play, aid.leader, '11.1.1');
  return passed;
}

/** Dice order: Leaders first, then the others, each in the order of the counters. */
export function withdrawalOrder(p: Position, units: readonly UnitId[]): UnitId[] {
  const leads = (id: UnitId): boolean => isLeader(typeOf(p, unitOf(p, id)));
  const sorted = units.slice().sort((a, b) => a - b);
  return [...sorted.filter(leads), ...sorted.filter((id) => !leads(id))];
}

/**
 * How those who passed leave: as ordered, or on foot if what made the mode possible stays behind. Undefined when they
 * find no way out.
 */
function departure(p: Position, order: Withdrawal, passed: readonly UnitId[]): Departure | undefined {
  const group = passed.map((id) => unitOf(p, id));
  if (group.length === 0) return undefined;
  const abandon = (order.abandon ?? []).filter((id) => passed.includes(weaponOf(p, id).holder));
  const { mode, leader } = order;
  const asOrdered: Departure =
    leader !== undefined && passed.includes(leader) ? { mode, leader, abandon } : { mode, abandon };
  const onFoot: Departure = { mode: 'move', abandon };
  return [asOrdered, onFoot].find((one) => !whyNotGroup(p, group, one));
}

/** Those who stay after trying must fight once the others have left; without anybody left the marker goes at once. */
function leaveBehind(play: Play, at: LocationId, side: Side, tried: readonly UnitId[], left: readonly UnitId[]): void {
  const failed = tried.filter((id) => !left.includes(id));
  lock(play, failed);
  if (failed.length > 0) push(play, roundDue(at, side));
  else if (unitsAt(play.state, at, side).every((unit) => left.includes(unit.id))) {
    tell(play, { t: 'melee-cleared', at, rule: '8.1.1' });
  }
}

function carryOut(play: Play, frame: ImpulseFrame, order: Withdrawal): void {
  const { side } = frame;
  const from = unitOf(play, order.units[0] as UnitId).at;
  succeed(play, impulseWith(frame, { acted: true, moved: [...frame.moved, from] }));
  const passed = withdrawalOrder(play, order.units).filter((id) => passesCheck(play, id));
  const leave = departure(play, order, passed);
  leaveBehind(play, from, side, order.units, leave ? passed : []);
  if (!leave) return;
  abandonWeapons(play, leave.abandon);
  beginMove(play, { side, units: passed, mode: leave.mode, leader: leave.leader, from, reason: 'withdrawal' });
}

/** Units that can withdraw by themselves from a location, and the modes open to any of them. */
function partFor(game: Game, frame: ImpulseFrame, from: LocationId): Part | undefined {
  const may = (id: UnitId, mode: MoveMode): boolean =>
    !whyNotWithdraw(game, frame, { do: 'withdraw', units: [id], mode, abandon: tiedDown(game, [id]) });
  const units = frame.units.filter((id) => unitOf(game, id).at === from && may(id, 'move'));
  if (units.length === 0) return undefined;
  const modes = game.world.rules.melee.withdrawModes.filter((mode) => units.some((id) => may(id, mode)));
  const leaders = units.filter((id) => isLeader(typeOf(game, unitOf(game, id))) && !unitOf(game, id).shaken);
  return { do: 'withdraw', from, units, modes, leaders };
}

export const withdrawAction: ImpulseAction<'withdraw'> = {
  verb: 'withdraw',
  list(game, frame, _orders, parts) {
    for (const from of frame.declared) {
      const part = whyNotLocked(game, frame, from) ? undefined : partFor(game, frame, from);
      if (part) parts.push(part);
    }
  },
  check: whyNotWithdraw,
  carryOut,
};
