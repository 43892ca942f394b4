/** Hexes as paths. */
import { type Cell, hexCentre, hexCorners } from '../../drawing/plane.ts';

const cached = new Map<string, string>();

/** The outline of a hex, a little inside it. */
export function hexPath(cell: Cell, inset = 0): string {
  const key = `${cell.column},${cell.row},${inset}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  const [cx, cy] = hexCentre(cell);
  const share = 1 - inset / 100;
  const corners = hexCorners(cell).map(
    ([x, y]) => `${(cx + (x - cx) * share).toFixed(1)} ${(cy + (y - cy) * share).toFixed(1)}`,
  );
  const path = `M${corners.join('L')}Z`;
  cached.set(key, path);
  return path;
}
