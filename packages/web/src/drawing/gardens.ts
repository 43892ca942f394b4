/** Flower gardens: beds in blossom. */
import { coverOf, hexesOn, marked, strewn } from './cover.ts';
import { Pen } from './pen.ts';
import { add, centreOf, type Hex, mix, type Point } from './plane.ts';
import { between, pick, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { group, path } from './svg.ts';

const BLOSSOMS = ['#c8453f', '#eab93f', '#f6f1e2', '#a9559a', '#e58b3f', '#d96a8a'] as const;

export const gardens = (scene: Scene): string =>
  hexesOn(scene, 'flower-garden')
    .flatMap((hex) => coverOf(hex).map((bed, i) => drawBed(bed, hex, i, scene.random('bed', hex.index, i))))
    .join('');

function drawBed(bed: readonly Point[], hex: Hex, index: number, random: Random): string {
  const middle = centreOf(bed);
  const inner = bed.map((corner) =>
    mix(corner, middle, 4 / Math.max(4, Math.hypot(corner[0] - middle[0], corner[1] - middle[1]))),
  );
  const [leaves, tops] = [new Pen(), new Pen()];
  const kinds = [pick(random, BLOSSOMS), pick(random, BLOSSOMS)];
  const blossoms = kinds.map(() => new Pen());
  for (const at of strewn(inner, 26, random)) {
    leaves.circle(add(at, [0.8, 1.2]), between(random, 2.6, 4.2));
    tops.circle(at, between(random, 1.2, 2.2));
    if (random() < 0.62)
      (blossoms[random() < 0.75 ? 0 : 1] as Pen).circle(
        add(at, [between(random, -2, 2), between(random, -2, 2)]),
        between(random, 1.3, 2.3),
      );
  }
  const edge = new Pen().polygon(bed);
  return group(
    hex.shapes ? marked(hex, index) : { 'data-hex': hex.name },
    path(edge, { fill: '#1a1a0c', 'fill-opacity': 0.3, transform: 'translate(2.5 3.2)' }),
    path(edge, { fill: '#6e5432', stroke: '#ddd0ab', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
    path(leaves, { fill: '#4b6a2b' }),
    path(tops, { fill: '#86a34a' }),
    ...blossoms.map((pen, i) => path(pen, { fill: kinds[i] as string })),
  );
}
