/** What the ground is like under woods, around houses, in brush and marsh: soft washes over the hexes. */
import { outlinesOf, soften } from './outline.ts';
import { Pen } from './pen.ts';
import type { Hex } from './plane.ts';
import { cellsWhere, type Scene } from './scene.ts';
import { group, path } from './svg.ts';
import { isDense, isWooded } from './trees.ts';

export function floors(scene: Scene): string {
  const { floor, tropical } = scene.palette;
  const on =
    (...ids: readonly string[]) =>
    (hex: Hex): boolean =>
      ids.includes(hex.terrain.id);
  const washes: readonly (readonly [(hex: Hex) => boolean, string, number])[] = [
    [(hex) => hex.terrain.structure !== undefined, floor.yard, 0.75],
    [on('rubble'), '#b8a68a', 0.8],
    [on('cemetery'), '#aeb583', 0.75],
    [on('rough'), '#b9ab84', 0.7],
    [on('brush'), tropical ? '#9aa75c' : '#aab06a', 0.6],
    [on('flower-garden'), '#b9bd7c', 0.7],
    [on('marsh'), '#8c9a68', 0.75],
    [on('soccer-stands'), '#cfc6b0', 0.9],
    [on('pool'), '#ded5c0', 0.95],
    [(hex) => isWooded(hex) && !isDense(hex), floor.light, 0.55],
    [isDense, floor.dense, 0.85],
  ];
  return group(
    { filter: scene.url('spread') },
    ...washes.map(([test, fill, opacity]) => wash(scene, test, fill, opacity)),
  );
}

function wash(scene: Scene, test: (hex: Hex) => boolean, fill: string, opacity: number): string {
  const pen = new Pen();
  for (const loop of outlinesOf(cellsWhere(scene, test))) pen.rounded(soften(loop, { passes: 8, stray: 12, wave: 70 }));
  return path(pen, { fill, 'fill-opacity': opacity });
}
