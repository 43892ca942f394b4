/** Draws boards beside the page, which stays free to move meanwhile. */
import { compileBoard, type GameSetup } from '@opfire/engine';
import { expose } from 'comlink';
import { boardLayers, LAYERS, type Layer } from '../drawing/draw-board.ts';
import type { Box } from '../drawing/plane.ts';
import { element, group, number } from '../drawing/svg.ts';

type Ground = Pick<GameSetup, 'board' | 'chart'>;

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

  async miniature(id: string): Promise<string> {
    // Only miniatures need the battles: a map that is played on comes with its ground.
    const { openBattle } = await import('./open-battle.ts');
    const { setup } = await openBattle(id);
    const { box, defs, layers } = boardLayers(compileBoard(setup.board, setup.chart), { scenery: setup.board });
    const drawn = LAYERS.filter((layer) => !TOO_FINE.includes(layer)).map((layer) => layers[layer]);
    return picture(box, defs, drawn);
  },
};

export type Drawing = typeof api;
expose(api);
