/** Bare ground: paper, washes that drift into each other, fields seen from above, and grass. */
import { parcels } from './parcels.ts';
import { Pen } from './pen.ts';
import { add, type Hex, hexCentre, type Point, polar } from './plane.ts';
import { between, noiseAt, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { element, path } from './svg.ts';

const BARE = new Set(['clear', 'road', 'bridge', 'brush', 'light-woods', 'light-jungle', 'rough', 'bamboo-huts']);

export function ground(scene: Scene): string {
  const { palette } = scene;
  return [
    sheet(scene, { fill: palette.ground }),
    sheet(scene, { filter: scene.url('wash0') }),
    sheet(scene, { filter: scene.url('wash1') }),
    palette.tropical ? '' : parcels(scene),
  ].join('');
}

/** What grows on open ground at any level. */
export const turf = (scene: Scene): string => sheet(scene, { filter: scene.url('wash2') }) + grass(scene);

/** The grain of the paper, which shows through everything. */
export const grain = (scene: Scene): string => sheet(scene, { filter: scene.url('grain') });

const sheet = ({ box }: Scene, attributes: Record<string, string>): string =>
  element('rect', { x: box.x, y: box.y, width: box.width, height: box.height, ...attributes });

function grass(scene: Scene): string {
  const [dark, light] = [new Pen(), new Pen()];
  for (const hex of scene.board.hexes) {
    if (BARE.has(hex.terrain.id)) grassIn(scene, hex, dark, light);
  }
  const blade = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(dark, { ...blade, stroke: scene.palette.grass[0], 'stroke-opacity': 0.55, 'stroke-width': 1.3 }) +
    path(light, { ...blade, stroke: scene.palette.grass[1], 'stroke-opacity': 0.5, 'stroke-width': 1.2 })
  );
}

function grassIn(scene: Scene, hex: Hex, dark: Pen, light: Pen): void {
  const random = scene.random('grass', hex.index);
  const centre = hexCentre(hex);
  for (let i = 0; i < 26; i++) {
    const at = add(centre, polar(random() * 2 * Math.PI, 96 * Math.sqrt(random())));
    const growth = noiseAt(scene.seed, at[0] / 110, at[1] / 110);
    if (random() > 0.42 + 0.6 * growth) continue;
    tuft(dark, at, random);
    if (random() < 0.5) tuft(light, add(at, [3, 2]), random);
  }
}

/** Two to four blades from one root. */
function tuft(pen: Pen, root: Point, random: Random): void {
  const blades = 2 + Math.floor(random() * 3);
  for (let blade = 0; blade < blades; blade++) {
    const lean = (blade - (blades - 1) / 2) * 2.4 + between(random, -0.6, 1);
    pen.polyline([add(root, [lean * 0.4, 0]), add(root, [lean, -between(random, 3.5, 6.5)])]);
  }
}
