/** Counters on the ground as lines of sight meet them (10.4, 18.1, 18.2). */
import type { HexId } from '../../board/board.ts';
import { FIRE_FOR_EFFECT, RUBBLE, SMOKE, WRECK } from '../../board/obstruction.ts';
import type { SightTable } from '../../board/sight-table.ts';
import type { GroundMarker } from '../../state/state.ts';

const BITS = {
  smoke: SMOKE,
  ffe: FIRE_FOR_EFFECT,
  rubble: RUBBLE,
  wreck: WRECK,
  foxholes: 0,
  wire: 0,
  mines: 0,
  roadblock: WRECK,
  bunker: 0,
  starshell: 0,
} as const;

/** The counters of each hex as bits. Artillery fire for effect covers the neighbours too (18.2). */
export function countersOn(sight: SightTable, ground: readonly GroundMarker[]): Uint8Array {
  const { neighbours, hexes } = sight.board;
  const counters = new Uint8Array(hexes.length);
  const lay = (hex: HexId, bits: number): void => {
    if (hex >= 0) counters[hex] = (counters[hex] as number) | bits;
  };
  for (const marker of ground) {
    lay(marker.hex, BITS[marker.kind]);
    if (marker.kind !== 'ffe' || marker.source !== 'artillery') continue;
    for (let direction = 0; direction < 6; direction++) {
      lay(neighbours[6 * marker.hex + direction] as HexId, FIRE_FOR_EFFECT);
    }
  }
  return counters;
}
