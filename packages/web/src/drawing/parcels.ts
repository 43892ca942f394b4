/** The faint patchwork of meadows and fallow land that farmed ground shows from above. Flat: it hides nobody. */
import { Pen } from './pen.ts';
import { add, centreOf, cutBy, dot, length, mix, type Point, scale, subtract, turn, unit } from './plane.ts';
import { between, pick } from './random.ts';
import type { Scene } from './scene.ts';
import { element, group, path } from './svg.ts';

const SIZE = 290;
/** The lie of the land: fields are longer one way. */
const LIE = -0.32;
const LONGER = 1.5;

/** Parcels share straight borders: each is what lies nearer to its own point than to any other. */
function parcelsOf(scene: Scene): Point[][] {
  const points = spread(scene);
  return points.map((own) => {
    let cell: Point[] = [
      [-SIZE, -SIZE],
      [SIZE, -SIZE],
      [SIZE, SIZE],
      [-SIZE, SIZE],
    ].map(([x, y]) => add(own, [x as number, y as number]));
    for (const other of points) {
      const away = subtract(other, own);
      if (length(away) === 0 || length(away) > 2.5 * SIZE) continue;
      cell = cutBy(cell, away, dot(away, mix(own, other, 0.5)));
    }
    return cell.map(([x, y]) => turn([x * LONGER, y], LIE));
  });
}

/** Points over the whole map, jittered, in a frame where fields are square. */
function spread(scene: Scene): Point[] {
  const random = scene.random('parcels');
  const { x, y, width, height } = scene.box;
  const middle: Point = [x + width / 2, y + height / 2];
  const reach = Math.ceil(Math.hypot(width, height) / 2 / SIZE) + 1;
  const [centreX, centreY] = turn(middle, -LIE);
  const points: Point[] = [];
  for (let column = -reach; column <= reach; column++) {
    for (let row = -reach; row <= reach; row++) {
      const jitter = (): number => between(random, -0.36, 0.36);
      points.push([centreX / LONGER + (column + jitter()) * SIZE, centreY + (row + jitter()) * SIZE]);
    }
  }
  return points;
}

export function parcels(scene: Scene): string {
  const random = scene.random('parcel');
  const drawn = parcelsOf(scene).map((cell) => {
    if (cell.length < 3) return '';
    const middle = centreOf(cell);
    const inset = cell.map((point) => subtract(point, scale(unit(subtract(point, middle)), 5)));
    const pen = new Pen().polygon(inset);
    const furrows = random() < 0.6 ? path(pen, { fill: scene.url(`furrows${Math.floor(random() * 4)}`) }) : '';
    return (
      path(pen, { fill: pick(random, scene.palette.parcels), 'fill-opacity': between(random, 0.45, 0.95) }) + furrows
    );
  });
  return group({ filter: scene.url('bleed'), opacity: 0.9 }, ...drawn);
}

/** Mown or ploughed lines, in four directions. */
export const furrowPatterns = (scene: Scene): string =>
  [LIE, LIE + Math.PI / 2, LIE + 0.2, LIE + 1.3]
    .map((angle, i) =>
      element(
        'pattern',
        {
          id: scene.id(`furrows${i}`),
          width: 12,
          height: 9 + i,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `rotate(${Math.round((angle * 180) / Math.PI)})`,
        },
        element('path', {
          d: `M0 2h12M0 ${5 + i / 2}h12`,
          stroke: '#5d6330',
          'stroke-opacity': 0.13,
          'stroke-width': 1.1,
        }),
      ),
    )
    .join('');
