/** Woods and jungle: a crown for every silhouette, exactly as large as what blocks. */
import { strewn } from './cover.ts';
import { CROWNS, type Crown, crownSymbol } from './crowns.ts';
import { shadowOf, sweep, sweepCircle } from './light.ts';
import { Pen } from './pen.ts';
import { add, type Hex, hexCentre, hexCorners, type Point, polar, type Shape } from './plane.ts';
import { between, pick, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { element, group, number, path } from './svg.ts';

interface Kind {
  readonly dense: boolean;
  /** Crowns by how often they grow here. */
  readonly crowns: readonly Crown[];
}

const BROAD: readonly Crown[] = ['broad0', 'broad1', 'broad2', 'broad3', 'broad4'];

const KINDS: Readonly<Record<string, Kind>> = {
  'light-woods': { dense: false, crowns: BROAD },
  forest: { dense: true, crowns: [...BROAD, ...BROAD, 'fir0', 'fir1'] },
  'light-jungle': { dense: false, crowns: [...BROAD, 'palm0', 'palm1'] },
  'heavy-jungle': { dense: true, crowns: [...BROAD, ...BROAD, 'palm0', 'palm1'] },
};

export const isWooded = (hex: Hex): boolean => hex.terrain.id in KINDS;
export const isDense = (hex: Hex): boolean => KINDS[hex.terrain.id]?.dense ?? false;

interface Tree {
  readonly at: Point;
  readonly radius: number;
  readonly hex: Hex;
  /** The silhouette it is, or −1 for one that only helps to fill its hex. */
  readonly shape: number;
}

/** Crowns that together cover a hex without silhouettes from corner to corner. */
const FILLING: readonly (readonly [angle: number, out: number, radius: number])[] = [
  ...[0, 1, 2, 3, 4, 5].map((i) => [(i * Math.PI) / 3, 58, 43] as const),
  ...[0, 1, 2, 3, 4, 5].map((i) => [((i + 0.5) * Math.PI) / 3, 50, 37] as const),
  [0, 0, 40],
];

function treesOf(scene: Scene, hex: Hex): Tree[] {
  const centre = hexCentre(hex);
  if (!hex.shapes) {
    const random = scene.random('filling', hex.index);
    return FILLING.map(([angle, out, radius]) => ({
      at: add(centre, polar(angle + between(random, -0.08, 0.08), out)),
      radius: radius * between(random, 0.95, 1.03),
      hex,
      shape: -1,
    }));
  }
  return hex.shapes.flatMap((shape, index) => treesOfShape(hex, shape, index));
}

function treesOfShape(hex: Hex, shape: Shape, index: number): Tree[] {
  const centre = hexCentre(hex);
  if (!('circle' in shape)) return [];
  const [x, y, radius] = shape.circle;
  return [{ at: add(centre, [x, y]), radius, hex, shape: index }];
}

/** Woods drawn as an area: trees wherever they fit, cut off at its edge. */
function thicket(scene: Scene, hex: Hex, polygon: readonly Point[], index: number): string {
  const random = scene.random('thicket', hex.index, index);
  const outline = polygon.map((point) => add(hexCentre(hex), point));
  const clip = scene.id(`thicket-${hex.index}-${index}`);
  const grown: Tree[] = [];
  for (const at of strewn(outline, 480, random)) grown.push({ at, radius: between(random, 20, 34), hex, shape: -1 });
  const edge = new Pen().polygon(outline);
  return (
    element('clipPath', { id: clip }, path(edge, {})) +
    group(
      { 'clip-path': scene.url(`thicket-${hex.index}-${index}`), 'data-shape': `${hex.name}.${index}` },
      path(edge, { fill: scene.palette.dense.shade }),
      ...grown.map((tree) => crown(scene, tree, random)),
    )
  );
}

function crown(scene: Scene, { at: [x, y], radius, hex, shape }: Tree, random: Random): string {
  const kind = KINDS[hex.terrain.id] as Kind;
  const tones = (kind.dense ? scene.palette.dense : scene.palette.light).tones;
  const form = pick(random, kind.crowns);
  const tilt = form.startsWith('palm') ? Math.round(between(random, 0, 360)) : Math.round(between(random, -22, 22));
  return element('use', {
    href: `#${scene.id(form)}`,
    color: pick(random, tones),
    transform: `translate(${number(x)} ${number(y)})rotate(${tilt})scale(${Math.round(radius * 10) / 1000})`,
    'data-shape': shape < 0 ? undefined : `${hex.name}.${shape}`,
  });
}

/** Trees of neighbouring hexes stand among each other, so they are drawn in no order of hexes. */
export function trees(scene: Scene): string {
  const hexes = scene.board.hexes.filter(isWooded);
  const areas = hexes.flatMap((hex) =>
    (hex.shapes ?? []).map((shape, i) => ('polygon' in shape ? thicket(scene, hex, shape.polygon, i) : '')),
  );
  const grown = hexes
    .flatMap((hex) => treesOf(scene, hex))
    .map((tree) => ({ tree, random: scene.random('tree', ...tree.at.map(Math.round)) }))
    .map(({ tree, random }) => ({ order: random(), drawn: crown(scene, tree, random) }))
    .sort((a, b) => a.order - b.order);
  return areas.join('') + grown.map(({ drawn }) => drawn).join('');
}

/** The shade that crowns throw on the ground. */
export function treeShadows(scene: Scene, pen: Pen): void {
  for (const hex of scene.board.hexes.filter(isWooded)) {
    const shadow = shadowOf(hex.terrain.height === 'ground' ? 0.4 : hex.terrain.height);
    if (!hex.shapes) sweep(pen, hexCorners(hex), shadow);
    for (const shape of hex.shapes ?? []) {
      const centre = hexCentre(hex);
      if ('circle' in shape)
        sweepCircle(pen, add(centre, [shape.circle[0], shape.circle[1]]), shape.circle[2] * 0.96, shadow);
      else
        sweep(
          pen,
          shape.polygon.map((point) => add(centre, point)),
          shadow,
        );
    }
  }
}

export const treeSymbols = (scene: Scene): string => {
  const used = new Set(scene.board.hexes.flatMap((hex) => KINDS[hex.terrain.id]?.crowns ?? []));
  if (scene.board.hexsides.some((side) => side?.id === 'bocage')) for (const name of BROAD) used.add(name);
  return CROWNS.filter((name) => used.has(name))
    .map((name) => crownSymbol(name, scene.id(name), scene.url('gloss')))
    .join('');
};
