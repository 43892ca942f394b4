/** Words on the map: the names of hexes and of places. */
import { hexWords } from '../words/hex-words.ts';
import { type Hex, hexCentre, INRADIUS, type Point } from './plane.ts';
import type { Scene } from './scene.ts';
import { element, escapeText, group, number } from './svg.ts';

const SANS = "'IBM Plex Sans Condensed','IBM Plex Sans','Liberation Sans Narrow','Arial Narrow',sans-serif";

/** Below the top side; within the map where a half-hex is cut. */
function namePlace({ box }: Scene, hex: Hex, width: number): Point {
  const [x, y] = hexCentre(hex);
  const inside = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), high);
  return [
    inside(x, box.x + width / 2 + 5, box.x + box.width - width / 2 - 5),
    inside(y - INRADIUS + 18, box.y + 17, box.y + box.height - 5),
  ];
}

export function names(scene: Scene): string {
  const texts = scene.board.hexes.map((hex) => {
    const name = hexWords(hex.name);
    const [x, y] = namePlace(scene, hex, 8 * name.length);
    return `<text x="${number(x)}" y="${number(y)}">${escapeText(name)}</text>`;
  });
  return group(
    {
      'font-family': SANS,
      'font-size': 16,
      'font-weight': 600,
      'text-anchor': 'middle',
      fill: scene.palette.ink,
      'fill-opacity': 0.85,
      stroke: scene.palette.paper,
      'stroke-opacity': 0.55,
      'stroke-width': 3.4,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    ...texts,
  );
}

/** For titles and names on the map. */
export const SERIF = "'Source Serif 4','Source Serif Pro',Georgia,'Liberation Serif',serif";

interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly italic?: boolean;
  readonly spacing?: number;
}

const INK = '#2b261d';
const LETTERING: Readonly<Record<string, Lettering>> = {
  town: { size: 34, fill: INK, spacing: 3 },
  village: { size: 29, fill: INK, spacing: 1.5 },
  farm: { size: 23, fill: INK, italic: true },
  hill: { size: 23, fill: '#5a3a18', italic: true, spacing: 1 },
  water: { size: 27, fill: '#24474f', italic: true, spacing: 4 },
};
const OTHERWISE: Lettering = { size: 21, fill: INK, italic: true };

/** Names of villages, farms and hills, below the middle of their hex. */
export function places(scene: Scene): string {
  const texts = (scene.scenery.places ?? []).flatMap(({ name, at, kind }) => {
    const hex = scene.board.hexes[scene.board.hexNamed.get(at) ?? -1];
    if (!hex) return [];
    const { size, fill, italic, spacing } = LETTERING[kind] ?? OTHERWISE;
    const [x, y] = hexCentre(hex);
    return element(
      'text',
      {
        x,
        y: y + 46 + size / 3,
        'font-size': size,
        fill,
        'font-style': italic ? 'italic' : undefined,
        'letter-spacing': spacing,
      },
      escapeText(name),
    );
  });
  return group(
    {
      'font-family': SERIF,
      'font-weight': 600,
      'text-anchor': 'middle',
      stroke: scene.palette.paper,
      'stroke-opacity': 0.75,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    ...texts,
  );
}
