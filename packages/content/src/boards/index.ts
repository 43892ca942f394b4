/** Boards: painted, drawn and joined. See docs/boards.md. */
export { joinBoards, type LaidBoard, type Layout } from './join.ts';
export { paintBoard } from './paint.ts';
export { withSilhouettes } from './silhouettes/index.ts';
