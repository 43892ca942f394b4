/** The margin of the sheet: a neat line, the board's name, an arrow to the north. */

import { number } from './pen.ts';
import type { Box } from './plane.ts';
import type { Scene } from './scene.ts';
import { element, escapeText, group } from './svg.ts';

export const MARGIN = 58;

export const sheetOf = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

const SERIF = "'Source Serif 4','Source Serif Pro',Georgia,'Liberation Serif',serif";

export function frame(scene: Scene): string {
  const { box, board, palette } = scene;
  const line = (by: number, thickness: number): string =>
    element('rect', { ...sheetOf(box, by), fill: 'none', stroke: palette.ink, 'stroke-width': thickness });
  const { x, y, width, height } = box;
  const title = scene.scenery.number === undefined ? board.name : `${scene.scenery.number} · ${board.name}`;
  const foot = y + height + 38;
  return group(
    {},
    line(1, 2.4),
    line(9, 5),
    line(14.5, 1),
    `<g font-family="${SERIF}" fill="${palette.ink}">`,
    `<text x="${number(x)}" y="${number(foot)}" font-size="26" font-weight="600" letter-spacing="1.5">${escapeText(title)}</text>`,
    `<text x="${number(x + width)}" y="${number(foot)}" font-size="17" font-style="italic" text-anchor="end" fill-opacity=".7">Opfire</text>`,
    '</g>',
    northArrow(scene, x + width / 2, foot - 6),
  );
}

const northArrow = ({ palette }: Scene, x: number, y: number): string =>
  element('path', {
    d: `M${number(x)} ${number(y - 13)}l5.5 17-5.5-3.6-5.5 3.6z`,
    fill: palette.ink,
  });
