/** Rally attempts (3.0), and the second one to which a Commissar drives a unit (11.7). */

import { type Play, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { rallyWith } from '../../state/changed.ts';
import type { RallyFrame } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import {
  hasStatus,
  isArmorLeader,
  isLeader,
  isMachine,
  isSmc,
  type Position,
  placeOf,
  typeOf,
  unitOf,
  weaponsOf,
} from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';
import { applyResult, eliminate } from '../fire-combat/damage.ts';
import { carryLimit } from '../support-weapons/possession.ts';
import type { RallyAction } from './action.ts';
import { enablerOf, helpSpent, noteLent, notePiping, rallies, rallyLeader, selfRallies } from './help.ts';
import { forecastMoraleCheck, type MoraleAid, type MoraleForecast, takeMoraleCheck } from './morale.ts';

const NOT_YOURS = refusal('3.0', 'not-your-unit-on-the-map');
const NOT_SHAKEN = refusal('3.0', 'the-unit-is-not-shaken');
const HAS_TRIED = refusal('3.0', 'the-unit-has-tried-to-rally-in-this-phase');
const NOBODY_HELPS = refusal('3.0', 'nobody-here-can-rally-the-unit');
const LEADERS_FIRST = refusal('3.0', 'shaken-leaders-rally-first');
const NOT_DRIVEN = refusal('11.7', 'not-driven-by-anyone-in-this-edition');
const NO_COMMISSAR = refusal('11.7', 'only-a-commissar-in-good-order-drives-units');
const NOT_A_MAN = refusal('11.7', 'commissars-drive-men-not-vehicles');
const NOT_FAILED = refusal('11.7', 'the-unit-has-not-failed-to-rally-in-this-phase');
const DRIVEN_BEFORE = refusal('11.7', 'the-unit-was-driven-before-in-this-phase');
const COMMISSAR_ELSEWHERE = refusal('11.7', 'the-commissar-is-not-with-the-unit');
const OTHER_BADGE = refusal('3.0', 'units-of-another-badge-are-not-rallied');

const DRIVEN_BONUS = 1;
/** The natural roll at which a unit driven on turns against its Commissar. */
export const KILLS_COMMISSAR = 12;

/** Why a side may give no order to a unit in this phase. */
export function notCommanded(p: Position, side: Side, id: UnitId): Refusal | undefined {
  const unit = p.state.units[id];
  return unit && unit.side === side && unit.at >= 0 ? undefined : NOT_YOURS;
}

/** On the map, or riding along: passengers rally among themselves (16.1, ruling R-405); what is abandoned never does. */
const mayBeRallied = (p: Position, side: Side, unit: Unit | undefined): boolean =>
  unit !== undefined &&
  unit.side === side &&
  placeOf(p, unit) >= 0 &&
  !hasStatus(unit, 'abandoned') &&
  !isArmorLeader(typeOf(p, unit));

/** Leaders of the location, or of the whole side in older editions, try before anybody else (ruling D-07). */
function leaderWaits(p: Position, frame: RallyFrame, unit: Unit): boolean {
  if (isLeader(typeOf(p, unit))) return false;
  const anywhere = p.world.rules.rally.leadersFirst === 'side';
  for (const other of p.state.units) {
    if (!other.shaken || other.side !== unit.side || placeOf(p, other) < 0 || !isLeader(typeOf(p, other))) continue;
    if ((anywhere || placeOf(p, other) === placeOf(p, unit)) && !frame.tried.includes(other.id)) return true;
  }
  return false;
}

/** Why a unit may not try to rally. Being locked in melee is no obstacle (3.0). */
function mayRally(p: Position, frame: RallyFrame, id: UnitId): Refusal | undefined {
  if (!mayBeRallied(p, frame.side, p.state.units[id])) return NOT_YOURS;
  const unit = unitOf(p, id);
  if (!unit.shaken) return NOT_SHAKEN;
  if (frame.tried.includes(id)) return HAS_TRIED;
  if (!selfRallies(typeOf(p, unit)) && !enablerOf(p, unit, frame)) return NOBODY_HELPS;
  return leaderWaits(p, frame, unit) ? LEADERS_FIRST : undefined;
}

const rallyAid = (p: Position, frame: RallyFrame, unit: Unit): MoraleAid => ({
  leader: rallyLeader(p, unit, frame),
  tm: true,
});

/** What a unit needs to rally, with all its helpers, and its chances. */
export const rallyChance = (p: Position, frame: RallyFrame, unit: Unit): MoraleForecast =>
  forecastMoraleCheck(p, unit, rallyAid(p, frame, unit));

export const rallyAction: RallyAction<'rally'> = {
  verb: 'rally',
  list(p, frame, orders) {
    for (const unit of p.state.units) {
      if (unit.shaken && !mayRally(p, frame, unit.id)) orders.push({ do: 'rally', unit: unit.id });
    }
  },
  check: (p, frame, order) => mayRally(p, frame, order.unit),
  carryOut(play, frame, order) {
    const unit = unitOf(play, order.unit);
    const aid = rallyAid(play, frame, unit);
    const helpers = helpSpent(play, unit, frame, aid.leader);
    noteLent(play, aid.leader, unit);
    notePiping(play, helpers, unit);
    const { passed } = takeMoraleCheck(play, unit, { ...aid, for: 'rally', rule: '3.0' });
    const tried = [...frame.tried, unit.id];
    const acted = [...frame.acted, ...helpers];
    succeed(play, rallyWith(frame, { tried, acted, rallied: passed ? [...frame.rallied, unit.id] : frame.rallied }));
    if (passed) tell(play, { t: 'rallied', unit: unit.id, rule: '3.0' });
  },
};

/** Why a Commissar may not drive a unit that failed to a second attempt (11.7). */
function mayDrive(p: Position, frame: RallyFrame, order: OrderTo<'drive'>): Refusal | undefined {
  if (!p.world.rules.modules.extraSmcs) return NOT_DRIVEN;
  const denied = notCommanded(p, frame.side, order.commissar) ?? notCommanded(p, frame.side, order.unit);
  if (denied) return denied;
  const commissar = unitOf(p, order.commissar);
  const unit = unitOf(p, order.unit);
  if (typeOf(p, commissar).kind !== 'commissar' || commissar.shaken) return NO_COMMISSAR;
  if (isMachine(typeOf(p, unit))) return NOT_A_MAN;
  if (!unit.shaken || !frame.tried.includes(unit.id)) return NOT_FAILED;
  if (frame.forced.includes(unit.id)) return DRIVEN_BEFORE;
  if (commissar.at !== unit.at) return COMMISSAR_ELSEWHERE;
  return rallies(p, commissar, unit) ? undefined : OTHER_BADGE;
}

const drivenAid = (p: Position, frame: RallyFrame, unit: Unit): MoraleAid => ({
  ...rallyAid(p, frame, unit),
  moraleBonus: DRIVEN_BONUS,
});

/** The chances of a second attempt under a Commissar. */
export const driveChance = (p: Position, frame: RallyFrame, unit: Unit): MoraleForecast =>
  forecastMoraleCheck(p, unit, drivenAid(p, frame, unit));

/** A single-man counter reads its own column of the results: a wound (5.1, ruling D-71). */
function punish(play: Play, id: UnitId): void {
  applyResult(play, id, isSmc(typeOf(play, unitOf(play, id))) ? 'wounded' : 'casualties', '11.7');
  const unit = unitOf(play, id);
  if (unit.at >= 0 && weaponsOf(play.state, id).length > carryLimit(typeOf(play, unit))) {
    push(play, { f: 'keep-weapon', side: unit.side, unit: id });
  }
}

export const driveAction: RallyAction<'drive'> = {
  verb: 'drive',
  list(p, frame, orders) {
    for (const unit of frame.tried) {
      for (const { id } of p.state.units) {
        const order = { do: 'drive', commissar: id, unit } as const;
        if (!mayDrive(p, frame, order)) orders.push(order);
      }
    }
  },
  check: mayDrive,
  carryOut(play, frame, order) {
    const unit = unitOf(play, order.unit);
    const aid = drivenAid(play, frame, unit);
    const helpers = helpSpent(play, unit, frame, aid.leader);
    noteLent(play, aid.leader, unit);
    const { passed, natural } = takeMoraleCheck(play, unit, { ...aid, for: 'second-rally', rule: '11.7' });
    const forced = [...frame.forced, unit.id];
    const acted = [...frame.acted, ...helpers];
    succeed(play, rallyWith(frame, { forced, acted, rallied: passed ? [...frame.rallied, unit.id] : frame.rallied }));
    if (natural === KILLS_COMMISSAR) eliminate(play, order.commissar, '11.7');
    if (passed) tell(play, { t: 'rallied', unit: unit.id, rule: '11.7' });
    else punish(play, unit.id);
  },
};
