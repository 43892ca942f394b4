/** What lies on the ground, drawn with volume in a field of 96 by 96: smoke, shell bursts, foxholes, rubble, wrecks. */
import { element, group } from '../drawing/svg.ts';
import type { MarkerKind } from './markers.ts';

type Paint = readonly [fill: string, d: string, opacity?: number];

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
  ['#2c2f30', puffs(places, 2, 4, 1), 0.35],
  ['#5f6669', puffs(places, 0, 0, 1)],
  ['#8f9698', puffs(places, -1, -1.5, -1)],
  ['#dfe3e1', puffs(places, -3.5, -4.5, -5.5), 0.85],
];

const SMOKE_2: readonly Paint[] = [
  ['#2c2f30', puffs(THIN, 2, 4, 1), 0.2],
  ['#7d8587', puffs(THIN, 0, 0, 1), 0.8],
  ['#b6bcbb', puffs(THIN, -1, -1.5, -1)],
  ['#eef0ec', puffs(THIN, -3, -4, -4), 0.9],
];

const SHELL_BURST: readonly Paint[] = [
  ['#2a1d12', 'M14 62L26 46L18 34L36 36L40 16L52 33L70 20L68 40L86 48L70 56L76 68H22z'],
  ['#c4571c', 'M24 62L34 48L29 40L41 41L44 27L53 40L65 32L64 45L76 51L64 56L67 64H32z'],
  ['#f3c84a', 'M34 62L41 51L40 46L47 47L50 40L55 48L61 46L59 53L65 57L58 62z'],
  ['#5a4632', 'M8 68C18 58 30 64 40 61C52 58 70 60 88 68z'],
];

const PITS: readonly Paint[] = [
  ['#5c4728', 'M12 56C14 44 36 42 42 54C46 64 38 70 26 70C16 70 11 64 12 56z'],
  ['#2a1e10', 'M17 58C19 50 34 49 37 56C39 63 34 66 27 66C20 66 16 63 17 58z'],
  ['#a98a58', 'M12 56C14 44 36 42 42 54C36 48 20 48 12 56z'],
  ['#5c4728', 'M50 46C52 34 76 32 83 45C87 56 78 62 66 62C55 62 49 55 50 46z'],
  ['#2a1e10', 'M56 48C58 40 74 39 78 46C80 53 75 57 67 57C59 57 55 53 56 48z'],
  ['#a98a58', 'M50 46C52 34 76 32 83 45C76 38 60 38 50 46z'],
];

const STONES: readonly Paint[] = [
  ['#4d463b', 'M8 66L16 48L30 42L44 28L62 24L80 44L90 66z', 0.55],
  ['#8d8577', 'M10 62L16 48L32 46L38 62z'],
  ['#b9b2a2', 'M10 62L16 48L32 46L24 54z'],
  ['#7a7265', 'M34 62L40 44L58 42L62 62z'],
  ['#aaa292', 'M40 44L58 42L52 50L36 54z'],
  ['#8d8577', 'M58 62L64 46L80 48L88 62z'],
  ['#c3bcac', 'M64 46L80 48L72 54L60 54z'],
  ['#99654a', 'M30 46L40 30L54 30L58 42L44 46z'],
  ['#c28a68', 'M40 30L54 30L48 37L34 40z'],
  ['#6d665a', 'M54 42L60 27L71 32L72 45z'],
  ['#5a3a28', 'M20 58L58 36L60 39L23 61z'],
];

const HULK: readonly Paint[] = [
  ['#14110d', 'M8 64C20 56 76 56 90 64C84 70 16 70 8 64z', 0.5],
  ['#26211b', 'M12 60L16 46H80L86 60L80 66H18z'],
  ['#4d453a', 'M16 46L24 38H74L80 46z'],
  ['#8a5a34', 'M30 38L36 38L33 46L26 46zM60 38H70L74 46H66z'],
  ['#332c24', 'M34 38L38 26H60L64 38z'],
  ['#332c24', 'M60 30L88 20L89 23L62 35z'],
  [
    '#0f0d0a',
    'M22 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM37 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM52 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM67 62a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
  ],
  ['#5f6669', `${puff(48, 20, 7)}${puff(42, 12, 6)}${puff(53, 12, 5)}`, 0.9],
  ['#9aa1a2', `${puff(46, 18, 4)}${puff(40, 10.5, 3.4)}`, 0.9],
];

const SCENES: Partial<Readonly<Record<MarkerKind, readonly Paint[]>>> = {
  'smoke-1': smoke(THICK),
  'smoke-2': SMOKE_2,
  'fire-for-effect': SHELL_BURST,
  foxholes: PITS,
  rubble: STONES,
  wreck: HULK,
};

/** The drawing of a marker that lies on the ground; nothing for the others. */
export function drawScene(marker: MarkerKind): string | undefined {
  const paints = SCENES[marker];
  if (!paints) return undefined;
  return group(
    { 'stroke-linejoin': 'round' },
    ...paints.map(([fill, d, opacity]) =>
      element('path', { d, fill, ...(opacity !== undefined && { 'fill-opacity': opacity }) }),
    ),
  );
}
