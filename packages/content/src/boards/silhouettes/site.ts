/** What drawing a hex needs to know of it and of its neighbours. */
import type { Chance } from './chance.ts';
import { apart, depthOf, MIDDLES, type Point, root, whole } from './figures.ts';

export interface Site {
  readonly chance: Chance;
  /** Bits of the sides that a road crosses. */
  readonly roads: number;
  /** Bits of the sides beyond which the same building goes on. */
  readonly kin: number;
  /** Bits of the sides beyond which lies the same terrain. */
  readonly alike: number;
  /** The angle that houses, beds and graves follow. */
  readonly heading: number;
  /** The same for all hexes of a building. */
  readonly buildingChance: Chance;
}

export const hasBit = (bits: number, direction: number): boolean => ((bits >> direction) & 1) === 1;

export const directionsIn = (bits: number): number[] => [0, 1, 2, 3, 4, 5].filter((d) => hasBit(bits, d));

/** Nothing that stands in a hex comes nearer to the middle of a road than this. */
export const ROADSIDE = 24;

/** Samples of each stretch. */
const SAMPLES = 8;

/**
 * Points along the roads of a hex. Two arms are joined by a curve that leaves the centre on its outer side, but
 * sight runs from centre to centre, so the straight arms are kept free as well.
 */
export function roadPoints(roads: number): readonly Point[] {
  const arms = directionsIn(roads).map((direction) => MIDDLES[direction] as Point);
  const points: Point[] = arms.flatMap(([x, y]) =>
    Array.from({ length: SAMPLES + 1 }, (_, k): Point => [whole((x * k) / SAMPLES), whole((y * k) / SAMPLES)]),
  );
  const [a, b] = arms;
  if (arms.length === 2 && a && b) {
    for (let k = 1; k < SAMPLES; k++) {
      const [near, far] = [(SAMPLES - k) ** 2, k ** 2];
      points.push([whole((a[0] * near + b[0] * far) / SAMPLES ** 2), whole((a[1] * near + b[1] * far) / SAMPLES ** 2)]);
    }
  }
  return points;
}

/** The radius of the largest circle about a point that stays within the hex, or hardly over it, and off the roads. */
export function roomAt(point: Point, roads: readonly Point[], overhang: number): number {
  let room = depthOf(point) + overhang;
  for (const road of roads) room = Math.min(room, root(apart(point, road)) - ROADSIDE);
  return room;
}
