/** Trees from above, as symbols with a radius of 100, tinted by `color`: broad crowns, palms and conifers. */
import { LIGHT } from './light.ts';
import { Pen } from './pen.ts';
import { add, dot, mix, type Point, polar, scale } from './plane.ts';
import { between, type Random, randomFrom, seedOf } from './random.ts';
import { element, path } from './svg.ts';

export const CROWNS = ['broad0', 'broad1', 'broad2', 'broad3', 'broad4', 'palm0', 'palm1', 'fir0', 'fir1'] as const;
export type Crown = (typeof CROWNS)[number];

export function crownSymbol(crown: Crown, id: string, gloss: string): string {
  const random = randomFrom(seedOf('crown', crown));
  const draw = crown.startsWith('broad') ? broadCrown : crown.startsWith('palm') ? palmCrown : firCrown;
  return element('g', { id }, draw(random, gloss));
}

/** A closed line of bulges that touch the circle from within. */
export function scallop(pen: Pen, centre: Point, radius: number, lobes: number, random: Random, depth = 0.14): Pen {
  const start = random() * Math.PI;
  const angles = Array.from(
    { length: lobes },
    (_, i) => start + ((i + between(random, -0.25, 0.25)) * 2 * Math.PI) / lobes,
  );
  const notches = angles.map((angle) => add(centre, polar(angle, radius * (1 - depth * between(random, 0.6, 1.2)))));
  pen.move(notches[0] as Point);
  for (const [i, angle] of angles.entries()) {
    const next = (angles[i + 1] ?? (angles[0] as number) + 2 * Math.PI) - angle;
    const reach = 2 * radius - radius * (1 - depth) * Math.cos(next / 2);
    pen.quadratic(add(centre, polar(angle + next / 2, reach)), notches[(i + 1) % lobes] as Point);
  }
  return pen.close();
}

interface Clump {
  readonly at: Point;
  readonly radius: number;
}

/** Bunches of leaves, those away from the light first. */
function clumpsIn(random: Random): Clump[] {
  const clumps: Clump[] = [];
  for (const [count, from, size] of [
    [10, 68, 27],
    [6, 38, 30],
    [2, 10, 30],
  ] as const) {
    const start = random() * Math.PI;
    for (let i = 0; i < count; i++) {
      const radius = size * between(random, 0.85, 1.2);
      const out = Math.min(from + between(random, -8, 8), 97 - radius);
      clumps.push({ at: polar(start + ((i + between(random, -0.3, 0.3)) * 2 * Math.PI) / count, out), radius });
    }
  }
  return clumps.sort((a, b) => dot(a.at, LIGHT) - dot(b.at, LIGHT));
}

function broadCrown(random: Random, gloss: string): string {
  const body = scallop(new Pen(), [0, 0], 100, 13, random, 0.13);
  const clumps = clumpsIn(random);
  const third = Math.ceil(clumps.length / 3);
  const passes = [0, 1, 2].map((pass) => clumpPass(clumps.slice(pass * third, (pass + 1) * third), pass, random));
  return [
    path(scallop(new Pen(), [7, 10], 100, 13, random), { fill: '#10180a', 'fill-opacity': 0.34 }),
    path(body, { fill: 'currentColor' }),
    path(body, {
      fill: '#0e1a0a',
      'fill-opacity': 0.36,
      stroke: '#182010',
      'stroke-width': 2.4,
      'stroke-opacity': 0.75,
    }),
    ...passes,
    path(specks(random), { fill: '#0f1a08', 'fill-opacity': 0.3 }),
    path(body, { fill: gloss }),
  ].join('');
}

const PASS_LIGHT = [
  { fill: '#0e1a0a', 'fill-opacity': 0.14 },
  { fill: '#fff6b8', 'fill-opacity': 0.03 },
  { fill: '#fff6b8', 'fill-opacity': 0.13 },
] as const;

function clumpPass(clumps: readonly Clump[], pass: number, random: Random): string {
  const [under, top, shine] = [new Pen(), new Pen(), new Pen()];
  for (const { at, radius } of clumps) {
    scallop(under, add(at, scale(LIGHT, -5)), radius * 1.04, 7, random, 0.2);
    scallop(top, at, radius, 7, random, 0.2);
    if (pass > 0) scallop(shine, add(at, scale(LIGHT, radius * 0.34)), radius * 0.5, 5, random, 0.25);
  }
  return [
    path(under, { fill: '#0e1a0a', 'fill-opacity': 0.26 }),
    path(top, { fill: 'currentColor' }),
    path(top, PASS_LIGHT[pass] as (typeof PASS_LIGHT)[0]),
    path(shine, { fill: '#fdf7b0', 'fill-opacity': pass === 2 ? 0.2 : 0.12 }),
  ].join('');
}

function specks(random: Random): Pen {
  const pen = new Pen();
  for (let i = 0; i < 16; i++)
    pen.circle(polar(random() * 2 * Math.PI, 88 * Math.sqrt(random())), between(random, 1.6, 3.4));
  return pen;
}

function palmCrown(random: Random, gloss: string): string {
  const under = scallop(new Pen(), [0, 0], 100, 11, random, 0.34);
  const [dark, ribs] = [new Pen(), new Pen()];
  const fronds = [new Pen(), new Pen()];
  const count = 11;
  for (let i = 0; i < count; i++) {
    const angle = ((i + between(random, -0.2, 0.2)) * 2 * Math.PI) / count;
    const bend = between(random, -0.35, 0.35);
    const lit = dot(polar(angle, 1), LIGHT) > -0.2 ? 1 : 0;
    frond(dark, angle, bend, [4, 6]);
    frond(fronds[lit] as Pen, angle, bend, [0, 0]);
    ribs.move([0, 0]).quadratic(polar(angle, 52), polar(angle + bend, 97));
  }
  const stroke = { fill: 'none', 'stroke-linecap': 'round' };
  return [
    path(under, { fill: 'currentColor' }),
    path(under, { fill: '#0c170b', 'fill-opacity': 0.6 }),
    path(dark, { ...stroke, stroke: '#0c170b', 'stroke-opacity': 0.45, 'stroke-width': 4.4 }),
    path(fronds[0] as Pen, { ...stroke, stroke: 'currentColor', 'stroke-width': 4 }),
    path(fronds[1] as Pen, { ...stroke, stroke: 'currentColor', 'stroke-width': 4 }),
    path(fronds[1] as Pen, { ...stroke, stroke: '#fbf3a6', 'stroke-opacity': 0.28, 'stroke-width': 3 }),
    path(ribs, { ...stroke, stroke: '#f3eaa0', 'stroke-opacity': 0.5, 'stroke-width': 2 }),
    element('circle', { r: 7, fill: '#6d5a2d' }),
    path(under, { fill: gloss }),
  ].join('');
}

/** Leaflets on both sides of a bent rib, leaning outwards. */
function frond(pen: Pen, angle: number, bend: number, [shiftX, shiftY]: Point): void {
  for (let i = 1; i <= 9; i++) {
    const share = i / 9.6;
    const [from, over, to] = [[0, 0], polar(angle, 52), polar(angle + bend, 97)] as [Point, Point, Point];
    const at = mix(mix(from, over, share), mix(over, to, share), share);
    const heading = angle + bend * share * 1.4;
    const size = 24 * Math.sin(Math.PI * Math.min(1, share * 0.72 + 0.2));
    for (const side of [-0.75, 0.75]) {
      const tip = add(at, polar(heading + side, size));
      const kept = scale(tip, Math.min(1, 98 / Math.max(1, Math.hypot(...tip))));
      pen.polyline([add(at, [shiftX, shiftY]), add(kept, [shiftX, shiftY])]);
    }
  }
}

function firCrown(random: Random, gloss: string): string {
  const body = star([0, 0], 100, 15, random);
  const tiers = [78, 56, 35, 16].map((radius, tier) => {
    const at = scale(LIGHT, tier * 3);
    return [
      path(star(add(at, [3, 5]), radius, 12 - tier, random), { fill: '#0b160b', 'fill-opacity': 0.3 }),
      path(star(at, radius, 12 - tier, random), { fill: 'currentColor' }),
      path(star(at, radius * 0.92, 12 - tier, random), { fill: '#f4f3b0', 'fill-opacity': 0.05 + 0.03 * tier }),
    ].join('');
  });
  return [
    path(star([8, 11], 100, 15, random), { fill: '#10180a', 'fill-opacity': 0.34 }),
    path(body, { fill: 'currentColor' }),
    path(body, { fill: '#0b160b', 'fill-opacity': 0.4, stroke: '#141c10', 'stroke-width': 2, 'stroke-opacity': 0.7 }),
    ...tiers,
    path(body, { fill: gloss }),
  ].join('');
}

function star(centre: Point, radius: number, points: number, random: Random): Pen {
  const pen = new Pen();
  const start = random() * Math.PI;
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const out = radius * (i & 1 ? between(random, 0.66, 0.76) : between(random, 0.93, 1));
    return add(centre, polar(start + (i * Math.PI) / points, out));
  });
  return pen.polygon(corners);
}
