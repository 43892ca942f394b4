/** Bunkers look one way: fire leaves and enters them through their front three hexes (21.1, 21.1.2, ruling D-165). */
import type { Board, Hex, Location, LocationId } from '../../board/board.ts';
import { CORNERS, centreX, centreY, type Point } from '../../board/geometry.ts';
import { type Refusal, refusal } from '../../core/rule.ts';

const FIRES_FORWARD = refusal('21.1', 'units-in-a-bunker-fire-through-its-front');
const FROM_THE_FRONT = refusal('21.1.2', 'direct-fire-enters-a-bunker-through-its-front');

/**
 * A line from the bunker to the other place leaves through one of the three hexes in front, or along their border. The
 * three together are half of all directions, and corner number d closes the half in front of hexside d.
 */
function isInFront(board: Board, bunker: Location, other: Location): boolean {
  const here = board.hexes[bunker.hex] as Hex;
  const there = board.hexes[other.hex] as Hex;
  const [x, y] = CORNERS[bunker.front] as Point;
  const dx = centreX(there.column) - centreX(here.column);
  const dy = centreY(there.column, there.row) - centreY(here.column, here.row);
  return x * dy - y * dx <= 0;
}

/** Open to each other, as far as the walls of this bunker go; those on top of it always are. */
function isShut(board: Board, bunker: LocationId, other: LocationId): boolean {
  const inside = board.locations[bunker] as Location;
  if (inside.front < 0) return false;
  const outside = board.locations[other] as Location;
  return inside.hex !== outside.hex && !isInFront(board, inside, outside);
}

/** Why nobody inside a bunker fires at a place. */
export const whyNotOutOfBunker = (board: Board, from: LocationId, at: LocationId): Refusal | undefined =>
  isShut(board, from, at) ? FIRES_FORWARD : undefined;

/** Why direct fire does not reach those inside a bunker; satchel charges and ordnance do (21.1.2). */
export const whyNotIntoBunker = (board: Board, from: LocationId, at: LocationId): Refusal | undefined =>
  isShut(board, at, from) ? FROM_THE_FRONT : undefined;
