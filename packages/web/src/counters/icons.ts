/** Signs in one colour, in a field of 24 by 24 around 0, 0: strong enough to be told apart at a few pixels. */
import { element, group } from '../drawing/svg.ts';

type Stroke = readonly ['fill', d: string] | readonly ['line', width: number, d: string];

const EYE: readonly Stroke[] = [
  ['line', 2.6, 'M-12 0Q0-13 12 0Q0 13-12 0z'],
  ['fill', 'M-4.4 0a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1-8.8 0z'],
];
const CLOUD: Stroke = ['fill', 'M-8 9a6 6 0 0 1-2-11.6A6.5 6.5 0 0 1 1-8.6A6 6 0 0 1 10.4-3A6.2 6.2 0 0 1 8 9z'];
const BURST: Stroke = [
  'fill',
  'M0-12L2.6-5.4L8.5-8.5L5.4-2.6L12 0L5.4 2.6L8.5 8.5L2.6 5.4L0 12L-2.6 5.4L-8.5 8.5L-5.4 2.6L-12 0L-5.4-2.6L-8.5-8.5L-2.6-5.4z',
];
const FLAG: readonly Stroke[] = [
  ['line', 2.8, 'M-8-11V12'],
  ['fill', 'M-7-11L10-7L-7 1z'],
];

export const ICONS = {
  arrow: [['fill', 'M-12-4H1V-11L12 0L1 11V4H-12z']],
  burst: [BURST],
  chevrons: [['fill', 'M-12-10H-6L2 0L-6 10H-12L-4 0zM-2-10H4L12 0L4 10H-2L6 0z']],
  crawl: [
    ['fill', 'M4-1a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0z'],
    ['line', 4.6, 'M3 4.4L-4 2L-11 4.4'],
    ['line', 2.6, 'M-12 10H12'],
  ],
  hidden: [...EYE, ['line', 3, 'M-10 10L10-10']],
  'hidden-far': [
    ['line', 2.4, 'M-12-3Q0-14 12-3Q0 8-12-3z'],
    ['line', 2.8, 'M-9 6L9-11'],
    ['line', 2.8, 'M-10 11H6M3 7L8 11L3 12'],
  ],
  'turn-back': [
    ['line', 3.4, 'M-10 8H3A7 7 0 0 0 3-6H-6'],
    ['fill', 'M-5-12V0L-12-6z'],
  ],
  check: [
    ['line', 2.4, 'M-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0z'],
    ['line', 3.4, 'M-5.4 .4L-1.4 4.6L6-4.4'],
  ],
  blades: [
    ['line', 3.2, 'M-10-10L7 7M10-10L-7 7'],
    ['line', 3, 'M2.6 9.4L9.4 2.6M-2.6 9.4L-9.4 2.6'],
    ['line', 2.6, 'M7 7L11 11M-7 7L-11 11'],
  ],
  call: [
    ['line', 3, 'M-8 12L-8-2'],
    ['fill', 'M-12 0H-3V12H-12z'],
    ['line', 2.6, 'M0-1A6 6 0 0 0-6-7M5-1A11 11 0 0 0-6-12M10 0'],
  ],
  flag: FLAG,
  bolt: [['fill', 'M3-12L-9 2H-2L-4 12L9-3H1z']],
  cloud: [CLOUD],
  eye: EYE,
  drop: [['fill', 'M0-12C4-5 8-1 8 4a8 8 0 0 1-16 0C-8-1-4-5 0-12z']],
  cross: [
    ['line', 2.4, 'M-8.6 0a8.6 8.6 0 1 1 17.2 0a8.6 8.6 0 1 1-17.2 0z'],
    ['line', 2.4, 'M0-12V-3M0 12V3M-12 0H-3M12 0H3'],
  ],
  pit: [
    ['line', 3, 'M-12-3H-7C-7 8 7 8 7-3H12'],
    ['fill', 'M-3.6-6a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z'],
  ],
  stones: [['fill', 'M-12 9L-9 1L-3 2L-1 9zM1 9L2 3L9 0L12 9zM-6 0L-4-7L4-8L7-1L0 1z']],
  wreck: [['fill', 'M-12 8L-10 1H-5L-3-4H5L6-1L12-6L13-4L8 1H11L9 8z']],
  paper: [
    ['line', 2.4, 'M-8-11H8V11H-8z'],
    ['line', 2.2, 'M-4-5H4M-4 0H4M-4 5H1'],
  ],
  hourglass: [['fill', 'M-9-12H9V-8L3 0L9 8V12H-9V8L-3 0L-9-8z']],
  stairs: [['fill', 'M-12 11V5H-6V-1H0V-7H6V-12H12V11z']],
  star: [['fill', 'M0-12L3.3-3.9L12-3.6L5.2 1.7L7.5 10.2L0 5.3L-7.5 10.2L-5.2 1.7L-12-3.6L-3.3-3.9z']],
  flare: [
    ['line', 2.2, 'M-11-5Q0-17 11-5L0 5z'],
    ['line', 2.6, 'M0 6V12M-4 7L-8 11M4 7L8 11'],
  ],
  hatch: [
    ['line', 2.6, 'M-10.4 0a10.4 10.4 0 1 1 20.8 0a10.4 10.4 0 1 1-20.8 0z'],
    ['line', 3, 'M-6 0H6'],
  ],
  'hatch-open': [
    ['line', 2.4, 'M-8 4a8 8 0 1 1 16 0a8 8 0 1 1-16 0z'],
    ['fill', 'M-4.6 4a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1-9.2 0z'],
    ['line', 2.8, 'M-10-8Q0-15 10-8'],
  ],
  exit: [
    ['line', 2.8, 'M2-11H-9V11H2'],
    ['line', 3, 'M-3 0H8'],
    ['fill', 'M5-7L13 0L5 7z'],
  ],
  alight: [
    ['line', 3.2, 'M-11-10H11'],
    ['line', 3.4, 'M0-6V4'],
    ['fill', 'M-8 2H8L0 12z'],
  ],
  rotor: [
    ['line', 2.8, 'M-12-8H12M1-8V-2'],
    ['fill', 'M-12-2L-5-1Q0-5 6-2Q11 1 10 6H-4L-8 1L-12 1z'],
    ['line', 2.2, 'M-6 10.6H9'],
  ],
  empty: [
    ['line', 2.4, 'M-4.4 11V-3Q-4.4-9 0-12Q4.4-9 4.4-3V11z'],
    ['line', 3, 'M-11 8L11-8'],
  ],
  onward: [
    ['fill', 'M-12-8L-3 0L-12 8zM-2-8L7 0L-2 8z'],
    ['line', 3, 'M10.4-8V8'],
  ],
  aim: [
    ['line', 2.6, 'M-10.4 0a10.4 10.4 0 1 1 20.8 0a10.4 10.4 0 1 1-20.8 0z'],
    ['fill', 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0z'],
  ],
  coils: [
    [
      'line',
      2.2,
      'M-12 0a5 8 0 1 1 10 0a5 8 0 1 1-10 0zM-5 0a5 8 0 1 1 10 0a5 8 0 1 1-10 0zM2 0a5 8 0 1 1 10 0a5 8 0 1 1-10 0z',
    ],
  ],
  mine: [
    ['fill', 'M-11 8Q-11-3 0-3Q11-3 11 8z'],
    ['line', 2.4, 'M0-4V-11M-6-3L-10-9M6-3L10-9'],
  ],
  beams: [['line', 3.2, 'M-11 10L9-11M11 10L-9-11M-12 2H12']],
  bunker: [['fill', 'M-12 9V1L-7-7H7L12 1V9zM-7 .5V4H7V.5z']],
  spanner: [['line', 3.6, 'M-10-10L10 10M10-10L-10 10']],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type Icon = keyof typeof ICONS;

export function drawIcon(icon: Icon, colour: string, x: number, y: number, scale: number): string {
  const strokes: readonly Stroke[] = ICONS[icon];
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})`, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...strokes.map((stroke) =>
      stroke[0] === 'fill'
        ? element('path', { d: stroke[1], fill: colour })
        : element('path', { d: stroke[2], fill: 'none', stroke: colour, 'stroke-width': stroke[1] }),
    ),
  );
}
