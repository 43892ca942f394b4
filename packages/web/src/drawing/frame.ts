/** The margin of the sheet: a neat line, the board's name, an arrow to the north, a scale. */
import { SERIF } from './lettering.ts';
import { Pen } from './pen.ts';
import { type Box, INRADIUS, type Point } from './plane.ts';
import type { Scene } from './scene.ts';
import { element, escapeText, group, path } from './svg.ts';

export const MARGIN = 62;

export const sheetOf = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

export function frame(scene: Scene): string {
  const { box, palette } = scene;
  const line = (by: number, thickness: number): string =>
    element('rect', { ...sheetOf(box, by), fill: 'none', stroke: palette.ink, 'stroke-width': thickness });
  const foot = box.y + box.height + 43;
  return group(
    { 'font-family': SERIF, fill: palette.ink },
    line(1, 2.4),
    line(9, 5),
    line(14.5, 1),
    text(titleOf(scene), [box.x, foot], { 'font-size': 27, 'font-weight': 600, 'letter-spacing': 1.5 }),
    northArrow([box.x + box.width / 2, foot - 8]),
    scaleBar([box.x + box.width, foot]),
  );
}

const titleOf = ({ board, scenery }: Scene): string =>
  scenery.number === undefined ? board.name : `${scenery.number} · ${board.name}`;

const text = (words: string, [x, y]: Point, attributes: Record<string, string | number>): string =>
  element('text', { x, y, ...attributes }, escapeText(words));

function northArrow([x, y]: Point): string {
  const left = new Pen().polygon([
    [x, y - 17],
    [x, y + 5],
    [x - 7, y + 10],
  ]);
  const right = new Pen().polygon([
    [x, y - 17],
    [x + 7, y + 10],
    [x, y + 5],
  ]);
  return (
    path(left, {}) +
    path(right, { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.2 }) +
    text('N', [x + 18, y + 8], { 'font-size': 19, 'font-weight': 600 })
  );
}

/** A hex is about 50 metres from side to side (1.4). */
const METRES = 50;
const STEPS = 4;

function scaleBar([right, foot]: Point): string {
  const length = 2 * INRADIUS;
  const left = right - STEPS * length - 46;
  const [dark, ticks] = [new Pen(), new Pen()];
  const bar = (from: number, to: number): Point[] => [
    [left + from * length, foot - 6],
    [left + to * length, foot - 6],
    [left + to * length, foot],
    [left + from * length, foot],
  ];
  for (let step = 0; step < STEPS; step += 2) dark.polygon(bar(step, step + 1));
  ticks.polygon(bar(0, STEPS));
  const figures = Array.from({ length: STEPS + 1 }, (_, step) =>
    text(`${step * METRES}${step === STEPS ? ' m' : ''}`, [left + step * length, foot - 11], {
      'font-size': 15,
      'text-anchor': 'middle',
    }),
  );
  return path(dark, {}) + path(ticks, { fill: 'none', stroke: '#2b261d', 'stroke-width': 1.2 }) + figures.join('');
}
