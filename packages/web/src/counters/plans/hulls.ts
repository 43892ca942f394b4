/** Hulls from above: on tracks, on wheels, and on half of each. */
import type { Part } from '../figures/paint.ts';
import { box, circle, mirrored, type Point, rungs } from './shapes.ts';

export interface Hull {
  readonly parts: readonly Part[];
  /** For the shadow. */
  readonly outline: string;
}

const both = (part: (side: number) => readonly Part[]): readonly Part[] => [...part(-1), ...part(1)];

const track = (x: number, top: number, bottom: number, width: number): readonly Part[] => [
  ['shape', 'steel', box(x, top, bottom, width, 2.4)],
  ['line', 'shine', 0.8, rungs(x, top + 1, bottom - 1, width - 2, 3)],
];

const wheel = (x: number, y: number, width: number, length: number): readonly Part[] => [
  ['shape', 'boots', box(x, y - length / 2, y + length / 2, width, 1.6)],
  ['line', 'steel', 0.8, rungs(x, y - length / 2 + 1, y + length / 2 - 1, width - 1.6, 2)],
];

export interface Tracked {
  /** From the middle to the outer edge of a track. */
  readonly half: number;
  readonly front: number;
  readonly rear: number;
  readonly track: number;
  /** How far back the sloping front reaches, and how much narrower it is ahead. */
  readonly slope: number;
  readonly taper?: number;
  /** Where the engine lies: gratings over it. */
  readonly engine?: 'front' | 'rear';
  /** Plates over the tracks. */
  readonly skirts?: boolean;
  readonly extra?: readonly Part[];
}

function engineDeck(middle: number, top: number, bottom: number): readonly Part[] {
  return [
    ['shape', 'shade', box(0, top, bottom, middle * 1.5, 1.2)],
    ['line', 'ink', 0.9, rungs(-middle * 0.38, top + 1, bottom - 1, middle * 0.55, 2.2)],
    ['line', 'ink', 0.9, rungs(middle * 0.38, top + 1, bottom - 1, middle * 0.55, 2.2)],
  ];
}

export function tracked(shape: Tracked): Hull {
  const { half, front, rear, track: wide, slope, taper = 2, engine = 'rear', skirts = false, extra = [] } = shape;
  const middle = half - wide + 2;
  const glacis = front + slope;
  const body: readonly Point[] = [
    [middle - taper, front + 1],
    [middle, glacis],
    [middle, rear - 3],
    [middle - 2, rear],
  ];
  const edge = half - wide / 2;
  return {
    outline: box(0, front, rear, half * 2, 3),
    parts: [
      ...both((side) => track(side * edge, front + 1.5, rear - 1, wide)),
      ...(skirts
        ? both((side) => [['shape', 'cloth', box(side * (half - 1.6), front + 6, rear - 4, 3.2, 1)] as const])
        : []),
      ['shape', 'cloth', mirrored(body)],
      ['shape', 'lit', mirrored(body.slice(0, 2))],
      ...(engine === 'rear' ? engineDeck(middle, rear - 15, rear - 3) : engineDeck(middle, glacis + 2, glacis + 10)),
      ...both((side) => [['shape', 'shade', circle(side * middle * 0.5, glacis + 3.6, 2)] as const]),
      ...extra,
    ],
  };
}

export interface Wheeled {
  readonly half: number;
  readonly front: number;
  readonly rear: number;
  /** Where the axles are. */
  readonly axles: readonly number[];
  readonly slope: number;
  readonly taper?: number;
  readonly wheel?: Point;
  readonly extra?: readonly Part[];
}

export function wheeled(shape: Wheeled): Hull {
  const { half, front, rear, axles, slope, taper = 3, wheel: size = [5, 9], extra = [] } = shape;
  const [width, length] = size;
  const body: readonly Point[] = [
    [half - taper - 2, front],
    [half - 1.4, front + slope],
    [half - 1.4, rear - 4],
    [half - 4, rear],
  ];
  return {
    outline: box(0, front, rear, half * 2, 3),
    parts: [
      ...axles.flatMap((y) => both((side) => wheel(side * (half - width / 2 + 1.4), y, width, length))),
      ['shape', 'cloth', mirrored(body)],
      ['shape', 'lit', mirrored(body.slice(0, 2))],
      ...extra,
    ],
  };
}

/** An open bed with benches along its sides. */
export const openBed = (half: number, top: number, bottom: number): readonly Part[] => [
  ['shape', 'shade', box(0, top, bottom, half * 2, 1.4)],
  ...both((side) => [['shape', 'wood', box(side * (half - 2.2), top + 1.6, bottom - 1.6, 3.2, 0.8)] as const]),
];

/** A bonnet with louvres, and a windscreen behind it. */
export const bonnet = (half: number, top: number, bottom: number): readonly Part[] => [
  ['shape', 'lit', box(0, top, bottom, half * 2, 2)],
  ['line', 'shade', 1, `M0 ${top + 1.5}V${bottom - 1}`],
  ['line', 'shade', 0.9, rungs(-half * 0.55, top + 4, bottom - 1.5, half * 0.5, 2)],
  ['line', 'shade', 0.9, rungs(half * 0.55, top + 4, bottom - 1.5, half * 0.5, 2)],
];

export const windscreen = (half: number, y: number): Part => ['shape', 'glass', box(0, y, y + 2.6, half * 2, 0.8)];

/** Canvas over hoops. */
export const canvas = (half: number, top: number, bottom: number): readonly Part[] => [
  ['shape', 'gear', box(0, top, bottom, half * 2, 2)],
  ['line', 'wood', 1, rungs(0, top, bottom, half * 2 - 2, 7)],
  ['line', 'light', 1, `M0 ${top + 2}V${bottom - 2}`],
];

/** Front wheels and rear tracks. */
export function halfTracked(half: number, front: number, rear: number, extra: readonly Part[]): Hull {
  const body: readonly Point[] = [
    [half - 6, front],
    [half - 5, front + 13],
    [half - 1, front + 20],
    [half - 1, rear - 1],
    [half - 3, rear],
  ];
  return {
    outline: box(0, front, rear, half * 2, 3),
    parts: [
      ...both((side) => wheel(side * (half - 3), front + 8, 5, 10)),
      ...both((side) => track(side * (half - 2), front + 24, rear - 3, 5)),
      ['shape', 'cloth', mirrored(body)],
      ...bonnet(half - 6.4, front + 1, front + 13),
      [
        'shape',
        'lit',
        mirrored([
          [half - 5, front + 13],
          [half - 1.6, front + 19.6],
        ]),
      ],
      ...extra,
    ],
  };
}
