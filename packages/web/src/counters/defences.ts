/** Fortifications on the ground (21), in a field of 96 by 96: wire, mines, roadblocks, bunkers. */
import type { Paint } from './scenes.ts';

const coil = (y: number): string =>
  Array.from({ length: 9 }, (_, i) => `M${8 + 8.6 * i} ${y}a6.6 8.6 0 1 1 11 4`).join('');

const barbs = (y: number): string =>
  Array.from({ length: 8 }, (_, i) => `M${13 + 9.6 * i} ${y - 9 + (i % 2) * 5}l3.4 3.4m0-3.4l-3.4 3.4`).join('');

const posts = (y: number): string => [14, 48, 82].map((x) => `M${x - 2} ${y + 10}V${y - 12}h4V${y + 10}z`).join('');

const row = (y: number): readonly Paint[] => [
  {
    fill: '#20180e',
    d: `M6 ${y + 8}C28 ${y + 5} 68 ${y + 5} 92 ${y + 9}C70 ${y + 12} 26 ${y + 12} 6 ${y + 8}z`,
    opacity: 0.3,
  },
  { fill: '#6a4d2c', d: posts(y) },
  { line: '#2c2f30', width: 2.2, d: coil(y) },
  { line: '#c6cbca', width: 0.9, d: coil(y) },
  { line: '#2c2f30', width: 1.2, d: barbs(y) },
];

export const WIRE: readonly Paint[] = [...row(28), ...row(52)];

const disc = (x: number, y: number): readonly Paint[] => [
  {
    fill: '#4d3c20',
    d: `M${x - 12} ${y + 3}C${x - 8} ${y - 8} ${x + 8} ${y - 8} ${x + 12} ${y + 3}C${x + 8} ${y + 9} ${x - 8} ${y + 9} ${x - 12} ${y + 3}z`,
    opacity: 0.75,
  },
  {
    fill: '#3f4634',
    d: `M${x - 8} ${y + 2}C${x - 7} ${y - 5} ${x + 7} ${y - 5} ${x + 8} ${y + 2}C${x + 7} ${y + 6} ${x - 7} ${y + 6} ${x - 8} ${y + 2}z`,
  },
  {
    fill: '#7c8566',
    d: `M${x - 6} ${y}C${x - 4} ${y - 4} ${x + 4} ${y - 4} ${x + 6} ${y}C${x + 3} ${y + 2} ${x - 3} ${y + 2} ${x - 6} ${y}z`,
  },
  {
    line: '#1d1b17',
    width: 1.8,
    d: `M${x} ${y - 3}V${y - 8}M${x - 3} ${y - 3}L${x - 6} ${y - 7}M${x + 3} ${y - 3}L${x + 6} ${y - 7}`,
  },
];

export const MINES: readonly Paint[] = [
  ...disc(18, 44),
  ...disc(74, 52),
  ...disc(26, 62),
  { fill: '#6a4d2c', d: 'M44 26H48V52H44z' },
  { fill: '#1d1b17', d: 'M46 6L64 34H28z' },
  { fill: '#f0c23a', d: 'M46 11L59.6 32H32.4z' },
  { fill: '#1d1b17', d: 'M44 17H48L47.2 26H44.8zM44 28H48V31H44z' },
];

const log = (y: number, tilt: number): readonly Paint[] => [
  { fill: '#3f2c18', d: `M10 ${y}L86 ${y + tilt}L86 ${y + tilt + 11}L10 ${y + 11}z` },
  { fill: '#8a6238', d: `M10 ${y}L86 ${y + tilt}L86 ${y + tilt + 6}L10 ${y + 6}z` },
  { fill: '#d8b680', d: `M82 ${y + tilt + 5.4}a4 5.6 0 1 1 8 0a4 5.6 0 1 1-8 0z` },
  { line: '#5a3d20', width: 1.2, d: `M18 ${y + 3}H44M50 ${y + 5}H74` },
];

export const ROADBLOCK: readonly Paint[] = [
  { fill: '#1a140a', d: 'M6 64C28 58 70 58 92 64C76 71 20 71 6 64z', opacity: 0.4 },
  ...log(50, -2),
  ...log(40, 3),
  { line: '#1d1b17', width: 6.4, d: 'M24 64L46 18M46 64L24 20M17 44L55 38' },
  { line: '#7b8386', width: 3.6, d: 'M24 64L46 18M46 64L24 20M17 44L55 38' },
  { line: '#1d1b17', width: 6.4, d: 'M58 66L78 24M80 66L58 26M52 48L88 44' },
  { line: '#7b8386', width: 3.6, d: 'M58 66L78 24M80 66L58 26M52 48L88 44' },
];

export const BUNKER: readonly Paint[] = [
  { fill: '#1a140a', d: 'M4 66C26 58 76 58 96 68C78 74 20 74 4 66z', opacity: 0.45 },
  { fill: '#5d5e57', d: 'M8 66L14 40L82 40L90 66z' },
  { fill: '#a3a59b', d: 'M14 40L26 20H70L82 40z' },
  { fill: '#c3c5ba', d: 'M18 38L28 23H68L77 38z' },
  { fill: '#15140f', d: 'M22 48H76L78 57H20z' },
  { fill: '#7d7f75', d: 'M16 44H81L80 47H17zM17 58H83L84 61H16z' },
  {
    fill: '#6f8a3f',
    d: 'M26 24C32 18 40 22 44 19C50 16 60 20 68 24L64 29C56 26 46 29 40 27C34 30 28 29 26 24z',
    opacity: 0.85,
  },
  { line: '#26241f', width: 2.6, d: 'M48 52L58 53.4' },
];
