/** A Hero created by a mover may go on at a run, or by assault movement and then fire (5.1, 11.2.1). */
import { type Play, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { MoveFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { type Position, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { pointsOf } from './allowance.ts';
import { leaveGroup } from './halt.ts';
import { whyNotMode } from './modes.ts';

const NOT_HIS_CHOICE = refusal('11.2.1', 'only-a-hero-created-by-a-mover-changes-to-assault-movement');
const TOO_FAR = refusal('6.1', 'more-points-are-spent-than-assault-movement-has');

/** Why a Hero cannot turn the rest of the move into an assault movement of his own. */
export function whyNotTurn(p: Position, frame: MoveFrame, order: OrderTo<'move'>): Refusal | undefined {
  const [id, ...others] = order.units;
  if (id === undefined || others.length > 0 || order.mode !== 'assault-move') return NOT_HIS_CHOICE;
  if (frame.mode !== 'move' || !frame.spawned.includes(id) || !frame.units.includes(id)) return NOT_HIS_CHOICE;
  if (order.leader !== undefined || (order.abandon ?? []).length > 0) return NOT_HIS_CHOICE;
  const hero = unitOf(p, id);
  const spent = frame.spent[frame.units.indexOf(id)] as number;
  return pointsOf(p, hero, 'assault-move') < spent ? TOO_FAR : whyNotMode(p, hero, [hero], 'assault-move');
}

/** The Hero parts from the group and goes first; the points he is charged with stay. */
export function turnToAssault(play: Play, id: UnitId, frame: MoveFrame): void {
  tell(play, { t: 'marked', unit: id, marks: MARK['assault-move'], rule: '6.1' });
  const allowed = pointsOf(play, unitOf(play, id), 'assault-move');
  leaveGroup(play, id, { at: frame.at, previous: frame.previous, mode: 'assault-move', allowed: [allowed] });
}

export function turnOrders(p: Position, frame: MoveFrame): Order[] {
  return frame.spawned
    .map((unit) => ({ do: 'move', units: [unit], mode: 'assault-move' }) as const)
    .filter((order) => !whyNotTurn(p, frame, order));
}
