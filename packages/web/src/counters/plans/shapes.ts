/** Outlines for plan views: as path data, around 0, 0, with the nose up. */
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed outline of straight lines. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

/** Both halves of something that is the same on either side: its right half, from front to rear, is enough. */
export const mirrored = (half: readonly Point[]): string =>
  polygon([...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]);

export function circle(x: number, y: number, r: number): string {
  const wide = round(2 * r);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${wide} 0a${r} ${r} 0 1 1-${wide} 0z`;
}

/** A box with round corners, by its middle line and its ends. */
export function box(x: number, top: number, bottom: number, width: number, r = 1): string {
  const [left, right] = [round(x - width / 2), round(x + width / 2)];
  return (
    `M${left} ${round(top + r)}q0-${r} ${r}-${r}H${round(right - r)}q${r} 0 ${r} ${r}` +
    `V${round(bottom - r)}q0 ${r}-${r} ${r}H${round(left + r)}q-${r} 0-${r}-${r}z`
  );
}

/** Short strokes across, one below the other: track links, gratings, slats. */
export function rungs(x: number, top: number, bottom: number, width: number, pitch: number): string {
  const left = round(x - width / 2);
  const count = Math.max(1, Math.floor((bottom - top) / pitch));
  return Array.from({ length: count }, (_, i) => `M${left} ${round(top + pitch * (i + 0.5))}h${width}`).join('');
}
