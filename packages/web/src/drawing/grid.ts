/** Hex lines and centre dots: thin, on top of everything, and never in the way. */
import { Pen } from './pen.ts';
import { cellBeyond, cellKey, hexCentre, hexSide, type Point } from './plane.ts';
import type { Scene } from './scene.ts';
import { path } from './svg.ts';

export function grid(scene: Scene): string {
  const pen = new Pen();
  const drawn = new Set<string>();
  for (const hex of scene.board.hexes) {
    drawn.add(cellKey(hex));
    for (let direction = 0; direction < 6; direction++) {
      if (!drawn.has(cellKey(cellBeyond(hex, direction)))) pen.polyline(hexSide(hex, direction));
    }
  }
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(pen, { ...line, stroke: scene.palette.paper, 'stroke-opacity': 0.1, 'stroke-width': 3.6 }) +
    path(pen, { ...line, stroke: scene.palette.ink, 'stroke-opacity': 0.3, 'stroke-width': 1.5 })
  );
}

const squareAt = ([x, y]: Point, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

/** A red square: stone building; a black dot: wooden building or huts; elsewhere a speck to sight along. */
export function dots(scene: Scene): string {
  const [specks, wooden, stone] = [new Pen(), new Pen(), new Pen()];
  for (const hex of scene.board.hexes) {
    const { structure } = hex.terrain;
    if (structure === 'stone') stone.polygon(squareAt(hexCentre(hex), 5.6));
    else if (structure) wooden.circle(hexCentre(hex), 6);
    else specks.circle(hexCentre(hex), 2.1);
  }
  const ring = { stroke: '#fbf5e6', 'stroke-width': 2, 'stroke-opacity': 0.9 };
  return (
    path(specks, {
      fill: scene.palette.ink,
      'fill-opacity': 0.5,
      stroke: scene.palette.paper,
      'stroke-opacity': 0.35,
      'stroke-width': 1.4,
    }) +
    path(wooden, { fill: '#1c1a17', ...ring }) +
    path(stone, { fill: '#a3231c', 'stroke-linejoin': 'round', ...ring })
  );
}
