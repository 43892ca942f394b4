/** A unit shaken by a flamethrower falls back one hex or is lost (1.6.3). */

import { type LocationId, rangeBetween } from '../../board/board.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, tell } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import type { RetreatFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import { anyUnitAt, isMelee, type Position, typeOf, unitOf, weaponsOf } from '../../state/query.ts';
import { enemyOf, type Unit } from '../../state/state.ts';
import { ffeAttack } from '../indirect-fire/ffe.ts';
import { stepCost, stepsFrom } from '../movement/costs.ts';
import { whyNotTeam } from '../movement/modes.ts';
import { overstacked } from '../movement/stacking.ts';
import { whyTooDark } from '../night/darkness.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { isFixed } from '../support-weapons/possession.ts';
import { eliminate } from './damage.ts';
import { opportunityFrame } from './opportunity-frame.ts';

const NOT_NOW = refusal('1.6.3', 'the-unit-must-fall-back');
const NOT_AWAY = refusal('1.6.3', 'falls-back-away-from-the-flames-and-toward-no-other-enemy');

/** Nearer to no other enemy in sight. */
function nearsNobody(p: Position, unit: Unit, to: LocationId): boolean {
  const { board } = p.world;
  return !p.state.units.some(
    (enemy) =>
      enemy.side !== unit.side &&
      enemy.at >= 0 &&
      !isBlocked(lineBetween(p, unit.at, enemy.at)) &&
      !whyTooDark(p, unit.at, enemy.at) &&
      rangeBetween(board, to, enemy.at) < rangeBetween(board, unit.at, enemy.at),
  );
}

function waysBack(p: Position, frame: RetreatFrame): LocationId[] {
  const unit = unitOf(p, frame.unit);
  if (unit.at < 0 || typeOf(p, unit).movement < 1 || typeOf(p, unit).immobile) return [];
  const { board } = p.world;
  return stepsFrom(p, unit.at).filter(
    (to) =>
      rangeBetween(board, to, frame.from) > rangeBetween(board, unit.at, frame.from) &&
      stepCost(p, unit, unit.at, to) !== null &&
      !whyNotTeam(p, unit, to, false) &&
      !isMelee(p.state, to) &&
      !anyUnitAt(p.state, to, enemyOf(unit.side)) &&
      nearsNobody(p, unit, to) &&
      !overstacked(p, to, [unit.id], unit.side),
  );
}

/** Marked Moved, and open to fire for effect and opportunity fire where it comes to (ruling D-30). */
function fallBack(play: Play, frame: RetreatFrame, to: LocationId): void {
  const unit = unitOf(play, frame.unit);
  const cost = stepCost(play, unit, unit.at, to) ?? { total: 0, parts: [] };
  for (const weapon of weaponsOf(play.state, unit.id)) {
    if (isFixed(play, weapon)) tell(play, { t: 'weapon-left', weapon: weapon.id, at: unit.at, rule: '1.6.1' });
  }
  tell(play, { t: 'moved', units: [unit.id], from: unit.at, to, cost, mode: 'retreat', rule: '1.6.3' });
  tell(play, { t: 'marked', unit: unit.id, marks: MARK.moved, rule: '1.6.3' });
  clearSpottedMarkers(play);
  const slots = Math.floor(cost.total);
  push(play, opportunityFrame({ side: enemyOf(unit.side), at: to, movers: [unit.id], slots }));
  ffeAttack(play, [unit.id], to);
}

export const retreatRules: FrameRules<RetreatFrame> = {
  advance(play, frame) {
    if (waysBack(play, frame).length > 0) return 'ask';
    pop(play);
    if (unitOf(play, frame.unit).at >= 0) eliminate(play, frame.unit, '1.6.3');
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'retreat',
    rule: '1.6.3',
    orders: waysBack(game, frame).map((to) => ({ do: 'retreat', to })),
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do !== 'retreat') return NOT_NOW;
    return waysBack(game, frame).includes(order.to) ? undefined : NOT_AWAY;
  },
  answer(play, frame, order) {
    pop(play);
    if (order.do === 'retreat') fallBack(play, frame, order.to);
  },
};
