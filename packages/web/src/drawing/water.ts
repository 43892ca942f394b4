/** Rivers, streams and pools. */
import { lighter } from './colour.ts';
import { clipTo, coverOf, hexesOn, isOn, patch } from './cover.ts';
import { Pen } from './pen.ts';
import { add, boxOf, type Hex, hexCentre, mix, type Point, subtract, turn } from './plane.ts';
import { between } from './random.ts';
import type { Scene } from './scene.ts';
import { element, group, path } from './svg.ts';

export const water = (scene: Scene): string =>
  (scene.scenery.streams ?? []).map((hexes, i) => stream(scene, hexes, i)).join('') +
  rivers(scene) +
  hexesOn(scene, 'pool')
    .map((hex) => pool(scene, hex))
    .join('');

function rivers(scene: Scene): string {
  const area = patch(scene, isOn('river', 'bridge'), { passes: 10, stray: 9, wave: 80, seed: scene.seed + 31 });
  if (area.isEmpty) return '';
  const { deep, fill, bank } = scene.palette.water;
  const rim = { fill: 'none', 'stroke-linejoin': 'round' };
  return group(
    {},
    clipTo(scene, 'river', area),
    path(area, { ...rim, stroke: bank, 'stroke-opacity': 0.55, 'stroke-width': 26, filter: scene.url('cast') }),
    path(area, { fill, stroke: '#4f4a2a', 'stroke-width': 3.4, 'stroke-opacity': 0.75 }),
    group(
      { 'clip-path': scene.url('river') },
      path(area, { ...rim, stroke: deep, 'stroke-opacity': 0.35, 'stroke-width': 44, filter: scene.url('soft') }),
      ...shorelines(scene, area),
      path(area, {
        ...rim,
        stroke: '#16282b',
        'stroke-opacity': 0.45,
        'stroke-width': 14,
        filter: scene.url('shade'),
        transform: 'translate(5 6)',
      }),
      ripples(scene),
    ),
  );
}

/** Lines that follow the shore and fade towards the middle, as engravers draw water. */
function shorelines(scene: Scene, area: Pen): string[] {
  const { light } = scene.palette.water;
  return [18, 34, 54, 80].map((width, i) => {
    const mask = scene.id(`shore${i}`);
    const band = { fill: 'none', 'stroke-linejoin': 'round' };
    return (
      element(
        'mask',
        {
          id: mask,
          maskUnits: 'userSpaceOnUse',
          x: scene.box.x,
          y: scene.box.y,
          width: scene.box.width,
          height: scene.box.height,
        },
        path(area, { ...band, stroke: '#fff', 'stroke-width': width + 2.6 }) +
          path(area, { ...band, stroke: '#000', 'stroke-width': width }),
      ) + path(area, { fill: light, 'fill-opacity': 0.6 - 0.13 * i, mask: scene.url(`shore${i}`) })
    );
  });
}

function ripples(scene: Scene): string {
  const random = scene.random('ripples');
  const pen = new Pen();
  for (const hex of hexesOn(scene, 'river')) {
    const centre = hexCentre(hex);
    for (let i = 0; i < 7; i++) {
      const at = add(centre, [between(random, -55, 55), between(random, -50, 50)]);
      const size = between(random, 7, 16);
      pen
        .move(at)
        .quadratic(add(at, [size / 2, -3.4]), add(at, [size, 0]))
        .quadratic(add(at, [size * 1.5, 3.2]), add(at, [size * 2, 0]));
    }
  }
  return path(pen, {
    fill: 'none',
    stroke: lighter(scene.palette.water.light, 0.4),
    'stroke-opacity': 0.6,
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
  });
}

/** A brook through hexes from side to side, which hinders nobody and so is no terrain. */
function stream(scene: Scene, names: readonly string[], index: number): string {
  const random = scene.random('stream', index);
  const { board, palette } = scene;
  const centres = names.flatMap((name) => {
    const hex = board.hexes[board.hexNamed.get(name) ?? -1];
    return hex ? [hexCentre(hex)] : [];
  });
  const course = centres.flatMap((centre, i): Point[] => {
    const wander = (): Point => [between(random, -19, 19), between(random, -19, 19)];
    const next = centres[i + 1];
    const shares = next ? [0, 0.33, 0.67] : [0];
    return shares.map((share) => add(mix(centre, next ?? centre, share), wander()));
  });
  const pen = new Pen().spline(ontoEdge(scene, course));
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return group(
    { 'data-stream': index },
    path(pen, {
      ...line,
      stroke: palette.water.bank,
      'stroke-opacity': 0.5,
      'stroke-width': 26,
      filter: scene.url('shade'),
    }),
    path(pen, { ...line, stroke: '#4f4a2a', 'stroke-opacity': 0.75, 'stroke-width': 13 }),
    path(pen, { ...line, stroke: palette.water.fill, 'stroke-width': 10 }),
    path(pen, {
      ...line,
      stroke: palette.water.light,
      'stroke-opacity': 0.7,
      'stroke-width': 2.2,
      'stroke-dasharray': '16 9 5 12',
    }),
  );
}

/** A course that begins or ends beside the edge runs on over it. */
function ontoEdge(scene: Scene, course: readonly Point[]): Point[] {
  const on = (from: Point | undefined, to: Point | undefined): Point[] => {
    if (!(from && to)) return [];
    const { x, y, width, height } = scene.box;
    const near = to[0] - x < 160 || x + width - to[0] < 160 || to[1] - y < 160 || y + height - to[1] < 160;
    return near
      ? [add(to, subtract(to, from)), add(to, subtract(to, from).map((part) => 2 * part) as unknown as Point)]
      : [];
  };
  return [...on(course[1], course[0]).reverse(), ...course, ...on(course.at(-2), course.at(-1))];
}

/** A swimming pool with its paving. */
function pool(scene: Scene, hex: Hex): string {
  const angle = between(scene.random('pool', hex.index), -0.3, 0.3);
  const centre = hexCentre(hex);
  const box = boxOf((coverOf(hex)[0] ?? []).map((point) => subtract(point, centre)));
  const [wide, high] = [box.width * 0.3, box.height * 0.24];
  const corners = (grow: number): Point[] =>
    (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([x, y]) => add(centre, turn([x * (wide + grow), y * (high + grow)], angle)));
  const lanes = new Pen();
  for (const share of [-0.6, -0.2, 0.2, 0.6]) {
    lanes.polyline(
      [
        [-wide + 6, high * share],
        [wide - 6, high * share],
      ].map((point) => add(centre, turn(point as unknown as Point, angle))),
    );
  }
  const basin = new Pen().polygon(corners(0));
  return group(
    { 'data-hex': hex.name },
    path(new Pen().polygon(corners(24)), { fill: '#e6ddc8', stroke: '#9b8f76', 'stroke-width': 2 }),
    path(new Pen().polygon(corners(15)), {
      fill: 'none',
      stroke: '#b8ac93',
      'stroke-width': 1.2,
      'stroke-dasharray': '11 2',
    }),
    path(basin, { fill: '#5fb0b9', stroke: '#f6f1e4', 'stroke-width': 6 }),
    path(basin, { fill: 'none', stroke: '#2d6f79', 'stroke-opacity': 0.6, 'stroke-width': 2 }),
    path(lanes, {
      fill: 'none',
      stroke: '#e9fbfa',
      'stroke-opacity': 0.7,
      'stroke-width': 1.8,
      'stroke-dasharray': '7 5',
    }),
  );
}
