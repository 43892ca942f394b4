/** Leaving the map (22.0; ruling D-130). */

import { type Hex, hexOf, type Location } from '../../board/board.ts';
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame } from '../../state/frames.ts';
import { isVehicle, type Position, passengersOf, typeOf, unitOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { clearWire } from '../fortifications/wire.ts';
import { movementTypeOf } from '../movement/costs.ts';
import { facingsOutward } from '../vehicles/facing.ts';

const NO_EXIT = refusal('22.0', 'no-exit-for-this-side-here');
const NOT_ON_THE_GROUND = refusal('22.0', 'exits-are-on-the-ground');
const NO_POINT_LEFT = refusal('22.0', 'leaving-the-map-takes-one-movement-point');
const ONE_HEX = refusal('6.3', 'low-crawl-moves-one-hex');

const NOT_OUTWARD = refusal('15.1', 'a-vehicle-leaves-the-map-over-the-edge-ahead-of-it');

/** As much as a clear hex, for road wheels on a road as much as the road (ruling R-303). */
function exitCost(p: Position, unit: Unit, hex: Hex): number {
  const type = movementTypeOf(typeOf(p, unit));
  const ahead = hex.roads === 0 ? p.world.setup.chart.terrain.clear : p.world.setup.chart.terrain.road;
  return type === 'leg' ? 1 : (ahead?.cost[type] ?? 1);
}

export function isExit(p: Position, { side, at }: Pick<MoveFrame, 'side' | 'at'>): boolean {
  const hex = hexOf(p.world.board, at);
  for (const exit of p.world.setup.scenario.exits) if (exit.side === side && exit.hexes.includes(hex)) return true;
  return false;
}

/** Why the group cannot leave the map from where it is. */
export function exitCheck(p: Position, frame: MoveFrame): Refusal | undefined {
  if (frame.at < 0 || !isExit(p, frame)) return NO_EXIT;
  if ((p.world.board.locations[frame.at] as Location).stratum !== 'ground') return NOT_ON_THE_GROUND;
  if (frame.mode === 'low-crawl' && frame.steps > 0) return ONE_HEX;
  return whyNotGoOff(p, frame);
}

function whyNotGoOff(p: Position, frame: MoveFrame): Refusal | undefined {
  const { board } = p.world;
  const hex = board.hexes[hexOf(board, frame.at)] as Hex;
  for (const [index, id] of frame.units.entries()) {
    const unit = unitOf(p, id);
    const left = (frame.allowed[index] as number) - (frame.spent[index] as number);
    if (left < exitCost(p, unit, hex)) return NO_POINT_LEFT;
    if (isVehicle(typeOf(p, unit)) && !facingsOutward(board, frame.at).includes(unit.facing)) return NOT_OUTWARD;
  }
  return undefined;
}

/**
 * Takes the whole group and whom it carries off the map, which leaves nobody to go on; tracks take the wire of the hex
 * along (21.3.1). Nobody fires at it any more.
 */
export function exitMap(play: Play, frame: MoveFrame): void {
  clearWire(play, frame.units, frame.at);
  for (const unit of frame.units) {
    for (const { id } of passengersOf(play.state, unit))
      tell(play, { t: 'exited', unit: id, at: frame.at, rule: '22.0' });
    tell(play, { t: 'exited', unit, at: frame.at, rule: '22.0' });
  }
  succeed(play, moveWith(frame, { units: [], spent: [], allowed: [], steps: frame.steps + 1 }));
}
