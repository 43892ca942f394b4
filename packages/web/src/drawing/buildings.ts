/** Houses and huts: their silhouettes roofed over, all hexes of one building under one roof. */
import { chimneys, dormers } from './chimneys.ts';
import { darker, lighter } from './colour.ts';
import { marked, outlineOfShape } from './cover.ts';
import { roundRoof } from './huts.ts';
import { shadowOf, sweep } from './light.ts';
import { ROOFS } from './palette.ts';
import { Pen } from './pen.ts';
import { add, centreOf, type Hex, hexCentre, hexCorners, mix, type Point } from './plane.ts';
import { pick } from './random.ts';
import { drawRoof, type RoofStyle, ridgesOf, roofOver } from './roofs.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';
import { unionOf } from './union.ts';

const isBuilt = (hex: Hex): boolean => hex.terrain.structure !== undefined;

/** One roof's outline, and the silhouette that it is. */
interface Plan {
  readonly hex: Hex;
  readonly shape: number;
  readonly outline: readonly Point[];
}

export function buildings(scene: Scene): string {
  const members = new Map<number, Hex[]>();
  for (const hex of scene.board.hexes.filter(isBuilt)) {
    members.set(hex.building, [...(members.get(hex.building) ?? []), hex]);
  }
  return [...members]
    .map(([building, hexes]) => group({ 'data-building': building }, drawBuilding(scene, hexes)))
    .join('');
}

function drawBuilding(scene: Scene, hexes: readonly Hex[]): string {
  const [first] = hexes as [Hex];
  const plans = hexes.flatMap(plansOf);
  const style = styleOf(scene, first, hexes.length);
  const dots = hexes.map(hexCentre);
  const outlines = unionOf(plans.map(({ outline }) => outline));
  const random = scene.random('roof', first.building);
  const roofs = outlines.map((outline) => {
    const slopes = roofOver(outline, style);
    const above = first.multiStory ? dormers(slopes, dots, style.colour) : '';
    const stacks = style.covering === 'thatch' ? '' : chimneys(ridgesOf(slopes), dots, style.colour);
    return slopes.length > 0 ? drawRoof(slopes, style, random) + above + stacks : flatRoof(outline, style);
  });
  return [
    ...plans.map((plan) => eaves(plan, style)),
    ...roofs,
    ...plans.filter(({ hex }) => hasTerrace(scene, hex)).map(({ outline }) => flatRoof(outline, style)),
    ...hexes.flatMap((hex) => roundRoofs(scene, hex, style)),
  ].join('');
}

const plansOf = (hex: Hex): Plan[] =>
  hex.shapes
    ? hex.shapes.flatMap((shape, i) =>
        'polygon' in shape ? [{ hex, shape: i, outline: outlineOfShape(hex, shape) }] : [],
      )
    : [{ hex, shape: -1, outline: hexCorners(hex) }];

/** All hexes of one building have one roof's colour. */
function styleOf(scene: Scene, { terrain, building }: Hex, size: number): RoofStyle {
  const random = scene.random('house', building);
  switch (terrain.structure) {
    case 'stone':
      return { covering: 'slate', colour: pick(random, ROOFS.stone), gabled: size > 1 || random() < 0.3 };
    case 'huts':
      return { covering: 'thatch', colour: pick(random, ROOFS.thatch), gabled: false };
    default:
      return { covering: 'tiles', colour: pick(random, ROOFS.wooden), gabled: size > 1 || random() < 0.75 };
  }
}

/** The outline itself: what shows of it beneath the roofs is the edge of the eaves. */
const eaves = ({ hex, shape, outline }: Plan, { colour }: RoofStyle): string =>
  path(new Pen().polygon(outline), {
    fill: colour,
    stroke: darker(colour, 0.78),
    'stroke-width': 3.2,
    'stroke-linejoin': 'round',
    ...(shape < 0 ? { 'data-hex': hex.name } : marked(hex, shape)),
  });

const hasTerrace = ({ board }: Scene, hex: Hex): boolean =>
  (board.strata[hex.index] ?? []).some((at) => board.locations[at]?.stratum === 'rooftop');

/** A roof that people can stand on: flat, behind a parapet. */
function flatRoof(outline: readonly Point[], { colour }: RoofStyle): string {
  const middle = centreOf(outline);
  const inner = new Pen().polygon(outline.map((point) => mix(point, middle, 0.13)));
  const floor = lighter(colour, 0.38);
  return (
    path(new Pen().polygon(outline), { fill: lighter(colour, 0.15), stroke: darker(colour, 0.75), 'stroke-width': 2 }) +
    path(inner, { fill: floor, stroke: darker(colour, 0.45), 'stroke-width': 2.6 }) +
    path(inner, { fill: 'none', stroke: darker(floor, 0.25), 'stroke-width': 1, 'stroke-dasharray': '9 3' })
  );
}

const roundRoofs = (scene: Scene, hex: Hex, { colour }: RoofStyle): string[] =>
  (hex.shapes ?? []).flatMap((shape, i) => {
    if (!('circle' in shape)) return [];
    const [x, y, radius] = shape.circle;
    return [
      group(marked(hex, i), roundRoof(add(hexCentre(hex), [x, y]), radius, colour, scene.random('hut', hex.index, i))),
    ];
  });

/** Shade on the ground: longer for two stories. */
export function buildingShadows(scene: Scene, pen: Pen): void {
  for (const hex of scene.board.hexes.filter(isBuilt)) {
    const rise = hex.terrain.structure === 'huts' ? 0.8 : hex.multiStory ? 2.3 : 1.15;
    const outlines = hex.shapes ? hex.shapes.map((shape) => outlineOfShape(hex, shape)) : [hexCorners(hex)];
    for (const outline of outlines) sweep(pen, outline, shadowOf(rise));
  }
}
