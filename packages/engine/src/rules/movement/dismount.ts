/** Mounted units get off their horses or motorcycles and go on afoot (6.6). */
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import { anyUnitAt, hasStatus, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';
import { isMounted } from './mounted.ts';
import type { MoveAct } from './move-act.ts';
import { openFire } from './take-step.ts';

type Alight = OrderTo<'alight'>;

const ALL_OF_THEM = refusal('6.6', 'all-mounted-units-of-the-group-get-off-together');
const TOO_DEAR = refusal('6.6', 'getting-off-takes-half-the-movement');
const NOT_SO = refusal('6.6', 'they-get-off-in-the-course-of-a-plain-move');

const AMONG_ENEMIES = refusal('8.1.1', 'who-withdraws-leaves-the-melee-first');

const half = (movement: number): number => Math.ceil(movement / 2);

const mountedIn = (p: Position, { units }: MoveFrame): UnitId[] => units.filter((id) => isMounted(p, unitOf(p, id)));

function whyNotDismount(p: Position, frame: MoveFrame, order: Alight): Refusal | undefined {
  const mounted = mountedIn(p, frame);
  if (mounted.length !== order.units.length || !mounted.every((id) => order.units.includes(id))) return ALL_OF_THEM;
  if (frame.mode !== 'move' || order.mode !== undefined || frame.at < 0) return NOT_SO;
  if (anyUnitAt(p.state, frame.at, enemyOf(frame.side))) return AMONG_ENEMIES;
  for (const id of mounted) {
    const place = frame.units.indexOf(id);
    const left = (frame.allowed[place] as number) - (frame.spent[place] as number);
    if (left < half(typeOf(p, unitOf(p, id)).movement)) return TOO_DEAR;
  }
  return undefined;
}

/** Fire at them comes while they are at it; then they are on foot. */
function dismount(play: Play, frame: MoveFrame, { units }: Alight): void {
  const costs = units.map((id) => half(typeOf(play, unitOf(play, id)).movement));
  for (const unit of units) tell(play, { t: 'status-gained', unit, status: STATUS.dismounting, rule: '6.6' });
  succeed(play, moveWith(frame, { steps: frame.steps + 1 }));
  openFire(play, play.stack.length - 1, units, frame.at, Math.max(...costs));
}

const onFootType = (p: Position, unit: Unit): number => {
  const { mount } = typeOf(p, unit);
  return p.world.setup.unitTypes.findIndex((type) => type.id === mount?.onFoot);
};

/** Who is still getting off is off now, and has half of his own movement left; the mounts are gone. True if anybody was. */
export function finishDismount(play: Play, frame: MoveFrame): boolean {
  const off = play.state.units.filter((unit) => hasStatus(unit, 'dismounting'));
  if (off.length === 0) return false;
  for (const unit of off) {
    tell(play, { t: 'status-lost', unit: unit.id, status: STATUS.dismounting, rule: '6.6' });
    if (unit.at >= 0) tell(play, { t: 'dismounted', unit: unit.id, type: onFootType(play, unit), rule: '6.6' });
  }
  const allowed = frame.units.map(
    (id, at) => (frame.spent[at] as number) + half(typeOf(play, unitOf(play, id)).movement),
  );
  succeed(play, moveWith(frame, { allowed }));
  return true;
}

/** Getting off a mount beside getting off a vehicle. */
export const withDismounting = (alight: MoveAct<'alight'>): MoveAct<'alight'> => ({
  verb: 'alight',
  list(p, frame, orders) {
    alight.list(p, frame, orders);
    if (!p.world.mounts) return;
    const order: Alight = { do: 'alight', units: mountedIn(p, frame) };
    if (order.units.length > 0 && !whyNotDismount(p, frame, order)) orders.push(order);
  },
  check(p, frame, order) {
    const mounted = order.units.some((id) => p.state.units[id] && isMounted(p, unitOf(p, id)));
    return mounted ? whyNotDismount(p, frame, order) : alight.check(p, frame, order);
  },
  carryOut(play, frame, order) {
    if (order.units.some((id) => isMounted(play, unitOf(play, id)))) dismount(play, frame, order);
    else alight.carryOut(play, frame, order);
  },
});
