/** Which hex a point of the drawing is in. */
import type { Board, HexId } from '@opfire/engine';
import { hexCentre, INRADIUS } from '../../drawing/plane.ts';

/** The hex whose centre is nearest; none where even that is farther than a corner. */
export function hexAtPoint(board: Board, [x, y]: readonly [number, number]): HexId {
  let best = -1;
  let least = 100 ** 2;
  for (const hex of board.hexes) {
    const [cx, cy] = hexCentre(hex);
    const apart = (cx - x) ** 2 + (cy - y) ** 2;
    if (apart < least) [best, least] = [hex.index, apart];
  }
  return best;
}

/** The next hex in a direction of the arrow keys; the same one where the map ends. */
export function nextHex(board: Board, from: HexId, [right, down]: readonly [number, number]): HexId {
  const hex = board.hexes[from];
  if (hex === undefined) return board.hexes[Math.floor(board.hexes.length / 2)]?.index ?? -1;
  const [x, y] = hexCentre(hex);
  const found = hexAtPoint(board, [x + right * 150, y + down * 2 * INRADIUS + (right === 0 ? 0 : 1)]);
  return found < 0 ? from : found;
}
