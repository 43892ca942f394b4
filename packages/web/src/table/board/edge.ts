/** Where the map ends. */
import type { Board } from '@opfire/engine';
import type { Box, Point } from '../../drawing/plane.ts';
import { mapBox } from '../../drawing/scene.ts';

const known = new WeakMap<Board, Box>();

export function edgeOf(board: Board): Box {
  const box = known.get(board) ?? mapBox(board);
  known.set(board, box);
  return box;
}

/** The nearest point that is so far inside the map. */
export function within({ x, y, width, height }: Box, [px, py]: Point, inset: number): Point {
  return [Math.min(Math.max(px, x + inset), x + width - inset), Math.min(Math.max(py, y + inset), y + height - inset)];
}
