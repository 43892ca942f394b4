/** A board as one SVG picture, or as layers for whoever composes them otherwise. */
import type { Board } from '@opfire/engine';
import { brush } from './brush.ts';
import { buildingShadows, buildings } from './buildings.ts';
import { cemeteries } from './cemetery.ts';
import { defs } from './defs.ts';
import { floors } from './floors.ts';
import { frame, MARGIN, sheetOf } from './frame.ts';
import { gardens } from './gardens.ts';
import { dots, grid } from './grid.ts';
import { grain, ground, turf } from './ground.ts';
import { hexsides } from './hexsides.ts';
import { names, places } from './lettering.ts';
import { levels } from './levels.ts';
import { marsh } from './marsh.ts';
import { paddies } from './paddies.ts';
import { Pen } from './pen.ts';
import type { Box } from './plane.ts';
import { roads } from './roads.ts';
import { rows } from './rows.ts';
import { type Scene, type Scenery, sceneOf } from './scene.ts';
import { sports } from './sports.ts';
import { standing, standingShadows } from './standing.ts';
import { stones } from './stones.ts';
import { element, group, number, path } from './svg.ts';
import { treeShadows, trees } from './trees.ts';
import { water } from './water.ts';

export interface DrawOptions {
  /** Times 96 pixels from corner to corner of a hex; 1 when left out. */
  readonly scale?: number;
  /** Hex lines; drawn when left out. */
  readonly grid?: boolean;
  /** Names of hexes; drawn when left out. */
  readonly names?: boolean;
  /** The margin with its neat line; drawn when left out. */
  readonly frame?: boolean;
  /** Roads that leave the map, brooks and place names. */
  readonly scenery?: Scenery;
  /** Put before every id, where several drawings share a page. */
  readonly idPrefix?: string;
}

/** From the bottom up. */
export const LAYERS = [
  'ground',
  'levels',
  'floors',
  'water',
  'fields',
  'roads',
  'shadows',
  'terrain',
  'hexsides',
  'buildings',
  'trees',
  'grain',
  'grid',
  'names',
  'places',
] as const;
export type Layer = (typeof LAYERS)[number];

export interface BoardDrawing {
  /** The map in drawing units: a hex measures 200 from corner to corner. */
  readonly box: Box;
  /** Definitions that the layers refer to. */
  readonly defs: string;
  readonly layers: Readonly<Record<Layer, string>>;
  readonly frame: string;
}

function shadows(scene: Scene): string {
  const pen = new Pen();
  treeShadows(scene, pen);
  buildingShadows(scene, pen);
  return path(pen, { fill: '#1a1a0c', 'fill-opacity': 0.4, filter: scene.url('shade') });
}

/** Each layer as SVG text, to be put on top of each other in order of LAYERS and cut at the map's edge. */
export function boardLayers(board: Board, options: DrawOptions = {}): BoardDrawing {
  const scene = sceneOf(board, options.scenery, options.idPrefix);
  return {
    box: scene.box,
    defs: defs(scene),
    layers: {
      ground: ground(scene),
      levels: levels(scene) + turf(scene),
      floors: floors(scene),
      water: water(scene),
      fields: paddies(scene) + sports(scene) + rows(scene) + marsh(scene) + standingShadows(scene) + standing(scene),
      roads: roads(scene),
      shadows: shadows(scene),
      terrain: gardens(scene) + cemeteries(scene) + stones(scene) + brush(scene),
      hexsides: hexsides(scene),
      buildings: buildings(scene),
      trees: trees(scene),
      grain: grain(scene),
      grid: (options.grid ?? true) ? grid(scene) + dots(scene) : dots(scene),
      names: (options.names ?? true) ? names(scene) : '',
      places: (options.names ?? true) ? places(scene) : '',
    },
    frame: frame(scene),
  };
}

/** Pixels per drawing unit at scale 1. */
const PIXELS = 0.48;

export function drawBoard(board: Board, options: DrawOptions = {}): string {
  const drawing = boardLayers(board, options);
  const framed = options.frame ?? true;
  const sheet = sheetOf(drawing.box, framed ? MARGIN : 0);
  const size = PIXELS * (options.scale ?? 1);
  const layers = LAYERS.map((layer) => group({ 'data-layer': layer }, drawing.layers[layer]));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [sheet.x, sheet.y, sheet.width, sheet.height].map(number).join(' '),
      width: Math.round(sheet.width * size),
      height: Math.round(sheet.height * size),
    },
    drawing.defs +
      (framed ? element('rect', { ...sheet, fill: '#f1e8d2' }) : '') +
      group({ 'clip-path': `url(#${options.idPrefix ?? ''}map)` }, ...layers) +
      (framed ? drawing.frame : ''),
  );
}
