/** Coming onto the map (22.0; rulings D-131, D-169): one stack in an impulse, which is all that the impulse activates. */

import { hexOf, type LocationId, OFF_MAP } from '../../board/board.ts';
import type { Part } from '../../core/decision.ts';
import { type Play, succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import { type ImpulseFrame, MOVE_MODES, type MoveMode } from '../../state/frames.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { isLeader, isVehicle, type Position, passengersOf, typeOf, unitOf } from '../../state/query.ts';
import type { EntrySetup } from '../../state/scenario.ts';
import type { Game, Side, Unit, UnitId } from '../../state/state.ts';
import { flyIn, isFlight, JUST_FLIES, whyNotFlyIn } from '../aircraft/flight-action.ts';
import { moveFrame } from '../movement/begin.ts';
import { enterMap } from '../movement/enter-map.ts';
import { whyNotDoubleTime, whyNotMode } from '../movement/modes.ts';
import { whyNotStep } from '../movement/step.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { foldWeapons } from '../support-weapons/possession.ts';
import { faceOnEntry, facingsOnEntry } from '../vehicles/face.ts';
import { whyNotCoordinated } from '../vehicles/modes.ts';
import { hexesOf, narrowEdges } from './edges.ts';

const NOT_ALONE = refusal('22.0', 'entering-is-all-that-an-impulse-activates');
const NOBODY_ENTERS = refusal('22.0', 'name-the-units-that-enter');
const NOT_WAITING = refusal('22.0', 'these-units-do-not-wait-together-at-an-open-entry');
const NOT_AN_ENTRY = refusal('22.0', 'they-do-not-enter-there');
const NO_ASSAULT_FIRE = refusal('6.1.1', 'no-assault-fire-from-off-the-map');
const LEADER_STAYS = refusal('6.2', 'double-time-needs-a-good-order-leader-who-moves-along');
const FACES_NOWHERE = refusal('15.1', 'only-vehicles-face-anywhere-on-coming-on');
const NOT_INWARD = refusal('15.1', 'a-vehicle-comes-on-with-the-edge-behind-it');

type EnterOrder = OrderTo<'enter'>;

const isInReserve = (p: Position, id: UnitId): boolean => unitOf(p, id).fate === 'reserve';

/** In reserve, or aboard what is (16.0). */
const isWaiting = (p: Position, id: UnitId): boolean => {
  const { aboard } = unitOf(p, id);
  return isInReserve(p, aboard < 0 ? id : aboard);
};

/** Some reinforcements come only on the heels of others. */
function hasBegun(p: Position, entry: number): boolean {
  const { units } = p.world.setup.scenario.entries[entry] as EntrySetup;
  return units.some((id) => !isWaiting(p, id));
}

/** The entries at which units of a side wait now. What found no way stays due on later turns. */
function openEntries(p: Position, side: Side): EntrySetup[] {
  const { entryTurns } = p.state.scenario;
  return p.world.setup.scenario.entries.filter((entry, index) => {
    const turn = entryTurns[index] ?? -1;
    if (entry.side !== side || turn < 0 || turn > p.state.turn) return false;
    if (!entry.units.some((id) => isInReserve(p, id))) return false;
    return entry.after === undefined || hasBegun(p, entry.after);
  });
}

const waitingAt = (p: Position, entry: EntrySetup): UnitId[] => entry.units.filter((id) => isInReserve(p, id));

const isAssaultFire = (mode: MoveMode): boolean => mode === 'assault-fire' || mode === 'stealth-assault-fire';

function whyNotEnterThere(
  p: Position,
  side: Side,
  { units, at, mode, leader }: Omit<EnterOrder, 'do'>,
): Refusal | undefined {
  if (isFlight(p, units)) return whyNotFlyIn(p, units, at);
  return whyNotStep(p, moveFrame(p, { side, units, mode, leader, from: OFF_MAP, reason: 'entry' }), at);
}

function whyNotSo(p: Position, { units, mode, leader }: EnterOrder): Refusal | undefined {
  if (isAssaultFire(mode)) return NO_ASSAULT_FIRE;
  if (isFlight(p, units)) return mode === 'move' && leader === undefined ? undefined : JUST_FLIES;
  const group = units.map((id) => unitOf(p, id));
  for (const unit of group) {
    const unable = whyNotMode(p, unit, group, mode);
    if (unable) return unable;
  }
  const coordinated = whyNotCoordinated(p, group, leader);
  if (coordinated || leader === undefined) return coordinated;
  const leads = group.find((unit) => unit.id === leader);
  return leads ? whyNotDoubleTime(p, leads, group, mode) : LEADER_STAYS;
}

/** The open entry at which all of the units wait, if there is one. */
const entryOf = (p: Position, side: Side, units: readonly UnitId[]): EntrySetup | undefined =>
  openEntries(p, side).find((entry) => units.every((id) => entry.units.includes(id) && isInReserve(p, id)));

export function whyNotEnter(p: Position, frame: ImpulseFrame, order: EnterOrder): Refusal | undefined {
  if (frame.acted || frame.declared.length > 0) return NOT_ALONE;
  if (order.units.length === 0 || new Set(order.units).size < order.units.length) return NOBODY_ENTERS;
  const entry = entryOf(p, frame.side, order.units);
  if (!entry) return NOT_WAITING;
  if (!locationsOf(p, entry).includes(order.at)) return NOT_AN_ENTRY;
  return whyNotSo(p, order) ?? whyNotFacing(p, order) ?? whyNotEnterThere(p, frame.side, order);
}

function whyNotFacing(p: Position, { units, at, facing }: EnterOrder): Refusal | undefined {
  if (facing === undefined) return undefined;
  if (!units.some((id) => isVehicle(typeOf(p, unitOf(p, id))))) return FACES_NOWHERE;
  return facingsOnEntry(p, at).includes(facing) ? undefined : NOT_INWARD;
}

/** Units come on at ground level. */
const locationsOf = (p: Position, entry: EntrySetup): LocationId[] =>
  hexesOf(p, numberOf(p, entry)).map((hex) => p.world.board.ground[hex] as LocationId);

const numberOf = (p: Position, entry: EntrySetup): number => p.world.setup.scenario.entries.indexOf(entry);

const canEnterAt = (p: Position, side: Side, unit: UnitId, at: LocationId): boolean =>
  (isFlight(p, [unit]) || whyNotMode(p, unitOf(p, unit), [unitOf(p, unit)], 'move') === undefined) &&
  whyNotEnterThere(p, side, { units: [unit], at, mode: 'move' }) === undefined;

/** Units that must come on and can: while there are any, passes do not end the phase (ruling D-131). */
export function dueEntries(p: Position, side: Side): UnitId[] {
  const due: UnitId[] = [];
  for (const entry of openEntries(p, side)) {
    if (entry.optional) continue;
    const places = locationsOf(p, entry);
    for (const unit of waitingAt(p, entry)) if (places.some((at) => canEnterAt(p, side, unit, at))) due.push(unit);
  }
  return due;
}

/** Whether a side has anybody whom it could bring on now, due or not. */
export const mayEnter = (p: Position, side: Side): boolean =>
  openEntries(p, side).some((entry) => {
    const places = locationsOf(p, entry);
    return waitingAt(p, entry).some((unit) => places.some((at) => canEnterAt(p, side, unit, at)));
  });

function modesOf(p: Position, group: readonly Unit[]): MoveMode[] {
  return MOVE_MODES.filter((mode) => !isAssaultFire(mode) && group.some((unit) => !whyNotMode(p, unit, group, mode)));
}

function partOf(p: Position, side: Side, entry: EntrySetup): Part | undefined {
  const waiting = waitingAt(p, entry).filter((id) => !isFlight(p, [id]));
  if (waiting.every((id) => isVehicle(typeOf(p, unitOf(p, id))))) return undefined;
  const entries = locationsOf(p, entry).filter((at) => waiting.some((unit) => canEnterAt(p, side, unit, at)));
  if (entries.length === 0) return undefined;
  const group = waiting.map((id) => unitOf(p, id));
  const leaders = group.filter((unit) => !unit.shaken && isLeader(typeOf(p, unit))).map((unit) => unit.id);
  return { do: 'enter', from: OFF_MAP, units: waiting, modes: modesOf(p, group), leaders, entries };
}

/** Helicopters come on singly too (19.2). */
function flightOrders(p: Position, frame: ImpulseFrame, entry: EntrySetup): Order[] {
  return waitingAt(p, entry)
    .filter((id) => isFlight(p, [id]))
    .flatMap((id) => locationsOf(p, entry).map((at) => ({ do: 'enter', units: [id], at, mode: 'move' }) as const))
    .filter((order) => !whyNotEnter(p, frame, order));
}

/** Vehicles come on singly, facing this way or that. */
function vehicleOrders(p: Position, frame: ImpulseFrame, entry: EntrySetup): Order[] {
  const orders: Order[] = [];
  for (const id of waitingAt(p, entry)) {
    if (!isVehicle(typeOf(p, unitOf(p, id)))) continue;
    for (const at of locationsOf(p, entry)) {
      for (const mode of modesOf(p, [unitOf(p, id)])) {
        for (const facing of facingsOnEntry(p, at)) {
          const order = { do: 'enter', units: [id], at, mode, facing } as const;
          if (!whyNotEnter(p, frame, order)) orders.push(order);
        }
      }
    }
  }
  return orders;
}

/** Tripods come on folded, those of passengers too (1.6.1). */
function dismantleWeapons(play: Play, units: readonly UnitId[]): void {
  for (const unit of units) {
    foldWeapons(play, unit);
    for (const rider of passengersOf(play.state, unit)) foldWeapons(play, rider.id);
  }
}

/** The stack is what the impulse activates, as if its first hex had been declared. */
const enteringFrame = (frame: ImpulseFrame, { units, at }: EnterOrder): ImpulseFrame =>
  impulseWith(frame, {
    acted: true,
    declared: [at],
    units,
    origins: units.map(() => at),
    moved: [at],
  });

export const enterAction: ImpulseAction<'enter'> = {
  verb: 'enter',
  list(game: Game, frame: ImpulseFrame, orders: Order[], parts: Part[]): void {
    if (frame.acted || frame.declared.length > 0) return;
    for (const entry of openEntries(game, frame.side)) {
      if (game.world.machines) orders.push(...vehicleOrders(game, frame, entry), ...flightOrders(game, frame, entry));
      const part = partOf(game, frame.side, entry);
      if (part) parts.push(part);
    }
  },
  check: whyNotEnter,
  carryOut(play: Play, frame: ImpulseFrame, order: EnterOrder): void {
    succeed(play, enteringFrame(frame, order));
    const entry = entryOf(play, frame.side, order.units) as EntrySetup;
    narrowEdges(play, numberOf(play, entry), hexOf(play.world.board, order.at));
    dismantleWeapons(play, order.units);
    faceOnEntry(play, order.units, order.at, order.facing);
    if (isFlight(play, order.units)) return flyIn(play, frame.side, order.units[0] as UnitId, order.at);
    enterMap(play, { side: frame.side, units: order.units, at: order.at, mode: order.mode, leader: order.leader });
  },
};
