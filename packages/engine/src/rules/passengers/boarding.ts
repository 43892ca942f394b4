/** Getting on a vehicle: half the movement factor of both, which activates the vehicle (16.1, 16.2, 16.4). */
import { type Play, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith, moveWith } from '../../state/changed.ts';
import type { ImpulseFrame, MoveFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import {
  hasStatus,
  isArmorLeader,
  isMachine,
  isMelee,
  isVehicle,
  type Position,
  typeOf,
  unitOf,
  unitsAt,
  vehiclesAt,
} from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';
import { owesRun } from '../movement/after-fire.ts';
import { moveFrame } from '../movement/begin.ts';
import { whyNotWithWeapons } from '../movement/modes.ts';
import type { MoveAct } from '../movement/move-act.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { driveOn, isContinuing } from '../vehicles/continuous.ts';
import { capacityOf, whyNoRoom } from './capacity.ts';
import { boardingCost, openFireOnVehicle, setsOf } from './getting-off.ts';

type Board = OrderTo<'board'>;

const NOBODY = refusal('16.4', 'name-those-who-get-on');
const NOT_HERE = refusal('16.4', 'unit-and-vehicle-must-be-in-one-place');
const NO_VEHICLE = refusal('16.4', 'no-vehicle-of-yours-that-can-be-boarded');
const SHAKEN_VEHICLE = refusal('16.4', 'nobody-gets-on-a-shaken-vehicle');
const SHAKEN_ON_TOP = refusal('16.2', 'shaken-units-cannot-ride-on-top');
const IMMOBILE = refusal('1.7', 'this-weapon-team-cannot-leave-its-hex');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const TOO_DEAR = refusal('16.4', 'getting-on-takes-half-the-movement-of-both');
const NOT_SO = refusal('16.4', 'this-way-of-moving-leads-on-no-vehicle');
const LOCKED = refusal('8.1', 'units-locked-in-melee-cannot-move');

function whyNotVehicle(p: Position, side: Side, vehicle: Unit | undefined): Refusal | undefined {
  if (!vehicle || vehicle.side !== side || vehicle.at < 0 || !isVehicle(typeOf(p, vehicle))) return NO_VEHICLE;
  if (hasStatus(vehicle, 'abandoned')) return NO_VEHICLE;
  return vehicle.shaken ? SHAKEN_VEHICLE : undefined;
}

function whyNotRider(p: Position, unit: Unit | undefined, vehicle: Unit): Refusal | undefined {
  if (!unit || unit.side !== vehicle.side || unit.at !== vehicle.at || isMachine(typeOf(p, unit))) return NOT_HERE;
  const type = typeOf(p, unit);
  if (type.immobile || type.movement < 1 || isArmorLeader(type)) return IMMOBILE;
  return unit.shaken && capacityOf(p, vehicle)?.where === 'outside' ? SHAKEN_ON_TOP : undefined;
}

/** Why these units cannot get on that vehicle, whatever they have done before. */
function whyNotAboard(p: Position, side: Side, { units, vehicle: id }: Board): Refusal | undefined {
  const vehicle = p.state.units[id];
  const barred = whyNotVehicle(p, side, vehicle);
  if (barred || !vehicle) return barred ?? NO_VEHICLE;
  if (units.length === 0 || new Set(units).size !== units.length) return NOBODY;
  if (isMelee(p.state, vehicle.at)) return LOCKED;
  for (const one of units) {
    const unfit = whyNotRider(p, p.state.units[one], vehicle);
    if (unfit) return unfit;
  }
  const tied = whyNotWithWeapons(
    p,
    units.map((one) => unitOf(p, one)),
    [],
  );
  return tied ?? whyNoRoom(p, vehicle, units);
}

/** Not used this turn, as one that is to drive on has not been (15.5, ruling R-762). */
export const isFresh = (unit: Unit): boolean => (unit.marks & ACTIVATED) === 0 || isContinuing(unit);

/** In the middle of another move, which this one interrupts. */
const isOnTheMove = (p: Position, id: UnitId): boolean =>
  p.state.stack.some((frame) => frame.f === 'move' && frame.units.includes(id));

const costOf = (p: Position, unit: Unit): number => boardingCost(typeOf(p, unit).movement);

/** A mover pays from what it has left, more at double-time (6.2); whoever has not been used pays from the whole of his movement. */
function whyNotPay(p: Position, frame: MoveFrame, id: UnitId): Refusal | undefined {
  const unit = unitOf(p, id);
  const place = frame.units.indexOf(id);
  if (place < 0) return isFresh(unit) && !isOnTheMove(p, id) ? undefined : USED;
  const allowed = frame.allowed[place] as number;
  const cost = frame.leader < 0 ? costOf(p, unit) : Math.max(costOf(p, unit), boardingCost(allowed));
  return allowed - (frame.spent[place] as number) < cost ? TOO_DEAR : undefined;
}

/** In the course of a move of the vehicle, or of those who get on it, or of both (6.5). */
function whyNotBoard(p: Position, frame: MoveFrame, order: Board): Refusal | undefined {
  const barred = whyNotAboard(p, frame.side, order);
  if (barred) return barred;
  if (frame.mode !== 'move' && frame.mode !== 'assault-move' && frame.mode !== 'assault-fire') return NOT_SO;
  const moving = [order.vehicle, ...order.units].some((id) => frame.units.includes(id));
  if (!moving || unitOf(p, order.vehicle).at !== frame.at) return NOT_HERE;
  for (const id of [order.vehicle, ...order.units]) {
    const dear = whyNotPay(p, frame, id);
    if (dear) return dear;
  }
  return undefined;
}

/** Vehicles with room in a place. */
const carriersAt = (p: Position, at: number, side: Side): Unit[] =>
  vehiclesAt(p, at, side).filter((vehicle) => capacityOf(p, vehicle) !== undefined && !whyNotVehicle(p, side, vehicle));

function* boardings(p: Position, at: number, side: Side): Generator<Board> {
  for (const vehicle of carriersAt(p, at, side)) {
    const fit = unitsAt(p.state, at, side).filter((unit) => !whyNotRider(p, unit, vehicle));
    for (const units of setsOf(fit.map((unit) => unit.id)))
      if (!whyNotAboard(p, side, { do: 'board', units, vehicle: vehicle.id }))
        yield { do: 'board', units, vehicle: vehicle.id };
  }
}

function getOn(play: Play, { units, vehicle }: Board): void {
  for (const unit of units) {
    tell(play, { t: 'boarded', unit, vehicle, rule: '16.4' });
    if (isFresh(unitOf(play, unit))) tell(play, { t: 'marked', unit, marks: MARK.moved, rule: '16.4' });
  }
}

const hasAssaultFired = ({ state }: Position, unit: UnitId): boolean =>
  state.stack.some((frame) => frame.f === 'impulse' && owesRun(frame, unit));

/** The move that a vehicle begins by taking someone aboard; it may stay. After assault fire this is all of it (15.2.1). */
export function drivingOff(play: Play, vehicle: Unit): MoveFrame {
  const { side, id, at } = vehicle;
  driveOn(play, [id]);
  const mode = hasAssaultFired(play, id) ? 'assault-fire' : 'move';
  const frame = moveFrame(play, { side, units: [id], mode, from: at, reason: 'impulse' });
  return moveWith(frame, { spent: [costOf(play, vehicle)], steps: 1 });
}

/** The vehicle's points are spent where it stands; those it has taken aboard are part of it (5.3, 17.2). */
function board(play: Play, frame: MoveFrame, order: Board): void {
  const vehicle = unitOf(play, order.vehicle);
  const cost = costOf(play, vehicle);
  const stays = (_: unknown, at: number): boolean => !order.units.includes(frame.units[at] as UnitId);
  const spent = frame.spent.map((points, at) => (frame.units[at] === vehicle.id ? points + cost : points));
  const rest = moveWith(frame, {
    units: frame.units.filter(stays),
    spent: spent.filter(stays),
    allowed: frame.allowed.filter(stays),
    steps: frame.steps + 1,
  });
  getOn(play, order);
  succeed(play, rest);
  if (!frame.units.includes(vehicle.id)) push(play, drivingOff(play, vehicle));
  openFireOnVehicle(play, vehicle, cost);
}

export const boardAct: MoveAct<'board'> = {
  verb: 'board',
  list(p, frame, orders) {
    if (!p.world.machines || frame.at < 0) return;
    for (const order of boardings(p, frame.at, frame.side)) if (!whyNotBoard(p, frame, order)) orders.push(order);
  },
  check: whyNotBoard,
  carryOut: board,
};

/** From an activated location: those who get on, or the vehicle, must be activated, and all of them unused. */
function whyNotFromImpulse(p: Position, frame: ImpulseFrame, order: Board): Refusal | undefined {
  const barred = whyNotAboard(p, frame.side, order);
  if (barred) return barred;
  const all = [order.vehicle, ...order.units];
  if (!order.units.every((id) => frame.units.includes(id)) && !frame.units.includes(order.vehicle))
    return NOT_ACTIVATED;
  return all.every((id) => isFresh(unitOf(p, id))) ? undefined : USED;
}

export const boardAction: ImpulseAction<'board'> = {
  verb: 'board',
  list(game, frame, orders: Order[]) {
    if (!game.world.machines) return;
    for (const at of new Set(frame.origins))
      for (const order of boardings(game, at, frame.side))
        if (!whyNotFromImpulse(game, frame, order)) orders.push(order);
  },
  check: whyNotFromImpulse,
  carryOut(play, frame, order) {
    const vehicle = unitOf(play, order.vehicle);
    succeed(play, impulseWith(frame, { acted: true }));
    getOn(play, order);
    push(play, drivingOff(play, vehicle));
    openFireOnVehicle(play, vehicle, costOf(play, vehicle));
  },
};
