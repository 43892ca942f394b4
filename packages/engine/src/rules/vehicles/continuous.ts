/** Continuous movement (15.5): a vehicle keeps its marker over the end of the turn, and must drive on in the next. */
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { ContinuingFrame } from '../../state/frames.ts';
import { EXPOSED, type Marks } from '../../state/marks.ts';
import type { Order } from '../../state/orders.ts';
import { hasStatus, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';

const NOT_NOW = refusal('15.5', 'only-who-keeps-going-is-asked-now');
const CANNOT = refusal('15.5', 'only-good-order-vehicles-under-moved-or-assault-move-keep-going');
const KEPT_ALREADY = refusal('15.5', 'this-vehicle-keeps-going-already');

/** Is to drive on in this turn and has not yet. A Shaken crew is released (ruling R-307). */
export const isContinuing = (unit: Unit): boolean =>
  (unit.status & STATUS.continuing) !== 0 && !unit.shaken && (unit.status & STATUS.abandoned) === 0;

/** What the Administrative Phase leaves on a unit. */
export const keptMarks = (unit: Unit): Marks => (isContinuing(unit) ? EXPOSED : 0);

/** The new movement begins: the old marker goes, and with it the obligation. */
export function driveOn(play: Play, vehicles: readonly UnitId[]): void {
  for (const id of vehicles) {
    if (!hasStatus(unitOf(play, id), 'continuing')) continue;
    tell(play, { t: 'status-lost', unit: id, status: STATUS.continuing, rule: '15.5' });
    tell(play, { t: 'unmarked', unit: id, marks: EXPOSED, rule: '15.5' });
  }
}

/** Obligations that nobody could meet have lapsed; then the side with the initiative chooses first. */
export function askWhoKeepsGoing(play: Play): void {
  for (const { id, status } of play.state.units)
    if ((status & STATUS.continuing) !== 0)
      tell(play, { t: 'status-lost', unit: id, status: STATUS.continuing, rule: '15.5' });
  const { initiative } = play.state;
  push(play, { f: 'continuing', side: enemyOf(initiative) });
  push(play, { f: 'continuing', side: initiative });
}

function whyNotKeepGoing(p: Position, frame: ContinuingFrame, unit: Unit): Refusal | undefined {
  if (unit.side !== frame.side || unit.at < 0 || !isVehicle(typeOf(p, unit))) return CANNOT;
  if (unit.shaken || hasStatus(unit, 'abandoned') || (unit.marks & EXPOSED) === 0) return CANNOT;
  return isContinuing(unit) ? KEPT_ALREADY : undefined;
}

const keepGoingOrders = (p: Position, frame: ContinuingFrame): Order[] =>
  p.state.units.filter((unit) => !whyNotKeepGoing(p, frame, unit)).map((unit) => ({ do: 'keep-going', unit: unit.id }));

export const continuingRules: FrameRules<ContinuingFrame> = {
  advance(play, frame) {
    if (keepGoingOrders(play, frame).length > 0) return 'ask';
    pop(play);
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'continuous-movement',
    rule: '15.5',
    orders: [...keepGoingOrders(game, frame), { do: 'done' }],
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do === 'done') return undefined;
    return order.do === 'keep-going' ? whyNotKeepGoing(game, frame, unitOf(game, order.unit)) : NOT_NOW;
  },
  answer(play, _frame, order) {
    if (order.do !== 'keep-going') return pop(play);
    tell(play, { t: 'status-gained', unit: order.unit, status: STATUS.continuing, rule: '15.5' });
  },
};
