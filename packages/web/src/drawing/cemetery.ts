/** Cemeteries: stones and crosses in rows on kept ground. */
import { coverOf, depthIn, hexesOn, marked } from './cover.ts';
import { shadowOf, sweep } from './light.ts';
import { Pen } from './pen.ts';
import { add, centreOf, distance, edgesOf, type Hex, isInside, type Point, subtract, turn } from './plane.ts';
import { between, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

export const cemeteries = (scene: Scene): string =>
  hexesOn(scene, 'cemetery')
    .flatMap((hex) => coverOf(hex).map((yard, i) => drawYard(yard, hex, i, scene.random('cemetery', hex.index, i))))
    .join('');

interface Pens {
  readonly plots: Pen;
  readonly shade: Pen;
  readonly stones: Pen;
  readonly sides: Pen;
  readonly crosses: Pen;
}

function drawYard(yard: readonly Point[], hex: Hex, index: number, random: Random): string {
  const pens: Pens = { plots: new Pen(), shade: new Pen(), stones: new Pen(), sides: new Pen(), crosses: new Pen() };
  const angle = headingOf(yard);
  const [middle, reach] = [centreOf(yard), 110];
  for (let row = -reach; row <= reach; row += 29) {
    for (let column = -reach - 8; column <= reach; column += 18) {
      if (Math.abs(column + 1) < 9) continue;
      const at = add(middle, turn([column + between(random, -1, 1), row + between(random, -1, 1)], angle));
      if (isInside(yard, at) && depthIn(yard, at) > 11 && random() > 0.08) grave(pens, at, angle, random);
    }
  }
  const ground = new Pen().polygon(yard);
  return group(
    hex.shapes ? marked(hex, index) : { 'data-hex': hex.name },
    path(ground, { fill: '#b7bb85', stroke: '#746f5c', 'stroke-width': 4.4, 'stroke-linejoin': 'round' }),
    path(ground, {
      fill: 'none',
      stroke: '#d9d3c0',
      'stroke-width': 2.2,
      'stroke-dasharray': '9 1.6',
      'stroke-linejoin': 'round',
    }),
    path(aisle(middle, angle, yard), { fill: 'none', stroke: '#ddcfa9', 'stroke-width': 9, 'stroke-linecap': 'round' }),
    path(pens.plots, { fill: '#95a062', stroke: '#6c7742', 'stroke-width': 0.9 }),
    path(pens.shade, { fill: '#15170c', 'fill-opacity': 0.45 }),
    path(pens.sides, { fill: '#6f695c' }),
    path(pens.stones, { fill: '#e0dbce', stroke: '#565146', 'stroke-width': 0.9 }),
    path(pens.crosses, { fill: 'none', stroke: '#3f3b33', 'stroke-width': 4.6 }),
    path(pens.crosses, { fill: 'none', stroke: '#efeade', 'stroke-width': 2.8 }),
  );
}

/** Rows follow the longest side. */
function headingOf(yard: readonly Point[]): number {
  const [[a, b]] = edgesOf(yard).sort(([a1, b1], [a2, b2]) => distance(a2, b2) - distance(a1, b1)) as [
    readonly [Point, Point],
  ];
  const [x, y] = subtract(b, a);
  const angle = Math.atan2(y, x);
  return angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;
}

function aisle(middle: Point, angle: number, yard: readonly Point[]): Pen {
  const fits = (half: number): boolean => [-half, half].every((y) => isInside(yard, add(middle, turn([-1, y], angle))));
  let far = 0;
  while (far < 120 && fits(far + 8)) far += 5;
  return new Pen().polyline([add(middle, turn([-1, -far], angle)), add(middle, turn([-1, far], angle))]);
}

function grave({ plots, shade, stones, sides, crosses }: Pens, at: Point, angle: number, random: Random): void {
  const place = (x: number, y: number): Point => add(at, turn([x, y], angle));
  const box = (x: number, y: number, w: number, h: number): Point[] => [
    place(x - w, y - h),
    place(x + w, y - h),
    place(x + w, y + h),
    place(x - w, y + h),
  ];
  plots.polygon(box(0, 5, 5, 8));
  if (random() < 0.38) {
    sweep(shade, box(0, -6, 1.4, 4.5), shadowOf(0.4));
    crosses.polyline([place(0, -12), place(0, 0)]).polyline([place(-4.2, -8.4), place(4.2, -8.4)]);
    return;
  }
  sweep(shade, box(0, -6, 5.6, 2), shadowOf(0.45));
  sides.polygon(box(0.8, -4.8, 5.6, 2.2));
  stones.polygon(box(0, -6, 5.6, 2.2));
}
