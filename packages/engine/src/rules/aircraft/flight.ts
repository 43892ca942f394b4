/** A helicopter's impulse: moves, changes of mode, fire, passengers, in any order (19.2.1–19.2.8). */
import type { Decision } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { flightWith } from '../../state/changed.ts';
import type { FlightFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order } from '../../state/orders.ts';
import { has, hasStatus, type Position, ridersOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Game, type Unit } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';
import { opportunityFrame } from '../fire-combat/opportunity-frame.ts';
import { triggerEvents } from '../scenarios/events.ts';
import { isExit } from '../scenarios/exit.ts';
import { airAround, whyNotFlyTo } from './airspace.ts';
import { flightFire, whyNotFlightFire } from './flight-fire.ts';
import { comeAboard, flightPassengers } from './flight-passengers.ts';
import { impulseBelow, listSpotting, spotFromAir, whyNotSpotFromAir } from './flight-spotting.ts';

const NOT_NOW = refusal('19.2', 'not-offered-during-a-flight');
const ANOTHER = refusal('19.2', 'another-helicopter-is-flying');
const IDLE = refusal('19.2', 'it-has-done-nothing-yet');
const SWITCHED = refusal('19.2.1', 'one-change-of-mode-in-an-impulse');
const HOVERS = refusal('19.2.1', 'it-hovers-already');
const FLIES = refusal('19.2.1', 'it-flies-already');
const NO_EXIT = refusal('22.0', 'no-exit-for-this-side-here');

/** Every hex and every change of mode is a point spent, and can be answered once (19.2.2). */
export function openFireOn(play: Play, { unit, side }: Pick<FlightFrame, 'unit' | 'side'>): void {
  const { at } = unitOf(play, unit);
  if (at >= 0) push(play, opportunityFrame({ side: enemyOf(side), at, movers: [unit], slots: 1 }));
}

export const ONE_POINT = { total: 1, parts: [{ what: 'flight', amount: 1, rule: '19.2.2' }] } as const;

export function flyTo(play: Play, frame: FlightFrame, to: number): void {
  const { at } = unitOf(play, frame.unit);
  tell(play, { t: 'moved', units: [frame.unit], from: at, to, cost: ONE_POINT, mode: 'move', rule: '19.2.2' });
  succeed(play, flightWith(frame, { busy: true }));
  triggerEvents(play, { side: frame.side, moved: to });
  openFireOn(play, frame);
}

function whyNotSwitch(p: Position, frame: FlightFrame, order: Order & { do: 'hover' | 'fly' }): Refusal | undefined {
  if (order.unit !== frame.unit) return ANOTHER;
  const hovers = hasStatus(unitOf(p, frame.unit), 'hovering');
  if (hovers === (order.do === 'hover')) return hovers ? HOVERS : FLIES;
  return frame.switched ? SWITCHED : undefined;
}

function switchMode(play: Play, frame: FlightFrame, to: 'hover' | 'fly'): void {
  const t = to === 'hover' ? 'status-gained' : 'status-lost';
  tell(play, { t, unit: frame.unit, status: STATUS.hovering, rule: '19.2.1' });
  succeed(play, flightWith(frame, { switched: true, busy: true }));
  openFireOn(play, frame);
}

/** Something must have been done: moved, changed modes, let off, fired, or looked for (19.2.3). */
const whyNotStop = (p: Position, frame: FlightFrame): Refusal | undefined =>
  frame.busy || frame.engaged.length > 0 || impulseBelow(p.state)?.spotter === frame.unit ? undefined : IDLE;

const whyNotExit = (p: Position, frame: FlightFrame, { at, status }: Unit): Refusal | undefined =>
  isExit(p, { side: frame.side, at }) && (status & STATUS.hovering) === 0 ? undefined : NO_EXIT;

function exit(play: Play, frame: FlightFrame): void {
  const { at } = unitOf(play, frame.unit);
  for (const { id } of [...ridersOf(play, frame.unit), unitOf(play, frame.unit)])
    tell(play, { t: 'exited', unit: id, at, rule: '22.0' });
  pop(play);
}

/** Ops Complete, unless it has fired (19.2.8). */
function finish(play: Play, frame: FlightFrame): void {
  pop(play);
  const unit = unitOf(play, frame.unit);
  if (unit.at >= 0 && frame.busy && !has(unit, 'fired'))
    tell(play, { t: 'marked', unit: unit.id, marks: MARK['ops-complete'], rule: '19.2.8' });
}

function decide(game: Game, frame: FlightFrame): Decision {
  const unit = unitOf(game, frame.unit);
  const orders: Order[] = airAround(game, unit.at)
    .filter((to) => !whyNotFlyTo(game, unit, to))
    .map((to) => ({ do: 'step', to }));
  for (const change of ['hover', 'fly'] as const) {
    const order = { do: change, unit: unit.id };
    if (!whyNotSwitch(game, frame, order)) orders.push(order);
  }
  flightFire.list(game, frame, orders);
  flightPassengers.list(game, frame, orders);
  listSpotting(game, frame, orders);
  if (!whyNotExit(game, frame, unit)) orders.push({ do: 'exit' });
  if (!whyNotStop(game, frame)) orders.push({ do: 'stop' });
  return { side: frame.side, kind: 'flight', rule: '19.2', orders, parts: [] };
}

export const flightRules: FrameRules<FlightFrame> = {
  advance(play, frame) {
    if (unitOf(play, frame.unit).at < 0) finish(play, frame);
    else if (frame.boarding.length > 0) comeAboard(play, frame);
    else return 'ask';
    return 'ran';
  },

  decide,

  check(game, frame, order) {
    const unit = unitOf(game, frame.unit);
    switch (order.do) {
      case 'step':
        return whyNotFlyTo(game, unit, order.to);
      case 'hover':
      case 'fly':
        return whyNotSwitch(game, frame, order);
      case 'shoot':
      case 'fire-mg':
        return whyNotFlightFire(game, frame, order);
      case 'board':
      case 'alight':
        return flightPassengers.check(game, frame, order);
      case 'spot':
        return whyNotSpotFromAir(game, frame, order);
      case 'exit':
        return whyNotExit(game, frame, unit);
      case 'stop':
        return whyNotStop(game, frame);
      default:
        return NOT_NOW;
    }
  },

  answer(play, frame, order) {
    switch (order.do) {
      case 'step':
        return flyTo(play, frame, order.to);
      case 'hover':
      case 'fly':
        return switchMode(play, frame, order.do);
      case 'shoot':
      case 'fire-mg':
        return flightFire.carryOut(play, frame, order);
      case 'board':
      case 'alight':
        return flightPassengers.carryOut(play, frame, order);
      case 'spot':
        return spotFromAir(play, order);
      case 'exit':
        return exit(play, frame);
      default:
        return finish(play, frame);
    }
  },
};
