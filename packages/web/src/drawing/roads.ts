/** Roads: smooth from hex to hex, pale between darker edges, with wheel tracks; and bridges. */
import { Pen } from './pen.ts';
import {
  add,
  cellBeyond,
  centreOf,
  type Hex,
  hexCentre,
  hexSide,
  mix,
  type Point,
  scale,
  subtract,
  turn,
  unit,
} from './plane.ts';
import { between } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

const WIDTH = 28;

/** The sides that roads cross, also where one leaves the map. */
function roadSides(scene: Scene, hex: Hex): number[] {
  const sides = [0, 1, 2, 3, 4, 5].filter((direction) => hex.roads & (1 << direction));
  if (sides.length === 0 || !endsIn(scene, hex, sides)) return sides;
  const exit = [3, 2, 4]
    .flatMap((by) => sides.map((side) => (side + by) % 6))
    .find((direction) => isEdge(scene, hex, direction) && !sides.includes(direction));
  return exit === undefined ? sides : [...sides, exit];
}

/** Whether a road ends in the hex: it says so, or it comes in and does not go out. */
function endsIn({ scenery }: Scene, hex: Hex, sides: readonly number[]): boolean {
  return scenery.roads
    ? scenery.roads.some((road) => road[0] === hex.name || road.at(-1) === hex.name)
    : sides.length === 1;
}

const isEdge = ({ board }: Scene, hex: Hex, direction: number): boolean =>
  (board.neighbours[6 * hex.index + direction] as number) < 0;

/** Where roads cross a side: near its middle, the same place seen from both hexes, exactly there at the board's edge. */
function crossing(scene: Scene, hex: Hex, direction: number): Point {
  const [a, b] = hexSide(hex, direction);
  if (isEdge(scene, hex, direction)) return mix(a, b, 0.5);
  const other = cellBeyond(hex, direction);
  const [low, high] = [hex.index, scene.hexAt(other).index].sort((one, two) => one - two) as [number, number];
  const share = between(scene.random('crossing', low, high), -0.05, 0.05);
  return mix(a, b, 0.5 + (direction < 3 ? share : -share));
}

type Curve = readonly [Point, Point, Point, Point];

/** The pieces of road within a hex: every way through that does not turn back sharply. */
function curvesIn(scene: Scene, hex: Hex): Curve[] {
  const sides = roadSides(scene, hex);
  const curves: Curve[] = [];
  const joined = new Set<number>();
  for (const [i, from] of sides.entries()) {
    for (const to of sides.slice(i + 1)) {
      const bend = Math.min((to - from + 6) % 6, (from - to + 6) % 6);
      if (bend < 2 && sides.length > 2) continue;
      curves.push(curveThrough(scene, hex, from, to));
      joined.add(from).add(to);
    }
  }
  const end = curves[0] ? middleOf(curves[0]) : hexCentre(hex);
  for (const side of sides) if (!joined.has(side)) curves.push(curveTo(end, scene, hex, side));
  return curves;
}

function curveThrough(scene: Scene, hex: Hex, from: number, to: number): Curve {
  const centre = hexCentre(hex);
  const random = scene.random('road', hex.index, from, to);
  const [a, b] = [crossing(scene, hex, from), crossing(scene, hex, to)];
  const inward = (point: Point, side: number): Point => {
    const [one, two] = hexSide(hex, side);
    return add(point, scale(unit(subtract(centre, mix(one, two, 0.5))), 58));
  };
  const stray =
    (to - from) % 3 === 0 ? scale(turn(unit(subtract(b, a)), Math.PI / 2), between(random, -5, 5)) : ([0, 0] as const);
  return [a, add(inward(a, from), stray), add(inward(b, to), stray), b];
}

const middleOf = ([a, b, c, d]: Curve): Point =>
  mix(mix(mix(a, b, 0.5), mix(b, c, 0.5), 0.5), mix(mix(b, c, 0.5), mix(c, d, 0.5), 0.5), 0.5);

/** A road that ends in the hex, or meets another there at a sharp angle. */
function curveTo(end: Point, scene: Scene, hex: Hex, side: number): Curve {
  const start = crossing(scene, hex, side);
  return [start, mix(start, end, 0.33), mix(start, end, 0.66), end];
}

const drawCurves = (curves: readonly Curve[]): Pen => {
  const pen = new Pen();
  for (const [a, control1, control2, b] of curves) pen.move(a).cubic(control1, control2, b);
  return pen;
};

/** The middle of the road within a hex, for whoever must keep off it. */
export const roadPoints = (scene: Scene, hex: Hex): Point[] =>
  curvesIn(scene, hex).flatMap(([a, b, c, d]) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((t) =>
      mix(mix(mix(a, b, t), mix(b, c, t), t), mix(mix(b, c, t), mix(c, d, t), t), t),
    ),
  );

/** Where three or more roads meet the ground between them is worn as well; where one ends, there is room to turn. */
function worn(scene: Scene, isMeant: (sides: number) => boolean, place: (hex: Hex) => Point, radius: number): Pen {
  const pen = new Pen();
  for (const hex of scene.board.hexes) if (isMeant(roadSides(scene, hex).length)) pen.circle(place(hex), radius);
  return pen;
}

export function roads(scene: Scene): string {
  const { fill, edge, track, verge } = scene.palette.road;
  const pen = drawCurves(scene.board.hexes.flatMap((hex) => curvesIn(scene, hex)));
  const meeting = (hex: Hex): Point => centreOf(curvesIn(scene, hex).map(middleOf));
  const junctions = worn(scene, (sides) => sides > 2, meeting, WIDTH * 0.5);
  const ends = worn(scene, (sides) => sides === 1, hexCentre, WIDTH * 0.72);
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    {},
    path(pen, { ...line, stroke: verge, 'stroke-opacity': 0.7, 'stroke-width': WIDTH + 20, filter: scene.url('cast') }),
    path(pen, { ...line, stroke: edge, 'stroke-width': WIDTH + 5 }),
    path(ends, { fill: edge, stroke: edge, 'stroke-width': 5 }),
    path(pen, { ...line, stroke: fill, 'stroke-width': WIDTH }),
    path(junctions, { fill }),
    path(ends, { fill }),
    path(pen, { ...line, stroke: track, 'stroke-opacity': 0.9, 'stroke-width': 16 }),
    path(pen, { ...line, stroke: fill, 'stroke-width': 9 }),
    path(pen, {
      ...line,
      stroke: scene.palette.grass[0],
      'stroke-opacity': 0.4,
      'stroke-width': 2.4,
      'stroke-dasharray': '3 8 6 11 2 9',
      'stroke-linecap': 'butt',
    }),
    pebbles(scene),
    ...scene.board.hexes.filter(({ terrain }) => terrain.id === 'bridge').map((hex) => bridge(scene, hex)),
  );
}

/** Stones and ruts that keep a road from being a ribbon. */
function pebbles(scene: Scene): string {
  const random = scene.random('pebbles');
  const pen = new Pen();
  for (const hex of scene.board.hexes) {
    for (const point of roadPoints(scene, hex)) {
      for (let i = 0; i < 3; i++) {
        pen.circle(add(point, [between(random, -15, 15), between(random, -15, 15)]), between(random, 0.6, 1.4));
      }
    }
  }
  return path(pen, { fill: scene.palette.road.edge, 'fill-opacity': 0.45 });
}

/** A bridge over whatever flows beneath, with a parapet on either hand. */
function bridge(scene: Scene, hex: Hex): string {
  const curves = curvesIn(scene, hex);
  const deck = drawCurves(curves.length > 0 ? curves : [curveThrough(scene, hex, 0, 3)]);
  const line = { fill: 'none', 'stroke-linecap': 'butt' };
  return group(
    { 'data-hex': hex.name },
    path(deck, {
      ...line,
      stroke: '#10191a',
      'stroke-opacity': 0.5,
      'stroke-width': WIDTH + 18,
      filter: scene.url('shade'),
      transform: 'translate(9 12)',
    }),
    path(deck, { ...line, stroke: '#575044', 'stroke-width': WIDTH + 19 }),
    path(deck, { ...line, stroke: '#cbc4b2', 'stroke-width': WIDTH + 15, 'stroke-dasharray': '11 1.6' }),
    path(deck, { ...line, stroke: '#5f584b', 'stroke-width': WIDTH + 3 }),
    path(deck, { ...line, stroke: '#d8cdb2', 'stroke-width': WIDTH }),
    path(deck, {
      ...line,
      stroke: '#a3977c',
      'stroke-opacity': 0.5,
      'stroke-width': WIDTH,
      'stroke-dasharray': '1.4 8',
    }),
  );
}
