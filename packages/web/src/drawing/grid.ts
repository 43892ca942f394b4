/** Hex lines, centre dots and names: thin, on top of everything, and never in the way. */
import { Pen } from './pen.ts';
import { cellBeyond, cellKey, type Hex, hexCentre, hexSide, INRADIUS, type Point } from './plane.ts';
import type { Scene } from './scene.ts';
import { element, escapeText, group, number, path } from './svg.ts';

export function grid(scene: Scene): string {
  const pen = new Pen();
  const drawn = new Set<string>();
  for (const hex of scene.board.hexes) {
    drawn.add(cellKey(hex));
    for (let direction = 0; direction < 6; direction++) {
      if (!drawn.has(cellKey(cellBeyond(hex, direction)))) pen.polyline(hexSide(hex, direction));
    }
  }
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(pen, { ...line, stroke: scene.palette.paper, 'stroke-opacity': 0.1, 'stroke-width': 3.6 }) +
    path(pen, { ...line, stroke: scene.palette.ink, 'stroke-opacity': 0.3, 'stroke-width': 1.5 })
  );
}

const squareAt = ([x, y]: Point, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

/** A red square: stone building; a black dot: wooden building or huts; elsewhere a speck to sight along. */
export function dots(scene: Scene): string {
  const [specks, wooden, stone] = [new Pen(), new Pen(), new Pen()];
  for (const hex of scene.board.hexes) {
    const { structure } = hex.terrain;
    if (structure === 'stone') stone.polygon(squareAt(hexCentre(hex), 5.6));
    else if (structure) wooden.circle(hexCentre(hex), 6);
    else specks.circle(hexCentre(hex), 2.1);
  }
  const ring = { stroke: '#fbf5e6', 'stroke-width': 2, 'stroke-opacity': 0.9 };
  return (
    path(specks, {
      fill: scene.palette.ink,
      'fill-opacity': 0.5,
      stroke: scene.palette.paper,
      'stroke-opacity': 0.35,
      'stroke-width': 1.4,
    }) +
    path(wooden, { fill: '#1c1a17', ...ring }) +
    path(stone, { fill: '#a3231c', 'stroke-linejoin': 'round', ...ring })
  );
}

const FONT = "'IBM Plex Sans Condensed','IBM Plex Sans','Liberation Sans Narrow','Arial Narrow',sans-serif";

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
    const [x, y] = namePlace(scene, hex, 8 * hex.name.length);
    return `<text x="${number(x)}" y="${number(y)}">${escapeText(hex.name)}</text>`;
  });
  return group(
    {
      'font-family': FONT,
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

const SERIF = "'Source Serif 4','Source Serif Pro',Georgia,'Liberation Serif',serif";

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
