/** What a person sees: boards and counters drawn as vector pictures. */
export * from './counters/index.ts';
export {
  type BoardDrawing,
  boardLayers,
  type DrawOptions,
  drawBoard,
  LAYERS,
  type Layer,
} from './drawing/draw-board.ts';
export { type Box, hexCentre, hexCorners, type Point } from './drawing/plane.ts';
export type { Scenery } from './drawing/scene.ts';
