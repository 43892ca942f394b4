/** A Hero created by a mover goes on with the others or by himself, at a run or by assault movement (5.1, 11.2.1; ruling R-606). */
import { type Play, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame, MoveMode } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { type Position, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { pointsOf } from './allowance.ts';
import { leaveGroup } from './halt.ts';
import { whyNotMode } from './modes.ts';
import { canSetOut } from './set-out.ts';

const NOT_HIS_CHOICE = refusal('11.2.1', 'only-a-hero-created-by-a-mover-goes-on-by-himself');
const UNDER_WAY = refusal('6.0', 'a-move-is-under-way');
const NOWHERE = refusal('6.0', 'no-step-is-possible');
const TOO_FAR = refusal('6.1', 'more-points-are-spent-than-assault-movement-has');

/** Why a Hero cannot go on without those he was born among, in their way of moving or by assault movement. */
export function whyNotPart(p: Position, frame: MoveFrame, order: OrderTo<'move'>): Refusal | undefined {
  if (!order.units.some((unit) => frame.spawned.includes(unit))) return UNDER_WAY;
  const [id, ...others] = order.units;
  if (id === undefined || others.length > 0 || order.leader !== undefined || (order.abandon ?? []).length > 0)
    return NOT_HIS_CHOICE;
  if (!frame.spawned.includes(id) || !frame.units.includes(id)) return NOT_HIS_CHOICE;
  return order.mode === frame.mode ? whyNotAlone(p, frame, id) : whyNotTurn(p, frame, id, order.mode);
}

/** Only those who set out together are bound to each other (4.0). */
function whyNotAlone(p: Position, frame: MoveFrame, id: UnitId): Refusal | undefined {
  if (frame.units.length === 1) return NOT_HIS_CHOICE;
  const place = frame.units.indexOf(id);
  const only = <T>(list: readonly T[]): T[] => list.filter((_, at) => at === place);
  const alone = moveWith(frame, { units: [id], spent: only(frame.spent), allowed: only(frame.allowed) });
  return canSetOut(p, alone) ? undefined : NOWHERE;
}

/** He turns the rest of the move into an assault movement of his own. */
function whyNotTurn(p: Position, frame: MoveFrame, id: UnitId, mode: MoveMode): Refusal | undefined {
  if (mode !== 'assault-move' || frame.mode !== 'move') return NOT_HIS_CHOICE;
  const hero = unitOf(p, id);
  const spent = frame.spent[frame.units.indexOf(id)] as number;
  return pointsOf(p, hero, mode) < spent ? TOO_FAR : whyNotMode(p, hero, [hero], mode);
}

/** The Hero parts from the group and goes first; the points he is charged with stay. */
export function part(play: Play, frame: MoveFrame, { units, mode }: OrderTo<'move'>): void {
  const [id] = units as [UnitId];
  const { at, previous } = frame;
  if (mode === frame.mode) return leaveGroup(play, id, { at, previous });
  tell(play, { t: 'marked', unit: id, marks: MARK['assault-move'], rule: '6.1' });
  leaveGroup(play, id, { at, previous, mode, allowed: [pointsOf(play, unitOf(play, id), mode)] });
}

export function partingOrders(p: Position, frame: MoveFrame): Order[] {
  const modes = new Set<MoveMode>([frame.mode, 'assault-move']);
  return frame.spawned
    .flatMap((unit) => [...modes].map((mode) => ({ do: 'move', units: [unit], mode }) as const))
    .filter((order) => !whyNotPart(p, frame, order));
}
