/**
 * Points, circles and rectangles in whole hundredths of the distance from a hex's centre to its corner: x to the
 * east, y to the south. Angles count in steps of 5°, from the east clockwise. Sines come from a table, for
 * machines may differ in the last digit of computed ones.
 */
import type { Shape } from '@opfire/engine';

export type Point = readonly [x: number, y: number];
export type Circle = readonly [x: number, y: number, radius: number];

/** Steps of 5° in a turn, and in a quarter of it. */
export const TURN = 72;
export const QUARTER = 18;

/** Thousandths, for 0° to 90°. */
const SINES = [0, 87, 174, 259, 342, 423, 500, 574, 643, 707, 766, 819, 866, 906, 940, 966, 985, 996, 1000];

function sine(angle: number): number {
  const steps = ((angle % TURN) + TURN) % TURN;
  const half = steps % (2 * QUARTER);
  const value = SINES[half > QUARTER ? 2 * QUARTER - half : half] as number;
  return steps < 2 * QUARTER ? value : -value;
}

/** Rounded, and never minus nought. */
export const whole = (value: number): number => Math.round(value) + 0;

export const polar = (angle: number, distance: number): Point => [
  whole((sine(angle + QUARTER) * distance) / 1000),
  whole((sine(angle) * distance) / 1000),
];

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

/** The square of the distance. */
export const apart = (a: readonly number[], b: readonly number[]): number =>
  ((a[0] as number) - (b[0] as number)) ** 2 + ((a[1] as number) - (b[1] as number)) ** 2;

/** The whole part of a square root, which every machine computes alike. */
export const root = (square: number): number => Math.floor(Math.sqrt(square));

/** Distance from the centre to the middle of a hexside, and to a corner. */
export const INRADIUS = 87;

/** The angle of each direction, north first. */
export const angleOf = (direction: number): number => (54 + 12 * direction) % TURN;

/** The middle of the hexside in each direction. */
export const MIDDLES: readonly Point[] = [
  [0, -87],
  [75, -43],
  [75, 43],
  [0, 87],
  [-75, 43],
  [-75, -43],
];

/** The corner that follows the hexside in each direction, clockwise. */
export const CORNERS: readonly Point[] = [
  [50, -87],
  [100, 0],
  [50, 87],
  [-50, 87],
  [-100, 0],
  [-50, -87],
];

/** How far inside the hex a point lies; below 0 outside. */
export const depthOf = ([x, y]: Point): number =>
  INRADIUS - Math.max(Math.abs(y), Math.ceil((866 * Math.abs(x) + 500 * Math.abs(y)) / 1000));

/** A rectangle about its centre, its long side along the angle. */
export function rectangle(centre: Point, angle: number, halfLength: number, halfWidth: number): Point[] {
  const along = polar(angle, halfLength);
  const across = polar(angle + QUARTER, halfWidth);
  return [
    [centre[0] + along[0] + across[0], centre[1] + along[1] + across[1]],
    [centre[0] + along[0] - across[0], centre[1] + along[1] - across[1]],
    [centre[0] - along[0] - across[0], centre[1] - along[1] - across[1]],
    [centre[0] - along[0] + across[0], centre[1] - along[1] + across[1]],
  ];
}

export const fitsHex = (polygon: readonly Point[], overhang: number): boolean =>
  polygon.every((point) => depthOf(point) >= -overhang);

export const circleShape = (circle: Circle): Shape => ({ circle });
export const polygonShape = (polygon: readonly Point[]): Shape => ({ polygon });
