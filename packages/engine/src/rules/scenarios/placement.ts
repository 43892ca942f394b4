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

/** The adjacent locations that will do, of which the owner chooses (22.0, ruling D-128). */
const choicesNear = (p: Position, at: LocationId, unit: Unit): LocationId[] =>
  (p.world.adjacent[at] as readonly LocationId[]).filter((next) => hasRoom(p, next, unit));

/** Beyond the adjacent ones, when all of these are taken, the nearest that will do, in order of the board (ruling R-43). */
function nearestBeyond(p: Position, at: LocationId, unit: Unit): LocationId | undefined {
  const reached = [at];
  for (const here of reached) {
    if (hasRoom(p, here, unit)) return here;
    for (const next of p.world.adjacent[here] as readonly LocationId[]) if (!reached.includes(next)) reached.push(next);
  }
  return undefined;
}

function place(play: Play, unit: Unit, to: LocationId, marks: Marks): void {
  tell(play, { t: 'moved', units: [unit.id], from: unit.at, to, cost: NO_COST, mode: 'placement', rule: '22.0' });
  if (marks !== 0) tell(play, { t: 'marked', unit: unit.id, marks, rule: '1.8' });
  updateControl(play, to);
}

/** Puts units in reserve on the map, where enemies and stacking allow; where they do not, their owner is asked. */
export function placeReserves(play: Play, units: readonly UnitId[], at: LocationId, marks: readonly Mark[]): void {
  for (const id of units) {
    const unit = unitOf(play, id);
    if (unit.fate !== 'reserve') continue;
    const given = marksFrom(marks);
    if (hasRoom(play, at, unit)) place(play, unit, at, given);
    else push(play, { f: 'placement', side: unit.side, unit: id, at, marks: given });
  }
}

/** Where there is nothing to choose, the unit appears without asking. */
function settleUnasked(play: Play, { unit: id, at, marks }: PlacementFrame): boolean {
  const unit = unitOf(play, id);
  const choices = choicesNear(play, at, unit);
  if (choices.length > 1 && unit.fate === 'reserve') return false;
  const to = choices[0] ?? nearestBeyond(play, at, unit);
  pop(play);
  if (to !== undefined && unit.fate === 'reserve') place(play, unit, to, marks);
  return true;
}

export const placementRules: FrameRules<PlacementFrame> = {
  advance: (play, frame) => (settleUnasked(play, frame) ? 'ran' : 'ask'),
  decide: (game, { side, unit, at }) => ({
    side,
    kind: 'placement',
    rule: '22.0',
    orders: choicesNear(game, at, unitOf(game, unit)).map((to) => ({ do: 'settle', at: to })),
    parts: [],
  }),
  check(game, { unit, at }, order) {
    if (order.do !== 'settle') return NOT_NOW;
    return choicesNear(game, at, unitOf(game, unit)).includes(order.at) ? undefined : NOT_THERE;
  },
  answer(play, { unit, marks }, order) {
    pop(play);
    if (order.do === 'settle') place(play, unitOf(play, unit), order.at, marks);
  },
};
