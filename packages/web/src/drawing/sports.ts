/** The playing field and its stands. */
import { circleAround, clipTo, coverOf, hexesOn, isOn, marked, outlineOfShape, patch } from './cover.ts';
import { shadowOf, sweep } from './light.ts';
import { connected } from './outline.ts';
import { Pen } from './pen.ts';
import {
  add,
  boxOf,
  type Cell,
  cellBeyond,
  centreOf,
  type Hex,
  hexCentre,
  hexCorners,
  type Point,
  subtract,
} from './plane.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

export function sports(scene: Scene): string {
  const hexes = hexesOn(scene, 'soccer-field');
  const area = patch(scene, isOn('soccer-field'), { passes: 1 });
  const fields =
    hexes.length === 0
      ? []
      : [
          clipTo(scene, 'field', area),
          path(area, { fill: '#8fae54', stroke: '#5f7a35', 'stroke-width': 2 }),
          group({ 'clip-path': scene.url('field') }, ...connected(hexes).map(pitch)),
        ];
  return (
    fields.join('') +
    hexesOn(scene, 'soccer-stands')
      .map((hex) => stands(scene, hex))
      .join('')
  );
}

/** Mown stripes and white lines over the hexes of one field. */
function pitch(cells: readonly Cell[]): string {
  const box = boxOf(cells.flatMap(hexCorners));
  const { middle, reach } = circleAround(cells);
  const [stripes, lines] = [new Pen(), new Pen()];
  for (let x = box.x; x < box.x + box.width; x += 60) {
    stripes.polygon([
      [x, box.y],
      [x + 30, box.y],
      [x + 30, box.y + box.height],
      [x, box.y + box.height],
    ]);
  }
  const [halfWidth, halfHeight] = [box.width / 2 - 34, box.height / 2 - 22];
  const at = (x: number, y: number): Point => add(middle, [x * halfWidth, y * halfHeight]);
  lines.polygon([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]);
  lines.polyline([at(0, -1), at(0, 1)]).circle(middle, Math.min(38, reach * 0.18));
  for (const end of [-1, 1]) {
    lines.polyline([at(end, -0.5), at(end * 0.76, -0.5), at(end * 0.76, 0.5), at(end, 0.5)]);
    lines.polyline([at(end, -0.22), at(end * 0.91, -0.22), at(end * 0.91, 0.22), at(end, 0.22)]);
  }
  return (
    path(stripes, { fill: '#a8c267', 'fill-opacity': 0.75 }) +
    path(lines, {
      fill: 'none',
      stroke: '#f4f4ea',
      'stroke-opacity': 0.9,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    })
  );
}

/** Rising rows of benches that look towards the field. */
function stands(scene: Scene, hex: Hex): string {
  const view = viewOf(scene, hex);
  const outlines = coverOf(hex);
  const [shade, base] = [new Pen(), new Pen()];
  const benches = new Pen();
  for (const outline of outlines) {
    sweep(shade, outline, shadowOf(0.9));
    base.polygon(outline);
    const across = outline.map(([x, y]) => x * view[0] + y * view[1]);
    const [low, high] = [Math.min(...across), Math.max(...across)];
    for (let at = low + 7; at < high; at += 11) benches.polyline(chord(outline, view, at));
  }
  const line = { fill: 'none' };
  const seats = hex.shapes
    ? hex.shapes
        .map((shape, i) => path(new Pen().polygon(outlineOfShape(hex, shape)), { fill: '#bdb3a0', ...marked(hex, i) }))
        .join('')
    : path(base, { fill: '#bdb3a0' });
  return group(
    { 'data-hex': hex.name },
    path(shade, { fill: '#15130c', 'fill-opacity': 0.36, filter: scene.url('shade') }),
    seats,
    path(benches, { ...line, stroke: '#5e5648', 'stroke-width': 7 }),
    path(benches, { ...line, stroke: '#d9d0bc', 'stroke-width': 5, transform: 'translate(-1 -1.3)' }),
    path(benches, {
      ...line,
      stroke: '#a5482f',
      'stroke-opacity': 0.75,
      'stroke-width': 2.2,
      'stroke-dasharray': '6 2.4',
      transform: 'translate(-1 -1.3)',
    }),
    path(base, { ...line, stroke: '#4c463a', 'stroke-width': 2.6 }),
  );
}

function viewOf(scene: Scene, hex: Hex): Point {
  const fields = [0, 1, 2, 3, 4, 5]
    .map((direction) => cellBeyond(hex, direction))
    .filter((cell) => scene.hexAt(cell).terrain.id === 'soccer-field');
  const [x, y] = fields.length === 0 ? ([0, 1] as const) : subtract(centreOf(fields.map(hexCentre)), hexCentre(hex));
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

/** Where the line v · p = at enters and leaves a convex outline. */
function chord(outline: readonly Point[], [vx, vy]: Point, at: number): Point[] {
  return outline.flatMap(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] as Point;
    const [one, two] = [x1 * vx + y1 * vy - at, x2 * vx + y2 * vy - at];
    return one > 0 === two > 0
      ? []
      : [[x1 + ((x2 - x1) * one) / (one - two), y1 + ((y2 - y1) * one) / (one - two)] as const];
  });
}
