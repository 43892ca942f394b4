/** Counters on the ground are kept in order of hex and kind, so that equal states are equal text. */
import type { GroundMarker } from './state.ts';

const KINDS: Readonly<Record<GroundMarker['kind'], number>> = {
  smoke: 0,
  ffe: 1,
  foxholes: 2,
  bunker: 3,
  mines: 4,
  rubble: 5,
  wreck: 6,
  wire: 7,
  roadblock: 8,
  starshell: 9,
};

export const inOrder = (a: GroundMarker, b: GroundMarker): number => a.hex - b.hex || KINDS[a.kind] - KINDS[b.kind];

/** Whether one marker can be meant by the other: those of a kind that differ in nothing else are all alike. */
export function sameMarker(a: GroundMarker, b: GroundMarker): boolean {
  if (a.hex !== b.hex || a.kind !== b.kind) return false;
  if (a.kind === 'smoke') return a.life === (b as typeof a).life;
  return a.kind !== 'mines' || (a.side === (b as typeof a).side && a.firepower === (b as typeof a).firepower);
}

/** After those of its kind that lie there already. */
export function withMarker(ground: readonly GroundMarker[], marker: GroundMarker): GroundMarker[] {
  const place = ground.findIndex((other) => inOrder(other, marker) > 0);
  const at = place < 0 ? ground.length : place;
  return [...ground.slice(0, at), marker, ...ground.slice(at)];
}

export function withoutMarker(ground: readonly GroundMarker[], marker: GroundMarker): GroundMarker[] {
  const at = ground.findIndex((other) => sameMarker(other, marker));
  return ground.filter((_, index) => index !== at);
}
