/** Wheat and kunai grass: stalks that stand close and all lean one way. */
import { darker } from './colour.ts';
import { clipTo, coverOf, hexesOn, isOn, markedAreas, patch, rim, strewn } from './cover.ts';
import { shadowOf, sweep } from './light.ts';
import { Pen } from './pen.ts';
import { add, edgesOf, type Hex, mix, type Point } from './plane.ts';
import { between, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

interface Growth {
  readonly id: string;
  readonly base: string;
  /** From the roots up: drawn in this order. */
  readonly tones: readonly (readonly [colour: string, opacity: number, width: number])[];
  readonly size: readonly [least: number, most: number];
  readonly lean: number;
  /** Square units of ground for each stalk of a tone. */
  readonly room: number;
}

const GROWTHS: readonly Growth[] = [
  {
    id: 'wheatfield',
    base: '#d6b765',
    tones: [
      ['#9c7426', 0.55, 1.5],
      ['#bf9a45', 0.9, 1.7],
      ['#f4e6b0', 0.9, 1.5],
    ],
    size: [7, 12],
    lean: 0.55,
    room: 170,
  },
  {
    id: 'kunai-grass',
    base: '#a5a455',
    tones: [
      ['#57642a', 0.6, 1.9],
      ['#85894a', 0.9, 1.9],
      ['#d9d596', 0.8, 1.4],
    ],
    size: [12, 22],
    lean: 0.62,
    room: 240,
  },
];

const EDGE = { passes: 1, stray: 2.5, wave: 16 } as const;

export const standing = (scene: Scene): string => GROWTHS.map((growth) => field(scene, growth)).join('');

function field(scene: Scene, growth: Growth): string {
  const hexes = hexesOn(scene, growth.id);
  if (hexes.length === 0) return '';
  const area = patch(scene, isOn(growth.id), EDGE);
  const edge = rim(scene, isOn(growth.id), EDGE);
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    {},
    clipTo(scene, growth.id, area),
    path(edge, { ...line, stroke: darker(growth.base, 0.62), 'stroke-width': 4 }),
    path(area, { fill: growth.base, stroke: growth.base, 'stroke-width': 1.4 }),
    markedAreas(hexes),
    group(
      { 'clip-path': scene.url(growth.id) },
      ...growth.tones.map((tone, i) => stalks(scene, growth, hexes, i, tone)),
      path(edge, {
        ...line,
        stroke: darker(growth.base, 0.5),
        'stroke-opacity': 0.5,
        'stroke-width': 9,
        filter: scene.url('shade'),
      }),
    ),
    fringe(scene, growth, hexes),
  );
}

function stalks(
  scene: Scene,
  growth: Growth,
  hexes: readonly Hex[],
  pass: number,
  [stroke, opacity, width]: Growth['tones'][number],
): string {
  const pen = new Pen();
  for (const hex of hexes) {
    const random = scene.random('stalks', hex.index, pass);
    for (const cover of coverOf(hex)) {
      for (const root of strewn(cover, growth.room, random)) stalk(pen, root, growth, random);
    }
  }
  return path(pen, {
    fill: 'none',
    stroke,
    'stroke-opacity': opacity,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

/** A bent stroke; all lean with the same wind. */
function stalk(pen: Pen, root: Point, { size, lean }: Growth, random: Random): void {
  const height = between(random, ...size);
  const over = height * (lean + between(random, -0.18, 0.18));
  pen.move(root).quadratic(add(root, [over * 0.15, -height * 0.6]), add(root, [over, -height]));
}

/** Stalks along the edge stand out against the ground beyond. */
function fringe(scene: Scene, growth: Growth, hexes: readonly Hex[]): string {
  const pen = new Pen();
  for (const hex of hexes) {
    const random = scene.random('fringe', hex.index);
    for (const [a, b] of coverOf(hex).flatMap((cover) => edgesOf(cover))) {
      const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6);
      for (let i = 0; i < count; i++) {
        const root = mix(a, b, (i + random()) / count);
        pen.polyline([root, add(root, [between(random, 0, 3), -between(random, 2, 5)])]);
      }
    }
  }
  return path(pen, { fill: 'none', stroke: darker(growth.base, 0.22), 'stroke-width': 1.4, 'stroke-linecap': 'round' });
}

/** The shade at the foot of standing growth. */
export function standingShadows(scene: Scene): string {
  const pen = new Pen();
  for (const hex of hexesOn(scene, ...GROWTHS.map(({ id }) => id))) {
    const shadow = shadowOf(hex.terrain.height === 'ground' ? 0.4 : 0.75);
    for (const cover of coverOf(hex)) sweep(pen, cover, shadow);
  }
  return path(pen, { fill: '#1a1a0c', 'fill-opacity': 0.4, filter: scene.url('shade') });
}
