/** The board with where units were lost laid over it. */
import type { Board } from '@opfire/engine';
import { drawBoard, hexCentre, hexCorners, type Scenery } from '@opfire/web';
import type { BalanceFigures } from './figures.ts';

const rounded = (number: number): number => Math.round(number * 10) / 10;

/** Few losses are faint, but to be seen. */
const FAINTEST = 0.12;
const STRONGEST = 0.78;

/** Of the names within the drawing, so that they meet no others on the page. */
const PREFIX = 'heat-';

export function heatMap(board: Board, scenery: Scenery, deaths: BalanceFigures['deaths'], games: number): string {
  const most = Math.max(1, ...deaths.map(({ losses }) => losses[0] + losses[1]));
  const spots = deaths.flatMap(({ hex: name, losses: [first, second] }) => {
    const hex = board.hexes[board.hexNamed.get(name) ?? -1];
    if (!hex) return [];
    const heat = FAINTEST + (STRONGEST - FAINTEST) * ((first + second) / most);
    const corners = hexCorners(hex).map((corner) => corner.map(rounded).join());
    const [x, y] = hexCentre(hex);
    const each = rounded((first + second) / Math.max(1, games));
    const label = each >= 0.1 ? `<text x="${rounded(x)}" y="${rounded(y) + 16}">${each}</text>` : '';
    const title = `<title>${name}: ${first} and ${second} in ${games} games</title>`;
    const fill = `points="${corners.join(' ')}" fill-opacity="${rounded(heat * 10) / 10}"`;
    return [{ hex: `<polygon ${fill}>${title}</polygon>`, label }];
  });
  const drawn = drawBoard(board, { scenery, idPrefix: PREFIX });
  // Hexes at the edge are cut there as those of the board are; their numbers, in the middle of the whole hex, are not.
  const hexes = `<g clip-path="url(#${PREFIX}map)">${spots.map((spot) => spot.hex).join('')}</g>`;
  const labels = spots.map(({ label }) => label).join('');
  return drawn.replace(/<\/svg>\s*$/, `<g class="heat">${hexes}${labels}</g></svg>`);
}
