/** Hills as contour steps: deeper brown by level, a lit and a shaded rim, hachures down the slope. */
import { blend } from './colour.ts';
import { facing } from './light.ts';
import { outlinesOf, soften } from './outline.ts';
import { Pen } from './pen.ts';
import { add, distance, edgesOf, mix, type Point, scale, subtract, unit } from './plane.ts';
import { between } from './random.ts';
import { cellsWhere, type Scene } from './scene.ts';
import { element, group, path } from './svg.ts';

export function levels(scene: Scene): string {
  const present = scene.board.hexes.map(({ level }) => level);
  const [lowest, highest] = [Math.min(...present), Math.max(...present)];
  let drawn = '';
  for (let level = -1; level >= lowest; level--) drawn += hollow(scene, level);
  for (let level = 1; level <= highest; level++) drawn += step(scene, level);
  return drawn;
}

const EDGE = { passes: 9, stray: 7, wave: 70 } as const;
const LINE = { fill: 'none', 'stroke-linejoin': 'round' } as const;

/** The ground at a level and beyond it: upwards for hills, downwards for hollows. */
function loopsAt(scene: Scene, level: number): Point[][] {
  const cells = cellsWhere(scene, (hex) => (level > 0 ? hex.level >= level : hex.level <= level));
  return outlinesOf(cells).map((loop) => soften(loop, { ...EDGE, seed: scene.seed + level }));
}

function areaOf(loops: readonly (readonly Point[])[]): Pen {
  const area = new Pen();
  for (const loop of loops) area.rounded(loop);
  return area;
}

/** A step up: it shades the ground at its foot, and its rim is lit on one side. */
function step(scene: Scene, level: number): string {
  const loops = loopsAt(scene, level);
  const area = areaOf(loops);
  const { palette } = scene;
  const tone = palette.levels[Math.min(level, palette.levels.length) - 1] as string;
  const clip = `level${level}`;
  return group(
    { 'data-level': level },
    element('clipPath', { id: scene.id(clip) }, path(area, {})),
    path(area, { fill: '#3b2a12', 'fill-opacity': 0.5, filter: scene.url('cast'), transform: 'translate(11 14)' }),
    hachures(scene, loops, level),
    path(area, { fill: tone, 'fill-opacity': 0.6 }),
    group(
      { 'clip-path': scene.url(clip) },
      rimLight(scene, area, '#fff4cf', 0.5, [9, 12]),
      rimLight(scene, area, '#4a3214', 0.3, [-7, -9]),
    ),
    path(area, { ...LINE, stroke: palette.contour, 'stroke-opacity': 0.75, 'stroke-width': 1.8 }),
  );
}

/** A step down: its rim shades the floor. */
function hollow(scene: Scene, level: number): string {
  const loops = loopsAt(scene, level);
  const area = areaOf(loops);
  const clip = `hollow${-level}`;
  return group(
    { 'data-level': level },
    element('clipPath', { id: scene.id(clip) }, path(area, {})),
    path(area, { fill: '#6f7d43', 'fill-opacity': 0.4 }),
    group(
      { 'clip-path': scene.url(clip) },
      rimLight(scene, area, '#2c2410', 0.5, [9, 12]),
      rimLight(scene, area, '#fff4cf', 0.4, [-7, -9]),
      hachures(scene, loops, level),
    ),
    path(area, { ...LINE, stroke: scene.palette.contour, 'stroke-opacity': 0.75, 'stroke-width': 1.8 }),
  );
}

const rimLight = (scene: Scene, area: Pen, stroke: string, opacity: number, [x, y]: Point): string =>
  path(area, {
    ...LINE,
    stroke,
    'stroke-opacity': opacity,
    'stroke-width': 24,
    filter: scene.url('soft'),
    transform: `translate(${x} ${y})`,
  });

/** Fine strokes down the slope, heavier away from the light. */
function hachures(scene: Scene, loops: readonly (readonly Point[])[], level: number): string {
  const random = scene.random('hachures', level);
  const [fine, bold] = [new Pen(), new Pen()];
  for (const loop of loops) {
    for (const [a, b] of edgesOf(loop)) {
      const along = unit(subtract(b, a));
      const out: Point = level > 0 ? [along[1], -along[0]] : [-along[1], along[0]];
      const dark = 1 - facing(out);
      const count = Math.max(1, Math.round(distance(a, b) / (9.5 - 4 * dark)));
      for (let i = 0; i < count; i++) {
        const foot = mix(a, b, (i + between(random, 0.2, 0.8)) / count);
        const size = between(random, 8, 15) + 9 * dark;
        const lean = scale(along, between(random, -2.5, 2.5));
        (dark > 0.5 ? bold : fine).polyline([foot, add(add(foot, scale(out, size)), lean)]);
      }
    }
  }
  const ink = { fill: 'none', stroke: blend(scene.palette.contour, '#000000', 0.15), 'stroke-linecap': 'round' };
  return (
    path(fine, { ...ink, 'stroke-opacity': 0.5, 'stroke-width': 1.1 }) +
    path(bold, { ...ink, 'stroke-opacity': 0.62, 'stroke-width': 1.7 })
  );
}
