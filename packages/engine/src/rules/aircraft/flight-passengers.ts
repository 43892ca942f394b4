/** Who gets out of a hovering helicopter, and who gets in (19.2.4). */
import { type Hex, hexOf, type LocationId } from '../../board/board.ts';
import { type Play, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { flightWith, moveWith } from '../../state/changed.ts';
import type { FlightFrame, MoveMode, OpportunityFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import {
  anyUnitAt,
  hasStatus,
  isMelee,
  isRubbled,
  type Position,
  ridersOf,
  unitOf,
  unitsAt,
} from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { opportunityFrame } from '../fire-combat/opportunity-frame.ts';
import { minesAttack } from '../fortifications/mines.ts';
import { ffeAttack } from '../indirect-fire/ffe.ts';
import { pointsOf } from '../movement/allowance.ts';
import { beginMove, type MoveStart, moveFrame } from '../movement/begin.ts';
import { doubleTimeLeader, whyNotMode } from '../movement/modes.ts';
import { overstacked } from '../movement/stacking.ts';
import { joinImpulse } from '../passengers/alighting.ts';
import { whyNoRoom } from '../passengers/capacity.ts';
import { boardingCost, setsOf } from '../passengers/getting-off.ts';
import { groundBelow } from './airspace.ts';
import { impulseBelow } from './flight-spotting.ts';

type Alight = OrderTo<'alight'>;
type Board = OrderTo<'board'>;

const ANOTHER = refusal('19.2', 'another-helicopter-is-flying');
const MUST_HOVER = refusal('19.2.4', 'only-a-hovering-helicopter-takes-on-and-puts-down');
const NOT_OPEN = refusal('19.2.4', 'only-over-open-terrain');
const NOT_ABOARD = refusal('19.2.4', 'name-passengers-of-this-helicopter');
const ENEMY_BELOW = refusal('19.2.4', 'enemies-are-below');
const NO_SUCH_MODE = refusal('19.2.4', 'passengers-get-off-by-moving-or-by-assault-movement');
const NOT_HERE = refusal('19.2.4', 'the-helicopter-must-begin-its-impulse-where-they-get-in');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const NOT_FRESH = refusal('19.2.4', 'only-unused-units-of-this-impulse-get-in');

/** Where doors open: hovering over open terrain (19.2.4). */
function whyNotHere(p: Position, frame: FlightFrame): Refusal | undefined {
  const unit = unitOf(p, frame.unit);
  if (!hasStatus(unit, 'hovering')) return MUST_HOVER;
  const hex = p.world.board.hexes[hexOf(p.world.board, unit.at)] as Hex;
  return hex.terrain.sight === 'open' && !isRubbled(p, hex.index) ? undefined : NOT_OPEN;
}

const isContested = (p: Position, at: LocationId, frame: FlightFrame): boolean =>
  isMelee(p.state, at) || anyUnitAt(p.state, at, enemyOf(frame.side));

const hasTwice = (units: readonly UnitId[]): boolean => new Set(units).size !== units.length;

const modeOf = (order: Alight): MoveMode => order.mode ?? 'move';

function whyNotAlight(p: Position, frame: FlightFrame, order: Alight): Refusal | undefined {
  const barred = whyNotHere(p, frame);
  if (barred) return barred;
  const riders = ridersOf(p, frame.unit);
  const group = riders.filter((unit) => order.units.includes(unit.id));
  if (group.length === 0 || group.length !== order.units.length || hasTwice(order.units)) return NOT_ABOARD;
  const ground = groundBelow(p, unitOf(p, frame.unit).at);
  if (isContested(p, ground, frame)) return ENEMY_BELOW;
  const mode = modeOf(order);
  if (mode !== 'move' && mode !== 'assault-move') return NO_SUCH_MODE;
  for (const unit of group) {
    const unable = (unit.marks & ACTIVATED) === 0 ? whyNotMode(p, unit, group, mode) : USED;
    if (unable) return unable;
  }
  return overstacked(p, ground, order.units, frame.side);
}

/** Half of what they could move: so much less is left to them, and so many attacks it opens them to. */
const costOf = (p: Position, unit: Unit, leader: Unit | undefined): number =>
  boardingCost(pointsOf(p, unit, 'move', leader));

/** They stand on the ground and may move on with the rest of their points; fire at them comes first (19.2.4). */
function alight(play: Play, frame: FlightFrame, order: Alight): void {
  const { at: air } = unitOf(play, frame.unit);
  const at = groundBelow(play, air);
  const mode = modeOf(order);
  const group = order.units.map((id) => unitOf(play, id));
  const leader = mode === 'move' ? doubleTimeLeader(play, group, mode) : undefined;
  succeed(play, flightWith(frame, { busy: true }));
  for (const unit of order.units) tell(play, { t: 'alighted', unit, vehicle: frame.unit, at, rule: '19.2.4' });
  if (mode === 'move') {
    for (const unit of order.units) tell(play, { t: 'marked', unit, marks: MARK.moved, rule: '19.2.4' });
    setOut(play, { side: frame.side, units: order.units, mode, leader, from: at, reason: 'impulse' });
  } else stayAndFire(play, frame, order.units, at);
}

/** By assault movement half of it is all there is: they stay, and may fire in this impulse (16.4, 19.2.4). */
function stayAndFire(play: Play, { side }: FlightFrame, units: readonly UnitId[], at: LocationId): void {
  for (const unit of units) tell(play, { t: 'marked', unit, marks: MARK['assault-move'], rule: '6.1' });
  joinImpulse(play, units, at);
  const slots = Math.max(...units.map((id) => costOf(play, unitOf(play, id), undefined)));
  meetThem(play, { side, units, at, slots });
}

/** What awaits them below: shells and mines as for all who come into a hex, then the fire of the enemy (18.1, 19.2.4, 21.4). */
function meetThem(
  play: Play,
  { side, units, at, slots }: Pick<OpportunityFrame, 'side' | 'at' | 'slots'> & { readonly units: readonly UnitId[] },
): void {
  ffeAttack(play, units, at);
  minesAttack(play, units, at);
  const movers = units.filter((id) => unitOf(play, id).at === at);
  if (movers.length > 0) push(play, opportunityFrame({ side: enemyOf(side), at, movers, slots }));
}

function setOut(play: Play, start: MoveStart): void {
  beginMove(play, start);
  const leader = start.leader === undefined ? undefined : unitOf(play, start.leader);
  const frame = moveFrame(play, start);
  const costs = frame.units.map((id) => costOf(play, unitOf(play, id), leader));
  const spent = costs.map((cost, index) => Math.min(cost, frame.allowed[index] as number));
  succeed(play, moveWith(frame, { spent, steps: 1 }));
  const slots = Math.max(...costs);
  meetThem(play, { side: start.side, units: frame.units, at: start.from, slots });
}

function whyNotBoard(p: Position, frame: FlightFrame, order: Board): Refusal | undefined {
  if (order.vehicle !== frame.unit) return ANOTHER;
  const barred = whyNotHere(p, frame);
  if (barred) return barred;
  const helicopter = unitOf(p, frame.unit);
  if (helicopter.at !== frame.origin) return NOT_HERE;
  const ground = groundBelow(p, helicopter.at);
  const activated = impulseBelow(p.state)?.units ?? [];
  if (order.units.length === 0 || hasTwice(order.units)) return NOT_FRESH;
  for (const id of order.units) {
    const unit = unitOf(p, id);
    if (unit.at !== ground || unit.side !== frame.side || !activated.includes(id)) return NOT_FRESH;
    if ((unit.marks & ACTIVATED) !== 0 || isMelee(p.state, unit.at)) return NOT_FRESH;
    const unable = whyNotMode(p, unit, [unit], 'move');
    if (unable) return unable;
  }
  return whyNoRoom(p, helicopter, order.units);
}

/** Fire at them comes before they are in (19.2.4). */
function board(play: Play, frame: FlightFrame, { units }: Board): void {
  const at = groundBelow(play, unitOf(play, frame.unit).at);
  const slots = Math.max(...units.map((id) => costOf(play, unitOf(play, id), undefined)));
  succeed(play, flightWith(frame, { busy: true, boarding: units }));
  for (const unit of units) tell(play, { t: 'marked', unit, marks: MARK.moved, rule: '19.2.4' });
  push(play, opportunityFrame({ side: enemyOf(frame.side), at, movers: units, slots }));
}

/** Whoever came through is aboard; the Shaken have stopped where they were (5.1). */
export function comeAboard(play: Play, frame: FlightFrame): void {
  succeed(play, flightWith(frame, { boarding: [] }));
  const ground = groundBelow(play, unitOf(play, frame.unit).at);
  for (const id of frame.boarding) {
    const unit = unitOf(play, id);
    if (unit.at === ground && !unit.shaken) tell(play, { t: 'boarded', unit: id, vehicle: frame.unit, rule: '19.2.4' });
  }
}

function list(p: Position, frame: FlightFrame, orders: Order[]): void {
  if (whyNotHere(p, frame)) return;
  for (const units of setsOf(ridersOf(p, frame.unit).map((unit) => unit.id)))
    for (const mode of [undefined, 'assault-move'] as const) {
      const order: Alight = { do: 'alight', units, ...(mode && { mode }) };
      if (!whyNotAlight(p, frame, order)) orders.push(order);
    }
  const helicopter = unitOf(p, frame.unit);
  const below = unitsAt(p.state, groundBelow(p, helicopter.at), frame.side);
  const single = below.map(({ id }): Board => ({ do: 'board', units: [id], vehicle: frame.unit }));
  const able = single.filter((order) => !whyNotBoard(p, frame, order)).flatMap((order) => order.units);
  for (const units of setsOf(able)) {
    const order: Board = { do: 'board', units, vehicle: frame.unit };
    if (!whyNotBoard(p, frame, order)) orders.push(order);
  }
}

export const flightPassengers = {
  list,
  check: (p: Position, frame: FlightFrame, order: Alight | Board): Refusal | undefined =>
    order.do === 'alight' ? whyNotAlight(p, frame, order) : whyNotBoard(p, frame, order),
  carryOut: (play: Play, frame: FlightFrame, order: Alight | Board): void =>
    order.do === 'alight' ? alight(play, frame, order) : board(play, frame, order),
};
