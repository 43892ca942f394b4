/** Draws boards beside the page, which stays free to move meanwhile. */
import type { ScenarioFile } from '@opfire/content/loading';
import { compileBoard } from '@opfire/engine';
import { expose } from 'comlink';
import { boardLayers, LAYERS, type Layer } from '../drawing/draw-board.ts';
import type { Box } from '../drawing/plane.ts';
import { element, group, number } from '../drawing/svg.ts';
import type { Ground } from './open-ground.ts';

export interface DrawnGround {
  /** The map in drawing units. */
  readonly box: Box;
  /** A picture of everything that bears no words. */
  readonly picture: string;
  /** SVG of the words: they need the page's own fonts. */
  readonly words: string;
}

const WORDS: readonly Layer[] = ['names', 'places'];
/** What a miniature can do without. */
const TOO_FINE: readonly Layer[] = [...WORDS, 'grain', 'grid', 'shadows'];

const picture = (box: Box, defs: string, layers: readonly string[]): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [box.x, box.y, box.width, box.height].map(number).join(' '),
      width: Math.round(box.width),
      height: Math.round(box.height),
    },
    defs + group({ 'clip-path': 'url(#map)' }, ...layers),
  );

const api = {
  ground({ board: definition, chart }: Ground): DrawnGround {
    const { box, defs, layers } = boardLayers(compileBoard(definition, chart), { scenery: definition });
    const drawn = LAYERS.filter((layer) => !WORDS.includes(layer)).map((layer) => layers[layer]);
    return { box, picture: picture(box, defs, drawn), words: WORDS.map((layer) => layers[layer]).join('') };
  },

  async miniature(scenario: ScenarioFile): Promise<string> {
    // Only miniatures need the boards: a map that is played on comes with its ground.
    const { openGround } = await import('./open-ground.ts');
    const { board, chart } = await openGround(scenario);
    const { box, defs, layers } = boardLayers(compileBoard(board, chart), { scenery: board });
    const drawn = LAYERS.filter((layer) => !TOO_FINE.includes(layer)).map((layer) => layers[layer]);
    return picture(box, defs, drawn);
  },
};

export type Drawing = typeof api;
expose(api);
