/** Getting off a vehicle by choice, and going on from there apart from it (16.4). */
import { type Play, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith, moveWith } from '../../state/changed.ts';
import type { ImpulseFrame, MoveFrame, MoveMode } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { anyOnFootAt, isVehicle, type Position, ridersOf, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { moveFrame } from '../movement/begin.ts';
import { doubleTimeLeader, whyNotMode } from '../movement/modes.ts';
import type { MoveAct } from '../movement/move-act.ts';
import { overstacked } from '../movement/stacking.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { drivingOff, isFresh } from './boarding.ts';
import { boardingCost, openFireOnAlighted, openFireOnVehicle, setsOf } from './getting-off.ts';

type Alight = OrderTo<'alight'>;

const NOBODY = refusal('16.4', 'name-those-who-get-off');
const NOT_ABOARD = refusal('16.4', 'only-passengers-of-one-vehicle-get-off-together');
const NOT_MOVING = refusal('16.4', 'they-get-off-in-the-impulse-of-their-vehicle');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const TOO_DEAR = refusal('16.4', 'getting-off-takes-half-the-movement-of-both');
const NOT_SO = refusal('16.4', 'they-get-off-by-movement-or-by-assault-movement');
const AMONG_ENEMIES = refusal('15.3', 'nobody-gets-off-among-enemies');
const SHAKEN_MOVER = refusal('16.4', 'nobody-gets-off-a-shaken-vehicle-that-moves');

const MODES: readonly MoveMode[] = ['move', 'assault-move'];

const carrierOf = (p: Position, { units }: Alight): Unit | undefined => {
  const aboard = p.state.units[units[0] ?? -1]?.aboard ?? -1;
  return aboard < 0 ? undefined : unitOf(p, aboard);
};

/** Why these passengers cannot get off together, whatever their vehicle does. */
function whyNotOff(p: Position, order: Alight): Refusal | undefined {
  const { units, mode = 'move' } = order;
  const vehicle = carrierOf(p, order);
  if (units.length === 0 || new Set(units).size !== units.length) return NOBODY;
  if (!vehicle || vehicle.at < 0 || !isVehicle(typeOf(p, vehicle))) return NOT_ABOARD;
  const riders = ridersOf(p, vehicle.id).map((unit) => unit.id);
  if (!units.every((id) => riders.includes(id))) return NOT_ABOARD;
  if (!MODES.includes(mode)) return NOT_SO;
  const group = units.map((id) => unitOf(p, id));
  for (const unit of group) {
    if ((unit.marks & ACTIVATED) !== 0) return USED;
    const barred = whyNotMode(p, unit, group, mode);
    if (barred) return barred;
  }
  if (anyOnFootAt(p, vehicle.at, enemyOf(vehicle.side))) return AMONG_ENEMIES;
  return overstacked(p, vehicle.at, units, vehicle.side);
}

const costOf = (p: Position, unit: Unit): number => boardingCost(typeOf(p, unit).movement);

/** In the course of the vehicle's move, as long as it has half of its movement left. */
function whyNotAlight(p: Position, frame: MoveFrame, order: Alight): Refusal | undefined {
  const barred = whyNotOff(p, order);
  if (barred) return barred;
  const vehicle = carrierOf(p, order) as Unit;
  const place = frame.units.indexOf(vehicle.id);
  if (place < 0) return NOT_MOVING;
  if (vehicle.shaken) return SHAKEN_MOVER;
  const left = (frame.allowed[place] as number) - (frame.spent[place] as number);
  return left < costOf(p, vehicle) ? TOO_DEAR : undefined;
}

function* alightings(p: Position, vehicle: Unit): Generator<Alight> {
  const riders = ridersOf(p, vehicle.id).map((unit) => unit.id);
  for (const units of setsOf(riders)) {
    if (units.length === 0) continue;
    yield { do: 'alight', units };
    yield { do: 'alight', units, mode: 'assault-move' };
  }
}

/** Those who got off by assault movement may fire in this impulse, but not leave the hex (16.4). */
export function joinImpulse(play: Play, units: readonly UnitId[], at: number): void {
  const index = play.stack.findIndex(({ f }) => f === 'impulse');
  const frame = play.stack[index];
  if (frame?.f !== 'impulse') return;
  const more = units.filter((id) => !frame.units.includes(id));
  play.stack[index] = impulseWith(frame, {
    units: [...frame.units, ...more],
    origins: [...frame.origins, ...more.map(() => at)],
  });
}

/** Half of their movement is spent; with the rest they go on before the vehicle does, at double-time with a Leader (6.2, 16.4). */
function walkOn(play: Play, vehicle: Unit, units: readonly UnitId[]): void {
  const { side, at } = vehicle;
  const group = units.map((id) => unitOf(play, id));
  const leader = doubleTimeLeader(play, group, 'move');
  const start = moveFrame(play, { side, units, mode: 'move', leader, from: at, reason: 'impulse' });
  const spent = start.units.map((id, place) => {
    const allowed = start.allowed[place] as number;
    const plain = costOf(play, unitOf(play, id));
    return Math.min(allowed, leader === undefined ? plain : Math.max(plain, boardingCost(allowed)));
  });
  push(play, moveWith(start, { spent, steps: 1 }));
}

/** The frame of the vehicle is on top, charged already. Fire at the vehicle and at those on foot comes first. */
function getOffAt(play: Play, vehicle: Unit, { units, mode = 'move' }: Alight): void {
  const marks = mode === 'move' ? MARK.moved : MARK['assault-move'];
  for (const unit of units) {
    tell(play, { t: 'alighted', unit, vehicle: vehicle.id, at: vehicle.at, rule: '16.4' });
    tell(play, { t: 'marked', unit, marks, rule: '16.4' });
  }
  if (mode === 'move') walkOn(play, vehicle, units);
  else joinImpulse(play, units, vehicle.at);
  openFireOnVehicle(play, vehicle, costOf(play, vehicle));
  openFireOnAlighted(play, units, vehicle.at);
}

export const alightAct: MoveAct<'alight'> = {
  verb: 'alight',
  list(p, frame, orders) {
    if (!p.world.machines || frame.at < 0) return;
    for (const id of frame.units) {
      if (!isVehicle(typeOf(p, unitOf(p, id)))) continue;
      for (const order of alightings(p, unitOf(p, id))) if (!whyNotAlight(p, frame, order)) orders.push(order);
    }
  },
  check: whyNotAlight,
  carryOut(play, frame, order) {
    const vehicle = carrierOf(play, order) as Unit;
    const cost = costOf(play, vehicle);
    const spent = frame.spent.map((points, at) => (frame.units[at] === vehicle.id ? points + cost : points));
    succeed(play, moveWith(frame, { spent, steps: frame.steps + 1 }));
    getOffAt(play, vehicle, order);
  },
};

/** From an unused vehicle, Shaken or not; a Shaken one then stays where it is (16.4). */
function whyNotFromImpulse(p: Position, frame: ImpulseFrame, order: Alight): Refusal | undefined {
  const barred = whyNotOff(p, order);
  if (barred) return barred;
  const vehicle = carrierOf(p, order) as Unit;
  if (!frame.units.includes(vehicle.id)) return NOT_MOVING;
  return isFresh(vehicle) ? undefined : USED;
}

export const alightAction: ImpulseAction<'alight'> = {
  verb: 'alight',
  list(game, frame, orders: Order[]) {
    if (!game.world.machines) return;
    for (const id of frame.units) {
      if (!isVehicle(typeOf(game, unitOf(game, id)))) continue;
      for (const order of alightings(game, unitOf(game, id)))
        if (!whyNotFromImpulse(game, frame, order)) orders.push(order);
    }
  },
  check: whyNotFromImpulse,
  carryOut(play, frame, order) {
    const vehicle = carrierOf(play, order) as Unit;
    succeed(play, impulseWith(frame, { acted: true }));
    const driving = drivingOff(play, vehicle);
    push(play, vehicle.shaken ? moveWith(driving, { allowed: driving.spent }) : driving);
    getOffAt(play, vehicle, order);
  },
};
