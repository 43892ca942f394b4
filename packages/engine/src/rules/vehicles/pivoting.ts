/** Turning on the spot (15.1, 15.1.1): the hull at a point for each vertex, the turret for nothing. */
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import { type Facing, NO_FACING, verticesBetween } from '../../state/facing.ts';
import type { MoveFrame } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import { isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { attacksFor } from '../movement/attacks.ts';
import type { MoveAct } from '../movement/move-act.ts';
import { openFire } from '../movement/take-step.ts';
import { face, isGunTeam, whyNotFace } from '../ordnance/team-facing.ts';
import { ALL_FACINGS } from './facing.ts';

const NOT_MOVING = refusal('15.1.1', 'only-a-vehicle-on-the-move-turns-in-its-hex');
const TOO_FAR = refusal('15.1.1', 'each-vertex-takes-a-movement-point');
const NO_TURRET = refusal('15.1.1', 'this-vehicle-has-no-turret');
const TURNED_ALREADY = refusal('15.1.1', 'a-turret-turns-once-between-points-spent');
const TURRET_FOLLOWS = refusal('15.1.1', 'the-turret-turns-with-the-hull');
const AIMS_BY_FIRING = refusal('15.1.1', 'a-turret-that-may-still-fire-turns-to-its-target');
const NO_TURN = refusal('15.1.1', 'it-faces-that-way-already');

/** The turret keeps its bearing on the hull (ruling R-306). */
export const turretAfter = (vehicle: Unit, facing: Facing): Facing =>
  vehicle.turret === NO_FACING ? NO_FACING : (vehicle.turret + facing - vehicle.facing + 6) % 6;

function whyNotTurnTurret(frame: MoveFrame, vehicle: Unit, turret: Facing): Refusal | undefined {
  if (vehicle.turret === NO_FACING) return NO_TURRET;
  if (vehicle.turret === turret) return NO_TURN;
  if (frame.mode !== 'move') return AIMS_BY_FIRING;
  return frame.swung.includes(vehicle.id) ? TURNED_ALREADY : undefined;
}

function whyNotPivot(p: Position, frame: MoveFrame, order: OrderTo<'pivot'>): Refusal | undefined {
  const at = frame.units.indexOf(order.unit);
  const vehicle = at < 0 ? undefined : unitOf(p, order.unit);
  if (vehicle && isGunTeam(p, vehicle)) return whyNotFace(frame, vehicle, order);
  if (!vehicle || !isVehicle(typeOf(p, vehicle))) return NOT_MOVING;
  const turn = verticesBetween(vehicle.facing, order.facing);
  if (turn === 0) return order.turret === undefined ? NO_TURN : whyNotTurnTurret(frame, vehicle, order.turret);
  if (order.turret !== undefined) return TURRET_FOLLOWS;
  return (frame.allowed[at] as number) - (frame.spent[at] as number) < turn ? TOO_FAR : undefined;
}

/** Points spent open to fire where the vehicle stands, as any do (ruling D-27); a turret makes no difference. */
function pivot(play: Play, frame: MoveFrame, { unit, facing, turret }: OrderTo<'pivot'>): void {
  const vehicle = unitOf(play, unit);
  if (isGunTeam(play, vehicle)) return face(play, frame, vehicle, facing);
  const turn = verticesBetween(vehicle.facing, facing);
  const swings = turret ?? turretAfter(vehicle, facing);
  tell(play, { t: 'turned', unit, facing, turret: swings, cost: turn, rule: '15.1.1' });
  if (turn === 0) return succeed(play, moveWith(frame, { swung: [...frame.swung, unit] }));
  const spent = frame.spent.map((points, at) => (frame.units[at] === unit ? points + turn : points));
  succeed(play, moveWith(frame, { spent, steps: frame.steps + 1, swung: [] }));
  openFire(play, play.stack.length - 1, frame.units, frame.at, attacksFor(play, turn));
}

export const pivotAct: MoveAct<'pivot'> = {
  verb: 'pivot',
  list(p, frame, orders) {
    if (!p.world.machines && !p.world.ordnance) return;
    for (const unit of frame.units) {
      const { facing } = unitOf(p, unit);
      if (facing === NO_FACING) continue;
      const turns = [
        ...ALL_FACINGS.map((to) => ({ do: 'pivot', unit, facing: to }) as const),
        ...ALL_FACINGS.map((turret) => ({ do: 'pivot', unit, facing, turret }) as const),
      ];
      orders.push(...turns.filter((order) => !whyNotPivot(p, frame, order)));
    }
  },
  check: whyNotPivot,
  carryOut: pivot,
};
