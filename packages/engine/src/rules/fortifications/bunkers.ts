/** Bunkers look one way: fire leaves and enters them through their front three hexes (21.1, 21.1.2, ruling D-165). */
import type { Board, Hex, Location, LocationId } from '../../board/board.ts';
import { CORNERS, centreX, centreY, type Point } from '../../board/geometry.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Position } from '../../state/query.ts';
import type { GroundMarker } from '../../state/state.ts';

const FIRES_FORWARD = refusal('21.1', 'units-in-a-bunker-fire-through-its-front');
const FROM_THE_FRONT = refusal('21.1.2', 'direct-fire-enters-a-bunker-through-its-front');

type Laid = Extract<GroundMarker, { kind: 'bunker' }>;

/** The bunker that somebody has put on a site. */
const laidOn = (p: Position, { hex }: Location): Laid | undefined =>
  p.state.ground.find((marker): marker is Laid => marker.kind === 'bunker' && marker.hex === hex);

/** Whether there is anything at all in a place: a site is empty until a bunker is put there (21.1). */
export function isBuilt(p: Position, at: LocationId): boolean {
  const location = p.world.board.locations[at] as Location;
  return !location.site || laidOn(p, location) !== undefined;
}

const frontOf = (p: Position, location: Location): number =>
  location.site ? (laidOn(p, location)?.front ?? -1) : location.front;

/**
 * A line from the bunker to the other place leaves through one of the three hexes in front, or along their border. The
 * three together are half of all directions, and corner number d closes the half in front of hexside d.
 */
function isInFront(board: Board, bunker: Location, front: number, other: Location): boolean {
  const here = board.hexes[bunker.hex] as Hex;
  const there = board.hexes[other.hex] as Hex;
  const [x, y] = CORNERS[front] as Point;
  const dx = centreX(there.column) - centreX(here.column);
  const dy = centreY(there.column, there.row) - centreY(here.column, here.row);
  return x * dy - y * dx <= 0;
}

/** Open to each other, as far as the walls of this bunker go; those on top of it always are. */
function isShut(p: Position, bunker: LocationId, other: LocationId): boolean {
  const { board } = p.world;
  const inside = board.locations[bunker] as Location;
  if (inside.stratum !== 'bunker') return false;
  const front = frontOf(p, inside);
  if (front < 0) return false;
  const outside = board.locations[other] as Location;
  return inside.hex !== outside.hex && !isInFront(board, inside, front, outside);
}

/** Why nobody inside a bunker fires at a place. */
export const whyNotOutOfBunker = (p: Position, from: LocationId, at: LocationId): Refusal | undefined =>
  isShut(p, from, at) ? FIRES_FORWARD : undefined;

/** Why direct fire does not reach those inside a bunker; satchel charges and ordnance do (21.1.2). */
export const whyNotIntoBunker = (p: Position, from: LocationId, at: LocationId): Refusal | undefined =>
  isShut(p, at, from) ? FROM_THE_FRONT : undefined;
