/** A Hero for whom there is no room goes to a neighbouring location without enemies, free of charge (11.2.1, ruling D-06). */
import { type LocationId, OFF_MAP } from '../../board/board.ts';
import type { FrameRules } from '../../core/machine.ts';
import { pop, tell } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import type { PlaceHeroFrame } from '../../state/frames.ts';
import { anyUnitAt, isMelee, type Position, unitOf } from '../../state/query.ts';
import { enemyOf } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { stepCost, stepsFrom } from '../movement/costs.ts';
import { leaveGroup } from '../movement/halt.ts';
import { hazardsAttack } from '../movement/hazards.ts';
import { overstacked } from '../movement/stacking.ts';

const NOT_NOW = refusal('11.2.1', 'choose-where-the-hero-goes');
const NO_ROOM = refusal('11.2.1', 'the-hero-needs-a-neighbouring-place-without-enemies');

function roomFor(p: Position, frame: PlaceHeroFrame): LocationId[] {
  const hero = unitOf(p, frame.unit);
  if (hero.at === OFF_MAP) return [];
  return stepsFrom(p, hero.at).filter(
    (to) =>
      stepCost(p, hero, hero.at, to) !== null &&
      !isMelee(p.state, to) &&
      !anyUnitAt(p.state, to, enemyOf(frame.side)) &&
      !overstacked(p, to, [hero.id], frame.side),
  );
}

export const placeHeroRules: FrameRules<PlaceHeroFrame> = {
  advance(play, frame) {
    if (roomFor(play, frame).length > 0) return 'ask';
    pop(play);
    eliminate(play, frame.unit, '1.3');
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'place-hero',
    rule: '11.2.1',
    orders: roomFor(game, frame).map((at) => ({ do: 'settle', at })),
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do !== 'settle') return NOT_NOW;
    return roomFor(game, frame).includes(order.at) ? undefined : NO_ROOM;
  },
  answer(play, frame, order) {
    pop(play);
    if (order.do !== 'settle') return;
    const from = unitOf(play, frame.unit).at;
    leaveGroup(play, frame.unit, { at: order.at, previous: order.at });
    tell(play, {
      t: 'moved',
      units: [frame.unit],
      from,
      to: order.at,
      cost: { total: 0, parts: [] },
      mode: 'placement',
      rule: '11.2.1',
    });
    // It is a move, if a free one: shells and mines attack whoever comes into their hex (ruling R-671).
    hazardsAttack(play, [frame.unit], from, order.at);
  },
};
