/** Units that an event puts on the map (22.0). */
import { isAloft, type LocationId, OFF_MAP } from '../../board/board.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, tell } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import type { PlacementFrame } from '../../state/frames.ts';
import { type Mark, type Marks, marksFrom } from '../../state/marks.ts';
import { anyUnitAt, isAircraft, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { stepCost } from '../movement/costs.ts';
import { whyNotTeam } from '../movement/modes.ts';
import { overstacked } from '../movement/stacking.ts';
import { whyNotParked } from '../vehicles/stacking.ts';
import { updateControl } from './control.ts';

const NO_COST = { total: 0, parts: [] };
const NOT_NOW = refusal('22.0', 'choose-where-the-unit-appears');
const NOT_THERE = refusal('22.0', 'it-appears-next-to-where-it-cannot');

/** Free of enemies, with room, and ground on which men can stand, teams and vehicles where they may be set up (1.7, 1.3). */
function hasRoom(p: Position, at: LocationId, unit: Unit): boolean {
  const type = typeOf(p, unit);
  if (isAircraft(type) !== isAloft(p.world.board, at)) return false;
  if (anyUnitAt(p.state, at, enemyOf(unit.side)) || stepCost(p, unit, OFF_MAP, at) === null) return false;
  const barred = isVehicle(type) ? whyNotParked(p, at) : whyNotTeam(p, unit, at, false);
  return !barred && overstacked(p, at, [unit.id], unit.side) === undefined;
}

/** Beyond the adjacent locations, the nearest that will do, in order of the board (ruling R-43). */
function nearestBeyond(p: Position, at: LocationId, unit: Unit): LocationId[] {
  const reached = [at];
  for (const here of reached) {
    if (hasRoom(p, here, unit)) return [here];
    for (const next of p.world.adjacent[here] as readonly LocationId[]) if (!reached.includes(next)) reached.push(next);
  }
  return [];
}

/** The location itself, or those next to it that will do, of which the owner chooses (22.0, ruling D-128). */
function placesFor(p: Position, at: LocationId, unit: Unit): readonly LocationId[] {
  if (unit.fate !== 'reserve') return [];
  if (hasRoom(p, at, unit)) return [at];
  const near = (p.world.adjacent[at] as readonly LocationId[]).filter((next) => hasRoom(p, next, unit));
  return near.length > 0 ? near : nearestBeyond(p, at, unit);
}

function place(play: Play, unit: Unit, to: LocationId, marks: Marks): void {
  tell(play, { t: 'moved', units: [unit.id], from: unit.at, to, cost: NO_COST, mode: 'placement', rule: '22.0' });
  if (marks !== 0) tell(play, { t: 'marked', unit: unit.id, marks, rule: '1.8' });
  updateControl(play, to);
}

/** Puts units in reserve on the map, where enemies and stacking allow; their owner is asked where he has a choice. */
export function placeReserves(play: Play, units: readonly UnitId[], at: LocationId, given: readonly Mark[]): void {
  const marks = marksFrom(given);
  for (const id of units) {
    const unit = unitOf(play, id);
    const [to, ...others] = placesFor(play, at, unit);
    if (others.length > 0) push(play, { f: 'placement', side: unit.side, unit: id, at, marks });
    else if (to !== undefined) place(play, unit, to, marks);
  }
}

const choices = (p: Position, { unit, at }: PlacementFrame): readonly LocationId[] => placesFor(p, at, unitOf(p, unit));

export const placementRules: FrameRules<PlacementFrame> = {
  advance(play, frame) {
    const [to, ...others] = choices(play, frame);
    if (others.length > 0) return 'ask';
    pop(play);
    if (to !== undefined) place(play, unitOf(play, frame.unit), to, frame.marks);
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'placement',
    rule: '22.0',
    orders: choices(game, frame).map((at) => ({ do: 'settle', at })),
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do !== 'settle') return NOT_NOW;
    return choices(game, frame).includes(order.at) ? undefined : NOT_THERE;
  },
  answer(play, { unit, marks }, order) {
    pop(play);
    if (order.do === 'settle') place(play, unitOf(play, unit), order.at, marks);
  },
};
