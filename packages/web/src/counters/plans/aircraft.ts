/** Helicopters and planes from above. */
import type { Part } from '../figures/paint.ts';
import type { Hull } from './hulls.ts';
import { box, circle, mirrored, type Point, rungs } from './shapes.ts';

export interface Rotor {
  readonly at: Point;
  readonly radius: number;
  readonly blades: number;
}

export interface Rotorcraft extends Hull {
  readonly rotor: Rotor;
}

const TAIL_ROTOR: readonly Part[] = [
  [
    'shape',
    'cloth',
    mirrored([
      [0.8, 27],
      [7.4, 28.6],
      [7.4, 31],
      [0.8, 31.6],
    ]),
  ],
  ['line', 'steel', 1.6, 'M3 29V37.4'],
];

const engine = (top: number, bottom: number, width: number): readonly Part[] => [
  ['shape', 'shade', box(0, top, bottom, width, 2)],
  ['line', 'ink', 0.9, rungs(0, top + 2, bottom - 1, width * 0.55, 2)],
];

const SKIDS: readonly Part[] = [
  ['limb', 'steel', 1, 'M-8-12H8M-8 2H8'],
  ['limb', 'steel', 1.4, 'M-9.4-18V6M9.4-18V6'],
];

/** Two men's room ahead, a cabin with sliding doors, a slender tail. */
const HUEY_BODY = 'M-4.6-24Q0-28.4 4.6-24Q7.8-17 7.4-5Q6.6 6 2.6 11L1.6 35H-1.6L-2.6 11Q-6.6 6-7.4-5Q-7.8-17-4.6-24z';
const HUEY: readonly Part[] = [
  ...SKIDS,
  ['shape', 'cloth', HUEY_BODY],
  ['shape', 'glass', 'M-4-23Q0-27 4-23L5.8-16.6H-5.8z'],
  ['line', 'ink', 1, 'M0-26V-16.6M-7-13H7M-7.3-4H7.3'],
  ...engine(-3, 11, 6.4),
  ...TAIL_ROTOR,
];

const POD = (x: number): readonly Part[] => [
  ['shape', 'gear', box(x, -12, 0, 4.6, 1.4)],
  ['shape', 'ink', box(x, -12.4, -10.6, 3, 0.6)],
];

export const huey: Rotorcraft = {
  outline: HUEY_BODY,
  parts: [['limb', 'steel', 1.2, 'M-7-8L-13-11M7-8L13-11'], ...HUEY],
  rotor: { at: [0, -2], radius: 27, blades: 2 },
};

export const hueyGunship: Rotorcraft = {
  ...huey,
  parts: [['limb', 'steel', 1.4, 'M-12-5H12'], ...POD(-11.6), ...POD(11.6), ...HUEY],
};

const ALOUETTE_BODY = 'M0-25C5.6-25 7.4-20 7-14C6.6-8 5-3 3-1L1.4 34H-1.4L-3-1C-5-3-6.6-8-7-14C-7.4-20-5.6-25 0-25z';
export const alouette: Rotorcraft = {
  outline: ALOUETTE_BODY,
  parts: [
    ['limb', 'steel', 1.2, 'M-9-15H9'],
    ...POD(-9.6),
    ...POD(9.6),
    ['shape', 'cloth', ALOUETTE_BODY],
    ['shape', 'glass', 'M0-24C4.8-24 6.4-20 6-15L0-13L-6-15C-6.4-20-4.8-24 0-24z'],
    ['line', 'ink', 0.9, 'M0-24V-13M-5.6-18H5.6'],
    ...engine(-6, 5, 4.6),
    ...TAIL_ROTOR,
  ],
  rotor: { at: [0, -5], radius: 25, blades: 3 },
};

const PUMA_BODY =
  'M-5.4-26Q0-30 5.4-26Q8.4-22 8.4-14V5Q7.6 13 3 16L1.8 36H-1.8L-3 16Q-7.6 13-8.4 5V-14Q-8.4-22-5.4-26z';
export const puma: Rotorcraft = {
  outline: PUMA_BODY,
  parts: [
    ['shape', 'shade', box(-9.4, -2, 7, 4.6, 1.8)],
    ['shape', 'shade', box(9.4, -2, 7, 4.6, 1.8)],
    ['shape', 'cloth', PUMA_BODY],
    ['shape', 'glass', 'M-4.8-25Q0-28.6 4.8-25L6.8-19.4H-6.8z'],
    ['line', 'ink', 0.9, 'M-2-27V-19.4M2-27V-19.4M-8.4-11H8.4'],
    ['shape', 'lit', box(-3.2, -16, -7, 4.6, 2)],
    ['shape', 'lit', box(3.2, -16, -7, 4.6, 2)],
    ...engine(-6, 9, 7.4),
    ...TAIL_ROTOR,
  ],
  rotor: { at: [0, -3], radius: 28, blades: 4 },
};

const STUB_WINGS = mirrored([
  [2, -6],
  [15, -3.4],
  [15, 1.4],
  [2, 2],
]);
const COBRA_BODY = 'M0-29Q3.4-27 3.8-20V-4Q3.6 6 2 10L1.4 36H-1.4L-2 10Q-3.6 6-3.8-4V-20Q-3.4-27 0-29z';
export const cobra: Rotorcraft = {
  outline: COBRA_BODY,
  parts: [
    ['limb', 'steel', 1.4, 'M0-27V-33'],
    ['shape', 'cloth', STUB_WINGS],
    ...POD(-8.6),
    ...POD(8.6),
    ...[-14, 14].map((x): Part => ['shape', 'gear', box(x, -9, 4, 3, 1)]),
    ['shape', 'cloth', COBRA_BODY],
    ['shape', 'glass', 'M0-26Q2.4-24 2.6-19V-11H-2.6V-19Q-2.4-24 0-26z'],
    ['line', 'ink', 0.9, 'M-2.6-18.4H2.6'],
    ...engine(-6, 8, 4.8),
    ...TAIL_ROTOR,
  ],
  rotor: { at: [0, -3], radius: 27, blades: 2 },
};

const HIND_BODY =
  'M0-30Q3.6-29 3.8-23Q6.6-20 6.8-12V4Q6.4 12 2.4 16L1.6 36H-1.6L-2.4 16Q-6.4 12-6.8 4V-12Q-6.6-20-3.8-23Q-3.6-29 0-30z';
export const hind: Rotorcraft = {
  outline: HIND_BODY,
  parts: [
    ['limb', 'steel', 1.4, 'M1.6-28V-33M-1.6-28V-33'],
    [
      'shape',
      'cloth',
      mirrored([
        [3, -5],
        [17, 0],
        [17, 4.6],
        [3, 4],
      ]),
    ],
    ...POD(-10).map(down),
    ...POD(10).map(down),
    ...[-16, 16].map((x): Part => ['shape', 'gear', box(x, -4, 8, 3, 1)]),
    ['shape', 'cloth', HIND_BODY],
    ['shape', 'glass', circle(0, -25.4, 2.6)],
    ['shape', 'glass', circle(0, -18.6, 3.6)],
    ['shape', 'lit', box(-3, -12, -3, 4.2, 2)],
    ['shape', 'lit', box(3, -12, -3, 4.2, 2)],
    ...engine(-4, 11, 6.4),
    ...TAIL_ROTOR,
  ],
  rotor: { at: [0, -2], radius: 28, blades: 5 },
};

/** Lower on its wing. */
function down(part: Part): Part {
  return ['held', [part], 0, 4];
}

export interface Aeroplane extends Hull {
  /** Propellers, by their middle. */
  readonly propellers: readonly Point[];
}

interface Airframe {
  readonly wing: readonly Point[];
  readonly tail: readonly Point[];
  readonly body: string;
  readonly canopy: string;
  readonly extra?: readonly Part[];
  readonly propellers?: readonly Point[];
  /** Middle of the sign on each wing. */
  readonly sign: Point;
}

function airframe({ wing, tail, body, canopy, extra = [], propellers = [], sign }: Airframe): Aeroplane {
  const [x, y] = sign;
  return {
    outline: mirrored(wing) + mirrored(tail) + body,
    parts: [
      ['shape', 'cloth', mirrored(wing)],
      ['shape', 'cloth', mirrored(tail)],
      ...extra,
      ...[-x, x].flatMap((at): readonly Part[] => [
        ['shape', 'light', circle(at, y, 3.6)],
        ['shape', 'accent', circle(at, y, 2)],
      ]),
      ['shape', 'cloth', body],
      ['shape', 'glass', canopy],
    ],
    propellers,
  };
}

const FIGHTER = 'M0-27Q3.4-26 3.6-18L3 10L1 29H-1L-3 10L-3.6-18Q-3.4-26 0-27z';

export const stuka = airframe({
  wing: [
    [2, -14],
    [13, -10.6],
    [32, -11],
    [33, -5],
    [13, -1],
    [2, -2],
  ],
  tail: [
    [0.6, 20],
    [11.4, 21],
    [11.4, 26.4],
    [0.6, 27],
  ],
  body: FIGHTER,
  canopy: box(0, -10, 6, 4, 1.6),
  extra: [
    ['shape', 'shade', box(-12.6, -15, -4, 4, 1.6)],
    ['shape', 'shade', box(12.6, -15, -4, 4, 1.6)],
  ],
  propellers: [[0, -27]],
  sign: [25, -8],
});

export const hurricane = airframe({
  wing: [
    [2, -13],
    [24, -12],
    [31, -8],
    [29, -3.4],
    [2, 2],
  ],
  tail: [
    [0.6, 20],
    [10, 21.6],
    [10, 26],
    [0.6, 27],
  ],
  body: FIGHTER,
  canopy: box(0, -6, 3, 3.6, 1.6),
  extra: [
    ['shape', 'steel', box(-12, -22, -6, 2.2, 0.6)],
    ['shape', 'steel', box(12, -22, -6, 2.2, 0.6)],
  ],
  propellers: [[0, -27]],
  sign: [23, -7],
});

export const pucara = airframe({
  wing: [
    [2, -8],
    [32, -6],
    [32, 0],
    [2, 1],
  ],
  tail: [
    [0.6, 22],
    [12, 23],
    [12, 27.4],
    [0.6, 28],
  ],
  body: 'M0-28Q2.8-26 3.2-16L2.8 10L1 30H-1L-2.8 10L-3.2-16Q-2.8-26 0-28z',
  canopy: box(0, -20, -7, 3.6, 1.6),
  extra: [
    ['shape', 'shade', box(-11, -16, 5, 5.4, 2)],
    ['shape', 'shade', box(11, -16, 5, 5.4, 2)],
  ],
  propellers: [
    [-11, -16.6],
    [11, -16.6],
  ],
  sign: [24, -3],
});

export const harrier = airframe({
  wing: [
    [3, -7],
    [23, 8],
    [23, 12],
    [3, 9],
  ],
  tail: [
    [1, 19],
    [11, 27],
    [11, 30],
    [1, 27],
  ],
  body: 'M0-32Q2.4-30 2.8-22Q7.4-20 7-10L5 8L1.6 31H-1.6L-5 8L-7-10Q-7.4-20-2.8-22Q-2.4-30 0-32z',
  canopy: box(0, -26, -17, 3.4, 1.6),
  extra: [
    ['shape', 'gear', box(-13, -2, 9, 3, 1.2)],
    ['shape', 'gear', box(13, -2, 9, 3, 1.2)],
  ],
  sign: [17, 7.4],
});
