/** A unit shaken by a flamethrower, or driven out by a vehicle, falls back one hex or is lost (1.6.3, 15.3). */

import { hexOf, type LocationId, rangeBetween } from '../../board/board.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, tell } from '../../core/play.ts';
import { type RuleRef, refusal } from '../../core/rule.ts';
import type { RetreatFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import { anyUnitAt, enemyLocations, isMelee, type Position, typeOf, unitOf, weaponsOf } from '../../state/query.ts';
import { enemyOf, type Unit } from '../../state/state.ts';
import { stepCost, stepsFrom } from '../movement/costs.ts';
import { hazardsAttack } from '../movement/hazards.ts';
import { whyNotTeam } from '../movement/modes.ts';
import { overstacked } from '../movement/stacking.ts';
import { crossesHexside } from '../movement/step.ts';
import { whyTooDark } from '../night/darkness.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { isFixed } from '../support-weapons/possession.ts';
import { eliminate } from './damage.ts';
import { opportunityFrame } from './opportunity-frame.ts';

const RULES: Readonly<Record<RetreatFrame['cause'], RuleRef>> = { flames: '1.6.3', overrun: '15.3' };
const NOT_NOW = refusal('1.6.3', 'the-unit-must-fall-back');
const NO_ROOM = refusal('15.3', 'makes-way-to-a-neighbouring-hex-without-enemies');
const NOT_AWAY = refusal('1.6.3', 'falls-back-away-from-the-flames-and-toward-no-other-enemy');

/** Nearer to no other enemy in sight. */
function nearsNobody(p: Position, unit: Unit, to: LocationId): boolean {
  const { board } = p.world;
  return !enemyLocations(p, unit.side).some(
    (enemy) =>
      !isBlocked(lineBetween(p, unit.at, enemy)) &&
      !whyTooDark(p, unit.at, enemy) &&
      rangeBetween(board, to, enemy) < rangeBetween(board, unit.at, enemy),
  );
}

/** From flames one flees away and toward nobody; from tracks to any other hex. */
function leadsAway(p: Position, { cause, from }: RetreatFrame, unit: Unit, to: LocationId): boolean {
  const { board } = p.world;
  if (cause === 'overrun') return hexOf(board, to) !== hexOf(board, unit.at);
  return rangeBetween(board, to, from) > rangeBetween(board, unit.at, from) && nearsNobody(p, unit, to);
}

function waysBack(p: Position, frame: RetreatFrame): LocationId[] {
  const unit = unitOf(p, frame.unit);
  if (unit.at < 0 || typeOf(p, unit).movement < 1 || typeOf(p, unit).immobile) return [];
  return stepsFrom(p, unit.at).filter(
    (to) =>
      stepCost(p, unit, unit.at, to) !== null &&
      !whyNotTeam(p, unit, to, crossesHexside(p, unit.at, to)) &&
      !isMelee(p.state, to) &&
      !anyUnitAt(p.state, to, enemyOf(unit.side)) &&
      leadsAway(p, frame, unit, to) &&
      !overstacked(p, to, [unit.id], unit.side),
  );
}

/** Marked Moved, and open to fire for effect and opportunity fire where it comes to (ruling D-30). */
function fallBack(play: Play, frame: RetreatFrame, to: LocationId): void {
  const unit = unitOf(play, frame.unit);
  const rule = RULES[frame.cause];
  const cost = stepCost(play, unit, unit.at, to) ?? { total: 0, parts: [] };
  for (const weapon of weaponsOf(play.state, unit.id)) {
    if (isFixed(play, weapon)) tell(play, { t: 'weapon-left', weapon: weapon.id, at: unit.at, rule: '1.6.1' });
  }
  tell(play, { t: 'moved', units: [unit.id], from: unit.at, to, cost, mode: 'retreat', rule });
  tell(play, { t: 'marked', unit: unit.id, marks: MARK.moved, rule });
  clearSpottedMarkers(play);
  const slots = Math.floor(cost.total);
  push(play, opportunityFrame({ side: enemyOf(unit.side), at: to, movers: [unit.id], slots }));
  hazardsAttack(play, [unit.id], unit.at, to);
}

export const retreatRules: FrameRules<RetreatFrame> = {
  advance(play, frame) {
    if (waysBack(play, frame).length > 0) return 'ask';
    pop(play);
    if (unitOf(play, frame.unit).at >= 0) eliminate(play, frame.unit, RULES[frame.cause]);
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'retreat',
    rule: RULES[frame.cause],
    orders: waysBack(game, frame).map((to) => ({ do: 'retreat', to })),
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do !== 'retreat') return NOT_NOW;
    if (waysBack(game, frame).includes(order.to)) return undefined;
    return frame.cause === 'flames' ? NOT_AWAY : NO_ROOM;
  },
  answer(play, frame, order) {
    pop(play);
    if (order.do === 'retreat') fallBack(play, frame, order.to);
  },
};
