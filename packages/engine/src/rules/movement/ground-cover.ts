/** Counters on the ground that change what a step costs: rubble, wire, mines of the own side (10.4, 21.3, 21.4). */
import type { Location, LocationId } from '../../board/board.ts';
import type { MovementCosts } from '../../board/terrain.ts';
import type { Position } from '../../state/query.ts';
import type { Side } from '../../state/state.ts';

/** What lies there, as bits. */
export const RUBBLE = 1;
export const WIRE = 2;
export const OWN_MINES = 4;
/** One more than all bits together. */
export const COVERS = 8;

/** Instead of the terrain, in every kind of ground (10.4, 21.3). */
export const RUBBLE_COST: MovementCosts = { tracked: 4, offRoad: null, roadWheels: null, leg: 3 };
export const WIRE_COST: MovementCosts = { tracked: 2, offRoad: 4, roadWheels: 6, leg: 4 };
/** Those who know where the mines are pick their way (21.4). */
export const OWN_MINES_COST = 1;

/** What covers the ground of a location for those of a side who come to it. */
export function groundCover(p: Position, at: LocationId, side: Side): number {
  const { ground } = p.state;
  if (ground.length === 0) return 0;
  const { hex, stratum } = p.world.board.locations[at] as Location;
  if (stratum !== 'ground') return 0;
  let cover = 0;
  for (const marker of ground) {
    if (marker.hex !== hex) continue;
    if (marker.kind === 'rubble') cover |= RUBBLE;
    else if (marker.kind === 'wire') cover |= WIRE;
    else if (marker.kind === 'mines' && marker.side === side) cover |= OWN_MINES;
  }
  return cover;
}
