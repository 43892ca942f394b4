/** What lies on the ground, drawn with volume in a field of 96 by 96: smoke, shell bursts, foxholes, rubble, wrecks. */
import { element, group } from '../drawing/svg.ts';
import { BUNKER, MINES, ROADBLOCK, WIRE } from './defences.ts';
import type { MarkerKind } from './markers.ts';

/** A flat shape, or a line. */
export type Paint =
  | { readonly fill: string; readonly d: string; readonly opacity?: number }
  | { readonly line: string; readonly width: number; readonly d: string };

const puff = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

const puffs = (places: readonly (readonly [number, number, number])[], dx = 0, dy = 0, grow = 0): string =>
  places.map(([x, y, r]) => puff(x + dx, y + dy, r + grow)).join('');

const THICK = [
  [30, 52, 14],
  [54, 54, 15],
  [42, 35, 17],
  [70, 50, 11],
  [22, 37, 10],
] as const;
const THIN = [
  [30, 54, 11],
  [60, 55, 12],
  [44, 40, 12],
] as const;

const smoke = (places: typeof THICK | typeof THIN): readonly Paint[] => [
  { fill: '#2c2f30', d: puffs(places, 2, 4, 1), opacity: 0.35 },
  { fill: '#5f6669', d: puffs(places, 0, 0, 1) },
  { fill: '#8f9698', d: puffs(places, -1, -1.5, -1) },
  { fill: '#dfe3e1', d: puffs(places, -3.5, -4.5, -5.5), opacity: 0.85 },
];

const SMOKE_2: readonly Paint[] = [
  { fill: '#2c2f30', d: puffs(THIN, 2, 4, 1), opacity: 0.2 },
  { fill: '#7d8587', d: puffs(THIN, 0, 0, 1), opacity: 0.8 },
  { fill: '#b6bcbb', d: puffs(THIN, -1, -1.5, -1) },
  { fill: '#eef0ec', d: puffs(THIN, -3, -4, -4), opacity: 0.9 },
];

const SHELL_BURST: readonly Paint[] = [
  { fill: '#2a1d12', d: 'M14 62L26 46L18 34L36 36L40 16L52 33L70 20L68 40L86 48L70 56L76 68H22z' },
  { fill: '#c4571c', d: 'M24 62L34 48L29 40L41 41L44 27L53 40L65 32L64 45L76 51L64 56L67 64H32z' },
  { fill: '#f3c84a', d: 'M34 62L41 51L40 46L47 47L50 40L55 48L61 46L59 53L65 57L58 62z' },
  { fill: '#5a4632', d: 'M8 68C18 58 30 64 40 61C52 58 70 60 88 68z' },
];

const PITS: readonly Paint[] = [
  { fill: '#5c4728', d: 'M12 56C14 44 36 42 42 54C46 64 38 70 26 70C16 70 11 64 12 56z' },
  { fill: '#2a1e10', d: 'M17 58C19 50 34 49 37 56C39 63 34 66 27 66C20 66 16 63 17 58z' },
  { fill: '#a98a58', d: 'M12 56C14 44 36 42 42 54C36 48 20 48 12 56z' },
  { fill: '#5c4728', d: 'M50 46C52 34 76 32 83 45C87 56 78 62 66 62C55 62 49 55 50 46z' },
  { fill: '#2a1e10', d: 'M56 48C58 40 74 39 78 46C80 53 75 57 67 57C59 57 55 53 56 48z' },
  { fill: '#a98a58', d: 'M50 46C52 34 76 32 83 45C76 38 60 38 50 46z' },
];

const STONES: readonly Paint[] = [
  { fill: '#4d463b', d: 'M8 66L16 48L30 42L44 28L62 24L80 44L90 66z', opacity: 0.55 },
  { fill: '#8d8577', d: 'M10 62L16 48L32 46L38 62z' },
  { fill: '#b9b2a2', d: 'M10 62L16 48L32 46L24 54z' },
  { fill: '#7a7265', d: 'M34 62L40 44L58 42L62 62z' },
  { fill: '#aaa292', d: 'M40 44L58 42L52 50L36 54z' },
  { fill: '#8d8577', d: 'M58 62L64 46L80 48L88 62z' },
  { fill: '#c3bcac', d: 'M64 46L80 48L72 54L60 54z' },
  { fill: '#99654a', d: 'M30 46L40 30L54 30L58 42L44 46z' },
  { fill: '#c28a68', d: 'M40 30L54 30L48 37L34 40z' },
  { fill: '#6d665a', d: 'M54 42L60 27L71 32L72 45z' },
  { fill: '#5a3a28', d: 'M20 58L58 36L60 39L23 61z' },
];

const HULK: readonly Paint[] = [
  { fill: '#14110d', d: 'M8 64C20 56 76 56 90 64C84 70 16 70 8 64z', opacity: 0.5 },
  { fill: '#26211b', d: 'M12 60L16 46H80L86 60L80 66H18z' },
  { fill: '#4d453a', d: 'M16 46L24 38H74L80 46z' },
  { fill: '#8a5a34', d: 'M30 38L36 38L33 46L26 46zM60 38H70L74 46H66z' },
  { fill: '#332c24', d: 'M34 38L38 26H60L64 38z' },
  { fill: '#332c24', d: 'M60 30L88 20L89 23L62 35z' },
  {
    fill: '#0f0d0a',
    d: 'M22 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM37 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM52 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM67 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
  },
  { fill: '#5f6669', d: `${puff(48, 20, 7)}${puff(42, 12, 6)}${puff(53, 12, 5)}`, opacity: 0.9 },
  { fill: '#9aa1a2', d: `${puff(46, 18, 4)}${puff(40, 10.5, 3.4)}`, opacity: 0.9 },
];

const SCENES: Partial<Readonly<Record<MarkerKind, readonly Paint[]>>> = {
  'smoke-1': smoke(THICK),
  'smoke-2': SMOKE_2,
  'fire-for-effect': SHELL_BURST,
  foxholes: PITS,
  rubble: STONES,
  wreck: HULK,
  wire: WIRE,
  mines: MINES,
  roadblock: ROADBLOCK,
  bunker: BUNKER,
};

/** The drawing of a marker that lies on the ground; nothing for the others. */
export function drawScene(marker: MarkerKind): string | undefined {
  const paints = SCENES[marker];
  if (!paints) return undefined;
  return group(
    { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...paints.map((paint) =>
      'line' in paint
        ? element('path', { d: paint.d, fill: 'none', stroke: paint.line, 'stroke-width': paint.width })
        : element('path', { d: paint.d, fill: paint.fill, 'fill-opacity': paint.opacity }),
    ),
  );
}
