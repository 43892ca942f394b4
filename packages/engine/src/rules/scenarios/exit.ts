/** Leaving the map (22.0; ruling D-130). */

import { hexOf, type Location } from '../../board/board.ts';
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame } from '../../state/frames.ts';
import type { Position } from '../../state/query.ts';

const NO_EXIT = refusal('22.0', 'no-exit-for-this-side-here');
const NOT_ON_THE_GROUND = refusal('22.0', 'exits-are-on-the-ground');
const NO_POINT_LEFT = refusal('22.0', 'leaving-the-map-takes-one-movement-point');
const ONE_HEX = refusal('6.3', 'low-crawl-moves-one-hex');

/** As much as a clear hex. */
const EXIT_COST = 1;

function isExit(p: Position, { side, at }: MoveFrame): boolean {
  const hex = hexOf(p.world.board, at);
  for (const exit of p.world.setup.scenario.exits) if (exit.side === side && exit.hexes.includes(hex)) return true;
  return false;
}

/** Why the group cannot leave the map from where it is. */
export function exitCheck(p: Position, frame: MoveFrame): Refusal | undefined {
  if (frame.at < 0 || !isExit(p, frame)) return NO_EXIT;
  if ((p.world.board.locations[frame.at] as Location).stratum !== 'ground') return NOT_ON_THE_GROUND;
  if (frame.mode === 'low-crawl' && frame.steps > 0) return ONE_HEX;
  for (const [index, spent] of frame.spent.entries()) {
    if ((frame.allowed[index] as number) - spent < EXIT_COST) return NO_POINT_LEFT;
  }
  return undefined;
}

/** Takes the whole group off the map, which leaves nobody to go on with the move. Nobody fires at it any more. */
export function exitMap(play: Play, frame: MoveFrame): void {
  for (const unit of frame.units) tell(play, { t: 'exited', unit, at: frame.at, rule: '22.0' });
  succeed(play, moveWith(frame, { units: [], spent: [], allowed: [] }));
}
