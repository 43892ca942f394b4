/** Shaken passengers get off from the top; others may choose to go with them (16.2). */
import type { LocationId } from '../../board/board.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { DismountFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import { type Position, placeOf, ridersOf, ridesOutside, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { fallBack } from '../fire-combat/damage.ts';
import { overstacked } from '../movement/stacking.ts';
import { getOff, openFireOnAlighted, setsOf } from './getting-off.ts';

const NOT_NOW = refusal('16.2', 'only-getting-off-with-the-shaken-is-possible-now');
const NOT_ON_TOP = refusal('16.2', 'that-unit-does-not-ride-on-this-vehicle');

/** Immediately, under a Moved marker; the owner then decides about the rest. From flames they fall back besides (1.6.3). */
export function shakenGetOff(play: Play, vehicle: UnitId, flames?: LocationId): void {
  const shaken = ridersOf(play, vehicle).filter((unit) => unit.shaken && ridesOutside(play, unit));
  if (shaken.length === 0) return;
  const alighted = shaken.filter((unit) => getOff(play, unit.id, '16.2')).map((unit) => unit.id);
  if (flames !== undefined) for (const unit of [...alighted].reverse()) fallBack(play, unit, flames);
  push(play, { f: 'dismount', side: unitOf(play, vehicle).side, vehicle, alighted });
}

const stillOn = (p: Position, frame: DismountFrame): Unit[] =>
  ridersOf(p, frame.vehicle).filter((unit) => ridesOutside(p, unit));

function whyNotOff(p: Position, frame: DismountFrame, units: readonly UnitId[]): Refusal | undefined {
  const riders = stillOn(p, frame).map((unit) => unit.id);
  if (units.length === 0 || new Set(units).size !== units.length) return NOT_ON_TOP;
  if (!units.every((id) => riders.includes(id))) return NOT_ON_TOP;
  return overstacked(p, unitOf(p, frame.vehicle).at, units, frame.side);
}

const options = (p: Position, frame: DismountFrame): Order[] =>
  setsOf(stillOn(p, frame).map((unit) => unit.id))
    .filter((units) => !whyNotOff(p, frame, units))
    .map((units) => ({ do: 'alight', units }));

function finish(play: Play, frame: DismountFrame, alighted: readonly UnitId[]): void {
  pop(play);
  const at = placeOf(play, unitOf(play, frame.vehicle));
  if (at >= 0) openFireOnAlighted(play, alighted, at);
}

export const dismountRules: FrameRules<DismountFrame> = {
  advance(play, frame) {
    if (options(play, frame).length > 0) return 'ask';
    finish(play, frame, frame.alighted);
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'dismount',
    rule: '16.2',
    orders: [...options(game, frame), { do: 'hold' }],
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do === 'hold') return undefined;
    return order.do === 'alight' && order.mode === undefined ? whyNotOff(game, frame, order.units) : NOT_NOW;
  },
  answer(play, frame, order) {
    const more = order.do === 'alight' ? order.units.filter((id) => getOff(play, id, '16.2')) : [];
    finish(play, frame, [...frame.alighted, ...more]);
  },
};
