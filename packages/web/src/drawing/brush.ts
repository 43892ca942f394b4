/** Brush: low, dry, tangled bushes, one for every silhouette. */
import { hexesOn, marked } from './cover.ts';
import { scallop } from './crowns.ts';
import { LIGHT } from './light.ts';
import { Pen } from './pen.ts';
import { add, dot, type Hex, hexCentre, type Point, polar, type Shape, scale } from './plane.ts';
import { between, pick, type Random, randomFrom, seedOf } from './random.ts';
import type { Scene } from './scene.ts';
import { element, group, number, path } from './svg.ts';

const BUSHES = ['bush0', 'bush1', 'bush2', 'bush3'] as const;
const TONES = {
  temperate: ['#8b8f4b', '#989650', '#7e8a48', '#a09a58', '#868446'],
  tropical: ['#7b8f42', '#8c9848', '#6f8746', '#979a4c', '#7d8a3f'],
} as const;

/** Tinted by `color`, of radius 100. */
export const bushSymbols = (scene: Scene): string =>
  hexesOn(scene, 'brush').length === 0
    ? ''
    : BUSHES.map((name) => element('g', { id: scene.id(name) }, bush(randomFrom(seedOf(name))))).join('');

function bush(random: Random): string {
  const [under, leaf, bright, twigs] = [new Pen(), new Pen(), new Pen(), new Pen()];
  const tufts = Array.from({ length: 9 }, (_, i) =>
    polar((i * 2 * Math.PI) / 7 + random(), i < 7 ? between(random, 50, 66) : 14),
  );
  tufts.sort((a, b) => dot(a, LIGHT) - dot(b, LIGHT));
  for (const [i, at] of tufts.entries()) {
    const radius = between(random, 28, 36);
    scallop(under, add(at, scale(LIGHT, -7)), radius, 6, random, 0.3);
    scallop(leaf, at, radius * 0.92, 6, random, 0.34);
    if (i > 3) scallop(bright, add(at, scale(LIGHT, 9)), radius * 0.5, 5, random, 0.36);
  }
  for (let i = 0; i < 12; i++) {
    const angle = random() * 2 * Math.PI;
    twigs.polyline([
      polar(angle, between(random, 20, 50)),
      polar(angle + between(random, -0.3, 0.3), between(random, 78, 98)),
    ]);
  }
  return [
    path(scallop(new Pen(), [12, 16], 96, 10, random, 0.2), { fill: '#15170a', 'fill-opacity': 0.4 }),
    path(scallop(new Pen(), [0, 0], 100, 12, random, 0.26), { fill: '#3d431d' }),
    path(twigs, { fill: 'none', stroke: '#5f5228', 'stroke-width': 5, 'stroke-linecap': 'round' }),
    path(under, { fill: '#2a3012', 'fill-opacity': 0.75 }),
    path(leaf, { fill: 'currentColor' }),
    path(bright, { fill: '#f1eeaa', 'fill-opacity': 0.4 }),
  ].join('');
}

export const brush = (scene: Scene): string =>
  hexesOn(scene, 'brush')
    .map((hex) => group({}, ...bushesIn(scene, hex).map((one) => drawBush(scene, hex, one))))
    .join('');

interface Bush {
  readonly at: Point;
  readonly radius: number;
  readonly shape: number;
}

function bushesIn(scene: Scene, hex: Hex): Bush[] {
  const centre = hexCentre(hex);
  if (!hex.shapes) {
    const random = scene.random('brush', hex.index);
    return Array.from({ length: 26 }, (_, i) => ({
      at: add(centre, polar(i * 2.4, 16 * Math.sqrt(i + 0.3))),
      radius: between(random, 11, 16),
      shape: -1,
    }));
  }
  return hex.shapes.map((shape, i) => ({ ...circleOf(shape, centre), shape: i }));
}

function circleOf(shape: Shape, centre: Point): { at: Point; radius: number } {
  if ('circle' in shape) return { at: add(centre, [shape.circle[0], shape.circle[1]]), radius: shape.circle[2] };
  const middle = scale(shape.polygon.reduce(add, [0, 0]), 1 / shape.polygon.length);
  return {
    at: add(centre, middle),
    radius: Math.max(...shape.polygon.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]))),
  };
}

function drawBush(scene: Scene, hex: Hex, { at: [x, y], radius, shape }: Bush): string {
  const random = scene.random('bush', hex.index, shape, Math.round(x));
  return element('use', {
    href: `#${scene.id(pick(random, BUSHES))}`,
    color: pick(random, scene.palette.tropical ? TONES.tropical : TONES.temperate),
    transform: `translate(${number(x)} ${number(y)})scale(${Math.round(radius * 10) / 1000})`,
    ...(shape < 0 ? {} : marked(hex, shape)),
  });
}
