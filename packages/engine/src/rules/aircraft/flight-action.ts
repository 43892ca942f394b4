/** How a helicopter's flight begins: in an impulse, or from off the map (19.2, 22.0). */
import { type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Play, push, succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { FlightFrame } from '../../state/frames.ts';
import { ACTIVATED } from '../../state/marks.ts';
import type { OrderTo } from '../../state/orders.ts';
import { isHelicopter, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Side, UnitId } from '../../state/state.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { airOver, isTaken } from './airspace.ts';
import { flyTo } from './flight.ts';

const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const NO_MODULE = refusal('19.2', 'these-rules-have-no-helicopters');
const ALONE = refusal('19.2', 'helicopters-fly-one-by-one');
export const JUST_FLIES = refusal('19.2', 'helicopters-only-fly-and-hover');
const TAKEN = refusal('19.2.1', 'one-aircraft-in-a-hex');

const flies = (p: Position, id: UnitId): boolean =>
  p.state.units[id] !== undefined && isHelicopter(typeOf(p, unitOf(p, id)));

const isFlight = (p: Position, units: readonly UnitId[]): boolean =>
  p.world.board.air.length > 0 && units.some((id) => flies(p, id));

const flightFrame = (unit: UnitId, side: Side, origin: LocationId): FlightFrame => ({
  f: 'flight',
  side,
  unit,
  origin,
  switched: false,
  busy: false,
  engaged: [],
  boarding: [],
});

/** Moves by helicopters among those on foot and on wheels. */
export const withFlights = (move: ImpulseAction<'move'>): ImpulseAction<'move'> => ({
  verb: 'move',

  list(game, frame, orders, parts) {
    move.list(game, frame, orders, parts);
    if (game.world.board.air.length === 0) return;
    for (const id of frame.units) {
      const order: OrderTo<'move'> = { do: 'move', units: [id], mode: 'move' };
      if (flies(game, id) && !withFlights(move).check(game, frame, order)) orders.push(order);
    }
  },

  check(game, frame, order): Refusal | undefined {
    if (!isFlight(game, order.units)) return move.check(game, frame, order);
    const [id, ...others] = order.units as [UnitId];
    if (!game.world.rules.modules.helicopters) return NO_MODULE;
    if (others.length > 0) return ALONE;
    if (order.mode !== 'move' || order.leader !== undefined || (order.abandon ?? []).length > 0) return JUST_FLIES;
    if (!frame.units.includes(id) || unitOf(game, id).at < 0) return NOT_ACTIVATED;
    return (unitOf(game, id).marks & ACTIVATED) === 0 ? undefined : USED;
  },

  carryOut(play, frame, order) {
    if (!isFlight(play, order.units)) return move.carryOut(play, frame, order);
    const [id] = order.units as [UnitId];
    succeed(play, impulseWith(frame, { acted: true }));
    push(play, flightFrame(id, frame.side, unitOf(play, id).at));
  },
});

/** Why helicopters cannot come on over an edge hex; undefined where none is among the units or it can (22.0). */
export function whyNotFlyIn(p: Position, units: readonly UnitId[], at: LocationId): Refusal | undefined {
  const [id, ...others] = units as [UnitId];
  if (!p.world.rules.modules.helicopters) return NO_MODULE;
  if (others.length > 0) return ALONE;
  return isTaken(p, airOver(p, at), unitOf(p, id)) ? TAKEN : undefined;
}

export { isFlight };

/** Through the air of an edge hex, which can be answered as any other. */
export function flyIn(play: Play, side: Side, id: UnitId, at: LocationId): void {
  const frame = flightFrame(id, side, OFF_MAP);
  push(play, frame);
  flyTo(play, frame, airOver(play, at));
}
