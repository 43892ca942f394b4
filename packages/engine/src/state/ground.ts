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
