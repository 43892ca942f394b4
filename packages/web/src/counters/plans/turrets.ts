/** Turrets and gun houses from above, around the point on which they turn. */
import type { Part } from '../figures/paint.ts';
import { box, circle, mirrored, type Point, polygon, rungs } from './shapes.ts';

export interface Turret {
  readonly parts: readonly Part[];
  readonly outline: string;
  /** Where the commander looks out. */
  readonly hatch: Point;
}

export interface Barrel {
  /** Where it leaves the turret, and its muzzle. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly brake?: boolean;
  /** A thicker sleeve that clears the bore of smoke. */
  readonly sleeve?: boolean;
}

export function barrel({ from, to, width, brake = false, sleeve = false }: Barrel): readonly Part[] {
  const middle = from + (to - from) * 0.45;
  return [
    ['shape', 'steel', box(0, to, from, width, 0.6)],
    ...(sleeve ? [['shape', 'steel', box(0, middle - 4, middle + 1, width + 1.8, 0.8)] as const] : []),
    ...(brake ? [['shape', 'steel', box(0, to, to + 4, width + 2.4, 0.8)] as const] : []),
    ['line', 'shine', 0.9, `M${-width / 4} ${from - 1}V${to + 1.5}`],
  ];
}

const made = (outline: string, hatch: Point, ...parts: readonly Part[]): Turret => ({ parts, outline, hatch });

const mantlet = (y: number, width: number): Part => ['shape', 'shade', box(0, y, y + 4, width, 1.4)];

/** Cast and round, with a bulge behind. */
export function cast(gun: Barrel, r = 10.5): Turret {
  const outline = `M${-r * 0.7} ${-r * 0.72}Q0 ${-r * 1.15} ${r * 0.7} ${-r * 0.72}Q${r * 1.2} 0 ${r * 0.72} ${r}Q0 ${r * 1.5} ${-r * 0.72} ${r}Q${-r * 1.2} 0 ${-r * 0.7} ${-r * 0.72}z`;
  return made(
    outline,
    [r * 0.35, r * 0.3],
    ...barrel(gun),
    ['shape', 'cloth', outline],
    ['shape', 'lit', circle(-r * 0.12, -r * 0.1, r * 0.55)],
    mantlet(-r - 1, r * 0.95),
  );
}

/** Plates at angles, with a bin behind. */
export function plated(gun: Barrel, bin = true): Turret {
  const half: readonly Point[] = [
    [6, -9],
    [9.6, -4],
    [9.2, 6],
    [6.6, 10],
  ];
  return made(
    mirrored(half),
    [2.6, 5],
    ...barrel(gun),
    ...(bin ? [['shape', 'shade', box(0, 8.6, 14, 13, 1)] as const] : []),
    ['shape', 'cloth', mirrored(half)],
    [
      'shape',
      'lit',
      mirrored([
        [6, -9],
        [9.2, -4.6],
      ]),
    ],
    mantlet(-11.6, 9),
  );
}

/** Long and tapering, with a bustle. */
export function long(gun: Barrel): Turret {
  const half: readonly Point[] = [
    [5.4, -12],
    [10.6, -3],
    [10.2, 10],
    [8, 15],
  ];
  return made(
    mirrored(half),
    [3.8, 4.6],
    ...barrel(gun),
    ['shape', 'cloth', mirrored(half)],
    ['shape', 'lit', mirrored(half.slice(0, 2))],
    ['line', 'shade', 1, rungs(0, 10, 15, 14, 2.4)],
    mantlet(-14.4, 8),
  );
}

/** Thick cheeks ahead: armour of several layers. */
export function wedge(gun: Barrel): Turret {
  const half: readonly Point[] = [
    [3.6, -14],
    [12, -9],
    [12.4, 6],
    [9.6, 16],
  ];
  return made(
    mirrored(half),
    [4.8, 3.4],
    ...barrel(gun),
    ['shape', 'cloth', mirrored(half)],
    [
      'shape',
      'lit',
      mirrored([
        [3.6, -14],
        [12, -9],
        [11, -3],
        [3.6, -6],
      ]),
    ],
    ['line', 'shade', 1, rungs(0, 9, 16, 16, 2.6)],
    mantlet(-15, 6),
  );
}

/** A low dome, with blocks of added armour around its front if it has them. */
export function dome(gun: Barrel, bricks = false): Turret {
  const r = 12;
  const block = (angle: number): Part => {
    const turn = (angle * Math.PI) / 180;
    const at = (reach: number, off: number): Point => [
      Math.sin(turn) * reach + Math.cos(turn) * off,
      -Math.cos(turn) * reach + Math.sin(turn) * off,
    ];
    return ['shape', 'gear', polygon([at(r - 2.4, -2.6), at(r + 2, -2.6), at(r + 2, 2.6), at(r - 2.4, 2.6)])];
  };
  const outline = circle(0, 0, r);
  return made(
    outline,
    [4.6, 1.8],
    ...barrel(gun),
    ['shape', 'cloth', outline],
    ['shape', 'lit', circle(-1.4, -2, r * 0.55)],
    ...(bricks ? [-78, -52, -26, 26, 52, 78].map(block) : []),
    mantlet(-13.4, 5),
    ['shape', 'shade', box(-5.4, 8, 13, 8, 1.4)],
  );
}

/** Without a roof: the breech is seen. */
export function openHouse(gun: Barrel): Turret {
  const half: readonly Point[] = [
    [7, -11],
    [11, -5],
    [10, 9],
    [7, 13],
  ];
  const inside = half.map(([x, y]): Point => [x * 0.74, y * 0.76 + 0.6]);
  return made(
    mirrored(half),
    [3.6, 4],
    ...barrel(gun),
    ['shape', 'cloth', mirrored(half)],
    ['shape', 'shade', mirrored(inside)],
    ['shape', 'steel', box(0, -8, 3, 4.6, 1)],
    mantlet(-12.6, 9),
  );
}

/** Small and round, for a light gun or machine guns. */
export function cupola(gun: Barrel, r = 7.4): Turret {
  const outline = circle(0, 0, r);
  return made(
    outline,
    [r * 0.28, r * 0.3],
    ...barrel(gun),
    ['shape', 'cloth', outline],
    ['shape', 'lit', circle(-r * 0.12, -r * 0.16, r * 0.56)],
  );
}

/** Missiles in tubes beside each other, on an arm. */
export function launcher(tubes: number): Turret {
  const pitch = 4.6;
  const xs = Array.from({ length: tubes }, (_, i) => (i - (tubes - 1) / 2) * pitch);
  const wide = tubes * pitch + 3;
  return made(
    box(0, -10, 8, wide, 2),
    [0, 5.2],
    ['shape', 'shade', circle(0, 2, 6)],
    ...xs.map((x): Part => ['shape', 'gear', box(x, -12, 3, 4, 1.2)]),
    ...xs.map((x): Part => ['shape', 'ink', box(x, -12, -10, 2.6, 0.6)]),
    ['shape', 'cloth', box(0, 1, 8, wide, 1.6)],
  );
}
