/** Roofs over those who fire ordnance, and over its targets (1.6.4, 14.2.1, 14.4). */
import type { Hex, LocationId } from '../../board/board.ts';
import { isRubbled, type Position } from '../../state/query.ts';

/** In a building or hut that still stands, on any floor; a rooftop is open air. */
export function isIndoors(p: Position, at: LocationId): boolean {
  const location = p.world.board.locations[at];
  if (location?.stratum !== 'ground') return location?.stratum === 'upper';
  return (p.world.board.hexes[location.hex] as Hex).building >= 0 && !isRubbled(p, location.hex);
}
