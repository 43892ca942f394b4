import type { Ruleset } from '../editions/ruleset.ts';
import type { Board, Hex, Location, LocationId, Stratum } from './board.ts';

const FLOORS: readonly Stratum[] = ['ground', 'upper', 'rooftop'];

/**
 * Neighbouring hexes of a multi-story building, but different levels of it: not adjacent and out of sight
 * (10.2, 10.4.1, ruling D-45). Older editions say so of any two multi-story buildings.
 */
export function areFloorsApart(board: Board, rules: Pick<Ruleset, 'adjacency'>, a: LocationId, b: LocationId): boolean {
  const one = board.locations[a] as Location;
  const other = board.locations[b] as Location;
  if (one.stratum === other.stratum || one.hex === other.hex) return false;
  const here = board.hexes[one.hex] as Hex;
  const there = board.hexes[other.hex] as Hex;
  if (!here.multiStory || !there.multiStory) return false;
  if (!FLOORS.includes(one.stratum) || !FLOORS.includes(other.stratum)) return false;
  if (board.distances[one.hex * board.hexes.length + other.hex] !== 1) return false;
  return rules.adjacency.multiStory === 'any-building' || here.building === there.building;
}
