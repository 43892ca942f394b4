/** Trees and tufts: circles that stand apart, or close up to a roof of leaves. */
import type { Shape } from '@opfire/engine';
import { apart, type Circle, circleShape, type Point, polar, root, TURN } from './figures.ts';
import { roadPoints, roomAt, type Site } from './site.ts';

/** How far a crown may hang over into the next hex. */
const OVERHANG = 4;
const CLOSED_OVERHANG = 7;

/** Radii for crowns that stand apart: each takes half of the way to its nearest neighbour. */
function grow(centres: readonly Point[], most: number): Circle[] {
  return centres.map((centre, index) => {
    const others = centres.filter((_, other) => other !== index);
    const nearest = Math.min(...others.map((other) => root(apart(centre, other))));
    return [centre[0], centre[1], Math.min(most, Math.floor((nearest - 2) / 2), roomAt(centre, [], OVERHANG))];
  });
}

/** Four crowns around the centre, which the eye cannot pass between them. */
function pinwheel({ chance }: Site): Circle[] {
  const start = chance.below(TURN);
  const centres = [0, 1, 2, 3].map((k) => polar(start + 18 * k + chance.between(-1, 1), chance.between(43, 48)));
  return grow(centres, chance.between(31, 33));
}

/** One crown in the middle and three about it. */
function cluster({ chance }: Site): Circle[] {
  const middle: Circle = [chance.between(-5, 5), chance.between(-5, 5), chance.between(25, 28)];
  const start = chance.below(TURN);
  const outer = [0, 1, 2].map((k): Circle => {
    const [x, y] = polar(start + 24 * k + chance.between(-2, 2), chance.between(58, 62));
    const gap = root(apart([x, y], middle)) - middle[2] - 2;
    return [x, y, Math.min(31, gap, roomAt([x, y], [], OVERHANG))];
  });
  return [middle, ...outer];
}

export interface Scatter {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly overhang: number;
  /** Whether circles may cover one another in part. */
  readonly overlap: boolean;
}

/** Places tried for each circle. */
const TRIES = 60;

/** Circles strewn over a hex and off its roads, each where there is most room left. */
export function scatter({ chance, roads }: Site, how: Scatter, first: readonly Circle[] = []): Circle[] {
  const road = roadPoints(roads);
  const circles = [...first];
  while (circles.length < how.count) {
    let best: Circle | undefined;
    let most = 0;
    for (let i = 0; i < TRIES; i++) {
      const point: Point = [chance.between(-96, 96), chance.between(-86, 86)];
      const radius = Math.min(chance.between(how.least, how.most), roomAt(point, road, how.overhang));
      if (radius < how.least) continue;
      const free = freeAround(point, radius, circles, how.overlap);
      if (free > most) [best, most] = [[point[0], point[1], radius], free];
    }
    if (!best) break;
    circles.push(best);
  }
  return circles;
}

/** How far it is from others: the farther the better; 0 where it may not stand. */
function freeAround(point: Point, radius: number, circles: readonly Circle[], overlap: boolean): number {
  let free = 200;
  for (const circle of circles) {
    const distance = root(apart(point, circle));
    if (!overlap && distance < radius + circle[2] + 2) return 0;
    free = Math.min(free, distance - (overlap ? 0 : circle[2]));
  }
  // Big ones first among places that are alike.
  return Math.max(1, free) + radius;
}

/** Light woods, light jungle: four trees that stand apart. */
export function separateCrowns(site: Site): Shape[] {
  if (site.roads !== 0) {
    const apartFromRoad = { count: 4, least: 15, most: 30, overlap: false, overhang: OVERHANG };
    return scatter(site, apartFromRoad).map(circleShape);
  }
  return (site.chance.oneIn(3) ? cluster(site) : pinwheel(site)).map(circleShape);
}

/** Forest, heavy jungle: trees whose crowns close. */
export function closedCrowns(site: Site): Shape[] {
  const { chance, roads } = site;
  if (roads !== 0) {
    const beside = { count: 11, least: 17, most: 31, overlap: true, overhang: CLOSED_OVERHANG };
    return scatter(site, beside).map(circleShape);
  }
  const middle: Circle = [chance.between(-7, 7), chance.between(-7, 7), chance.between(36, 41)];
  const start = chance.below(TURN);
  const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((k): Circle => {
    const centre = polar(start + 9 * k + chance.between(-1, 1), chance.between(56, 64));
    return [...centre, Math.min(chance.between(29, 35), roomAt(centre, [], CLOSED_OVERHANG))];
  });
  return [...ring, middle].map(circleShape);
}

/** Brush: tufts all over. */
export function tufts(site: Site): Shape[] {
  const { chance } = site;
  const middle: Circle[] =
    site.roads === 0 ? [[chance.between(-6, 6), chance.between(-6, 6), chance.between(14, 17)]] : [];
  return scatter(site, { count: 13, least: 11, most: 17, overlap: false, overhang: 0 }, middle).map(circleShape);
}
