/** Round roofs of thatch. */
import { darker, lighter, lit } from './colour.ts';
import { scallop } from './crowns.ts';
import { facing } from './light.ts';
import { Pen } from './pen.ts';
import { add, type Point, polar } from './plane.ts';
import { between, type Random } from './random.ts';
import { element, path } from './svg.ts';

export function roundRoof(centre: Point, radius: number, colour: string, random: Random): string {
  const wedges = Array.from({ length: 16 }, (_, i) => {
    const [from, to] = [(i * Math.PI) / 8, ((i + 1.08) * Math.PI) / 8];
    const light = facing(polar((from + to) / 2, 1));
    const rim = [0, 0.5, 1].map((share) => add(centre, polar(from + (to - from) * share, radius * 0.985)));
    return path(new Pen().polygon([centre, ...rim]), { fill: lit(colour, 0.14 + 0.78 * light) });
  });
  const eave = { fill: darker(colour, 0.35), stroke: darker(colour, 0.75), 'stroke-width': 2.2 };
  const [x, y] = centre;
  return [
    path(scallop(new Pen(), centre, radius, 22, random, 0.06), eave),
    ...wedges,
    path(straws(centre, radius, random), ink(colour, 0.5, 0.9)),
    path(tiers(centre, radius, random), ink(colour, 0.4, 1.2)),
    element('circle', {
      cx: x,
      cy: y,
      r: radius * 0.13,
      fill: lighter(colour, 0.25),
      stroke: darker(colour, 0.7),
      'stroke-width': 1.3,
    }),
  ].join('');
}

const ink = (colour: string, opacity: number, width: number) => ({
  fill: 'none',
  stroke: darker(colour, 0.6),
  'stroke-opacity': opacity,
  'stroke-width': width,
});

function straws(centre: Point, radius: number, random: Random): Pen {
  const pen = new Pen();
  for (let i = 0; i < 64; i++) {
    const angle = ((i + random()) * Math.PI) / 32;
    const [from, to] = [between(random, 0.15, 0.75), between(random, 0.8, 1)];
    pen.polyline([add(centre, polar(angle, radius * from)), add(centre, polar(angle, radius * to))]);
  }
  return pen;
}

function tiers(centre: Point, radius: number, random: Random): Pen {
  const pen = new Pen();
  for (const share of [0.42, 0.7]) scallop(pen, centre, radius * share, 16, random, 0.05);
  return pen;
}
