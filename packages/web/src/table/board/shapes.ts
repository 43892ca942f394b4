/** Hexes as paths. */
import { outlineOfShape } from '../../drawing/cover.ts';
import { type Cell, type Hex, hexCentre, hexCorners, type Shape } from '../../drawing/plane.ts';

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

/** The outline of something drawn in a hex. */
export const shapePath = (hex: Hex, shape: Shape): string =>
  `M${outlineOfShape(hex, shape)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;
