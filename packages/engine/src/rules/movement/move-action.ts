/** The order to move, given in an impulse (4.0, 6.0). */

import type { LocationId } from '../../board/board.ts';
import type { Part } from '../../core/decision.ts';
import { type Play, succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import { type ImpulseFrame, MOVE_MODES, type MoveMode } from '../../state/frames.ts';
import { ACTIVATED } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { isLeader, isMelee, isVehicle, type Position, typeOf, unitOf, weaponsOf } from '../../state/query.ts';
import type { Game, Unit, UnitId, WeaponId } from '../../state/state.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { isFixed } from '../support-weapons/possession.ts';
import { driveOn, isContinuing } from '../vehicles/continuous.ts';
import { whyNotCoordinated } from '../vehicles/modes.ts';
import { owesRun, runsAfterFire, whyNotAfterFire } from './after-fire.ts';
import { abandonWeapons, beginMove, moveFrame } from './begin.ts';
import { whyNotDoubleTime, whyNotMode, whyNotWithWeapons } from './modes.ts';
import { canSetOut } from './set-out.ts';

const NOBODY = refusal('6.0', 'name-at-least-one-unit-to-move');
const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const TOGETHER = refusal('4.0', 'units-of-one-location-move-together');
const MOVED_ALREADY = refusal('4.0', 'the-movers-of-that-location-have-moved');
const LOCKED = refusal('8.1', 'units-locked-in-melee-cannot-move');
const DECLARED_BY_FIRE = refusal('6.1.1', 'assault-fire-is-declared-by-the-order-to-fire');
const NOWHERE = refusal('6.0', 'no-step-is-possible');
/** The modes in which an order to move can be given. */
export const ORDERED_MODES: readonly MoveMode[] = MOVE_MODES.filter(
  (mode) => mode !== 'assault-fire' && mode !== 'stealth-assault-fire',
);

/** Fresh, or having just laid smoke with success (7.0), or a vehicle that is to drive on (15.5). */
const isFresh = (unit: Unit): boolean => (unit.marks & ACTIVATED) === 0 || isContinuing(unit);

const originOf = (frame: ImpulseFrame, unit: UnitId): LocationId => frame.origins[frame.units.indexOf(unit)] ?? -1;

function whyNotUnit(p: Position, frame: ImpulseFrame, id: UnitId): Refusal | undefined {
  if (!frame.units.includes(id) || unitOf(p, id).at < 0) return NOT_ACTIVATED;
  const unit = unitOf(p, id);
  if (isMelee(p.state, unit.at)) return LOCKED;
  if (!isFresh(unit)) return USED;
  if (isVehicle(typeOf(p, unit))) return undefined;
  return frame.moved.includes(originOf(frame, id)) ? MOVED_ALREADY : undefined;
}

/** Why an order to move is not legal. */
export function checkMove(p: Position, frame: ImpulseFrame, order: OrderTo<'move'>): Refusal | undefined {
  if (order.units.length === 0 || new Set(order.units).size !== order.units.length) return NOBODY;
  if (!ORDERED_MODES.includes(order.mode) && !runsAfterFire(frame, order)) return DECLARED_BY_FIRE;
  for (const id of order.units) {
    const barred = whyNotUnit(p, frame, id) ?? whyNotAfterFire(frame, id, order.mode);
    if (barred) return barred;
  }
  return whyNotGroup(
    p,
    order.units.map((id) => unitOf(p, id)),
    order,
  );
}

/** How a group sets out. */
export interface Departure {
  readonly mode: MoveMode;
  readonly leader?: UnitId | undefined;
  readonly abandon?: readonly WeaponId[] | undefined;
}

/** What the group as a whole must satisfy, however its move came about. */
export function whyNotGroup(p: Position, units: readonly Unit[], order: Departure): Refusal | undefined {
  const [first] = units as [Unit];
  if (units.some((unit) => unit.at !== first.at)) return TOGETHER;
  for (const unit of units) {
    const barred = whyNotMode(p, unit, units, order.mode);
    if (barred) return barred;
  }
  const coordinated = whyNotCoordinated(p, units, order.leader);
  if (coordinated) return coordinated;
  const leader = order.leader === undefined ? undefined : p.state.units[order.leader];
  if (order.leader !== undefined) {
    const barred = leader ? whyNotDoubleTime(p, leader, units, order.mode) : NOT_ACTIVATED;
    if (barred) return barred;
  }
  const tied = whyNotWithWeapons(p, units, order.abandon ?? []);
  if (tied) return tied;
  const start = {
    side: first.side,
    units: units.map((unit) => unit.id),
    mode: order.mode,
    leader: order.leader,
    from: first.at,
    reason: 'impulse',
  } as const;
  return canSetOut(p, moveFrame(p, start)) ? undefined : NOWHERE;
}

/** Vehicles go singly, in few ways; with units on foot beside them there are too many to list (6.5, 15.1). */
function listVehicles(p: Position, vehicles: readonly Unit[], orders: Order[]): void {
  for (const unit of vehicles) {
    for (const mode of ORDERED_MODES)
      if (canGo(p, unit, [unit], mode)) orders.push({ do: 'move', units: [unit.id], mode });
  }
}

function listFrom(game: Game, from: LocationId, units: readonly Unit[], parts: Part[]): void {
  const { modes, movers } = waysToGo(game, units);
  if (movers.length === 0) return;
  const leaders = movers.filter((unit) => isLeader(typeOf(game, unit)) && !unit.shaken).map((unit) => unit.id);
  parts.push({ do: 'move', from, units: movers.map((unit) => unit.id), modes, leaders });
}

/** Modes in which somebody of the stack can go, and those who can go in one. What is known is not asked again. */
function waysToGo(p: Position, units: readonly Unit[]): { modes: MoveMode[]; movers: Unit[] } {
  const modes: MoveMode[] = [];
  const movers = new Set<Unit>();
  for (const mode of ORDERED_MODES) {
    let possible = false;
    for (const unit of units) {
      if ((possible && movers.has(unit)) || !canGo(p, unit, units, mode)) continue;
      possible = true;
      movers.add(unit);
    }
    if (possible) modes.push(mode);
  }
  return { modes, movers: units.filter((unit) => movers.has(unit)) };
}

/** By itself, leaving on the spot what cannot be carried; a Leader counts on those he would go with. */
function canGo(p: Position, unit: Unit, group: readonly Unit[], mode: MoveMode): boolean {
  if (whyNotMode(p, unit, group, mode)) return false;
  const start = { side: unit.side, units: [unit.id], mode, from: unit.at, reason: 'impulse' } as const;
  return canSetOut(p, moveFrame(p, start));
}

/** In whichever way. */
export const canGoAlone = (p: Position, unit: Unit): boolean =>
  ORDERED_MODES.some((mode) => canGo(p, unit, [unit], mode));

/** Weapons that the movers cannot take along. */
export const tiedDown = (p: Position, units: readonly UnitId[]) =>
  units.flatMap((id) =>
    weaponsOf(p.state, id)
      .filter((weapon) => isFixed(p, weapon))
      .map((weapon) => weapon.id),
  );

/** The move after assault fire with a single weapon, without what cannot be carried (6.1.1, 1.6.1). */
export function owedRun(p: Position, unit: UnitId): OrderTo<'move'> {
  const abandon = tiedDown(p, [unit]);
  return { do: 'move', units: [unit], mode: 'assault-fire', ...(abandon.length > 0 && { abandon }) };
}

function listRuns(p: Position, frame: ImpulseFrame, units: readonly Unit[], orders: Order[]): void {
  for (const { id } of units) {
    if (!owesRun(frame, id)) continue;
    const run = owedRun(p, id);
    if (!checkMove(p, frame, run)) orders.push(run);
  }
}

export const moveAction: ImpulseAction<'move'> = {
  verb: 'move',

  list(game, frame, orders, parts) {
    const places = [...new Set(frame.origins)];
    for (const from of places) {
      const units = frame.units
        .map((id) => unitOf(game, id))
        .filter((unit) => unit.at === from && !whyNotUnit(game, frame, unit.id));
      const fresh = units.filter((unit) => !owesRun(frame, unit.id));
      if (frame.engaged.length > 0) listRuns(game, frame, units, orders);
      if (fresh.every((unit) => isVehicle(typeOf(game, unit)))) listVehicles(game, fresh, orders);
      else listFrom(game, from, fresh, parts);
    }
  },

  check: checkMove,

  carryOut(play: Play, frame, order) {
    const from = unitOf(play, order.units[0] as UnitId).at;
    const vehicles = order.units.filter((id) => isVehicle(typeOf(play, unitOf(play, id))));
    const moved = vehicles.length === order.units.length ? frame.moved : [...frame.moved, from];
    succeed(play, impulseWith(frame, { acted: true, moved, hatches: [...frame.hatches, ...vehicles] }));
    abandonWeapons(play, order.abandon ?? []);
    driveOn(play, vehicles);
    beginMove(play, {
      side: frame.side,
      units: order.units,
      mode: order.mode,
      leader: order.leader,
      from,
      reason: 'impulse',
    });
  },
};
